//! The words of Lanterns.

mod board;
pub mod card_words;
mod en;
mod es;
mod line;
mod speak;
pub mod table_words;
mod tale;
