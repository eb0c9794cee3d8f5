//! The Discovery cards: a central text and two sides, of which one is claimed (DMD-11.1).

use super::vocabulary::*;
use super::{Condition, Episode, Tag, listed};
use crate::effect::{Ability, Claim, Claim::*};

/// What a side of a card is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HeldAs {
    Item,
    /// With so much Health.
    Companion(u8),
    Condition(Condition),
}

/// One side of a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HeldSide {
    pub held: HeldAs,
    pub tags: &'static [Tag],
    /// What it gives; a Condition's abilities are those of the Condition.
    does: &'static [Ability],
}

impl HeldSide {
    pub const fn does(&self) -> &'static [Ability] {
        match self.held {
            HeldAs::Condition(condition) => condition.row().does,
            _ => self.does,
        }
    }
}

/// A side as the file has it: an Item, a Companion with Health or a Condition, and what it gives. Anything else does not build.
macro_rules! side {
    { item: $item:expr, companion: $health:expr, condition: $condition:expr, tags: $tags:expr, does: $does:expr, } => {
        HeldSide { held: held_as($item, $health, $condition), tags: listed($tags), does: listed($does) }
    };
}

const fn held_as(item: bool, companion: Option<u8>, condition: Option<Condition>) -> HeldAs {
    match (item, companion, condition) {
        (true, None, None) => HeldAs::Item,
        (false, Some(health), None) => HeldAs::Companion(health),
        (false, None, Some(condition)) => HeldAs::Condition(condition),
        _ => panic!("a side is an item, or a companion, or a condition"),
    }
}

/// One Discovery card.
pub struct DiscoveryRow {
    pub episode: Episode,
    pub claim: Claim,
    pub left: HeldSide,
    pub right: HeldSide,
}

include!(concat!(env!("OUT_DIR"), "/discoveries.rs"));

impl Discovery {
    pub const fn side(self, side: Side) -> &'static HeldSide {
        match side {
            Left => &self.row().left,
            Right => &self.row().right,
        }
    }
}
