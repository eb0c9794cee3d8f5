//! What stands before the parts of a page in Spanish?

/// A macro, so that the text of a page is joined while building.
macro_rules! label {
    (arrival) => {
        "Al aparecer: "
    };
    (bonus) => {
        "Si cae: "
    };
    (failure) => {
        " Si escapa: "
    };
}

pub(crate) use label;
