//! Where are the words of The Big Book of Madness? The rulebook in `book`, cards and Elements in `card_words`.

pub mod book;
pub mod card_words;
pub mod cards_en;
pub mod cards_es;
pub mod rules_en;
pub mod rules_es;
