//! The games on the shelf: every game with its types taken off, so that server and program treat all alike.
//! A new game adds one line to `GAMES`.
#![forbid(unsafe_code)]

mod fields;
mod kit;
mod session;

pub use kit::{BadRecord, BadSetUp, Complete, Kit, Shelved, Told, Trial};
pub use session::{Declined, Live, Session, Thought};

use grimoire::Grimoire;
use madness::Madness;

/// Every game Conclave can play.
pub static GAMES: &[&dyn Shelved] = &[&Kit::<Grimoire>::NEW, &Kit::<Madness>::NEW];

/// The game with this name.
pub fn find(name: &str) -> Option<&'static dyn Shelved> {
    GAMES.iter().copied().find(|game| game.name() == name)
}
