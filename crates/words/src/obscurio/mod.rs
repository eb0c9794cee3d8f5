//! Where are the words of Obscurio? Traps, Characters and motifs in
//! `card_words`, what a picture shows in `pictures`, everything said during a game behind `Speak` in `speak`.

mod board;
mod board_words;
pub mod card_words;
mod en;
mod es;
pub mod hall_words;
pub mod line;
pub mod moment;
pub mod naming;
pub mod phrases;
pub mod pictures;
mod speak;
pub mod table_words;
mod tale;
