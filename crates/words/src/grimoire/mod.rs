//! Where are the words of Grimoire? The rulebook and the cards, one file per language.

pub mod card_words;
pub mod cards_en;
pub mod rules_en;
