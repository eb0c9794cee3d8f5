//! What do frames carry? Who a text speaks to and of, what has been picked, what hurts.

use crate::content::{Action, Investigator, Mythos, Relic, Skill};
use crate::effect::Ability;
use crate::figures::{Foe, FoeSet};
use crate::ids::Kind;
use crate::map::{Site, Sites};
use crate::people::{Inv, Invs};

/// Where a text comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Source {
    Signature(Investigator),
    Skill(Skill),
    /// A Discovery card, by its number in the Episode.
    Card(u8),
    Relic(Relic),
    Insanity,
    Mythos(Mythos),
    Stage(u8),
    Episode,
    Task(Action),
    Unknown(Kind),
    Foe(Foe),
    /// A rule of the book.
    Rules,
}

impl Source {
    /// Whether an investigator has it: then its holder decides, and what it kills its holder killed (DMD-21.5).
    pub fn is_held(self) -> bool {
        matches!(self, Source::Signature(_) | Source::Skill(_) | Source::Card(_) | Source::Relic(_))
    }
}

/// Something a text speaks of.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Thing {
    #[default]
    Nothing,
    Foe(Foe),
    Chip(u8),
    Inv(Inv),
    Site(Site),
    Card(u8),
}

/// What a text knows while it is carried out (DMD-25.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ctx {
    pub you: Inv,
    /// Who decides: the holder of a card, otherwise the active investigator's seat.
    pub by: Inv,
    pub this: Thing,
    pub bound: Thing,
    pub from: Source,
    /// The main number of the action or rule.
    pub main: i8,
    /// The Health of what has just died, or how many symbols were converted.
    pub amount: u8,
    /// The nearest and the farthest Gate, once the text has come to it: one Gate for all it summons there (RUL-DMD-75).
    pub gates: [Option<Site>; 2],
}

/// The picks an effect has asked for so far.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Picks {
    made: [Thing; 3],
    count: u8,
}

impl Picks {
    pub fn push(&mut self, thing: Thing) {
        if let Some(place) = self.made.get_mut(self.count as usize) {
            *place = thing;
            self.count += 1;
        }
    }

    pub fn get(&self, which: usize) -> Option<Thing> {
        self.made[..self.count as usize].get(which).copied()
    }
}

/// What one picks among.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Among {
    Foes(FoeSet),
    Sites(Sites),
    Invs(Invs),
    Chips(u32),
    Cards(u16),
}

impl Among {
    pub fn count(self) -> usize {
        match self {
            Among::Foes(set) => set.len(),
            Among::Sites(set) => set.len(),
            Among::Invs(set) => set.len(),
            Among::Chips(set) => set.count_ones() as usize,
            Among::Cards(set) => set.count_ones() as usize,
        }
    }

    pub fn first(self) -> Option<Thing> {
        match self {
            Among::Foes(set) => set.first().map(Thing::Foe),
            Among::Sites(set) => set.first().map(Thing::Site),
            Among::Invs(set) => set.iter().next().map(Thing::Inv),
            Among::Chips(set) => (set != 0).then(|| Thing::Chip(set.trailing_zeros() as u8)),
            Among::Cards(set) => (set != 0).then(|| Thing::Card(set.trailing_zeros() as u8)),
        }
    }

    pub fn contains(self, thing: Thing) -> bool {
        match (self, thing) {
            (Among::Foes(set), Thing::Foe(foe)) => set.contains(foe),
            (Among::Sites(set), Thing::Site(site)) => set.contains(site),
            (Among::Invs(set), Thing::Inv(inv)) => set.contains(inv),
            (Among::Chips(set), Thing::Chip(chip)) => set & 1 << chip != 0,
            (Among::Cards(set), Thing::Card(card)) => set & 1 << card != 0,
            _ => false,
        }
    }
}

/// An investigator on its way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Run {
    pub who: Inv,
    pub steps: u8,
    pub sneaks: u8,
}

/// Wounds or Sanity about to be lost by one cause (DMD-6.11, DMD-6.12).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Harm {
    pub who: Inv,
    pub left: u8,
    pub cause: Blow,
    /// A cost cannot be prevented (DMD-11.12).
    pub may_prevent: bool,
    /// Some Wounds cannot be given to Companions (DMD-14.21).
    pub may_share: bool,
    /// Lands together with others: nobody dies yet (RUL-DMD-63).
    pub together: bool,
    /// Sanity lost in a roll.
    pub in_roll: bool,
    /// Abilities used against it already.
    pub used: u64,
    /// Wounds one takes oneself, and those Companions have taken.
    pub own: u8,
    pub shared: u8,
}

/// What hurts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Blow {
    Attack,
    Fire,
    /// A check of one's own.
    Roll,
    Effect,
}

/// Wounds on an investigator, or Sanity.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Loss {
    Wounds,
    Sanity,
}

/// Something that happens by itself: an ability of somebody, and what it is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cue {
    pub ability: &'static Ability,
    pub ctx: Ctx,
    /// The number of the ability among those of its source, where its uses are counted.
    pub which: u8,
}

/// One thing changes hands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Deal {
    pub who: Inv,
    /// Cards and tokens that have been offered: each once.
    pub offered: u64,
}
