//! By which ID and which name is a thing of The Big Book of Madness known?

use madness::View;
use madness::cards::{Card, Element};
use madness::frames::{Action, Cause};
use madness::view::{CurseView, Heap};
use table::Seat;

use super::card_words;
use super::cards_en::CARDS;
use crate::Lang;
use crate::speak::Names;

/// The ID of an Element card or a Madness: the cards end with them, in the order of the crate.
pub fn card_id(card: Card) -> &'static str {
    CARDS[CARDS.len() - Card::KINDS + card.index()].id
}

/// The name on the card with this ID.
pub fn name(lang: Lang, id: &str) -> &'static str {
    card_words::card(lang, id).map_or("?", |card| card.name)
}

/// The card behind a cause; none behind a rule.
pub fn source(cause: Cause) -> Option<&'static str> {
    match cause {
        Cause::Spell(spell) => Some(spell.name()),
        Cause::Curse(curse) => Some(curse.name()),
        Cause::Arrival(monster) => Some(monster.name()),
        Cause::LastArrival => Some("final"),
        Cause::Bonus(page) | Cause::Failure(page) => Some(page.name()),
        Cause::Ability(magician) => Some(magician.name()),
        Cause::SetUp
        | Cause::Action
        | Cause::Compensation
        | Cause::EmptyDeck
        | Cause::Concentration
        | Cause::Recuperation
        | Cause::RoundEnd => None,
    }
}

/// What happens to somebody because of a card: "Whisper: you draw Fire 1." or "You draw Fire 1."
pub fn headed(
    names: &Names,
    seat: Seat,
    by: Option<&str>,
    you: String,
    other: impl Fn(&str) -> String,
) -> String {
    match (by, names.is_you(seat)) {
        (Some(by), true) => format!("{by}: {you}"),
        (Some(by), false) => format!("{by}: {}", other(names.of(seat))),
        (None, true) => capital(&you),
        (None, false) => other(names.of(seat)),
    }
}

/// With a capital letter.
pub fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or(String::new(), |first| first.to_uppercase().chain(letters).collect())
}

/// How many of which Element.
pub fn amounts(cost: [u8; 4]) -> impl Iterator<Item = (u8, Element)> {
    Element::ALL
        .iter()
        .map(move |element| (cost[element.index()], *element))
        .filter(|(amount, _)| *amount > 0)
}

/// The Curse in a slot, while it lies there.
pub fn curse_at(view: &View, slot: madness::state::Slot) -> Option<&CurseView> {
    view.board.iter().find(|curse| curse.slot == slot)
}

/// The whole price of an Action of which so much is missing.
pub fn price(view: &View, action: Action, missing: [u8; 4]) -> [u8; 4] {
    let of = |element: Element, amount: u8| {
        let mut cost = [0; 4];
        cost[element.index()] = amount;
        cost
    };
    match action {
        Action::Cast(spell, power) => of(spell.element(), spell.level() * power),
        Action::Learn(element) => of(element, 2),
        Action::Acquire(card) => card.element().map_or(missing, |element| of(element, card.value())),
        Action::Destroy(slot) => curse_at(view, slot).map_or(missing, |curse| curse.cost),
        Action::Cure(_) => missing.map(|left| if left > 0 { 2 } else { 0 }),
    }
}

/// How much Madness the reader holds.
pub fn madness_in_hand(view: &View) -> usize {
    let hand = view.me.and_then(|me| view.players.get(usize::from(me))).map(|player| &player.hand);
    match hand {
        Some(Heap::Faces(cards)) => cards.iter().filter(|card| **card == Card::MADNESS).count(),
        Some(Heap::Backs { .. }) | None => 0,
    }
}
