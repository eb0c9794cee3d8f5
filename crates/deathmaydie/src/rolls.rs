//! What is being rolled, for what, and what has come of it so far (section 7)?

use crate::content::Action;
use crate::dice::{Dice, Symbols};
use crate::effect::{Check, RollKind};
use crate::figures::{FOES, Foe, FoeSet};
use crate::frames::Ctx;
use crate::people::Inv;

/// Why dice are rolled (DMD-7.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reason {
    /// An investigator attacks; in its own space or another.
    Attack {
        away: bool,
    },
    /// An Episode action, or a card.
    Check {
        task: Option<Action>,
    },
    Defence(Foe),
    Fire,
}

impl Reason {
    /// Rolls against yourself (DMD-7.3).
    pub fn is_against_roller(self) -> bool {
        matches!(self, Reason::Defence(_) | Reason::Fire)
    }

    /// Whether what an ability says of rolls is about this one.
    pub fn is(self, kind: RollKind) -> bool {
        match kind {
            RollKind::AnyRoll => true,
            RollKind::OwnRoll => !self.is_against_roller(),
            RollKind::Attacking => matches!(self, Reason::Attack { .. }),
            RollKind::AttackingHere => self == Reason::Attack { away: false },
            RollKind::AttackingAway => self == Reason::Attack { away: true },
            RollKind::Defending => matches!(self, Reason::Defence(_)),
            RollKind::Burning => self == Reason::Fire,
            RollKind::Checking => matches!(self, Reason::Check { .. }),
            RollKind::Doing(action) => self == Reason::Check { task: Some(action) },
        }
    }
}

/// The roll under way, or the last one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Roll {
    pub who: Inv,
    pub reason: Reason,
    pub targets: FoeSet,
    /// Dice to be thrown.
    pub standard: u8,
    pub bonus: u8,
    pub dice: Dice,
    /// Free rerolls left, linked ones included.
    pub free: u8,
    /// Abilities used in this roll.
    pub used: u64,
    /// Symbols as they count now (DMD-7.13).
    pub symbols: Symbols,
    /// Wounds an attack deals beyond its successes.
    pub extra: u8,
    /// Wounds the roller suffered by it.
    pub hurt: u8,
    pub check: Option<&'static Check>,
    pub ctx: Ctx,
    /// Wounds of an attack assigned to each target.
    pub dealt: [u8; FOES],
}
