//! Tables as people find them: awake or asleep, with seats, moves, undo and talk.

mod advice;
mod apply;
pub mod arrange;
mod arranged;
pub mod beginning;
pub mod branch;
pub mod care;
mod clocks;
pub mod command;
pub mod commit;
pub mod core;
pub mod deal;
pub mod deal_results;
mod decide;
mod form_body;
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
mod run;
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
#[path = "../../../table/src/written.rs"]
pub mod written;

pub use self::core::Core;
pub use self::registry::find;
pub use self::rights::{Credentials, Rights};
pub use self::table::{Table, guarded};
