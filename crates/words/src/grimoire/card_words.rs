//! What can a person read about a Spell or an Element? The words are in `crates/grimoire/content/`.

use grimoire::cards::{Card, Element};

pub use crate::speak::CardWords;

/// The words for one Element.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ElementWords {
    pub id: &'static str,
    pub name: &'static str,
    /// As it describes a Spell: "Fire", "de Fuego".
    pub of: &'static str,
    pub character: &'static str,
}

include!(concat!(env!("OUT_DIR"), "/grimoire_elements.rs"));
include!(concat!(env!("OUT_DIR"), "/grimoire_spells.rs"));
