//! The Curses, as `content/curses.toml` has them: 48 in the box of every version of the rules. What is in scope here is what a text may be written with.

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
    #[inline]
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
    /// The first and the last version of the rules that plays with it, where it is not every one.
    pub first: Option<u16>,
    pub last: Option<u16>,
    pub text: &'static [Block],
}

include!(concat!(env!("OUT_DIR"), "/curses.rs"));

impl Curse {
    #[inline]
    pub fn kind(self) -> Kind {
        self.row().element.map_or(Kind::Multi, Kind::Linked)
    }

    /// Whether this version of the rules plays with it.
    pub fn is_of(self, rules: u16) -> bool {
        let row = self.row();
        row.first.is_none_or(|first| first <= rules) && row.last.is_none_or(|last| rules <= last)
    }

    #[inline]
    pub fn text(self) -> &'static [Block] {
        self.row().text
    }
}

pub type CurseSet = table::Set<Curse>;

impl Kind {
    /// All Curses of this kind a version of the rules plays with.
    pub fn curses(self, rules: u16) -> CurseSet {
        let belongs = |curse: &Curse| curse.kind() == self && curse.is_of(rules);
        Curse::ALL.iter().copied().filter(belongs).collect()
    }
}

#[cfg(test)]
mod tests {
    use table::Game;

    use super::*;
    use crate::Madness;

    #[test]
    fn nine_of_each_element_and_twelve_of_all() {
        for rules in 1..=Madness::RULES {
            assert_eq!(Kind::ALL.map(|kind| kind.curses(rules).len()), [9, 9, 9, 9, 12]);
        }
    }
}
