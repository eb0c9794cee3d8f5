//! Why is a move good, in English? From what lies on the table.

use deathmaydie::Move;
use deathmaydie::content::Space;
use deathmaydie::dice::DieFace;
use deathmaydie::figures::Foe;
use deathmaydie::question::Question;
use deathmaydie::view::Open;

use super::names::{at, the_foe};
use super::sheets::points;
use crate::say;
use crate::sentence::Sentence;

pub fn why(view: &Open, mv: Move) -> Option<Sentence> {
    match mv {
        Move::Rest => rest(view),
        Move::Target(foe) => target(view, foe),
        Move::Task(_) if !view.disrupted => Some("It brings the end of the Ritual nearer.".into()),
        Move::Step(space) => step(view, space),
        Move::Reroll(die, _) => reroll(view, die),
        Move::Attack => {
            (view.company()? > 0).then(|| "Whoever is left in your space attacks you in the end.".into())
        }
        Move::EndActions if view.company()? == 0 && view.discovery_deck > 0 => {
            Some("There are no enemies here: if it stays that way, you Investigate.".into())
        }
        Move::LevelUp(_) => Some("The new level counts at once.".into()),
        _ => None,
    }
}

fn rest(view: &Open) -> Option<Sentence> {
    let sheet = view.investigators.iter().find(|sheet| Some(sheet.who) == view.active)?;
    (sheet.stress + sheet.wounds > 0).then(|| {
        say!("You have {} to heal, and nobody is here to stop you.", points(sheet.stress, sheet.wounds))
    })
}

fn target(view: &Open, foe: Foe) -> Option<Sentence> {
    let name = foe.to_string();
    let there = view.foes.iter().find(|it| it.name == name)?;
    Some(say!("{} has {} Health left.", the_foe(foe).capital(), there.left()))
}

/// Only where it is Safe: elsewhere the way may have many reasons.
fn step(view: &Open, space: Space) -> Option<Sentence> {
    let safe = !view.foes.iter().any(|foe| foe.space == space);
    safe.then(|| say!("There are no enemies {}.", at(space)))
}

fn reroll(view: &Open, die: DieFace) -> Option<Sentence> {
    let against = view.roll.as_ref()?.against;
    let shown = die.symbols();
    match (against, shown.success > 0, shown.tentacle > 0) {
        _ if view.question != Some(Question::Rerolls) => None,
        (true, true, _) => Some("In this roll, successes hurt you.".into()),
        (_, _, true) => Some("That Tentacle costs you 1 Sanity.".into()),
        (false, false, false) => Some("That die yields no success.".into()),
        _ => None,
    }
}
