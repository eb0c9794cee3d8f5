//! What is said where a game branches, and where a good player's moves are shown?

use crate::lang::{Lang, spoken};
use crate::{en, es};

/// The words of going another way.
pub struct BranchWords {
    pub what_if: &'static str,
    pub lead: &'static str,
    pub who: &'static str,
    pub go: &'static str,
    pub luck: &'static str,
    pub own_lead: &'static str,
    pub own_luck: &'static str,
    pub own_back: &'static str,
    pub left: &'static str,
    pub return_to: &'static str,
    pub copy: &'static str,
    pub back: &'static str,
    pub original: &'static str,
    pub good: &'static str,
    pub good_lead: &'static str,
    pub estimate: &'static str,
    pub played: &'static str,
    pub instead: &'static str,
    pub honest: &'static str,
}

pub fn branch(lang: Lang) -> &'static BranchWords {
    spoken!(lang, &branch_words::WORDS)
}

/// Since when a game goes its own way.
pub fn since(lang: Lang, at: usize) -> String {
    spoken!(lang, branch_words::since(at))
}

/// Whose decision is looked at.
pub fn would(lang: Lang, name: &str) -> String {
    spoken!(lang, branch_words::would(name))
}
