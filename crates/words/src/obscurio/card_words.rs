//! What can a person read about a Trap, a Character or an Illusion? The words are in `crates/obscurio/content/`. An
//! Illusion has a number and no words: it is looked at.

use obscurio::cards::{Character, Trap};
use obscurio::pictures::{Card, Motif};

use crate::Lang;
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
    (lang: es, id: $id:literal, name: $name:literal,) => {
        illusion!($id, $name, "Una de las 84 ilusiones de la biblioteca. Lo que cuenta está a la vista.")
    };
    (lang: en, id: $id:literal, name: $name:literal,) => {
        illusion!($id, $name, "One of the library’s 84 illusions. What counts is there to see.")
    };
    ($id:literal, $name:literal, $text:literal) => {
        CardWords { id: $id, name: $name, text: $text, flavour: "" }
    };
}

include!(concat!(env!("OUT_DIR"), "/obscurio_characters.rs"));
include!(concat!(env!("OUT_DIR"), "/obscurio_illusions.rs"));
include!(concat!(env!("OUT_DIR"), "/obscurio_motifs.rs"));
include!(concat!(env!("OUT_DIR"), "/obscurio_traps.rs"));

/// The Trap that is no token: it waits on the last space of the Progress track.
pub fn watcher(lang: Lang) -> &'static CardWords {
    lang.pick(
        &CardWords {
            id: "watcher",
            name: "El Vigilante",
            text: "Silencio. Se elige en secreto y se muestra a la vez.",
            flavour: "Lleva siglos sin parpadear.",
        },
        &CardWords {
            id: "watcher",
            name: "The Watcher",
            text: "No talking. Choose in secret, reveal together.",
            flavour: "It has not blinked for centuries.",
        },
    )
}

/// What is written on the piece with this id.
pub fn find(lang: Lang, id: &str) -> Option<&'static CardWords> {
    let illusion = || id.parse().ok().map(|card| illusion(lang, card));
    let watcher = || Some(watcher(lang)).filter(|words| words.id == id);
    id.parse().ok().map(|trap| self::trap(lang, trap)).or_else(illusion).or_else(watcher)
}
