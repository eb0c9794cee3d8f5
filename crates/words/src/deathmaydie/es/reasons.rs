//! Why is a move good, in Spanish? From what lies on the table.

use deathmaydie::Move;
use deathmaydie::content::Space;
use deathmaydie::dice::DieFace;
use deathmaydie::figures::Foe;
use deathmaydie::question::Question;
use deathmaydie::view::Open;

use super::names::{at, to_foe};
use super::sheets::points;
use crate::say;
use crate::sentence::Sentence;

pub fn why(view: &Open, mv: Move) -> Option<Sentence> {
    match mv {
        Move::Rest => rest(view),
        Move::Target(foe) => target(view, foe),
        Move::Task(_) if !view.disrupted => {
            Some("Con eso se acerca el momento de interrumpir el Ritual.".into())
        }
        Move::Step(space) => step(view, space),
        Move::Reroll(die, _) => reroll(view, die),
        Move::Attack => (view.company()? > 0).then(|| "Al final te ataca quien quede en tu espacio.".into()),
        Move::EndActions if view.company()? == 0 && view.discovery_deck > 0 => {
            Some("Aquí no hay enemigos: si no llega ninguno, investigarás.".into())
        }
        Move::LevelUp(_) => Some("El nuevo nivel cuenta desde ya.".into()),
        _ => None,
    }
}

fn rest(view: &Open) -> Option<Sentence> {
    let sheet = view.investigators.iter().find(|sheet| Some(sheet.who) == view.active)?;
    (sheet.stress + sheet.wounds > 0)
        .then(|| say!("Tienes {} por curar, y aquí nadie te molesta.", points(sheet.stress, sheet.wounds)))
}

fn target(view: &Open, foe: Foe) -> Option<Sentence> {
    let name = foe.to_string();
    let there = view.foes.iter().find(|it| it.name == name)?;
    Some(say!("{} le {} de Vida.", to_foe(foe).capital(), left(there.left())))
}

fn left(health: u8) -> Sentence {
    if health == 1 { "queda 1".into() } else { say!("quedan {health}") }
}

/// Only where it is Safe: elsewhere the way may have many reasons.
fn step(view: &Open, space: Space) -> Option<Sentence> {
    let safe = !view.foes.iter().any(|foe| foe.space == space);
    safe.then(|| say!("No hay enemigos {}.", at(space)))
}

fn reroll(view: &Open, die: DieFace) -> Option<Sentence> {
    let against = view.roll.as_ref()?.against;
    let shown = die.symbols();
    match (against, shown.success > 0, shown.tentacle > 0) {
        _ if view.question != Some(Question::Rerolls) => None,
        (true, true, _) => Some("En esta tirada los Éxitos te hieren.".into()),
        (_, _, true) => Some("Ese Tentáculo te cuesta 1 de Cordura.".into()),
        (false, false, false) => Some("Ese dado no da ningún Éxito.".into()),
        _ => None,
    }
}
