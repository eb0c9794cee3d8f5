//! Where are the words of Death May Die? What is written on cards, boards and tokens in `card_words`, what a Discovery card offers
//! in `claims`, what a linked card reads as in `cards`, everything said during a game
//! behind `Speak` in `speak`.

mod board;
mod board_words;
pub mod card_words;
pub mod cards;
pub mod chances;
pub mod claims;
mod en;
pub mod ending_words;
mod es;
pub mod foretold;
pub mod line;
pub mod map_words;
pub mod naming;
pub mod phrases;
pub mod rolling;
pub mod sheet_words;
mod speak;
pub mod table_words;
mod tale;
