//! How is a roll told in English?

use deathmaydie::chances::Goal;
use deathmaydie::view::{RollView, Rolled};

use crate::grammar::counted;
use crate::say;
use crate::sentence::Sentence;

/// What stands between a number and its percent sign.
pub const BEFORE_PERCENT: &str = "";
pub const PRESS_TO_REROLL: &str = "Press a die to reroll it.";
pub const NO_REROLLS: &str = "No rerolls left";
pub const REROLL_OF_TURN: &str = "1 of this turn";

pub fn goal(what: &Rolled, targets: usize, goal: Goal, first: bool) -> Sentence {
    match (what, goal) {
        (Rolled::Attack, _) if first && targets > 1 => "Kill them all".into(),
        (Rolled::Attack, _) if first => "Kill it".into(),
        (Rolled::Attack, _) => "Wound it".into(),
        (_, Goal::NoMoreThan(0)) => "No Wound".into(),
        (_, Goal::NoMoreThan(_)) => "Survive".into(),
        (_, Goal::Successes(count)) => at_least(count, "success", "successes"),
        (_, Goal::ElderSigns(count)) => at_least(count, "Elder Sign", "Elder Signs"),
        (_, Goal::Clean { successes: 0, .. }) => "No Tentacle".into(),
        (_, Goal::Clean { successes, .. }) => {
            say!("{}, no Tentacle", counted(successes, "success", "successes"))
        }
    }
}

fn at_least(count: u8, one: &'static str, more: &'static str) -> Sentence {
    match count {
        0 | 1 => say!("At least 1 {one}"),
        _ => say!("{count} {more} or more"),
    }
}

pub fn with_stress(stress: u8) -> String {
    format!("with {stress} Stress")
}

pub fn as_it_is(thrown: bool, free: u8) -> &'static str {
    match (thrown, free) {
        (_, 1..) => "for free",
        (false, 0) => "as thrown",
        (true, 0) => "as it lies",
    }
}

pub fn successes_do(roll: &RollView, count: i16) -> Sentence {
    let count = u8::try_from(count).unwrap_or(0);
    let hurts = matches!(roll.what, Rolled::Defence(_) | Rolled::Fire);
    match &roll.what {
        Rolled::Attack => say!("{} to the enemy", counted(count, "Wound", "Wounds")),
        _ if hurts => say!("{} for you", counted(count, "Wound", "Wounds")),
        _ => counted(count, "success", "successes"),
    }
}

pub fn tentacles_do(count: i16) -> Sentence {
    let count = u8::try_from(count).unwrap_or(0);
    say!("−{count} Sanity")
}

pub fn signs_do(worth: u8) -> &'static str {
    match worth {
        0 => "Nothing by themselves",
        1 => "May count as successes",
        _ => "May count as 2 successes",
    }
}

pub fn free_rerolls(free: u8) -> Sentence {
    say!("{} for free", counted(free, "reroll", "rerolls"))
}

pub fn rerolls_for_stress(stress: u8) -> Sentence {
    say!("{stress} for 1 Stress each")
}
