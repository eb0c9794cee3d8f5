//! What follows from what everybody sees? Pages and words ask here instead of reckoning themselves.

use crate::content::Stage;
use crate::moves::Ability;
use crate::view::{FoeView, Open, SheetView};

impl Open {
    /// How many enemies stand where the active investigator does.
    pub fn company(&self) -> Option<usize> {
        let sheet = self.investigators.iter().find(|sheet| Some(sheet.who) == self.active)?;
        Some(self.foes.iter().filter(|foe| foe.space == sheet.space).count())
    }

    /// The Stage that lies on top.
    pub fn stage_card(&self) -> Stage {
        self.elder.stage(self.stage)
    }

    /// The Stages in force, the first of them first (DMD-14.3).
    pub fn revealed(&self) -> impl Iterator<Item = Stage> + use<> {
        self.elder.revealed(self.stage)
    }
}

impl SheetView {
    /// The level of a skill that is printed on the sheet: cards that lend a level do not count.
    pub fn printed_level(&self, of: Ability) -> Option<u8> {
        match of {
            Ability::Signature => Some(self.signature),
            Ability::Skill(skill) => {
                let mut printed = self.who.row().skills.into_iter().zip(self.printed);
                printed.find(|(it, _)| *it == skill).map(|(_, level)| level)
            }
            _ => None,
        }
    }
}

impl FoeView {
    /// The Health it has left.
    pub fn left(&self) -> u8 {
        self.health.saturating_sub(self.wounds)
    }
}
