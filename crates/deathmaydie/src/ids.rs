//! How are things called that no content file lists? Kinds of enemy, sides of cards and decks. What the files list (spaces,
//! cards, investigators …) has its ids in `content`.

use serde::Serialize;

pub use crate::content::{Face, Gate, Symbol, Value};

/// What a figure of the other side is. Cultists look different with either Elder One, and are one kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
pub enum Kind {
    Cultist,
    Scion,
    Dancer,
    Ghast,
    Serpent,
    Gug,
    Gyaa,
    Fisher,
    Unnamable,
    Dhole,
}

impl Kind {
    pub const COUNT: usize = 10;
    pub const ALL: [Kind; Kind::COUNT] = [
        Kind::Cultist,
        Kind::Scion,
        Kind::Dancer,
        Kind::Ghast,
        Kind::Serpent,
        Kind::Gug,
        Kind::Gyaa,
        Kind::Fisher,
        Kind::Unnamable,
        Kind::Dhole,
    ];

    /// Whatever is not a Cultist is a monster (DMD-21.1).
    pub const fn is_monster(self) -> bool {
        !matches!(self, Kind::Cultist)
    }
}

/// A side of a Discovery card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Side {
    Left,
    Right,
}

impl Side {
    pub const BOTH: [Side; 2] = [Side::Left, Side::Right];

    pub const fn other(self) -> Side {
        match self {
            Side::Left => Side::Right,
            Side::Right => Side::Left,
        }
    }
}

/// Where a Mythos card comes from: an Episode, an Elder One, or a slot of the Unknown Dashboard.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Deck {
    E1,
    E2,
    E3,
    E4,
    E5,
    E6,
    Tsathoggua,
    Azathoth,
    UnknownA,
    UnknownB,
}
