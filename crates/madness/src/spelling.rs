//! Moves: whole decisions in the game's words, written and read as text.

use std::fmt;
use std::str::FromStr;

use table::Seat;

use crate::cards::{Card, Element, Magician, Spell};
use crate::frames::{Action, Place};
use crate::pay::Coin;
use crate::state::Slot;

/// A decision, or one part of a decision that has parts. Their order is the order of the legal list.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Move {
    /// Choose a Magician.
    Be(Magician),
    /// Activate a Spell at a Power.
    Cast(Spell, u8),
    Learn(Element),
    Acquire(Card),
    Destroy(Slot),
    Cure(Place),
    /// Use the Magician's ability.
    Ability,
    /// End the Action Phase.
    End,
    /// Give up the Actions still granted.
    Pass,
    /// Leave the last window for an ability unused.
    Skip,
    Pay(Card, Place),
    /// Pay with an Air card of value 1 that counts as another Element.
    PayAs(Element, Place),
    Choose(Card, Place),
    /// Destroy an own Spell to make room.
    Forget(Spell),
    /// Take a card of this Element from the table.
    Take(Element),
    Target(Seat),
    Yes,
    No,
    Refresh(Seat, Spell),
    Neutralize(Spell),
    NeutralizeCurse(Slot),
    /// Choose no more.
    Done,
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

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Move::Be(magician) => write!(f, "be {magician}"),
            Move::Cast(spell, 1) => write!(f, "cast {spell}"),
            Move::Cast(spell, power) => write!(f, "cast {spell} x{power}"),
            Move::Learn(element) => write!(f, "learn {element}"),
            Move::Acquire(card) => write!(f, "acquire {card}"),
            Move::Destroy(slot) => write!(f, "destroy {slot}"),
            Move::Cure(place) => write!(f, "cure{}", Source(place)),
            Move::Ability => f.write_str("ability"),
            Move::End => f.write_str("end"),
            Move::Pass => f.write_str("pass"),
            Move::Skip => f.write_str("skip"),
            Move::Pay(card, place) => write!(f, "pay {card}{}", Source(place)),
            Move::PayAs(element, place) => write!(f, "pay air-1 as {element}{}", Source(place)),
            Move::Choose(card, place) => write!(f, "choose {card}{}", Source(place)),
            Move::Forget(spell) => write!(f, "forget {spell}"),
            Move::Take(element) => write!(f, "take {element}"),
            Move::Target(seat) => write!(f, "target {seat}"),
            Move::Yes => f.write_str("yes"),
            Move::No => f.write_str("no"),
            Move::Refresh(seat, spell) => write!(f, "refresh {spell} of {seat}"),
            Move::Neutralize(spell) => write!(f, "neutralize {spell}"),
            Move::NeutralizeCurse(slot) => write!(f, "neutralize curse {slot}"),
            Move::Done => f.write_str("done"),
        }
    }
}

impl FromStr for Move {
    type Err = ();

    fn from_str(text: &str) -> Result<Move, ()> {
        let words: Vec<&str> = text.split_whitespace().collect();
        let (words, place) = match words[..] {
            [ref first @ .., "from", place] => (first, place.parse()?),
            _ => (&words[..], Place::Hand),
        };
        Ok(match words {
            ["be", magician] => Move::Be(magician.parse()?),
            ["cast", spell] => Move::Cast(spell.parse()?, 1),
            ["cast", spell, "x2"] => Move::Cast(spell.parse()?, 2),
            ["cast", spell, "x3"] => Move::Cast(spell.parse()?, 3),
            ["learn", element] => Move::Learn(element.parse()?),
            ["acquire", card] => Move::Acquire(card.parse()?),
            ["destroy", slot] => Move::Destroy(slot.parse()?),
            ["cure"] => Move::Cure(place),
            ["ability"] => Move::Ability,
            ["end"] => Move::End,
            ["pass"] => Move::Pass,
            ["skip"] => Move::Skip,
            ["pay", card] => Move::Pay(card.parse()?, place),
            ["pay", "air-1", "as", element] => Move::PayAs(element.parse()?, place),
            ["choose", card] => Move::Choose(card.parse()?, place),
            ["forget", spell] => Move::Forget(spell.parse()?),
            ["take", element] => Move::Take(element.parse()?),
            ["target", seat] => Move::Target(seat.parse()?),
            ["yes"] => Move::Yes,
            ["no"] => Move::No,
            ["refresh", spell, "of", seat] => Move::Refresh(seat.parse()?, spell.parse()?),
            ["neutralize", spell] => Move::Neutralize(spell.parse()?),
            ["neutralize", "curse", slot] => Move::NeutralizeCurse(slot.parse()?),
            ["done"] => Move::Done,
            _ => return Err(()),
        })
    }
}
