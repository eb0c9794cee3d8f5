//! The sixty Spells: their numbering, and the row that says what each one does.

mod elements;
mod role;
pub mod row;
mod spells;

pub use elements::Element;
pub use row::{Row, Text};
pub use spells::Card;

use std::fmt;
use std::str::FromStr;

use serde::{Serialize, Serializer};

/// A hand, a pile whose order nobody knows, a deck's contents.
pub type CardSet = table::Set<Card>;

/// A Power: a number from 1 up, or F, which is above every number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Power(pub u8);

impl Power {
    pub const FLUX: Power = Power(u8::MAX);

    #[inline]
    pub const fn is_flux(self) -> bool {
        self.0 == u8::MAX
    }

    /// Gains and losses: F stays F, and nothing falls below 1.
    #[inline]
    pub fn plus(self, amount: i16) -> Power {
        if self.is_flux() { self } else { Power((i16::from(self.0) + amount).clamp(1, 254) as u8) }
    }
}

impl fmt::Display for Power {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_flux() { f.write_str("F") } else { self.0.fmt(f) }
    }
}

impl FromStr for Power {
    type Err = ();

    fn from_str(text: &str) -> Result<Power, ()> {
        match text {
            "F" => Ok(Power::FLUX),
            number => number.parse().ok().filter(|n| (1..255).contains(n)).map(Power).ok_or(()),
        }
    }
}

impl Serialize for Power {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if self.is_flux() { serializer.serialize_str("F") } else { serializer.serialize_u8(self.0) }
    }
}
