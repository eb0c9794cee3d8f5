//! When does a Spell matter? Told from its text once for every card, since the rules ask at every play.

use super::row::{Constant, Row, Step, Targets, Text, Timing};
use super::spells::Card;

/// What a text waits for and needs. Each answer is 0 or 1, to be shifted to the Spell's play index.
#[derive(Clone, Copy)]
pub(crate) struct Role {
    /// A constant that says something about Spells.
    pub presses: u8,
    /// A constant that locks the Title Spell's Element.
    pub locks: u8,
    /// Acts when it is played itself, whatever else its text says.
    pub acts: u8,
    /// Acts when others are played.
    pub watches: u8,
    /// Acts when the Chapter ends.
    pub ends: u8,
    /// Has conditions, or targets that may be missing.
    pub needs: u8,
}

static ROLES: [Role; Card::COUNT] = {
    let mut roles = [Role { presses: 0, locks: 0, acts: 0, watches: 0, ends: 0, needs: 0 }; Card::COUNT];
    let mut index = 0;
    while index < Card::COUNT {
        roles[index] = role(Card::ALL[index].row());
        index += 1;
    }
    roles
};

const fn role(row: &Row) -> Role {
    let mut role = Role { presses: 0, locks: 0, acts: 0, watches: 0, ends: 0, needs: 0 };
    match row.text {
        Text::Nothing | Text::Property(_) => {}
        Text::Constant(constants) => {
            let mut index = 0;
            while index < constants.len() {
                match constants[index] {
                    Constant::Add(..) | Constant::Become(..) => role.presses = 1,
                    Constant::LockTitleElement => role.locks = 1,
                }
                index += 1;
            }
        }
        Text::Effect { when, only_if, steps } => {
            match when {
                Timing::Played => role.acts = 1,
                Timing::ElementPlayed(_) | Timing::OtherPlayed => role.watches = 1,
                Timing::ChapterEnds => role.ends = 1,
            }
            role.needs = (!only_if.is_empty() || is_choice(steps)) as u8;
        }
    }
    role
}

const fn is_choice(steps: &[Step]) -> bool {
    let mut index = 0;
    while index < steps.len() {
        if let Some(Targets::Chosen(_)) = steps[index].targets() {
            return true;
        }
        index += 1;
    }
    false
}

impl Card {
    #[inline]
    pub(crate) fn role(self) -> Role {
        ROLES[self as usize]
    }
}
