//! How is a roll told in Spanish?

use deathmaydie::chances::Goal;
use deathmaydie::view::{RollView, Rolled};

use crate::grammar::counted;
use crate::say;
use crate::sentence::Sentence;

/// What stands between a number and its percent sign.
pub const BEFORE_PERCENT: &str = "\u{a0}";
pub const PRESS_TO_REROLL: &str = "Pulsa un dado para repetirlo.";
pub const NO_REROLLS: &str = "No quedan repeticiones";
pub const REROLL_OF_TURN: &str = "1 de este turno";

pub fn goal(what: &Rolled, targets: usize, goal: Goal, first: bool) -> Sentence {
    match (what, goal) {
        (Rolled::Attack, _) if first && targets > 1 => "Acabar con todos".into(),
        (Rolled::Attack, _) if first => "Acabar con él".into(),
        (Rolled::Attack, _) => "Herir".into(),
        (_, Goal::NoMoreThan(0)) => "Salir sin Heridas".into(),
        (_, Goal::NoMoreThan(_)) => "Sobrevivir".into(),
        (_, Goal::Successes(count)) => at_least(count, "Éxito", "Éxitos"),
        (_, Goal::ElderSigns(count)) => at_least(count, "Símbolo arcano", "Símbolos arcanos"),
        (_, Goal::Clean { successes: 0, .. }) => "Sin Tentáculos".into(),
        (_, Goal::Clean { successes, .. }) => {
            say!("{} sin Tentáculos", counted(successes, "Éxito", "Éxitos"))
        }
    }
}

fn at_least(count: u8, one: &'static str, more: &'static str) -> Sentence {
    match count {
        0 | 1 => say!("Al menos 1 {one}"),
        _ => say!("{count} {more} o más"),
    }
}

pub fn with_stress(stress: u8) -> String {
    format!("con {stress} de Estrés")
}

pub fn as_it_is(thrown: bool, free: u8) -> &'static str {
    match (thrown, free) {
        (_, 1..) => "gratis",
        (false, 0) => "de entrada",
        (true, 0) => "así",
    }
}

pub fn successes_do(roll: &RollView, count: i16) -> Sentence {
    let count = u8::try_from(count).unwrap_or(0);
    let hurts = matches!(roll.what, Rolled::Defence(_) | Rolled::Fire);
    match &roll.what {
        Rolled::Attack => say!("{} al enemigo", counted(count, "Herida", "Heridas")),
        _ if hurts => say!("{} para ti", counted(count, "Herida", "Heridas")),
        _ => counted(count, "Éxito", "Éxitos"),
    }
}

pub fn tentacles_do(count: i16) -> Sentence {
    let count = u8::try_from(count).unwrap_or(0);
    say!("−{count} de Cordura")
}

pub fn signs_do(worth: u8) -> &'static str {
    match worth {
        0 => "Nada por sí solos",
        1 => "Pueden contar como Éxitos",
        _ => "Pueden contar como 2 Éxitos",
    }
}

pub fn free_rerolls(free: u8) -> Sentence {
    say!("{} gratis", counted(free, "repetición", "repeticiones"))
}

pub fn rerolls_for_stress(stress: u8) -> Sentence {
    say!("{stress} por 1 de Estrés cada una")
}
