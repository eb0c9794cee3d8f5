//! How is the end told in Spanish?

use deathmaydie::content::{HEALTH, Investigator, SANITY_SKULL, TRACK_LEN};
use deathmaydie::end::End;
use deathmaydie::story::Turning;

use super::names::{at, who};
use crate::say;
use crate::sentence::Sentence;

pub const LOST_TO_MADNESS: &str = "La demencia ganó";
pub const DID_NOT_COME_BACK: &str = "No volvió";

/// The Ritual is broken, and what that means from now on.
pub const RITUAL_BROKEN: [&str; 2] = ["¡Ritual interrumpido!", "Ya se puede herir al Primigenio."];

pub fn headline(end: End, played: bool) -> &'static str {
    match (end == End::Won, played) {
        (true, true) => "¡Habéis matado a un dios!",
        (true, false) => "¡El Primigenio ha muerto!",
        (false, true) => "Habéis perdido",
        (false, false) => "El Primigenio vence",
    }
}

pub fn turning(turning: Turning) -> Sentence {
    match turning {
        Turning::LastBlow { by: Some(by) } => {
            say!("El último golpe lo dio {}.", who(by))
        }
        Turning::LastBlow { by: None } => "El último golpe no lo dio nadie: cayó solo.".into(),
        Turning::Fallen { who: it, space } => {
            say!("{} cayó {}, y ahí se decidió.", who(it), at(space))
        }
        Turning::TooManySymbols { advances } => {
            say!(
                "Los símbolos de Invocación lo empujaron {advances} veces antes de que alguien pudiera matarlo."
            )
        }
    }
}

pub fn how_far(turn: u16, track: u8, disrupted: bool) -> Sentence {
    let turns = match turn {
        1 => "turno",
        _ => "turnos",
    };
    match disrupted {
        true => say!("{turn} {turns}; el Ritual, interrumpido; casilla {track} de {TRACK_LEN}."),
        false => say!("{turn} {turns}; el Ritual siguió en pie; casilla {track} de {TRACK_LEN}."),
    }
}

pub fn leaves(it: Investigator) -> Sentence {
    let name = who(it);
    say!("Lo que llevaba {name} se pierde; su lugar en la mesa queda vacío.")
}

pub fn survived(wounds: u8, sanity: u8) -> String {
    format!("{wounds}/{HEALTH} Heridas, {sanity}/{SANITY_SKULL} de Cordura perdida")
}
