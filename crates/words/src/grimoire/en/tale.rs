//! How is told in English what decided a game?

use grimoire::cards::Card;

use crate::grammar::counted;
use crate::say;
use crate::sentence::Sentence;
use crate::tale::times;

pub const COURSE: &str = "Points";
pub const MOST_CHAPTERS: &str = "Most Chapters won";
pub const MOST_SILENCED: &str = "Most Spells silenced";
pub const RICHEST: &str = "The richest Chapter";

pub fn chapters(count: u16) -> Sentence {
    times(count, "Chapter", "Chapters")
}

pub fn spells(count: u16) -> Sentence {
    times(count, "Spell", "Spells")
}

pub fn won_with(spell: Card, points: u8) -> Sentence {
    say!("{}, {}", super::card(spell), counted(points, "point", "points"))
}
