//! Who sits where, who may act, and through whose eyes the table is seen.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// A place at the table, numbered clockwise from 0.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Seat(pub u8);

impl Seat {
    pub fn index(self) -> usize {
        self.0 as usize
    }

    /// The next seat clockwise at a table of `seats`.
    #[inline]
    pub fn left(self, seats: u8) -> Seat {
        let next = self.0 + 1;
        Seat(if next < seats { next } else { 0 })
    }

    /// All seats of a table, clockwise from 0.
    pub fn all(seats: u8) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator {
        (0..seats).map(Seat)
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "S{}", self.0)
    }
}

impl FromStr for Seat {
    type Err = ();

    fn from_str(text: &str) -> Result<Seat, ()> {
        let digits = text.strip_prefix('S').ok_or(())?;
        digits.parse().map(Seat).map_err(|_| ())
    }
}

/// A set of seats, iterated clockwise from 0.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct SeatSet(pub u8);

impl SeatSet {
    pub const NONE: SeatSet = SeatSet(0);

    pub fn one(seat: Seat) -> SeatSet {
        SeatSet(1 << seat.0)
    }

    pub fn all(seats: u8) -> SeatSet {
        SeatSet(((1u16 << seats) - 1) as u8)
    }

    pub fn contains(self, seat: Seat) -> bool {
        seat.0 < 8 && self.0 & (1 << seat.0) != 0
    }

    #[must_use]
    pub fn with(self, seat: Seat) -> SeatSet {
        SeatSet(self.0 | 1 << seat.0)
    }

    #[must_use]
    pub fn without(self, seat: Seat) -> SeatSet {
        SeatSet(self.0 & !(1 << seat.0))
    }

    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        let mut bits = self.0;
        std::iter::from_fn(move || {
            let seat = Seat(bits.trailing_zeros() as u8);
            (bits != 0).then(|| {
                bits &= bits - 1;
                seat
            })
        })
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> SeatSet {
        seats.into_iter().fold(SeatSet::NONE, SeatSet::with)
    }
}

/// Who makes a move. Time running out is a move like any other, so replays are exact.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Actor {
    Seat(Seat),
    Clock,
}

impl fmt::Display for Actor {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Actor::Seat(seat) => seat.fmt(f),
            Actor::Clock => f.write_str("clock"),
        }
    }
}

impl FromStr for Actor {
    type Err = ();

    fn from_str(text: &str) -> Result<Actor, ()> {
        if text == "clock" { Ok(Actor::Clock) } else { text.parse().map(Actor::Seat) }
    }
}

/// Through whose eyes a view is built. The referee knows everything: finished games and tests only.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Viewer {
    Seat(Seat),
    Spectator,
    Referee,
}

impl Viewer {
    /// Whether this viewer looks from that very seat, or from above.
    pub fn sees_seat(self, owner: Seat) -> bool {
        match self {
            Viewer::Seat(seat) => seat == owner,
            Viewer::Spectator => false,
            Viewer::Referee => true,
        }
    }
}

impl fmt::Display for Viewer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Viewer::Seat(seat) => seat.fmt(f),
            Viewer::Spectator => f.write_str("spectator"),
            Viewer::Referee => f.write_str("referee"),
        }
    }
}
