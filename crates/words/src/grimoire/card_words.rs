//! What can a person read about a Spell or an Element?

use super::{cards_en, cards_es};
use crate::lang::Lang;
pub use crate::speak::CardWords;

/// The words for one Element.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ElementWords {
    /// How card IDs begin.
    pub code: &'static str,
    pub id: &'static str,
    pub name: &'static str,
    /// As it describes a Spell: "Fire", "de Fuego".
    pub of: &'static str,
    pub character: &'static str,
}

/// All sixty Spells, by Element and then by Power.
pub fn cards(lang: Lang) -> &'static [CardWords] {
    lang.pick(cards_es::CARDS, cards_en::CARDS)
}

/// The Spell with this ID.
pub fn card(lang: Lang, id: &str) -> Option<&'static CardWords> {
    cards(lang).iter().find(|card| card.id == id)
}

/// All ten Elements, in the order the Spells are listed.
pub fn elements(lang: Lang) -> &'static [ElementWords] {
    lang.pick(cards_es::ELEMENTS, cards_en::ELEMENTS)
}

/// The Element with this code: `FIR`.
pub fn element(lang: Lang, code: &str) -> Option<&'static ElementWords> {
    elements(lang).iter().find(|element| element.code == code)
}
