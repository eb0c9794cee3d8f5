//! Which Traps are there, and which are in play?

/// A Trap token.
#[derive(Debug)]
pub struct TrapRow {
    pub colour: TrapColour,
}

/// The step a Trap bites in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TrapColour {
    /// The riddle.
    Brown,
    /// The Traitor's cards.
    Purple,
    /// The Doors.
    Green,
    None,
}

include!(concat!(env!("OUT_DIR"), "/traps.rs"));

/// Trap tokens that lie together.
pub type TrapSet = table::Set<Trap>;
