//! How are the answers named in English that pick something: a side of a card, an option of a text, one of several?

use deathmaydie::content::Discovery;
use deathmaydie::effect::{Claim, Cost};
use deathmaydie::ids::Side;
use deathmaydie::moves::Named;
use deathmaydie::question::{Origin, Question};
use deathmaydie::view::Open;

use super::claims;
use super::names::{at, the, the_foe, who};
use crate::deathmaydie::{card_words as on, naming};
use crate::sentence::Sentence;
use crate::{Lang, say};

pub fn pay(cost: Cost) -> Sentence {
    Sentence::from(claims::cost(cost)).capital()
}

pub fn answer(view: &Open, yes: bool) -> Sentence {
    match (&view.question, yes) {
        (Some(Question::Replace), true) => "Gain a random Relic".into(),
        (Some(Question::Replace), false) => "Investigate".into(),
        (Some(Question::Consent { thing, to }), true) => say!("Give {} to {}", named(view, *thing), who(*to)),
        (Some(Question::Consent { .. }), false) => "Keep it".into(),
        (Some(Question::May { of }), true) => say!("Use {}", text_of(view, *of)),
        (Some(Question::May { of }), false) => say!("Do not use {}", text_of(view, *of)),
        (_, true) => "Yes".into(),
        (_, false) => "No".into(),
    }
}

fn text_of(view: &Open, of: Origin) -> Sentence {
    naming::origin(Lang::En, view, of).map_or_else(|| "the rule".into(), Sentence::from)
}

pub fn claim(view: &Open, side: Side) -> Sentence {
    let Some(Question::Claim { card }) = view.question else { return "Claim".into() };
    match (card.row().claim, side) {
        (Claim::PayOr(cost), Side::Left) | (Claim::PayForEither(cost), _) => {
            say!("{} and claim {}", pay(cost), naming::side(Lang::En, card, side))
        }
        _ => say!("Claim {}", naming::side(Lang::En, card, side)),
    }
}

pub fn option(view: &Open, number: u8) -> Sentence {
    match view.question {
        Some(Question::Claim { card }) => offer(card, number),
        Some(Question::Choose { of }) => option_of(of, number),
        _ => say!("Option {number}"),
    }
}

/// The option with this number of a text that leaves a choice.
pub fn option_of(of: Origin, number: u8) -> Sentence {
    let options = match of {
        Origin::Mythos(card) => on::mythos(Lang::En, card).options,
        Origin::Task(action) => on::action(Lang::En, action).options,
        _ => None,
    };
    let told = options.and_then(|all| all.get(usize::from(number).checked_sub(1)?));
    told.map_or_else(|| say!("Option {number}"), |text| (*text).into())
}

fn offer(card: Discovery, number: u8) -> Sentence {
    let Claim::Offers(offers) = card.row().claim else { return say!("Option {number}") };
    let Some(offer) = offers.get(usize::from(number.saturating_sub(1))) else {
        return say!("Option {number}");
    };
    let side = naming::side(Lang::En, card, offer.get);
    match offer.cost {
        Some(cost) => say!("{} and claim {side}", pay(cost)),
        None => say!("Claim {side}"),
    }
}

pub fn named(view: &Open, thing: Named) -> Sentence {
    match thing {
        Named::Foe(foe) => the_foe(foe),
        Named::Space(space) => the(space),
        Named::Investigator(it) => who(it).into(),
        Named::Token(token, number) => say!("{} {number}", on::token(Lang::En, token).name),
        Named::Card(card) => naming::held(Lang::En, view, card).into(),
    }
}

/// Enemies are told with where they stand, and in a Fight whether they have attacked.
pub fn pick(view: &Open, what: Named) -> Sentence {
    if let Named::Foe(foe) = what {
        let name = foe.to_string();
        let there = view.foes.iter().find(|it| it.name == name);
        return match (there, &view.question) {
            (_, Some(Question::Passing)) => say!("First, {}", the_foe(foe)),
            (Some(there), _) if there.attacked => {
                say!("Choose {} {}, which has attacked already", the_foe(foe), at(there.space))
            }
            (Some(there), _) => say!("Choose {} {}", the_foe(foe), at(there.space)),
            (None, _) => say!("Choose {}", the_foe(foe)),
        };
    }
    match what {
        Named::Space(space) if is_way(view) => say!("Send it to {}", the(space)),
        _ => say!("Choose {}", named(view, what)),
    }
}

/// Whether something is on its way.
fn is_way(view: &Open) -> bool {
    matches!(view.question, Some(Question::Path { .. } | Question::Push { .. } | Question::Lead { .. }))
}

pub fn first(view: &Open, number: u8) -> Sentence {
    let Some(Question::Order { waiting }) = &view.question else { return say!("First, {number}") };
    let Some(of) = waiting.get(usize::from(number.saturating_sub(1))) else { return say!("First, {number}") };
    match waiting.iter().filter(|it| *it == of).count() {
        1 => say!("First, {}", text_of(view, *of)),
        _ => say!("First, {} ({number})", text_of(view, *of)),
    }
}
