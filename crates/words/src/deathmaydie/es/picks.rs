//! How are the answers named in Spanish that pick something: a side of a card, an option of a text, one of several?

use deathmaydie::content::Discovery;
use deathmaydie::effect::{Claim, Cost};
use deathmaydie::ids::Side;
use deathmaydie::moves::Named;
use deathmaydie::question::{Origin, Question};
use deathmaydie::view::Open;

use super::claims;
use super::names::{at, the, the_foe, to, to_foe, who};
use crate::deathmaydie::{card_words as on, naming};
use crate::sentence::Sentence;
use crate::{Lang, say};

pub fn pay(cost: Cost) -> Sentence {
    Sentence::from(claims::cost(cost)).capital()
}

pub fn answer(view: &Open, yes: bool) -> Sentence {
    match (&view.question, yes) {
        (Some(Question::Replace), true) => "Ganar una Reliquia al azar".into(),
        (Some(Question::Replace), false) => "Investigar".into(),
        (Some(Question::Consent { thing, to }), true) => say!("Dar {} a {}", named(view, *thing), who(*to)),
        (Some(Question::Consent { .. }), false) => "Quedártelo".into(),
        (Some(Question::May { of }), true) => say!("Usar {}", text_of(view, *of)),
        (Some(Question::May { of }), false) => say!("No usar {}", text_of(view, *of)),
        (_, true) => "Sí".into(),
        (_, false) => "No".into(),
    }
}

fn text_of(view: &Open, of: Origin) -> Sentence {
    naming::origin(Lang::Es, view, of).map_or_else(|| "la regla".into(), Sentence::from)
}

pub fn claim(view: &Open, side: Side) -> Sentence {
    let Some(Question::Claim { card }) = view.question else { return "Reclamar".into() };
    match (card.row().claim, side) {
        (Claim::PayOr(cost), Side::Left) | (Claim::PayForEither(cost), _) => {
            say!("{} y reclamar {}", pay(cost), naming::side(Lang::Es, card, side))
        }
        _ => say!("Reclamar {}", naming::side(Lang::Es, card, side)),
    }
}

pub fn option(view: &Open, number: u8) -> Sentence {
    match view.question {
        Some(Question::Claim { card }) => offer(card, number),
        Some(Question::Choose { of }) => option_of(of, number),
        _ => say!("Opción {number}"),
    }
}

/// The option with this number of a text that leaves a choice.
pub fn option_of(of: Origin, number: u8) -> Sentence {
    let options = match of {
        Origin::Mythos(card) => on::mythos(Lang::Es, card).options,
        Origin::Task(action) => on::action(Lang::Es, action).options,
        _ => None,
    };
    let told = options.and_then(|all| all.get(usize::from(number).checked_sub(1)?));
    told.map_or_else(|| say!("Opción {number}"), |text| (*text).into())
}

fn offer(card: Discovery, number: u8) -> Sentence {
    let Claim::Offers(offers) = card.row().claim else { return say!("Opción {number}") };
    let Some(offer) = offers.get(usize::from(number.saturating_sub(1))) else {
        return say!("Opción {number}");
    };
    let side = naming::side(Lang::Es, card, offer.get);
    match offer.cost {
        Some(cost) => say!("{} y reclamar {side}", pay(cost)),
        None => say!("Reclamar {side}"),
    }
}

pub fn named(view: &Open, thing: Named) -> Sentence {
    match thing {
        Named::Foe(foe) => the_foe(foe),
        Named::Space(space) => the(space),
        Named::Investigator(it) => who(it).into(),
        Named::Token(token, number) => say!("{} {number}", on::token(Lang::Es, token).name),
        Named::Card(card) => naming::held(Lang::Es, view, card).into(),
    }
}

/// Enemies are told with where they stand, and in a Fight whether they have attacked.
pub fn pick(view: &Open, what: Named) -> Sentence {
    match what {
        Named::Foe(foe) => {
            let name = foe.to_string();
            let there = view.foes.iter().find(|it| it.name == name);
            match (there, &view.question) {
                (_, Some(Question::Passing)) => say!("Primero, {}", the_foe(foe)),
                (Some(there), _) if there.attacked => {
                    say!("Elegir {}, {}, que ya ha atacado", to_foe(foe), at(there.space))
                }
                (Some(there), _) => say!("Elegir {}, {}", to_foe(foe), at(there.space)),
                (None, _) => say!("Elegir {}", to_foe(foe)),
            }
        }
        Named::Investigator(it) => say!("Elegir a {}", who(it)),
        Named::Space(space) if is_way(view) => say!("Que vaya {}", to(space)),
        Named::Space(space) => say!("Elegir {}", the(space)),
        Named::Token(..) | Named::Card(_) => say!("Elegir {}", named(view, what)),
    }
}

/// Whether something is on its way.
fn is_way(view: &Open) -> bool {
    matches!(view.question, Some(Question::Path { .. } | Question::Push { .. } | Question::Lead { .. }))
}

pub fn first(view: &Open, number: u8) -> Sentence {
    let Some(Question::Order { waiting }) = &view.question else { return say!("Primero, {number}") };
    let Some(of) = waiting.get(usize::from(number.saturating_sub(1))) else {
        return say!("Primero, {number}");
    };
    match waiting.iter().filter(|it| *it == of).count() {
        1 => say!("Primero, {}", text_of(view, *of)),
        _ => say!("Primero, {} ({number})", text_of(view, *of)),
    }
}
