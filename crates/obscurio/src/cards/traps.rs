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
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct TrapSet(u16);

impl TrapSet {
    pub const NONE: TrapSet = TrapSet(0);
    pub const ALL: TrapSet = TrapSet((1 << Trap::COUNT) - 1);

    #[inline]
    pub const fn has(self, trap: Trap) -> bool {
        self.0 >> trap as u16 & 1 == 1
    }

    pub fn add(&mut self, trap: Trap) {
        self.0 |= 1 << trap as u16;
    }

    pub fn remove(&mut self, trap: Trap) {
        self.0 &= !(1 << trap as u16);
    }

    pub fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    #[must_use]
    pub fn and(self, others: TrapSet) -> TrapSet {
        TrapSet(self.0 | others.0)
    }

    #[must_use]
    pub fn without(self, others: TrapSet) -> TrapSet {
        TrapSet(self.0 & !others.0)
    }

    /// The `place`-th of them, in the order of the content file.
    pub fn nth(self, place: u32) -> Option<Trap> {
        self.iter().nth(place as usize)
    }

    pub fn iter(self) -> impl Iterator<Item = Trap> {
        Trap::ALL.into_iter().filter(move |trap| self.has(*trap))
    }
}

impl FromIterator<Trap> for TrapSet {
    fn from_iter<I: IntoIterator<Item = Trap>>(traps: I) -> TrapSet {
        let mut set = TrapSet::NONE;
        traps.into_iter().for_each(|trap| set.add(trap));
        set
    }
}
