//! The games on the shelf: every game with its types taken off, so that server and program treat all alike.
//! A new game adds one line to `GAMES`.
#![forbid(unsafe_code)]

mod any_game;
mod live;
mod session;

pub use any_game::{AnyGame, BadRecord, BadSetUp, Complete, Kit, ScenarioResult, Trial};
pub use live::Live;
pub use session::{Choice, Declined, Session, Thought};

use grimoire::Grimoire;
use madness::Madness;

/// Every game Conclave can play.
pub static GAMES: &[&dyn AnyGame] = &[&Kit::<Grimoire>::NEW, &Kit::<Madness>::NEW];

/// The game with this name.
pub fn find(name: &str) -> Option<&'static dyn AnyGame> {
    GAMES.iter().copied().find(|game| game.name() == name)
}
