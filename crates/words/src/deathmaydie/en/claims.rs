//! What does a Discovery card offer, in English?

use deathmaydie::effect::{Cost, Held};

use crate::Lang;
use crate::deathmaydie::card_words as on;

/// One may pay for the left side, or gets the right one.
pub fn pay_or(price: Cost, left: &str, right: &str) -> String {
    format!("You may {} to claim {left}. Otherwise claim {right}.", cost(price))
}

/// One may pay for either side.
pub fn pay_for_either(price: Cost, left: &str, right: &str) -> String {
    format!("You may {} to claim {left} or {right}.", cost(price))
}

/// What one pays, after "you may".
pub fn cost(cost: Cost) -> String {
    match cost {
        Cost::TakeStress(points) => format!("take {points} Stress"),
        Cost::SufferWounds(1) => "suffer 1 Wound".to_owned(),
        Cost::SufferWounds(wounds) => format!("suffer {wounds} Wounds"),
        Cost::LoseSanity(points) => format!("lose {points} Sanity"),
        Cost::CatchFire(1) => "take 1 Fire token".to_owned(),
        Cost::CatchFire(tokens) => format!("take {tokens} Fire tokens"),
        Cost::GiveUp(Held::Item) => "discard 1 Item".to_owned(),
        Cost::GiveUp(Held::Companion) => "discard 1 Companion".to_owned(),
        Cost::GiveUp(Held::ItemOrCompanion) => "discard 1 Item or Companion".to_owned(),
        Cost::GiveUp(Held::Condition(it)) => format!("discard {}", on::condition(Lang::En, it).name),
        Cost::DiscardThis => "discard this card".to_owned(),
    }
}
