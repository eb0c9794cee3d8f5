//! What can a person read about a card or an Element of The Big Book of Madness?

use madness::options::Edition;

use super::{cards_en, cards_es};
use crate::lang::Lang;
pub use crate::speak::CardWords;

/// The words for one Element, or for Madness.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ElementWords {
    pub id: &'static str,
    pub name: &'static str,
    /// As it describes a card: "Water", "de Agua".
    pub of: &'static str,
    /// As the subject of a sentence: "Water", "el Agua".
    pub the: &'static str,
    pub character: &'static str,
}

/// The text of a card on which the two rulebooks differ.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct EditionWords {
    pub id: &'static str,
    pub english: &'static str,
    pub spanish: &'static str,
}

/// The parts of a page's front.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PageWords {
    /// Only the final page has something to say when a Monster arrives.
    pub arrival: Option<&'static str>,
    pub bonus: &'static str,
    pub failure: &'static str,
}

/// Every card: Magicians, Spells, Curses, Monsters, pages, Element cards and Madness. A number in ⟨ ⟩ is
/// multiplied by the Spell's Power.
pub fn cards(lang: Lang) -> &'static [CardWords] {
    lang.pick(cards_es::CARDS, cards_en::CARDS)
}

/// The card with this ID.
pub fn card(lang: Lang, id: &str) -> Option<&'static CardWords> {
    cards(lang).iter().find(|card| card.id == id)
}

/// What a card does at a table that plays this edition.
pub fn text(lang: Lang, id: &str, edition: Edition) -> Option<&'static str> {
    match (editions(lang).iter().find(|words| words.id == id), edition) {
        (Some(words), Edition::Spanish) => Some(words.spanish),
        (Some(words), Edition::English) => Some(words.english),
        (None, _) => card(lang, id).map(|card| card.text),
    }
}

/// The cards that read differently with each rulebook.
pub fn editions(lang: Lang) -> &'static [EditionWords] {
    lang.pick(cards_es::EDITIONS, cards_en::EDITIONS)
}

/// The front of the page with this ID, part by part.
pub fn page(lang: Lang, id: &str) -> Option<PageWords> {
    let [arrival, bonus, failure] = match lang {
        Lang::Es => ["Aparición: ", "Bonificación: ", " Fracaso: "],
        Lang::En => ["Arrival: ", "Bonus: ", " Failure: "],
    };
    let (before, after) = card(lang, id)?.text.split_once(bonus)?;
    let (bonus, failure) = after.split_once(failure)?;
    Some(PageWords { arrival: before.strip_prefix(arrival).map(str::trim_end), bonus, failure })
}

/// The four Elements, and Madness last.
pub fn elements(lang: Lang) -> &'static [ElementWords] {
    lang.pick(cards_es::ELEMENTS, cards_en::ELEMENTS)
}

/// The Element with this ID: `fire`.
pub fn element(lang: Lang, id: &str) -> Option<&'static ElementWords> {
    elements(lang).iter().find(|element| element.id == id)
}
