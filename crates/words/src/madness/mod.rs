//! Where are the words of The Big Book of Madness? Cards and Elements in
//! `card_words`, everything said during a game behind `Speak` in `speak`.

pub mod board;
mod board_words;
pub mod card_words;
mod en;
pub mod ending_words;
mod es;
pub mod line;
pub mod naming;
pub mod phrases;
pub mod speak;
pub mod table_words;
mod tale;
