//! What is said around the example a card shows itself with?

use crate::Lang;

/// The words of an example.
pub struct ExampleWords {
    pub title: &'static str,
    pub see: &'static str,
    pub step_by_step: &'static str,
    pub begins: &'static str,
    /// Nobody does anything: the card works by lying there.
    pub still: &'static str,
    pub back: &'static str,
}

pub fn example(lang: Lang) -> &'static ExampleWords {
    lang.pick(&ES, &EN)
}

static ES: ExampleWords = ExampleWords {
    title: "Un ejemplo",
    see: "ver la mesa",
    step_by_step: "Verlo paso a paso",
    begins: "Así empieza.",
    still: "Aquí nadie tiene que hacer nada: basta con que esté.",
    back: "Volver a la carta",
};

static EN: ExampleWords = ExampleWords {
    title: "An example",
    see: "see the table",
    step_by_step: "See it step by step",
    begins: "This is how it begins.",
    still: "Nobody has to do anything here: it works by being there.",
    back: "Back to the card",
};

/// "Seat 1:", before what they do.
pub fn does(lang: Lang, name: &str) -> String {
    match lang {
        Lang::Es | Lang::En => format!("{name}:"),
    }
}

/// "Step 2 of 5".
pub fn step_of(lang: Lang, step: usize, last: usize) -> String {
    match lang {
        Lang::Es => format!("Paso {step} de {last}"),
        Lang::En => format!("Step {step} of {last}"),
    }
}
