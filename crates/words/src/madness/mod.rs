//! Where are the words of The Big Book of Madness? The rulebook in `rules_es` and `rules_en`, cards and Elements in
//! `card_words`, everything said during a game behind `Speak` in `speak`.

pub mod board;
mod board_words;
pub mod card_words;
pub mod en;
pub mod ending_words;
pub mod es;
pub mod line;
pub mod naming;
pub mod phrases;
pub mod rules_en;
pub mod rules_es;
pub mod speak;
pub mod table_words;
mod tale;
