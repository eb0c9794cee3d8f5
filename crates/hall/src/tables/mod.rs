//! Tables as people find them: awake or asleep, with seats, moves, undo and talk.

mod advice;
mod apply;
pub mod arrange;
pub mod arranged;
pub mod beginning;
pub mod branch;
pub mod clocks;
pub mod command;
pub mod commit;
pub mod deal;
mod decide;
pub mod delete;
pub mod lesson;
pub mod lobby;
pub mod nudge;
pub mod open;
pub mod opening;
pub mod play;
pub mod quota;
pub mod registry;
pub mod rematch;
mod resting;
mod rights;
mod run;
pub mod seats;
pub mod shared_review;
mod silence;
pub mod state;
pub mod table;
pub mod talk;
pub mod undo;
pub(crate) mod waiting;

pub use self::registry::find;
pub use self::rights::{Credentials, Rights};
pub use self::state::TableState;
pub use self::table::{Table, guarded};
