//! What is said to whoever asks why: what a press would do, why it does nothing now, and where a number comes from.

use crate::lang::{Lang, spoken};
use crate::{en, es};

/// The words around a reason.
pub struct WhyWords {
    pub why: &'static str,
    /// What the tool does, for those who have not met it.
    pub why_help: &'static str,
    /// While it waits for a press.
    pub point: &'static str,
    pub now: &'static str,
    pub not_now: &'static str,
    pub nothing_now: &'static str,
    pub would: &'static str,
    /// The move is made, and nothing else follows from it for certain.
    pub only_that: &'static str,
    pub luck: &'static str,
    pub rule: &'static str,
    pub the_card: &'static str,
    pub back: &'static str,
}

pub fn why(lang: Lang) -> &'static WhyWords {
    spoken!(lang, &why_words::WORDS)
}
