//! What stands before the parts of a page in English?

/// A macro, so that the text of a page is joined while building.
macro_rules! label {
    (arrival) => {
        "On arrival: "
    };
    (bonus) => {
        "If you vanquish it: "
    };
    (failure) => {
        " If it escapes: "
    };
}

pub(crate) use label;
