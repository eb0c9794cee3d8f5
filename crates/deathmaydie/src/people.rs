//! Which investigator at the table is meant? By the order of play; in solo both belong to one seat (DMD-3.9).

use table::{Member, SmallSet};

/// An investigator in play, by place at the table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Inv(pub u8);

/// The most investigators in a game.
pub const INVS: usize = 5;

impl Inv {
    pub fn index(self) -> usize {
        self.0 as usize
    }
}

impl Member for Inv {
    #[inline]
    fn number(self) -> u8 {
        self.0
    }

    #[inline]
    fn at(number: u8) -> Inv {
        Inv(number)
    }
}

/// A set of investigators.
pub type Invs = SmallSet<Inv>;

/// In order from one of them, clockwise (DMD-4.3).
pub fn clockwise(people: Invs, first: Inv) -> impl Iterator<Item = Inv> {
    let around = (0..INVS as u8).map(move |step| Inv((first.0 + step) % INVS as u8));
    around.filter(move |inv| people.contains(*inv))
}
