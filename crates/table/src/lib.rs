//! What every game at Conclave shares: seats, chance, the stack of things still to happen, the record of a
//! table, views by viewer, and checks that hold for any game. No game, no clock, no I/O, no language.
#![forbid(unsafe_code)]

pub mod chance;
pub mod checks;
pub mod events;
pub mod eyes;
pub mod game;
pub mod playthrough;
pub mod record;
pub mod scenario;
pub mod script;
pub mod seat;
pub mod settings;
pub mod stack;

pub use chance::{Chance, Seed};
pub use events::Events;
pub use eyes::Eyes;
pub use game::{Game, Outcome, Pending, Refusal, Talk};
pub use record::{Entry, Record, Replay};
pub use seat::{Actor, Seat, SeatSet, Viewer};
pub use settings::{OptionRow, Settings};
pub use stack::Stack;
