//! What is said about the map in Spanish?

use deathmaydie::content::{Dice, Space};
use deathmaydie::routes::{Strike, Sweep};
use deathmaydie::view::FoeView;

use crate::Lang;
use crate::deathmaydie::map_words::{MapWords, foe_name, place_name};
use crate::sentence::Sentence;

pub static WORDS: MapWords = MapWords {
    whole: "Entero",
    near: "Cerca",
    nearer: "Muy cerca",
    zoom: "Tamaño del mapa",
    leads_to: "Sale a",
    nobody_here: "Aquí no hay nadie.",
    nobody_follows: "Nadie te sigue.",
    gate: "Portal",
    stairs: "Escaleras",
    tunnel: "Túnel",
    start: "Espacio inicial",
    fire: "Fuego",
    you: "tú",
    acts: "le toca",
    say_here: "Señalar a los demás",
    keys: "Flechas: de espacio en espacio. Intro: elegirlo.",
    here: "Estás aquí.",
};

fn dice_in_words(it: Dice) -> String {
    let (one, more) = ("dado", "dados");
    let plain = format!("{} {}", it.standard, if it.standard == 1 { one } else { more });
    match it.bonus {
        0 => plain,
        bonus => format!("{plain} y {bonus} de bonificación"),
    }
}

pub fn foe(it: &FoeView) -> String {
    let (name, wounds, health) = (foe_name(Lang::Es, &it.name), it.wounds, it.health);
    let cosmic = if it.cosmic { ", del Cosmos" } else { "" };
    let attack = match it.attacked {
        true => "ya ha atacado".to_owned(),
        false => format!("ataca con {}", dice_in_words(it.dice)),
    };
    format!("{name}{cosmic}: {wounds} de {health} Heridas, {attack}")
}

pub fn go_to(space: Space) -> String {
    let name = place_name(Lang::Es, space);
    format!("Ir: {name}")
}

pub fn attack(strike: &Strike) -> String {
    let (name, dice) = (foe_name(Lang::Es, &strike.foe), dice_in_words(strike.dice));
    format!("Atacar: {name} ({dice})")
}

pub fn attack_all(sweep: &Sweep) -> String {
    let (count, dice) = (sweep.targets, dice_in_words(sweep.dice));
    format!("Atacar a {count} a la vez ({dice})")
}

/// The spaces on the way, joined.
pub fn way(steps: usize, way: &str) -> String {
    match steps {
        1 => format!("1 paso: {way}."),
        _ => format!("{steps} pasos: {way}."),
    }
}

pub fn follows(who: &Sentence, count: usize) -> String {
    match count {
        1 => format!("{who} te sigue."),
        _ => format!("{who} te siguen."),
    }
}

pub fn may_sneak_past(past: u8) -> String {
    match past {
        1 => "Al salir puedes escabullirte de 1.".to_owned(),
        _ => format!("Al salir puedes escabullirte de hasta {past}."),
    }
}

pub fn catches_fire(fire: u8) -> String {
    format!("Te prendes: {fire} de Fuego.")
}

pub fn strikes_soon(count: usize, dice: Dice) -> String {
    let dice = dice_in_words(dice);
    match count {
        1 => format!("Al final del turno: 1 ataque, {dice}"),
        _ => format!("Al final del turno: {count} ataques, {dice}"),
    }
}
