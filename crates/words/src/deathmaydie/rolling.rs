//! How is a roll told to whoever rolls it: what it is for, how likely that is, and what each symbol does?

use deathmaydie::chances::Goal;
use deathmaydie::dice::DieFace;
use deathmaydie::view::{Open, RollView, Rolled};

use super::{en, es};
use crate::grammar::list;
use crate::lang::{Lang, spoken};
use crate::sentence::Sentence;

/// "Attack on Ghast 2".
pub fn title(lang: Lang, view: &Open, roll: &RollView) -> Sentence {
    spoken!(lang, asks::rolled_for(view, roll))
}

/// "standard die: success".
pub fn die(lang: Lang, die: DieFace) -> String {
    let (kind, face) = (spoken!(lang, dice::kind(die)), spoken!(lang, dice::face(die)));
    format!("{kind}: {face}")
}

/// "62 %"; what is possible is never nought, and what can fail never a hundred.
pub fn percent(lang: Lang, per_mille: u16, certain: bool, possible: bool) -> String {
    let space = spoken!(lang, rolling::BEFORE_PERCENT);
    match (per_mille + 5) / 10 {
        _ if certain => format!("100{space}%"),
        _ if !possible => format!("0{space}%"),
        0 => format!("<{space}1{space}%"),
        100.. => format!(">{space}99{space}%"),
        hundredth => format!("{hundredth}{space}%"),
    }
}

/// What one hopes for.
pub fn goal(lang: Lang, what: &Rolled, targets: usize, goal: Goal, first: bool) -> Sentence {
    spoken!(lang, rolling::goal(what, targets, goal, first))
}

/// "with 2 Stress".
pub fn with_stress(lang: Lang, stress: u8) -> String {
    spoken!(lang, rolling::with_stress(stress))
}

/// With the rerolls that cost nothing.
pub fn as_it_is(lang: Lang, thrown: bool, free: u8) -> &'static str {
    spoken!(lang, rolling::as_it_is(thrown, free))
}

/// What successes do in this roll.
pub fn successes_do(lang: Lang, roll: &RollView, count: i16) -> Sentence {
    spoken!(lang, rolling::successes_do(roll, count))
}

pub fn tentacles_do(lang: Lang, count: i16) -> Sentence {
    spoken!(lang, rolling::tentacles_do(count))
}

/// Elder Signs do nothing by themselves.
pub fn signs_do(lang: Lang, worth: u8) -> &'static str {
    spoken!(lang, rolling::signs_do(worth))
}

/// What a press on a die costs, in the rerolls that are left.
pub fn rerolls_left(lang: Lang, free: u8, turn: u8, stress: u8) -> Sentence {
    let mut parts: Vec<Sentence> = Vec::new();
    if free > 0 {
        parts.push(spoken!(lang, rolling::free_rerolls(free)));
    }
    if turn > 0 {
        parts.push(spoken!(lang, rolling::REROLL_OF_TURN).into());
    }
    if stress > 0 {
        parts.push(spoken!(lang, rolling::rerolls_for_stress(stress)));
    }
    if parts.is_empty() {
        return spoken!(lang, rolling::NO_REROLLS).into();
    }
    list(lang, parts).capital()
}

/// How to reroll: by pressing the die.
pub fn press_to_reroll(lang: Lang) -> &'static str {
    spoken!(lang, rolling::PRESS_TO_REROLL)
}
