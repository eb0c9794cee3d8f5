//! The board: slots for Curses, the piles they come from, the decks of the library.

use table::Chance;

use crate::cards::curses::CurseSet;
use crate::cards::{Curse, Spell, named};

named! {
    /// The places for Curses, in the order they are filled.
    Slot { Two = "2", ThreeLeft = "3L", ThreeRight = "3R", Four = "4", Five = "5" }
}

impl Slot {
    /// The space of the track it lies on.
    pub fn space(self) -> u8 {
        [2, 3, 3, 4, 5][self.index()]
    }
}

/// One place for a Curse.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Spot {
    pub curse: Option<Curse>,
    pub tokens: [u8; 4],
    /// Madness below the Curse.
    pub madness: u8,
    /// The turn in which it was neutralized; 0 while it lies face up.
    pub asleep: u8,
}

impl Spot {
    #[inline]
    pub fn awake(&self) -> Option<Curse> {
        self.curse.filter(|_| self.asleep == 0)
    }

    /// What destroying the Curse costs, tokens included.
    #[inline]
    pub fn cost(&self) -> [u8; 4] {
        let mut cost = self.curse.map_or([0; 4], |curse| curse.kind().cost());
        for (amount, tokens) in cost.iter_mut().zip(self.tokens) {
            *amount += tokens;
        }
        cost
    }
}

/// A pile of Curses: those nobody has seen, above those put back at the bottom.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CursePile {
    pub unseen: CurseSet,
    /// Places below the last one put back are `NOTHING`, so that equal piles are equal.
    bottom: [Curse; 12],
    count: u8,
}

/// Fills the places of a pile where nothing lies.
const NOTHING: Curse = Curse::WaterDrain;

impl CursePile {
    pub fn new(unseen: CurseSet) -> CursePile {
        CursePile { unseen, bottom: [NOTHING; 12], count: 0 }
    }

    /// Those put back, the first one highest.
    pub fn bottom(&self) -> &[Curse] {
        &self.bottom[..self.count as usize]
    }

    /// How many there are, seen or not.
    pub fn size(&self) -> usize {
        self.unseen.len() + self.bottom().len()
    }

    pub fn put_under(&mut self, curse: Curse) {
        self.bottom[self.count as usize] = curse;
        self.count += 1;
    }

    /// The top Curse; chance says which of the unseen ones it is.
    pub fn draw(&mut self, chance: &mut Chance) -> Option<Curse> {
        if self.unseen.is_empty() {
            let first = *self.bottom().first()?;
            self.bottom[0] = NOTHING;
            self.bottom.rotate_left(1);
            self.count -= 1;
            return Some(first);
        }
        let at = |place: u32| self.unseen.iter().nth(place as usize);
        let name = |place| at(place).map_or(String::new(), |curse| curse.to_string());
        let curse = at(chance.pick(self.unseen.len() as u32, name))?;
        self.unseen.remove(curse);
        Some(curse)
    }
}

/// One deck of the library: its face-up Spell and how many are left, that one included.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Shelf {
    pub top: Option<Spell>,
    pub left: u8,
}
