//! What stands on the table of Death May Die beside its cards? Headings, tracks, phases and what a roll is made of.

use deathmaydie::state::Phase;

use super::{en, es};
use crate::lang::{Lang, spoken};

/// Words over and beside the parts of the table.
#[derive(Clone, Copy, Debug)]
pub struct TableWords {
    pub map: &'static str,
    pub investigators: &'static str,
    pub your_sheet: &'static str,
    pub actions_left: &'static str,
    pub stress: &'static str,
    pub wounds: &'static str,
    pub sanity: &'static str,
    pub health: &'static str,
    pub skills: &'static str,
    pub signature: &'static str,
    pub level: &'static str,
    pub insanity: &'static str,
    pub next_threshold: &'static str,
    pub dice_won: &'static str,
    pub fatigue: &'static str,
    pub fire: &'static str,
    pub holds: &'static str,
    pub holds_nothing: &'static str,
    pub item: &'static str,
    pub companion: &'static str,
    pub condition: &'static str,
    pub relic: &'static str,
    pub eliminated: &'static str,
    pub threat: &'static str,
    pub summoning: &'static str,
    pub symbols: &'static str,
    pub stage: &'static str,
    pub ritual: &'static str,
    pub ritual_broken: &'static str,
    pub to_disrupt: &'static str,
    pub when_it_advances: &'static str,
    pub episode_actions: &'static str,
    pub mythos: &'static str,
    pub discovery: &'static str,
    pub discards: &'static str,
    pub reserve: &'static str,
    pub unknown: &'static str,
    pub start: &'static str,
    pub safe: &'static str,
    pub unsafe_space: &'static str,
    pub cosmic: &'static str,
    pub roll: &'static str,
    pub free_rerolls: &'static str,
    pub for_stress: &'static str,
    pub odds: &'static str,
    pub keep: &'static str,
}

pub fn table(lang: Lang) -> &'static TableWords {
    spoken!(lang, &table_words::WORDS)
}

/// What a step of the turn is called.
pub fn phase(lang: Lang, phase: Phase) -> &'static str {
    spoken!(lang, table_words::phase(phase))
}
