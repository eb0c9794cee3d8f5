//! What does a Discovery card offer, in Spanish?

use deathmaydie::effect::{Cost, Held};

use crate::Lang;
use crate::deathmaydie::card_words as on;

/// One may pay for the left side, or gets the right one.
pub fn pay_or(price: Cost, left: &str, right: &str) -> String {
    format!("Puedes {} para reclamar {left}. Si no, reclama {right}.", cost(price))
}

/// One may pay for either side.
pub fn pay_for_either(price: Cost, left: &str, right: &str) -> String {
    format!("Puedes {} para reclamar {left} o {right}.", cost(price))
}

/// What one pays, after "puedes".
pub fn cost(cost: Cost) -> String {
    match cost {
        Cost::TakeStress(points) => format!("subir {points} de Estrés"),
        Cost::SufferWounds(1) => "sufrir 1 Herida".to_owned(),
        Cost::SufferWounds(wounds) => format!("sufrir {wounds} Heridas"),
        Cost::LoseSanity(points) => format!("perder {points} de Cordura"),
        Cost::CatchFire(1) => "recibir 1 ficha de Fuego".to_owned(),
        Cost::CatchFire(tokens) => format!("recibir {tokens} fichas de Fuego"),
        Cost::GiveUp(Held::Item) => "descartar 1 Objeto".to_owned(),
        Cost::GiveUp(Held::Companion) => "descartar 1 Compañero".to_owned(),
        Cost::GiveUp(Held::ItemOrCompanion) => "descartar 1 Objeto o Compañero".to_owned(),
        Cost::GiveUp(Held::Condition(it)) => {
            format!("descartar {}", on::condition(Lang::Es, it).name)
        }
        Cost::DiscardThis => "descartar esta carta".to_owned(),
    }
}
