//! Where are the words of Grimoire? Spells and Elements in `card_words`,
//! everything said during a game behind `Speak` in `speak`, the labels of the page in `table_words`.

pub mod board;
mod board_words;
pub mod card_words;
mod en;
pub mod ending_words;
mod es;
pub mod hand_words;
pub mod line;
pub mod speak;
pub mod table_words;
mod tale;

crate::sentence::as_written!(grimoire::cards::Power);
