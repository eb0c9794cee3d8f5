//! What is in the box besides the pictures? Traps, Characters and tracks, as `content/` has them.

mod row;
mod traps;

pub use row::Row;
pub use traps::{Trap, TrapColour, TrapRow, TrapSet};

/// What a Character looks like; nobody has powers.
#[derive(Debug)]
pub struct CharacterRow {
    /// `0xrrggbb`.
    pub hex: u32,
    pub symbol: Symbol,
}

/// Printed on tokens, so that colour is never the only cue.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Symbol {
    Drop,
    Leaf,
    Flame,
    Sun,
    Star,
    Cog,
    SnowCrystal,
}

include!(concat!(env!("OUT_DIR"), "/characters.rs"));

/// A track of the sand timer.
#[derive(Debug)]
pub struct TrackRow {
    /// How many more Traps the next turn brings if the timer rests here.
    pub spaces: &'static [u8],
}

include!(concat!(env!("OUT_DIR"), "/tracks.rs"));
