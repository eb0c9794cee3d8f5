//! Tables as people find them: awake or asleep, with seats, moves, undo and talk.

pub mod arrange;
mod clocks;
pub mod core;
pub mod json_lines;
pub mod lobby;
pub mod open;
pub mod opening;
pub mod play;
pub mod quota;
pub mod registry;
pub mod rematch;
mod rights;
pub mod seats;
pub mod show;
pub mod table;
pub mod talk;
pub mod undo;
mod waiting;
pub mod written;

pub use self::core::Core;
pub use self::registry::find;
pub use self::rights::Rights;
pub use self::table::{Table, guarded};
