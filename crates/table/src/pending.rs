//! Who owes an answer, and which timers run meanwhile?

use crate::seat::{Actor, Seat, SeatSet};

/// Who owes an answer: one seat, several at once, or the clock.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Pending {
    pub seats: SeatSet,
    pub timers: Timers,
}

impl Pending {
    pub const NOBODY: Pending = Pending { seats: SeatSet::NONE, timers: Timers::NONE };

    #[inline]
    pub fn seat(seat: Seat) -> Pending {
        Pending::seats(SeatSet::one(seat))
    }

    pub const fn seats(seats: SeatSet) -> Pending {
        Pending { seats, timers: Timers::NONE }
    }

    /// The same, while this timer runs.
    #[must_use]
    pub fn with_timer(mut self, timer: Timer) -> Pending {
        self.timers.add(timer);
        self
    }

    pub fn is_nobody(self) -> bool {
        self.seats.is_empty() && self.timers.is_empty()
    }

    pub fn awaits(self, actor: Actor) -> bool {
        match actor {
            Actor::Seat(seat) => self.seats.contains(seat),
            Actor::Clock => !self.timers.is_empty(),
        }
    }

    /// Every actor that may move now, seats first.
    #[inline]
    pub fn actors(self) -> impl Iterator<Item = Actor> {
        let clock = (!self.timers.is_empty()).then_some(Actor::Clock);
        self.seats.iter().map(Actor::Seat).chain(clock)
    }
}

/// What is wanted of a seat that may act.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Need {
    /// An answer. Where there is only one, it can be given for them.
    #[default]
    Answer,
    /// An answer in the right moment: when to give it is theirs to decide, even if there is only one.
    Moment,
    /// Nothing: they have answered and may still change their mind, but nobody waits for them.
    Nothing,
}

/// Something that runs out by itself. It is the same timer for as long as name and count stay the same, whatever
/// anybody does meanwhile, and it starts in the moment it is first pending.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Timer {
    /// What runs, in the game's words: `sand`, `debate`.
    pub name: &'static str,
    /// Which of that name: a timer turned over is another one.
    pub count: u16,
    /// How long it runs, in milliseconds.
    pub ms: u32,
}

/// The timers that run at the same time: few, so that asking who is pending costs nothing.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Timers([Option<Timer>; 2]);

impl Timers {
    pub const NONE: Timers = Timers([None; 2]);

    fn add(&mut self, timer: Timer) {
        let free = self.0.iter_mut().find(|place| place.is_none());
        *free.expect("no game runs more than two timers at once") = Some(timer);
    }

    pub fn is_empty(self) -> bool {
        self.0[0].is_none()
    }

    pub fn iter(self) -> impl Iterator<Item = Timer> {
        self.0.into_iter().flatten()
    }

    pub fn contains(self, timer: Timer) -> bool {
        self.iter().any(|running| running == timer)
    }
}
