//! Which words does the table of Death May Die as plain text need?

use super::{en, es};
use crate::lang::{Lang, spoken};

#[derive(Clone, Copy, Debug)]
pub struct BoardWords {
    pub turn: &'static str,
    pub track: &'static str,
    pub actions: &'static str,
    pub symbols: &'static str,
    pub ritual: &'static str,
    pub ritual_stands: &'static str,
    pub ritual_broken: &'static str,
    pub advance: &'static str,
    pub mythos: &'static str,
    pub discovery: &'static str,
    pub to: &'static str,
    pub start: &'static str,
    pub fire: &'static str,
    pub stress: &'static str,
    pub wounds: &'static str,
    pub sanity: &'static str,
    pub fatigue: &'static str,
    pub dice: &'static str,
    pub strikes: &'static str,
    pub holds: &'static str,
    pub eliminated: &'static str,
    pub cosmic: &'static str,
    pub passage: &'static str,
    pub reserve: &'static str,
    pub nobody: &'static str,
    pub to_come: &'static str,
}

pub fn of(lang: Lang) -> &'static BoardWords {
    spoken!(lang, &board_words::WORDS)
}
