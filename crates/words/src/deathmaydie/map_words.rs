//! What is said about the map of Death May Die: what stands in a space, what a way costs, who will strike.

use deathmaydie::content::{Dice, Space};
use deathmaydie::figures::Foe;
use deathmaydie::foretell::Forecast;
use deathmaydie::routes::{Route, Strike, Sweep};
use deathmaydie::view::{FoeView, SheetView, TokenView};

use super::{card_words as on, en, es, naming};
use crate::grammar::list;
use crate::lang::{Lang, spoken};
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
    spoken!(lang, &map_words::WORDS)
}

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

/// "Ghast 2: 1 of 3 Wounds, attacks with 3 dice".
pub fn foe(lang: Lang, it: &FoeView) -> String {
    spoken!(lang, map_words::foe(it))
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
    spoken!(lang, map_words::way(names.len(), &names.join(" → ")))
}

/// Who comes along, and what one catches; nothing if neither.
pub fn price(lang: Lang, route: &Route) -> Vec<String> {
    let mut said = Vec::new();
    if !route.follows.is_empty() {
        let who = list(lang, route.follows.iter().map(|foe| foe_name(lang, foe)));
        said.push(spoken!(lang, map_words::follows(&who, route.follows.len())));
    }
    if route.past > 0 {
        said.push(spoken!(lang, map_words::may_sneak_past(route.past)));
    }
    if route.fire > 0 {
        said.push(spoken!(lang, map_words::catches_fire(route.fire)));
    }
    said
}

pub fn go_to(lang: Lang, space: Space) -> String {
    spoken!(lang, map_words::go_to(space))
}

pub fn attack(lang: Lang, strike: &Strike) -> String {
    spoken!(lang, map_words::attack(strike))
}

/// "Attack all 3 at once (4 standard dice)".
pub fn attack_all(lang: Lang, sweep: &Sweep) -> String {
    spoken!(lang, map_words::attack_all(sweep))
}

/// "At the end of the turn: 2 attacks, 5 dice".
pub fn strikes_soon(lang: Lang, forecast: &Forecast) -> String {
    let dice = forecast.attackers.iter().fold(Dice::default(), |all, (_, it)| Dice {
        standard: all.standard + it.standard,
        bonus: all.bonus + it.bonus,
    });
    spoken!(lang, map_words::strikes_soon(forecast.attackers.len(), dice))
}
