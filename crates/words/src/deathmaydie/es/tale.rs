//! How is told in Spanish what decided a night?

use crate::sentence::Sentence;
use crate::tale::times;

pub const COURSE: &str = "Cuánto camino lleva hecho cada bando";
pub const MOST_SLAIN: &str = "Más enemigos abatidos";
pub const MOST_FOUND: &str = "Más hallazgos";
pub const MOST_SANITY_LOST: &str = "Más cordura perdida";

pub fn enemies(count: u16) -> Sentence {
    times(count, "enemigo", "enemigos")
}

pub fn discoveries(count: u16) -> Sentence {
    times(count, "hallazgo", "hallazgos")
}

pub fn sanity(count: u16) -> Sentence {
    times(count, "de cordura", "de cordura")
}
