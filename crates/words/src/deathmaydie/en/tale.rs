//! How is told in English what decided a night?

use crate::sentence::Sentence;
use crate::tale::times;

pub const COURSE: &str = "How far each side has come";
pub const MOST_SLAIN: &str = "Most enemies slain";
pub const MOST_FOUND: &str = "Most discoveries";
pub const MOST_SANITY_LOST: &str = "Most Sanity lost";

pub fn enemies(count: u16) -> Sentence {
    times(count, "enemy", "enemies")
}

pub fn discoveries(count: u16) -> Sentence {
    times(count, "discovery", "discoveries")
}

pub fn sanity(count: u16) -> Sentence {
    times(count, "Sanity", "Sanity")
}
