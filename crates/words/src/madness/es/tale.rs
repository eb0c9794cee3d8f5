//! How is told in Spanish what decided a game?

use crate::sentence::Sentence;
use crate::tale::times;

pub const COURSE: &str = "Probabilidad de ganar, según los bots";
pub const ALL: &str = "Todo el grupo";
pub const MOST_CURSES: &str = "Más maldiciones destruidas";
pub const MOST_CAST: &str = "Más hechizos lanzados";
pub const MOST_LEARNED: &str = "Más hechizos aprendidos";
pub const MOST_MADNESS: &str = "Más locura sufrida";

pub fn spells(count: u16) -> Sentence {
    times(count, "hechizo", "hechizos")
}

pub fn curses(count: u16) -> Sentence {
    times(count, "maldición", "maldiciones")
}

pub fn madness(count: u16) -> Sentence {
    times(count, "locura", "locuras")
}
