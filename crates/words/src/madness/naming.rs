//! By which ID and which name is a thing of The Big Book of Madness known?

use madness::View;
use madness::cards::{Card, Element};
use madness::frames::Cause;
use madness::state::Slot;
use madness::view::{CurseView, Heap};
use table::Seat;

use super::card_words;
use super::cards_en::CARDS;
use crate::sentence::{Kind, Piece, Sentence};
use crate::speak::Names;
use crate::{Lang, say};

/// The ID of an Element card or a Madness: the cards end with them, in the order of the crate.
pub fn card_id(card: Card) -> &'static str {
    CARDS[CARDS.len() - Card::KINDS + card.index()].id
}

/// The name on the card with this ID.
pub fn name(lang: Lang, id: &str) -> &'static str {
    card_words::card(lang, id).expect("every card has its words").name
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

/// A card inside a sentence, by its ID.
pub fn named(lang: Lang, id: &'static str) -> Piece {
    Piece::card(id, name(lang, id))
}

/// A space of the board inside a sentence.
pub fn space(slot: Slot, called: &'static str) -> Piece {
    Piece::thing(Kind::Place, slot.name(), called)
}

/// What happens to somebody because of a card: "Whisper: you draw Fire 1." or "You draw Fire 1."
pub fn headed(
    names: &Names,
    seat: Seat,
    by: Option<Piece>,
    you: impl Into<Sentence>,
    other: impl Fn(Piece) -> Sentence,
) -> Sentence {
    after(by, names.say(seat, || you, other))
}

/// What a card made happen, after its name; without one it begins the sentence.
pub fn after(by: Option<Piece>, happens: Sentence) -> Sentence {
    match by {
        Some(by) => say!("{by}: {happens}"),
        None => happens.capital(),
    }
}

/// How many of which Element.
pub fn amounts(cost: [u8; 4]) -> impl Iterator<Item = (u8, Element)> {
    Element::ALL
        .iter()
        .map(move |element| (cost[element.index()], *element))
        .filter(|(amount, _)| *amount > 0)
}

/// The Curse in a slot, while it lies there.
pub fn curse_at(view: &View, slot: Slot) -> Option<&CurseView> {
    view.board.iter().find(|curse| curse.slot == slot)
}

/// How much Madness the reader holds.
pub fn madness_in_hand(view: &View) -> usize {
    let hand = view.me.and_then(|me| view.players.get(usize::from(me))).map(|player| &player.hand);
    match hand {
        Some(Heap::Faces(cards)) => cards.iter().filter(|card| **card == Card::MADNESS).count(),
        Some(Heap::Backs { .. }) | None => 0,
    }
}
