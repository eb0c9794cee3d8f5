//! How is told in Spanish what decided a game?

use grimoire::cards::Card;

use crate::grammar::counted;
use crate::say;
use crate::sentence::Sentence;
use crate::tale::times;

pub const COURSE: &str = "Puntos";
pub const MOST_CHAPTERS: &str = "Más Capítulos ganados";
pub const MOST_SILENCED: &str = "Más Hechizos silenciados";
pub const RICHEST: &str = "El Capítulo más rico";

pub fn chapters(count: u16) -> Sentence {
    times(count, "Capítulo", "Capítulos")
}

pub fn spells(count: u16) -> Sentence {
    times(count, "Hechizo", "Hechizos")
}

pub fn won_with(spell: Card, points: u8) -> Sentence {
    say!("{}, {}", super::card(spell), counted(points, "punto", "puntos"))
}
