//! What can a person read about a card or an Element of The Big Book of Madness? The words are in
//! `crates/madness/content/`. A number in ⟨ ⟩ there is multiplied by the Spell's Power.

use std::str::FromStr;

use madness::cards::{Card, Curse, Element, Magician, Monster, Page, Spell};
use madness::options::Edition;

use super::{en, es};
use crate::lang::Lang;
pub use crate::speak::CardWords;

/// The words for one Element.
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

/// The words of a Spell, and its text part by part.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SpellWords {
    /// As it reads at Power 1.
    pub card: CardWords,
    pub parts: &'static [TextPart],
}

/// A part of a Spell's text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TextPart {
    Words(&'static str),
    /// So many times the Power.
    Number(u8),
}

macro_rules! spell {
    (id: $id:literal, name: $name:literal, text: ($text:literal, $parts:expr), flavour: $flavour:literal,) => {
        SpellWords { card: CardWords { id: $id, name: $name, text: $text, flavour: $flavour }, parts: $parts }
    };
}

/// The text of a card on which the two rulebooks differ.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct EditionWords {
    pub english: &'static str,
    pub spanish: &'static str,
}

/// The words of a card on which the two rulebooks may differ.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WordsByEdition {
    /// Where they differ, its text tells both.
    pub card: CardWords,
    pub editions: Option<EditionWords>,
}

/// The words of a page's front, whole and part by part.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PageWords {
    pub card: CardWords,
    /// Only the final page has something to say when a Monster arrives.
    pub arrival: Option<&'static str>,
    pub bonus: &'static str,
    pub failure: &'static str,
}

/// A page's text is its parts, each after its label.
macro_rules! page {
    (
        lang: $lang:ident, id: $id:literal, name: $name:literal, arrival: None,
        bonus: $bonus:literal, failure: $failure:literal, flavour: $flavour:literal,
    ) => {
        PageWords {
            card: CardWords {
                id: $id,
                name: $name,
                text: concat!($lang::pages::label!(bonus), $bonus, $lang::pages::label!(failure), $failure),
                flavour: $flavour,
            },
            arrival: None,
            bonus: $bonus,
            failure: $failure,
        }
    };
    (
        lang: $lang:ident, id: $id:literal, name: $name:literal, arrival: Some($arrival:literal),
        bonus: $bonus:literal, failure: $failure:literal, flavour: $flavour:literal,
    ) => {
        PageWords {
            card: CardWords {
                id: $id,
                name: $name,
                text: concat!(
                    $lang::pages::label!(arrival),
                    $arrival,
                    " ",
                    $lang::pages::label!(bonus),
                    $bonus,
                    $lang::pages::label!(failure),
                    $failure
                ),
                flavour: $flavour,
            },
            arrival: Some($arrival),
            bonus: $bonus,
            failure: $failure,
        }
    };
}

include!(concat!(env!("OUT_DIR"), "/madness_elements.rs"));
include!(concat!(env!("OUT_DIR"), "/madness_cards.rs"));
include!(concat!(env!("OUT_DIR"), "/madness_spells.rs"));
include!(concat!(env!("OUT_DIR"), "/madness_curses.rs"));
include!(concat!(env!("OUT_DIR"), "/madness_monsters.rs"));
include!(concat!(env!("OUT_DIR"), "/madness_pages.rs"));
include!(concat!(env!("OUT_DIR"), "/madness_magicians.rs"));

/// Anything in the box with words on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum AnyCard {
    Magician(Magician),
    Spell(Spell),
    Curse(Curse),
    Monster(Monster),
    Page(Page),
    Card(Card),
}

macro_rules! any_card {
    ($($family:ident),*) => {
        $(impl From<$family> for AnyCard {
            fn from(card: $family) -> AnyCard {
                AnyCard::$family(card)
            }
        })*

        impl AnyCard {
            /// The whole box, in the order of the families.
            pub fn all() -> impl Iterator<Item = AnyCard> {
                std::iter::empty()$(.chain($family::ALL.into_iter().map(AnyCard::$family)))*
            }

            /// As links and records have it.
            pub fn id(self) -> &'static str {
                match self {
                    $(AnyCard::$family(card) => card.name()),*
                }
            }
        }

        /// Ids are unique in the whole box.
        impl FromStr for AnyCard {
            type Err = ();

            fn from_str(id: &str) -> Result<AnyCard, ()> {
                Err(())$(.or_else(|()| id.parse().map(AnyCard::$family)))*
            }
        }
    };
}
any_card!(Magician, Spell, Curse, Monster, Page, Card);

/// What is written on a card. Where the rulebooks differ, its text tells both.
pub fn of(lang: Lang, card: impl Into<AnyCard>) -> &'static CardWords {
    match card.into() {
        AnyCard::Magician(it) => &magician(lang, it).card,
        AnyCard::Spell(it) => &spell(lang, it).card,
        AnyCard::Curse(it) => &curse(lang, it).card,
        AnyCard::Monster(it) => monster(lang, it),
        AnyCard::Page(it) => &page(lang, it).card,
        AnyCard::Card(it) => element_card(lang, it),
    }
}

/// What a card does at a table that plays this edition.
pub fn text(lang: Lang, card: impl Into<AnyCard>, edition: Edition) -> &'static str {
    let card = card.into();
    match (editions(lang, card), edition) {
        (Some(words), Edition::Spanish) => words.spanish,
        (Some(words), Edition::English) => words.english,
        (None, _) => of(lang, card).text,
    }
}

/// The two texts of a card on which the rulebooks differ.
pub fn editions(lang: Lang, card: AnyCard) -> Option<EditionWords> {
    match card {
        AnyCard::Magician(it) => magician(lang, it).editions,
        AnyCard::Curse(it) => curse(lang, it).editions,
        AnyCard::Spell(_) | AnyCard::Monster(_) | AnyCard::Page(_) | AnyCard::Card(_) => None,
    }
}
