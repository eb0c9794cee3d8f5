//! What stands on the sheets, beside the dice and over the scenes of Death May Die? Short words; sentences are in `rolling` and
//! `foretold`.

use super::{en, es};
use crate::lang::{Lang, spoken};

#[derive(Clone, Copy, Debug)]
pub struct SheetWords {
    pub now: &'static str,
    pub then: &'static str,
    pub level_up: &'static str,
    pub full_level: &'static str,
    pub other_side: &'static str,
    pub strikes: &'static str,
    pub bonus_die: &'static str,
    pub skull: &'static str,
    pub active: &'static str,
    pub acts_now: &'static str,
    pub other_ways: &'static str,
    /// Instead of what is proposed: one answer after the other.
    pub step_by_step: &'static str,
    pub deal_so: &'static str,
    pub all_yourself: &'static str,
    pub last_roll: &'static str,
    pub rerolls: &'static str,
    pub linked: &'static str,
    pub this_turn: &'static str,
    pub best: &'static str,
    pub just_happened: &'static str,
    pub forecast: &'static str,
    pub if_advances: &'static str,
    pub stages: &'static str,
    pub task: &'static str,
    pub special_rules: &'static str,
    pub carries: &'static str,
    pub gives: &'static str,
    pub trade: &'static str,
    pub price: &'static str,
    pub central: &'static str,
    pub start_board: &'static str,
    pub use_card: &'static str,
    pub free: &'static str,
    pub in_reserve: &'static str,
    pub places: &'static str,
    pub on_map: &'static str,
    pub people_card: &'static str,
    pub enemies: &'static str,
    pub insanities: &'static str,
    pub relics: &'static str,
    pub episodes: &'static str,
    pub conditions: &'static str,
    pub close: &'static str,
}

pub fn sheet(lang: Lang) -> &'static SheetWords {
    spoken!(lang, &sheet_words::WORDS)
}

/// "Stress 2 of 4."
pub fn out_of(lang: Lang, name: &str, at: u8, last: u8) -> String {
    spoken!(lang, sheet_words::out_of(name, at, last))
}

/// How far the next threshold is, or that the next loss is the last.
pub fn next_threshold(lang: Lang, left: Option<u8>) -> String {
    spoken!(lang, sheet_words::next_threshold(left))
}

/// "Level 2".
pub fn level(lang: Lang, level: u8) -> String {
    spoken!(lang, sheet_words::level(level))
}

/// "2 of 3 symbols".
pub fn symbols(lang: Lang, have: usize, of: u8) -> String {
    spoken!(lang, sheet_words::symbols(have, of))
}

/// "Space 3 of 8".
pub fn space_of(lang: Lang, at: u8, of: u8) -> String {
    spoken!(lang, sheet_words::space_of(at, of))
}
