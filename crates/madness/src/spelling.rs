//! Moves: whole decisions in the game's words, written and read as text.

use std::fmt;
use std::str::FromStr;

use table::{Seat, moves};

use crate::cards::{Card, Element, Magician, Spell};
use crate::frames::{Action, Place};
use crate::pay::Coin;
use crate::state::Slot;

moves! {
    /// A decision, or one part of a decision that has parts. Their order is the order of the legal list.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
    pub enum Move {
        /// Choose a Magician.
        Be(magician: Magician) = "be {magician}",
        /// Activate a Spell at a Power.
        Cast(spell: Spell, power: u8 as Times) = "cast {spell}{power}",
        Learn(element: Element) = "learn {element}",
        Acquire(card: Card) = "acquire {card}",
        Destroy(slot: Slot) = "destroy {slot}",
        Cure(place: Place as Source) = "cure{place}",
        /// Use the Magician's ability.
        Ability = "ability",
        /// End the Action Phase.
        End = "end",
        /// Give up the Actions still granted.
        Pass = "pass",
        /// Leave the last window for an ability unused.
        Skip = "skip",
        Pay(card: Card, place: Place as Source) = "pay {card}{place}",
        /// Pay with an Air card of value 1 that counts as another Element.
        PayAs(element: Element, place: Place as Source) = "pay air-1 as {element}{place}",
        Choose(card: Card, place: Place as Source) = "choose {card}{place}",
        /// Destroy an own Spell to make room.
        Forget(spell: Spell) = "forget {spell}",
        /// Take a card of this Element from the table.
        Take(element: Element) = "take {element}",
        Target(seat: Seat) = "target {seat}",
        Yes = "yes",
        No = "no",
        Refresh(seat: Seat, spell: Spell) = "refresh {spell} of {seat}",
        Neutralize(spell: Spell) = "neutralize {spell}",
        NeutralizeCurse(slot: Slot) = "neutralize curse {slot}",
        /// Choose no more.
        Done = "done",
    }
}

impl Move {
    /// The Action it declares, if it is one.
    pub fn action(self) -> Option<Action> {
        match self {
            Move::Cast(spell, power) => Some(Action::Cast(spell, power)),
            Move::Learn(element) => Some(Action::Learn(element)),
            Move::Acquire(card) => Some(Action::Acquire(card)),
            Move::Destroy(slot) => Some(Action::Destroy(slot)),
            Move::Cure(place) => Some(Action::Cure(place)),
            _ => None,
        }
    }

    /// The card it pays with, if it pays.
    pub fn coin(self) -> Option<Coin> {
        match self {
            Move::Pay(card, from) => {
                Some(Coin { card, from, counts_as: card.element().unwrap_or(Element::Water) })
            }
            Move::PayAs(counts_as, from) => Some(Coin { card: Card::new(Element::Air, 1), from, counts_as }),
            _ => None,
        }
    }

    /// Every move that could ever be named, legal or not.
    pub fn universe() -> Vec<Move> {
        let supports = || (0..5).map(|seat| Place::Support(Seat(seat)));
        let places = || [Place::Hand].into_iter().chain(supports());
        let everywhere = || places().chain([Place::Discard, Place::Destroyed]);
        let mut all = Vec::new();
        all.extend(Magician::ALL.iter().copied().map(Move::Be));
        for spell in Spell::ALL.iter().copied() {
            all.extend((1..=3).map(|power| Move::Cast(spell, power)));
            all.extend((0..5).map(|seat| Move::Refresh(Seat(seat), spell)));
            all.extend([Move::Forget(spell), Move::Neutralize(spell)]);
        }
        for element in Element::ALL.iter().copied() {
            all.extend([Move::Learn(element), Move::Take(element)]);
            all.extend(places().map(|place| Move::PayAs(element, place)));
        }
        for card in Card::all() {
            all.push(Move::Acquire(card));
            all.extend(everywhere().map(|place| Move::Choose(card, place)));
            all.extend(everywhere().map(|place| Move::Pay(card, place)));
        }
        all.extend(Slot::ALL.iter().flat_map(|slot| [Move::Destroy(*slot), Move::NeutralizeCurse(*slot)]));
        all.extend(everywhere().map(Move::Cure));
        all.extend((0..5).map(|seat| Move::Target(Seat(seat))));
        all.extend([Move::Ability, Move::End, Move::Pass, Move::Skip, Move::Yes, Move::No, Move::Done]);
        all.retain(|mv| !matches!(mv, Move::PayAs(Element::Air, _)));
        all.sort_unstable();
        all
    }
}

impl From<Coin> for Move {
    fn from(coin: Coin) -> Move {
        if coin.card.element() == Some(coin.counts_as) {
            Move::Pay(coin.card, coin.from)
        } else {
            Move::PayAs(coin.counts_as, coin.from)
        }
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Place::Hand => f.write_str("hand"),
            Place::Support(seat) => seat.fmt(f),
            Place::Discard => f.write_str("discard"),
            Place::Destroyed => f.write_str("destroyed"),
        }
    }
}

impl FromStr for Place {
    type Err = ();

    fn from_str(text: &str) -> Result<Place, ()> {
        match text {
            "hand" => Ok(Place::Hand),
            "discard" => Ok(Place::Discard),
            "destroyed" => Ok(Place::Destroyed),
            seat => seat.parse().map(Place::Support),
        }
    }
}

/// Nothing for the hand, which goes without saying.
struct Source(Place);

impl fmt::Display for Source {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.0 == Place::Hand { Ok(()) } else { write!(f, " from {}", self.0) }
    }
}

impl FromStr for Source {
    type Err = ();

    fn from_str(text: &str) -> Result<Source, ()> {
        match text.strip_prefix(" from ") {
            Some(place) => place.parse().map(Source),
            None if text.is_empty() => Ok(Source(Place::Hand)),
            None => Err(()),
        }
    }
}

/// Nothing for Power 1, which goes without saying.
struct Times(u8);

impl fmt::Display for Times {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.0 == 1 { Ok(()) } else { write!(f, " x{}", self.0) }
    }
}

impl FromStr for Times {
    type Err = ();

    fn from_str(text: &str) -> Result<Times, ()> {
        match text {
            "" => Ok(Times(1)),
            " x2" => Ok(Times(2)),
            " x3" => Ok(Times(3)),
            _ => Err(()),
        }
    }
}
