//! Tables as people find them: awake or asleep, with seats, moves, undo and talk.

pub mod arrange;
pub mod beginning;
pub mod branch;
pub mod care;
mod clocks;
pub mod core;
pub mod deal;
pub mod deal_results;
pub mod json_lines;
pub mod lesson;
pub mod lobby;
pub mod look_back;
pub mod open;
pub mod opening;
pub mod play;
pub mod practice;
pub mod quota;
pub mod registry;
pub mod rematch;
mod resting;
mod rights;
pub mod seats;
pub mod show;
mod silence;
pub mod table;
pub mod talk;
pub mod together;
pub mod undo;
pub(crate) mod waiting;
pub mod weigh;
pub mod why;
pub mod written;

pub use self::core::Core;
pub use self::registry::find;
pub use self::rights::Rights;
pub use self::table::{Table, guarded};
