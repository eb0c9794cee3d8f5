//! How is the end told in English?

use deathmaydie::content::{HEALTH, Investigator, SANITY_SKULL, TRACK_LEN};
use deathmaydie::end::End;
use deathmaydie::story::Turning;

use super::names::{at, who};
use crate::say;
use crate::sentence::Sentence;

pub const LOST_TO_MADNESS: &str = "Lost to madness";
pub const DID_NOT_COME_BACK: &str = "Did not come back";

/// The Ritual is broken, and what that means from now on.
pub const RITUAL_BROKEN: [&str; 2] = ["The Ritual is disrupted!", "Now the Elder One can be wounded."];

pub fn headline(end: End, played: bool) -> &'static str {
    match (end == End::Won, played) {
        (true, true) => "You have killed a god!",
        (true, false) => "The Elder One is dead!",
        (false, true) => "You have lost",
        (false, false) => "The Elder One has won",
    }
}

pub fn turning(turning: Turning) -> Sentence {
    match turning {
        Turning::LastBlow { by: Some(by) } => {
            say!("{} struck the last blow.", who(by))
        }
        Turning::LastBlow { by: None } => "Nobody struck the last blow: it fell by itself.".into(),
        Turning::Fallen { who: it, space } => {
            say!("{} fell {}, and that decided it.", who(it), at(space))
        }
        Turning::TooManySymbols { advances } => {
            say!("Summoning symbols drove it on {advances} times before it could be killed.")
        }
    }
}

pub fn how_far(turn: u16, track: u8, disrupted: bool) -> Sentence {
    let turns = match turn {
        1 => "turn",
        _ => "turns",
    };
    match disrupted {
        true => say!("{turn} {turns}; the Ritual broken; space {track} of {TRACK_LEN}."),
        false => say!("{turn} {turns}; the Ritual never broken; space {track} of {TRACK_LEN}."),
    }
}

pub fn leaves(it: Investigator) -> Sentence {
    let name = who(it);
    say!("What {name} carried is lost; the place at the table stays empty.")
}

pub fn survived(wounds: u8, sanity: u8) -> String {
    format!("{wounds}/{HEALTH} Wounds, {sanity}/{SANITY_SKULL} Sanity lost")
}
