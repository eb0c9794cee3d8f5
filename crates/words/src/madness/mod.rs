//! Where are the words of The Big Book of Madness? The rules in `rules_en`, the cards and Elements in `card_words`.

pub mod card_words;
pub mod cards_en;
pub mod cards_es;
pub mod rules_en;
