//! Which words does a plain-text table of Grimoire need?

use grimoire::cards::{Card, Element, Power};

use super::{en, es};
use crate::lang::{Lang, spoken};
use crate::sentence::Sentence;

/// Everything written around the cards of a plain-text table.
pub struct BoardWords {
    pub card: fn(Card) -> &'static str,
    pub element: fn(Element) -> &'static str,
    pub building: &'static str,
    pub basic_flux: &'static str,
    pub special_flux: &'static str,
    pub heading: fn(round: u16, chapter: u8) -> Sentence,
    pub dealer: fn(name: &str) -> String,
    pub title: fn(name: &str, element: &str) -> String,
    pub title_changed: fn(name: &str, element: &str) -> String,
    pub title_special: fn(name: &str, element: &str) -> String,
    pub no_title: &'static str,
    pub chain: fn(element: &str) -> String,
    pub chain_not_started: &'static str,
    pub chain_broken: &'static str,
    pub printed: fn(element: &str, power: Power) -> String,
    pub changed_by: fn(cards: &str) -> String,
    pub silenced: &'static str,
    pub trump: &'static str,
    pub gone: &'static str,
    pub strongest: &'static str,
    pub teams: [&'static str; 2],
    pub scores: fn(scores: &str) -> String,
    pub you: fn(name: &str) -> String,
    pub cards: fn(count: usize) -> String,
    pub lives: fn(lives: u8) -> String,
    pub out: &'static str,
}

pub fn of(lang: Lang) -> &'static BoardWords {
    spoken!(lang, &board_words::WORDS)
}
