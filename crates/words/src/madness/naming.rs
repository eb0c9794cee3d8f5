//! By which ID and which name is a thing of The Big Book of Madness known?

use madness::View;
use madness::cards::{Card, Element, Page};
use madness::frames::Cause;
use madness::state::Slot;
use madness::view::{CurseView, Heap};
use table::Seat;

use super::card_words::{self, AnyCard};
use crate::sentence::{Kind, Piece, Sentence};
use crate::speak::Names;
use crate::{Lang, say};

/// The name on a card.
pub fn name(lang: Lang, card: impl Into<AnyCard>) -> &'static str {
    card_words::of(lang, card).name
}

/// The card behind a cause; none behind a rule.
pub fn source(cause: Cause) -> Option<AnyCard> {
    match cause {
        Cause::Spell(spell) => Some(spell.into()),
        Cause::Curse(curse) => Some(curse.into()),
        Cause::Arrival(monster) => Some(monster.into()),
        Cause::LastArrival => Some(Page::Final.into()),
        Cause::Bonus(page) | Cause::Failure(page) => Some(page.into()),
        Cause::Ability(magician) => Some(magician.into()),
        Cause::SetUp
        | Cause::Action
        | Cause::Compensation
        | Cause::EmptyDeck
        | Cause::Concentration
        | Cause::Recuperation
        | Cause::RoundEnd => None,
    }
}

/// A card inside a sentence.
pub fn named(lang: Lang, card: impl Into<AnyCard>) -> Piece {
    let card = card.into();
    Piece::card(card.id(), name(lang, card))
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
    let hand = view.own.me.and_then(|me| view.own.players.get(usize::from(me))).map(|player| &player.hand);
    match hand {
        Some(Heap::Faces(cards)) => cards.iter().filter(|card| **card == Card::MADNESS).count(),
        Some(Heap::Backs { .. }) | None => 0,
    }
}
