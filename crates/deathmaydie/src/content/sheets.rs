//! Dice, tracks, skills, investigators, Insanities and Relics: what a sheet is made of.

use super::vocabulary::*;
use crate::effect::{Ability, Effects};

/// A pool of dice.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, serde::Serialize)]
pub struct Dice {
    pub standard: u8,
    pub bonus: u8,
}

include!(concat!(env!("OUT_DIR"), "/symbols.rs"));

/// One kind of die: its six faces, each with the symbols on it.
pub struct DieRow {
    pub faces: [&'static [Symbol]; 6],
}

include!(concat!(env!("OUT_DIR"), "/dice.rs"));

/// One track. On Wounds and Sanity the last space is the skull; on the Summoning track it loses the game.
pub struct TrackRow {
    pub first: u8,
    pub last: u8,
    thresholds: Option<&'static [u8]>,
    bonus_dice: Option<&'static [u8]>,
    pub first_red: Option<u8>,
}

include!(concat!(env!("OUT_DIR"), "/tracks.rs"));

/// The numbers the rules name (RULES.md §0).
pub const STRESS_MAX: u8 = Track::Stress.row().last;
pub const HEALTH: u8 = Track::Wounds.row().last;
pub const SANITY_SKULL: u8 = Track::Sanity.row().last;
/// Where an Insanity strikes (DMD-20.1).
pub const THRESHOLDS: &[u8] = listed(Track::Sanity.row().thresholds);
/// The thresholds that give a bonus die for good (DMD-20.7).
pub const BONUS_THRESHOLDS: &[u8] = listed(Track::Sanity.row().bonus_dice);
pub const TRACK_START: u8 = Track::Summoning.row().first;
pub const TRACK_LEN: u8 = Track::Summoning.row().last;
pub const TRACK_FIRST_RED: u8 = match Track::Summoning.row().first_red {
    Some(space) => space,
    None => TRACK_LEN,
};
pub const SYMBOLS_TO_ADVANCE: u8 = 3;
pub const ACTIONS: u8 = 3;
pub const RUN: u8 = 3;
pub const REST: u8 = 3;
pub const BASE_DICE: Dice = Dice { standard: 3, bonus: 0 };
pub const FIRE_ON_SPACES: u8 = 12;
pub const FATIGUE_TOKENS: u8 = 26;
pub const COSMIC_TOKENS: u8 = 8;

/// What was left out is nothing.
pub(super) const fn listed<T>(list: Option<&'static [T]>) -> &'static [T] {
    match list {
        Some(list) => list,
        None => &[],
    }
}

include!(concat!(env!("OUT_DIR"), "/tags.rs"));

/// One level of a skill, and the lower levels it stands in for.
pub struct Level {
    replaces: Option<&'static [u8]>,
    pub does: &'static [Ability],
}

/// The four levels of a skill.
pub type Levels = [Level; 4];

/// Everything a skill gives at this level: what was gained on the way, but for what a later level replaced (DMD-6.9).
pub fn at_level(levels: &'static Levels, level: u8) -> impl Iterator<Item = &'static Ability> {
    let reached = &levels[..usize::from(level).min(levels.len())];
    let replaced =
        reached.iter().flat_map(|level| listed(level.replaces)).fold(0_u8, |all, number| all | 1 << number);
    let stands = move |number: u8| replaced & 1 << number == 0;
    reached.iter().zip(1..).filter(move |(_, number)| stands(*number)).flat_map(|(level, _)| level.does)
}

/// One common skill.
pub struct SkillRow {
    pub levels: Levels,
}

include!(concat!(env!("OUT_DIR"), "/skills.rs"));

/// One investigator: the two common skills, and the levels of the signature skill.
pub struct InvestigatorRow {
    pub skills: [Skill; 2],
    pub levels: Levels,
}

include!(concat!(env!("OUT_DIR"), "/investigators.rs"));

/// One Insanity.
pub struct InsanityRow {
    pub does: Effects,
}

include!(concat!(env!("OUT_DIR"), "/insanities.rs"));

/// One Relic, before and after its holder's third threshold (DMD-23.9).
pub struct RelicRow {
    pub normal: &'static [Ability],
    pub transformed: &'static [Ability],
}

include!(concat!(env!("OUT_DIR"), "/relics.rs"));
