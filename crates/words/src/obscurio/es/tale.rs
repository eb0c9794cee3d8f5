//! How is told in Spanish what decided a game?

use crate::sentence::Sentence;
use crate::tale::times;

pub const COURSE: &str = "Cohesión restante";
pub const WIZARDS: &str = "Magos";
pub const BEST_EYE: &str = "Mejor vista";
pub const MOST_ASTRAY: &str = "Más veces perdido";
pub const MOST_POINTED_AT: &str = "Más dedos en contra";

pub fn exits(count: u16) -> Sentence {
    times(count, "salida", "salidas")
}

pub fn mistakes(count: u16) -> Sentence {
    times(count, "error", "errores")
}

pub fn fingers(count: u16) -> Sentence {
    times(count, "dedo", "dedos")
}
