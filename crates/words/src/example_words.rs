//! What is said around the example a card shows itself with?

use crate::lang::{Lang, spoken};
use crate::{en, es};

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
    spoken!(lang, &example_words::WORDS)
}

/// "Seat 1:", before what they do.
pub fn does(lang: Lang, name: &str) -> String {
    spoken!(lang, example_words::does(name))
}

/// "Step 2 of 5".
pub fn step_of(lang: Lang, step: usize, last: usize) -> String {
    spoken!(lang, example_words::step_of(step, last))
}
