//! What is true at the table, and who owes an answer?

use std::fmt;
use std::str::FromStr;

use serde::Serialize;
use table::{Pending, Seat, SeatSet, Seed, Set, Stack, Timer};

use crate::lamps::Lamp;
use crate::setup::Options;

/// One thing at a time, and what follows it.
pub const DEPTH: usize = 4;
pub const MOST_SEATS: usize = 4;
/// Lanterns that nobody holds.
pub const IN_THE_BOX: usize = 3;
const NIGHT_IN_MS: u32 = 30_000;

/// Lanterns, from faint to bright.
pub type Lamps = Set<Lamp>;

/// Which lantern wins tonight.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Wish {
    Brightest,
    Faintest,
}

impl Wish {
    pub const ALL: [Wish; 2] = [Wish::Brightest, Wish::Faintest];

    fn name(self) -> &'static str {
        match self {
            Wish::Brightest => "brightest",
            Wish::Faintest => "faintest",
        }
    }
}

impl fmt::Display for Wish {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Wish {
    type Err = ();

    fn from_str(text: &str) -> Result<Wish, ()> {
        Wish::ALL.into_iter().find(|wish| wish.name() == text).ok_or(())
    }
}

/// What still has to happen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Frame {
    /// A question to the lamplighter.
    Dusk,
    /// A question to everybody who has lit nothing yet, to the Moth, and to the clock.
    Night,
    Dawn,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct State {
    pub options: Options,
    pub seed: Seed,
    pub moth: Seat,
    /// Which night it is or will be, from 1.
    pub night: u8,
    pub wish: Wish,
    pub hands: [Lamps; MOST_SEATS],
    pub lit: [Option<Lamp>; MOST_SEATS],
    pub in_the_box: [Lamp; IN_THE_BOX],
    /// What the Moth has looked at tonight.
    pub looked_at: [bool; IN_THE_BOX],
    pub points: [u8; MOST_SEATS],
    /// What each seat showed at the last dawn.
    pub last: [Option<Lamp>; MOST_SEATS],
    /// All that was ever shown.
    pub shown: Lamps,
    pub stack: Stack<Frame, DEPTH>,
}

impl State {
    pub fn is_dusk(&self) -> bool {
        self.stack.top() == Some(Frame::Dusk)
    }

    pub fn is_night(&self) -> bool {
        self.stack.top() == Some(Frame::Night)
    }

    pub fn is_over(&self) -> bool {
        self.stack.top().is_none()
    }

    pub fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + use<> {
        Seat::all(self.options.seats)
    }

    pub fn lamplighter(&self) -> Seat {
        Seat((self.night - 1) % self.options.seats)
    }

    /// Who has yet to light a lantern: that is open.
    pub fn in_the_dark(&self) -> SeatSet {
        self.seats().filter(|seat| self.is_night() && self.lit[seat.index()].is_none()).collect()
    }

    /// Whether the Moth could still look at something: that is the Moth's secret.
    pub fn moth_is_about(&self) -> bool {
        self.is_night() && self.looked_at.contains(&false)
    }

    pub fn pending(&self) -> Pending {
        match self.stack.top() {
            Some(Frame::Dusk) => Pending::seat(self.lamplighter()),
            Some(Frame::Night) => {
                let awake = self.in_the_dark();
                let awake = if self.moth_is_about() { awake.with(self.moth) } else { awake };
                Pending::seats(awake).with_timer(self.sand())
            }
            Some(Frame::Dawn) | None => Pending::NOBODY,
        }
    }

    pub fn sand(&self) -> Timer {
        Timer { name: "night", count: self.night.into(), ms: NIGHT_IN_MS }
    }
}
