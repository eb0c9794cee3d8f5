//! What is said about the map in English?

use deathmaydie::content::{Dice, Space};
use deathmaydie::routes::{Strike, Sweep};
use deathmaydie::view::FoeView;

use crate::Lang;
use crate::deathmaydie::map_words::{MapWords, foe_name, place_name};
use crate::sentence::Sentence;

pub static WORDS: MapWords = MapWords {
    whole: "Whole",
    near: "Close",
    nearer: "Closer",
    zoom: "Size of the map",
    leads_to: "Leads to",
    nobody_here: "Nobody is here.",
    nobody_follows: "Nobody follows you.",
    gate: "Gate",
    stairs: "Stairs",
    tunnel: "Tunnel",
    start: "Start space",
    fire: "Fire",
    you: "you",
    acts: "acting",
    say_here: "Point it out",
    keys: "Arrows: from space to space. Enter: choose it.",
    here: "You are here.",
};

fn dice_in_words(it: Dice) -> String {
    let (one, more) = ("die", "dice");
    let plain = format!("{} {}", it.standard, if it.standard == 1 { one } else { more });
    match it.bonus {
        0 => plain,
        bonus => format!("{plain} and {bonus} bonus"),
    }
}

pub fn foe(it: &FoeView) -> String {
    let (name, wounds, health) = (foe_name(Lang::En, &it.name), it.wounds, it.health);
    let cosmic = if it.cosmic { ", Cosmic" } else { "" };
    let attack = match it.attacked {
        true => "has attacked already".to_owned(),
        false => format!("attacks with {}", dice_in_words(it.dice)),
    };
    format!("{name}{cosmic}: {wounds} of {health} Wounds, {attack}")
}

pub fn go_to(space: Space) -> String {
    let name = place_name(Lang::En, space);
    format!("Go: {name}")
}

pub fn attack(strike: &Strike) -> String {
    let (name, dice) = (foe_name(Lang::En, &strike.foe), dice_in_words(strike.dice));
    format!("Attack: {name} ({dice})")
}

pub fn attack_all(sweep: &Sweep) -> String {
    let (count, dice) = (sweep.targets, dice_in_words(sweep.dice));
    format!("Attack {count} at once ({dice})")
}

/// The spaces on the way, joined.
pub fn way(steps: usize, way: &str) -> String {
    match steps {
        1 => format!("1 step: {way}."),
        _ => format!("{steps} steps: {way}."),
    }
}

pub fn follows(who: &Sentence, count: usize) -> String {
    match count {
        1 => format!("{who} follows you."),
        _ => format!("{who} follow you."),
    }
}

pub fn may_sneak_past(past: u8) -> String {
    match past {
        1 => "On leaving you may Sneak past 1.".to_owned(),
        _ => format!("On leaving you may Sneak past up to {past}."),
    }
}

pub fn catches_fire(fire: u8) -> String {
    format!("You catch {fire} Fire.")
}

pub fn strikes_soon(count: usize, dice: Dice) -> String {
    let dice = dice_in_words(dice);
    match count {
        1 => format!("End of the turn: 1 attack, {dice}"),
        _ => format!("End of the turn: {count} attacks, {dice}"),
    }
}
