//! Enemies, the Elder Ones and their Stages, the unknown monsters, and the Mythos cards that move them.

use super::vocabulary::*;
use super::{Dice, plays};
use crate::effect::{Ability, Effects};

/// One enemy card. Those of an Elder One's box serve only that one.
pub struct EnemyRow {
    pub kind: Kind,
    pub serves: Option<Elder>,
    pub health: u8,
    pub dice: Dice,
    pub reserve: u8,
    pub does: &'static [Ability],
}

include!(concat!(env!("OUT_DIR"), "/enemies.rs"));

impl Enemy {
    /// The card of a kind, in a game against this Elder One. After the Cultists, cards stand in the order of the kinds.
    pub const fn of(kind: Kind, elder: Elder) -> Enemy {
        match kind {
            Cultist => elder.row().minions[0],
            monster => Enemy::at(monster as u8 + 1),
        }
    }
}

/// One unknown monster: how many figures stand on its Gate, and what an advance does.
pub struct UnknownRow {
    pub kind: Kind,
    pub figures: u8,
    pub advance: Effects,
}

include!(concat!(env!("OUT_DIR"), "/unknown.rs"));

/// One Elder One: its Cultists and its special monster.
pub struct ElderRow {
    pub minions: [Enemy; 2],
}

include!(concat!(env!("OUT_DIR"), "/elders.rs"));

/// One Stage. Stage I has no Health and no dice: the Elder One is still on the track.
pub struct StageRow {
    pub elder: Elder,
    pub number: u8,
    pub health: u8,
    pub dice: Dice,
    /// When it is revealed.
    pub reveal: Effects,
    /// When the Elder One advances.
    pub advance: Effects,
    /// At the end of each turn (DMD-12.9).
    pub end_of_turn: Effects,
    pub lasting: &'static [Ability],
}

include!(concat!(env!("OUT_DIR"), "/stages.rs"));

impl Elder {
    /// Stages I, II, III and Final.
    pub const fn stages(self) -> [Stage; 4] {
        let first = self as u8 * 4;
        [Stage::at(first), Stage::at(first + 1), Stage::at(first + 2), Stage::at(first + 3)]
    }

    /// The Stage with this number, from 1: Final is the last, whatever comes after it.
    pub fn stage(self, number: u8) -> Stage {
        let [one, two, three, last] = self.stages();
        match number {
            0 | 1 => one,
            2 => two,
            3 => three,
            _ => last,
        }
    }

    /// The Stages up to this number.
    pub fn revealed(self, number: u8) -> impl DoubleEndedIterator<Item = Stage> {
        self.stages().into_iter().filter(move |stage| stage.row().number <= number)
    }
}

/// One Mythos card.
pub struct MythosRow {
    pub deck: Deck,
    /// Whether it bears a Summoning symbol (DMD-9.3).
    pub symbol: bool,
    /// Whether another card is drawn after it (DMD-23.7).
    pub again: bool,
    first: Option<u16>,
    last: Option<u16>,
    pub does: Effects,
}

include!(concat!(env!("OUT_DIR"), "/mythos.rs"));

impl Mythos {
    /// Whether this version of the rules plays with it.
    pub const fn is_of(self, rules: u16) -> bool {
        plays(self.row().first, self.row().last, rules)
    }
}
