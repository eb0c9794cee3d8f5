//! What can a person read about a Trap, a Character or an Illusion? The words are in `crates/obscurio/content/`. An
//! Illusion has a number and no words: it is looked at.

use obscurio::cards::{Character, Trap};
use obscurio::pictures::{Card, Motif};

use super::{en, es};
use crate::lang::{Lang, spoken};
pub use crate::speak::CardWords;

/// Who a Wizard is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CharacterWords {
    pub id: &'static str,
    pub name: &'static str,
    pub epithet: &'static str,
    pub colour: &'static str,
}

/// A motif with its articles: "a moon" and "the moon".
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MotifWords {
    pub a: &'static str,
    pub the: &'static str,
}

/// An Illusion has its number, and nothing about what it shows.
macro_rules! illusion {
    (lang: $lang:ident, id: $id:literal, name: $name:literal,) => {
        CardWords { id: $id, name: $name, text: $lang::pictures::ILLUSION, flavour: "" }
    };
}

include!(concat!(env!("OUT_DIR"), "/obscurio_characters.rs"));
include!(concat!(env!("OUT_DIR"), "/obscurio_illusions.rs"));
include!(concat!(env!("OUT_DIR"), "/obscurio_motifs.rs"));
include!(concat!(env!("OUT_DIR"), "/obscurio_traps.rs"));

/// The Trap that is no token: it waits on the last space of the Progress track.
pub fn watcher(lang: Lang) -> &'static CardWords {
    spoken!(lang, &pictures::WATCHER)
}

/// What is written on the piece with this id.
pub fn find(lang: Lang, id: &str) -> Option<&'static CardWords> {
    let illusion = || id.parse().ok().map(|card| illusion(lang, card));
    let watcher = || Some(watcher(lang)).filter(|words| words.id == id);
    id.parse().ok().map(|trap| self::trap(lang, trap)).or_else(illusion).or_else(watcher)
}
