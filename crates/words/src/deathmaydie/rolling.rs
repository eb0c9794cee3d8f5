//! How is a roll told to whoever rolls it: what it is for, how likely that is, and what each symbol does?

use deathmaydie::chances::Goal;
use deathmaydie::view::{Open, RollView, Rolled};

use super::{en, es};
use crate::grammar::counted;
use crate::lang::spoken;
use crate::sentence::Sentence;
use crate::{Lang, say};

/// "Attack on Ghast 2".
pub fn title(lang: Lang, view: &Open, roll: &RollView) -> Sentence {
    spoken!(lang, asks::rolled_for(view, roll))
}

/// "62 %"; what is possible is never nought, and what can fail never a hundred.
pub fn percent(lang: Lang, per_mille: u16, certain: bool, possible: bool) -> String {
    let space = lang.pick("\u{a0}", "");
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
    match (what, goal) {
        (Rolled::Attack, _) if first && targets > 1 => lang.pick("Acabar con todos", "Kill them all").into(),
        (Rolled::Attack, _) if first => lang.pick("Acabar con él", "Kill it").into(),
        (Rolled::Attack, _) => lang.pick("Herir", "Wound it").into(),
        (_, Goal::NoMoreThan(0)) => lang.pick("Salir sin Heridas", "No Wound").into(),
        (_, Goal::NoMoreThan(_)) => lang.pick("Sobrevivir", "Survive").into(),
        (_, Goal::Successes(count)) => more_than(lang, count, lang.pick("Éxito", "success")),
        (_, Goal::ElderSigns(count)) => more_than(lang, count, lang.pick("Símbolo arcano", "Elder Sign")),
        (_, Goal::Clean { successes, .. }) => clean(lang, successes),
    }
}

fn more_than(lang: Lang, count: u8, one: &'static str) -> Sentence {
    match (lang, count) {
        (Lang::Es, 0 | 1) => say!("Al menos 1 {one}"),
        (Lang::En, 0 | 1) => say!("At least 1 {one}"),
        (Lang::Es, _) if one == "Éxito" => say!("{count} Éxitos o más"),
        (Lang::Es, _) => say!("{count} Símbolos arcanos o más"),
        (Lang::En, _) if one == "success" => say!("{count} successes or more"),
        (Lang::En, _) => say!("{count} Elder Signs or more"),
    }
}

fn clean(lang: Lang, successes: u8) -> Sentence {
    match (lang, successes) {
        (Lang::Es, 0) => "Sin Tentáculos".into(),
        (Lang::En, 0) => "No Tentacle".into(),
        (Lang::Es, _) => say!("{} sin Tentáculos", counted(successes, "Éxito", "Éxitos")),
        (Lang::En, _) => say!("{}, no Tentacle", counted(successes, "success", "successes")),
    }
}

/// "with 2 Stress".
pub fn with_stress(lang: Lang, stress: u8) -> String {
    match lang {
        Lang::Es => format!("con {stress} de Estrés"),
        Lang::En => format!("with {stress} Stress"),
    }
}

/// With the rerolls that cost nothing.
pub fn as_it_is(lang: Lang, thrown: bool, free: u8) -> &'static str {
    match (thrown, free) {
        (_, 1..) => lang.pick("gratis", "for free"),
        (false, 0) => lang.pick("de entrada", "as thrown"),
        (true, 0) => lang.pick("así", "as it lies"),
    }
}

/// What successes do in this roll.
pub fn successes_do(lang: Lang, roll: &RollView, count: i16) -> Sentence {
    let count = u8::try_from(count).unwrap_or(0);
    let hurts = matches!(roll.what, Rolled::Defence(_) | Rolled::Fire);
    match (lang, &roll.what) {
        (Lang::Es, Rolled::Attack) => say!("{} al enemigo", counted(count, "Herida", "Heridas")),
        (Lang::En, Rolled::Attack) => say!("{} to the enemy", counted(count, "Wound", "Wounds")),
        (Lang::Es, _) if hurts => say!("{} para ti", counted(count, "Herida", "Heridas")),
        (Lang::En, _) if hurts => say!("{} for you", counted(count, "Wound", "Wounds")),
        (Lang::Es, _) => counted(count, "Éxito", "Éxitos"),
        (Lang::En, _) => counted(count, "success", "successes"),
    }
}

pub fn tentacles_do(lang: Lang, count: i16) -> Sentence {
    let count = u8::try_from(count).unwrap_or(0);
    match lang {
        Lang::Es => say!("−{count} de Cordura"),
        Lang::En => say!("−{count} Sanity"),
    }
}

/// Elder Signs do nothing by themselves.
pub fn signs_do(lang: Lang, worth: u8) -> &'static str {
    match worth {
        0 => lang.pick("Nada por sí solos", "Nothing by themselves"),
        1 => lang.pick("Pueden contar como Éxitos", "May count as successes"),
        _ => lang.pick("Pueden contar como 2 Éxitos", "May count as 2 successes"),
    }
}

/// What a press on a die costs, in the rerolls that are left.
pub fn rerolls_left(lang: Lang, free: u8, turn: u8, stress: u8) -> Sentence {
    let mut parts: Vec<Sentence> = Vec::new();
    match lang {
        Lang::Es => {
            parts.extend((free > 0).then(|| say!("{} gratis", counted(free, "repetición", "repeticiones"))));
            parts.extend((turn > 0).then(|| "1 de este turno".into()));
            parts.extend((stress > 0).then(|| say!("{stress} por 1 de Estrés cada una")));
        }
        Lang::En => {
            parts.extend((free > 0).then(|| say!("{} for free", counted(free, "reroll", "rerolls"))));
            parts.extend((turn > 0).then(|| "1 of this turn".into()));
            parts.extend((stress > 0).then(|| say!("{stress} for 1 Stress each")));
        }
    }
    if parts.is_empty() {
        return lang.pick("No quedan repeticiones", "No rerolls left").into();
    }
    crate::grammar::list(lang, parts).capital()
}

/// How to reroll: by pressing the die.
pub fn press_to_reroll(lang: Lang) -> &'static str {
    lang.pick("Pulsa un dado para repetirlo.", "Press a die to reroll it.")
}
