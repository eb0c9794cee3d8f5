//! Which words does a plain-text table of The Big Book of Madness need?

use madness::options::Mode;
use madness::state::Slot;
use madness::view::Until;

use super::{en, es};
use crate::lang::{Lang, spoken};
use crate::sentence::Sentence;

/// Everything written around the cards of a plain-text table.
pub struct BoardWords {
    pub slot: fn(Slot) -> &'static str,
    pub cost: fn([u8; 4]) -> Sentence,
    pub round: fn(round: u8) -> Sentence,
    pub turn: fn(turn: u8, name: &str) -> String,
    pub mode: fn(difficulty: &str, mode: Mode) -> String,
    pub closed: &'static str,
    pub book: fn(monster: &str, curses: &str) -> String,
    pub bonus: &'static str,
    pub failure: &'static str,
    pub next: fn(curses: &str) -> String,
    pub marker: fn(space: u8) -> String,
    pub madness: &'static str,
    pub piles: &'static str,
    pub multi: &'static str,
    pub no_curses: &'static str,
    pub neutralized: &'static str,
    pub passed: &'static str,
    pub strikes: &'static str,
    pub over_madness: fn(u8) -> String,
    pub table: &'static str,
    pub library: &'static str,
    pub shelf: fn(level: u8, left: u8) -> String,
    pub empty: &'static str,
    pub destroyed: &'static str,
    pub you: &'static str,
    pub active: &'static str,
    pub out: &'static str,
    pub hand: &'static str,
    pub support: &'static str,
    pub deck: &'static str,
    pub on_top: &'static str,
    pub discard: &'static str,
    pub spells: &'static str,
    pub exhausted: &'static str,
    pub resolving: &'static str,
    pub face_down: fn(Until) -> String,
    pub ability_used: &'static str,
}

pub fn of(lang: Lang) -> &'static BoardWords {
    spoken!(lang, &board_words::WORDS)
}
