//! What does a Discovery card offer? Most say one of two sentences, which are made here from what the card does; the others have
//! their own in the content file.

use deathmaydie::content::{Discovery, HeldAs};
use deathmaydie::effect::{Claim, Cost, Held};
use deathmaydie::ids::Side;

use super::card_words;
use crate::Lang;

/// The central text of a card.
pub fn central(lang: Lang, card: Discovery) -> String {
    let written = card_words::discovery(lang, card).text;
    written.map_or_else(|| offered(lang, card), str::to_owned)
}

/// The name of a side: its own, or that of the Condition it is.
pub fn side(lang: Lang, card: Discovery, side: Side) -> &'static str {
    let words = card_words::discovery(lang, card);
    let own = match side {
        Side::Left => words.left,
        Side::Right => words.right,
    };
    match (own, card.side(side).held) {
        (Some(words), _) => words.name,
        (None, HeldAs::Condition(condition)) => card_words::condition(lang, condition).name,
        (None, HeldAs::Item | HeldAs::Companion(_)) => words.name,
    }
}

fn offered(lang: Lang, card: Discovery) -> String {
    let [left, right] = Side::BOTH.map(|it| side(lang, card, it));
    match (lang, card.row().claim) {
        (Lang::Es, Claim::PayOr(cost)) => {
            format!("Puedes {} para reclamar {left}. Si no, reclama {right}.", es(cost))
        }
        (Lang::En, Claim::PayOr(cost)) => {
            format!("You may {} to claim {left}. Otherwise claim {right}.", en(cost))
        }
        (Lang::Es, Claim::PayForEither(cost)) => {
            format!("Puedes {} para reclamar {left} o {right}.", es(cost))
        }
        (Lang::En, Claim::PayForEither(cost)) => format!("You may {} to claim {left} or {right}.", en(cost)),
        (_, Claim::Offers(_) | Claim::Rolls(_) | Claim::If(..) | Claim::Must(..)) => left.to_owned(),
    }
}

/// What one pays, after "puedes".
pub fn es(cost: Cost) -> String {
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
            format!("descartar {}", card_words::condition(Lang::Es, it).name)
        }
        Cost::DiscardThis => "descartar esta carta".to_owned(),
    }
}

/// What one pays, after "you may".
pub fn en(cost: Cost) -> String {
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
        Cost::GiveUp(Held::Condition(it)) => format!("discard {}", card_words::condition(Lang::En, it).name),
        Cost::DiscardThis => "discard this card".to_owned(),
    }
}
