//! What is said about the map of Death May Die: what stands in a space, what a way costs, who will strike.

use deathmaydie::content::{Dice, Space};
use deathmaydie::figures::Foe;
use deathmaydie::foretell::Forecast;
use deathmaydie::routes::{Route, Strike, Sweep};
use deathmaydie::view::{FoeView, SheetView, TokenView};

use super::{card_words as on, naming};
use crate::Lang;
use crate::grammar::list;
use crate::sentence::Sentence;

/// Words over and beside the map.
#[derive(Clone, Copy, Debug)]
pub struct MapWords {
    pub whole: &'static str,
    pub near: &'static str,
    pub nearer: &'static str,
    pub zoom: &'static str,
    pub leads_to: &'static str,
    pub nobody_here: &'static str,
    pub nobody_follows: &'static str,
    pub gate: &'static str,
    pub stairs: &'static str,
    pub tunnel: &'static str,
    pub start: &'static str,
    pub fire: &'static str,
    pub you: &'static str,
    pub acts: &'static str,
    pub say_here: &'static str,
    pub keys: &'static str,
    pub here: &'static str,
}

pub fn map(lang: Lang) -> &'static MapWords {
    lang.pick(&ES, &EN)
}

static ES: MapWords = MapWords {
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

static EN: MapWords = MapWords {
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

pub fn place_name(lang: Lang, space: Space) -> &'static str {
    on::space(lang, space).name
}

/// "Ghast 2".
pub fn foe_name(lang: Lang, name: &str) -> String {
    name.parse::<Foe>()
        .map_or_else(|()| name.to_owned(), |foe| Sentence::from(naming::foe(lang, foe)).to_string())
}

/// "3", "3 + 1".
pub fn dice(it: Dice) -> String {
    if it.bonus == 0 { it.standard.to_string() } else { format!("{}+{}", it.standard, it.bonus) }
}

/// "3 dice", "3 dice and 1 bonus die".
fn dice_in_words(lang: Lang, it: Dice) -> String {
    let (one, more) = lang.pick(("dado", "dados"), ("die", "dice"));
    let plain = format!("{} {}", it.standard, if it.standard == 1 { one } else { more });
    match (it.bonus, lang) {
        (0, _) => plain,
        (bonus, Lang::Es) => format!("{plain} y {bonus} de bonificación"),
        (bonus, Lang::En) => format!("{plain} and {bonus} bonus"),
    }
}

/// "Ghast 2: 1 of 3 Wounds, attacks with 3 dice".
pub fn foe(lang: Lang, it: &FoeView) -> String {
    let (name, wounds, health) = (foe_name(lang, &it.name), it.wounds, it.health);
    let cosmic = if it.cosmic { lang.pick(", del Cosmos", ", Cosmic") } else { "" };
    let attack = match it.attacked {
        true => lang.pick("ya ha atacado", "has attacked already").to_owned(),
        false => format!("{} {}", lang.pick("ataca con", "attacks with"), dice_in_words(lang, it.dice)),
    };
    match lang {
        Lang::Es => format!("{name}{cosmic}: {wounds} de {health} Heridas, {attack}"),
        Lang::En => format!("{name}{cosmic}: {wounds} of {health} Wounds, {attack}"),
    }
}

/// "Agatha, played by you: on Fire 2".
pub fn investigator(lang: Lang, it: &SheetView, yours: bool, acts: bool) -> String {
    let words = map(lang);
    let mut said = on::investigator(lang, it.who).name.to_owned();
    let marks: Vec<&str> = [(yours, words.you), (acts, words.acts)]
        .into_iter()
        .filter(|(is, _)| *is)
        .map(|(_, it)| it)
        .collect();
    if !marks.is_empty() {
        said += &format!(" ({})", marks.join(", "));
    }
    if it.fire > 0 {
        said += &format!(", {} {}", words.fire, it.fire);
    }
    said
}

/// "Juror 2 (Guilty)".
pub fn token(lang: Lang, it: &TokenView) -> String {
    let name = on::token(lang, it.token).name;
    match it.value {
        Some(value) => format!("{name} {} ({})", it.number, on::value(lang, value).name),
        None => format!("{name} {} ({})", it.number, on::face(lang, it.face).name),
    }
}

/// What it takes to go there, in a sentence or two.
pub fn way(lang: Lang, route: &Route) -> String {
    let names: Vec<&str> = route.by.iter().map(|space| place_name(lang, *space)).collect();
    let (steps, way) = (names.len(), names.join(" → "));
    match (lang, steps) {
        (Lang::Es, 1) => format!("1 paso: {way}."),
        (Lang::Es, _) => format!("{steps} pasos: {way}."),
        (Lang::En, 1) => format!("1 step: {way}."),
        (Lang::En, _) => format!("{steps} steps: {way}."),
    }
}

/// Who comes along, and what one catches; nothing if neither.
pub fn price(lang: Lang, route: &Route) -> Vec<String> {
    let mut said = Vec::new();
    if !route.follows.is_empty() {
        let who = list(lang, route.follows.iter().map(|foe| foe_name(lang, foe)));
        let one = route.follows.len() == 1;
        said.push(match (lang, one) {
            (Lang::Es, true) => format!("{who} te sigue."),
            (Lang::Es, false) => format!("{who} te siguen."),
            (Lang::En, true) => format!("{who} follows you."),
            (Lang::En, false) => format!("{who} follow you."),
        });
    }
    match (lang, route.past) {
        (_, 0) => {}
        (Lang::Es, 1) => said.push("Al salir puedes escabullirte de 1.".to_owned()),
        (Lang::Es, past) => said.push(format!("Al salir puedes escabullirte de hasta {past}.")),
        (Lang::En, 1) => said.push("On leaving you may Sneak past 1.".to_owned()),
        (Lang::En, past) => said.push(format!("On leaving you may Sneak past up to {past}.")),
    }
    if route.fire > 0 {
        let fire = route.fire;
        said.push(match lang {
            Lang::Es => format!("Te prendes: {fire} de Fuego."),
            Lang::En => format!("You catch {fire} Fire."),
        });
    }
    said
}

pub fn go_to(lang: Lang, space: Space) -> String {
    let name = place_name(lang, space);
    match lang {
        Lang::Es => format!("Ir: {name}"),
        Lang::En => format!("Go: {name}"),
    }
}

pub fn attack(lang: Lang, strike: &Strike) -> String {
    let (name, dice) = (foe_name(lang, &strike.foe), dice_in_words(lang, strike.dice));
    match lang {
        Lang::Es => format!("Atacar: {name} ({dice})"),
        Lang::En => format!("Attack: {name} ({dice})"),
    }
}

/// "Attack all 3 at once (4 standard dice)".
pub fn attack_all(lang: Lang, sweep: &Sweep) -> String {
    let (count, dice) = (sweep.targets, dice_in_words(lang, sweep.dice));
    match lang {
        Lang::Es => format!("Atacar a {count} a la vez ({dice})"),
        Lang::En => format!("Attack {count} at once ({dice})"),
    }
}

/// "At the end of the turn: 2 attacks, 5 dice".
pub fn strikes_soon(lang: Lang, forecast: &Forecast) -> String {
    let count = forecast.attackers.len();
    let dice = forecast.attackers.iter().fold(Dice::default(), |all, (_, it)| Dice {
        standard: all.standard + it.standard,
        bonus: all.bonus + it.bonus,
    });
    let dice = dice_in_words(lang, dice);
    match (lang, count) {
        (Lang::Es, 1) => format!("Al final del turno: 1 ataque, {dice}"),
        (Lang::Es, _) => format!("Al final del turno: {count} ataques, {dice}"),
        (Lang::En, 1) => format!("End of the turn: 1 attack, {dice}"),
        (Lang::En, _) => format!("End of the turn: {count} attacks, {dice}"),
    }
}
