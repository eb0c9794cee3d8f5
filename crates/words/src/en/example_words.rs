//! What is said in English around an example?

use crate::example_words::ExampleWords;

pub static WORDS: ExampleWords = ExampleWords {
    title: "An example",
    see: "see the table",
    step_by_step: "See it step by step",
    begins: "This is how it begins.",
    still: "Nobody has to do anything here: it works by being there.",
    back: "Back to the card",
};

pub fn does(name: &str) -> String {
    format!("{name}:")
}

pub fn step_of(step: usize, last: usize) -> String {
    format!("Step {step} of {last}")
}
