//! The 48 Curses, as `content/curses.toml` has them. What is in scope here is what a text may be written with.

use super::Element::{Air, Earth, Fire, Water};
use super::text::Mode::Must;
use super::text::Num::{self, All};
use super::text::To::{self, TopOfDeck};
use super::text::Until;
use super::text::Who::{Active, Each, Nobody};
use super::text::Zone::{Hand, Own, Support};
use super::text::{Block, Op::*, block};
use super::{Element, Filter::*};

const N1: Num = Num::Just(1);

/// The pile a Curse belongs to: linked to an Element, or multi-element.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, serde::Serialize)]
pub enum Kind {
    Linked(Element),
    Multi,
}

impl Kind {
    pub const ALL: [Kind; 5] =
        [Kind::Linked(Water), Kind::Linked(Earth), Kind::Linked(Fire), Kind::Linked(Air), Kind::Multi];

    #[inline]
    pub fn index(self) -> usize {
        match self {
            Kind::Linked(element) => element.index(),
            Kind::Multi => 4,
        }
    }

    /// What destroying such a Curse costs, before tokens.
    pub fn cost(self) -> [u8; 4] {
        let mut cost = [0; 4];
        match self {
            Kind::Linked(element) => cost[element.index()] = 4,
            Kind::Multi => cost = [1; 4],
        }
        cost
    }
}

/// One Curse; those without an Element are multi-element.
pub struct CurseRow {
    pub element: Option<Element>,
    pub text: &'static [Block],
}

include!(concat!(env!("OUT_DIR"), "/curses.rs"));

impl Curse {
    #[inline]
    pub fn kind(self) -> Kind {
        self.row().element.map_or(Kind::Multi, Kind::Linked)
    }

    #[inline]
    pub fn text(self) -> &'static [Block] {
        self.row().text
    }
}

/// A set of Curses.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct CurseSet(u64);

impl CurseSet {
    pub const NONE: CurseSet = CurseSet(0);

    pub fn of(kind: Kind) -> CurseSet {
        Curse::ALL.iter().copied().filter(|curse| curse.kind() == kind).collect()
    }

    pub fn has(self, curse: Curse) -> bool {
        self.0 & (1 << curse as u8) != 0
    }

    pub fn insert(&mut self, curse: Curse) {
        self.0 |= 1 << curse as u8;
    }

    pub fn remove(&mut self, curse: Curse) {
        self.0 &= !(1 << curse as u8);
    }

    pub fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub fn iter(self) -> impl Iterator<Item = Curse> {
        Curse::ALL.iter().copied().filter(move |curse| self.has(*curse))
    }
}

impl FromIterator<Curse> for CurseSet {
    fn from_iter<I: IntoIterator<Item = Curse>>(curses: I) -> CurseSet {
        let mut set = CurseSet::NONE;
        curses.into_iter().for_each(|curse| set.insert(curse));
        set
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nine_of_each_element_and_twelve_of_all() {
        assert_eq!(Kind::ALL.map(|kind| CurseSet::of(kind).len()), [9, 9, 9, 9, 12]);
    }
}
