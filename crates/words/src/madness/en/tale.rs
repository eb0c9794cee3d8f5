//! How is told in English what decided a game?

use crate::sentence::Sentence;
use crate::tale::times;

pub const COURSE: &str = "Odds of winning, as bots reckon them";
pub const ALL: &str = "All together";
pub const MOST_CURSES: &str = "Most Curses destroyed";
pub const MOST_CAST: &str = "Most Spells cast";
pub const MOST_LEARNED: &str = "Most Spells learned";
pub const MOST_MADNESS: &str = "Most Madness taken";

pub fn spells(count: u16) -> Sentence {
    times(count, "Spell", "Spells")
}

pub fn curses(count: u16) -> Sentence {
    times(count, "Curse", "Curses")
}

pub fn madness(count: u16) -> Sentence {
    times(count, "Madness", "Madness")
}
