//! Luck that is asked for again and again: each time a stream of its own, counted in the state, and settled.

use crate::chance::{Chance, Seed};
use crate::events::Events;

/// How often chance was asked, by purpose and by what it was asked for (whose deck, which pile).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Luck<const PURPOSES: usize, const SUBJECTS: usize>([[u16; SUBJECTS]; PURPOSES]);

/// One purpose of a game: its name in the seed and its row of counts.
#[derive(Clone, Copy, Debug)]
pub struct Purpose {
    pub name: &'static str,
    pub row: usize,
}

impl<const PURPOSES: usize, const SUBJECTS: usize> Luck<PURPOSES, SUBJECTS> {
    pub const NEW: Self = Luck([[0; SUBJECTS]; PURPOSES]);

    /// The next stream for a purpose. Chance speaks: from here on nothing is taken back freely.
    #[inline]
    pub fn ask<E>(
        &mut self,
        seed: &Seed,
        events: &mut Events<E>,
        purpose: Purpose,
        subject: usize,
    ) -> Chance {
        events.settle();
        let count = &mut self.0[purpose.row][subject];
        *count = count.wrapping_add(1);
        seed.stream(purpose.name, (subject as u32) << 16 | u32::from(*count))
    }
}
