//! The games on the shelf: every game with its types taken off, so that server and program treat all alike.
//! A new game adds one line to `GAMES`.
#![forbid(unsafe_code)]

mod any_game;
pub mod archive;
mod live;
mod session;

pub use any_game::{AnyGame, BadRecord, BadSetUp, Complete, Kit, ScenarioResult, Trial};
pub use live::Live;
pub use session::{Choice, Declined, Session, Thought};

use grimoire::Grimoire;
use lanterns::Lanterns;
use madness::Madness;

/// Every game Conclave can play.
pub static GAMES: &[&dyn AnyGame] = &[&Kit::<Grimoire>::NEW, &Kit::<Madness>::NEW];

/// The same and Lanterns, the example: not for the shelf, but for whoever writes a game or tests what games share.
pub static WITH_EXAMPLE: &[&dyn AnyGame] =
    &[&Kit::<Grimoire>::NEW, &Kit::<Madness>::NEW, &Kit::<Lanterns>::NEW];

/// The game with this name; the example too.
pub fn find(name: &str) -> Option<&'static dyn AnyGame> {
    WITH_EXAMPLE.iter().copied().find(|game| game.name() == name)
}
