//! What every game at Conclave shares: seats, chance, the stack of things still to happen, the record of a
//! table, views by viewer, and checks that hold for any game. No game, no clock, no I/O, no language.
#![forbid(unsafe_code)]

pub mod asked;
pub mod benches;
pub mod chance;
pub mod checks;
pub mod company;
pub mod entry;
pub mod events;
pub mod eyes;
pub mod forecast;
pub mod game;
mod leaks;
pub mod lesson;
pub mod luck;
pub mod moves;
pub mod parting;
pub mod pending;
pub mod playthrough;
pub mod record;
pub mod replay;
pub mod scenario;
pub mod script;
pub mod seat;
pub mod set;
pub mod settings;
pub mod stack;
pub mod take_back;
pub mod talk;
pub mod twin;
pub mod view;
pub mod wording;
pub mod worlds;
pub mod written;

pub use chance::{Chance, Seed};
pub use entry::{By, Entry, Hand};
pub use events::{Events, Settled};
pub use eyes::{Eyes, Heard, Memory};
pub use forecast::forecast;
pub use game::{Game, Outcome, Refusal, ViewOf};
pub use luck::{Luck, Purpose};
pub use parting::Parting;
pub use pending::{Need, Pending, Timer, Timers};
pub use record::{Logged, Record};
pub use replay::{Played, Replay};
pub use seat::{Actor, Seat, SeatSet, Viewer};
pub use set::{Member, Set, SmallSet, WideSet};
pub use settings::{OptionRow, Settings};
pub use stack::{Run, Stack};
pub use take_back::TakeBack;
pub use talk::{Talk, Voice};
pub use twin::Twin;
pub use view::View;
