//! How is told in English what decided a game?

use crate::sentence::Sentence;
use crate::tale::times;

pub const COURSE: &str = "Cohesion left";
pub const WIZARDS: &str = "Wizards";
pub const BEST_EYE: &str = "The best eye";
pub const MOST_ASTRAY: &str = "Most often astray";
pub const MOST_POINTED_AT: &str = "Most fingers pointed at";

pub fn exits(count: u16) -> Sentence {
    times(count, "exit", "exits")
}

pub fn mistakes(count: u16) -> Sentence {
    times(count, "mistake", "mistakes")
}

pub fn fingers(count: u16) -> Sentence {
    times(count, "finger", "fingers")
}
