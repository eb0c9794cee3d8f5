//! What is said about the deals that are the same for all?

use crate::lang::{Lang, spoken};
use crate::{en, es};

/// The words of that page.
pub struct DealWords {
    pub title: &'static str,
    /// What leads to the page.
    pub there: &'static str,
    pub lead: &'static str,
    pub day: &'static str,
    pub week: &'static str,
    pub play: &'static str,
    /// Where all act at once, nobody can play against exactly the same bots.
    pub at_once: &'static str,
    pub nobody: &'static str,
    pub results: &'static str,
    pub fair: &'static str,
    pub won: &'static str,
    pub lost: &'static str,
    pub secret: &'static str,
}

pub fn deals(lang: Lang) -> &'static DealWords {
    spoken!(lang, &deal_words::WORDS)
}

/// How far ahead or behind it ended, and after how many moves.
pub fn margin(lang: Lang, edge: i16, moves: usize) -> String {
    spoken!(lang, deal_words::margin(edge, moves))
}

/// Until when it can be played.
pub fn until(lang: Lang, when: &str) -> String {
    spoken!(lang, deal_words::until(when))
}
