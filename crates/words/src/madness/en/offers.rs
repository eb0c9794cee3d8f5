//! What do the buttons of The Big Book of Madness say in English?

use madness::cards::{Card, Element};
use madness::frames::{Deed, Place};
use madness::state::Slot;
use madness::{Ask, Move, View};
use table::Seat;

use super::{a_card, card, element, name, slot, whose};
use crate::madness::naming::curse_at;
use crate::say;
use crate::sentence::Sentence;
use crate::speak::Names;

/// A move as a button says it.
pub fn move_name(names: &Names, view: &View, mv: Move) -> Sentence {
    match mv {
        Move::Be(magician) => say!("Be {}", name(magician)),
        Move::Cast(spell, 1) => say!("Activate {}", name(spell)),
        Move::Cast(spell, power) => say!("Activate {} with Power {power}", name(spell)),
        Move::Learn(element) => say!("Learn {}", on_offer(view, element)),
        Move::Acquire(wanted) => say!("Acquire {}", card(wanted)),
        Move::Destroy(slot) => say!("Destroy {}", curse(view, slot)),
        Move::Cure(place) => say!("Cure a Madness{}", from(names, place)),
        Move::Ability => {
            match view.own.players.get(usize::from(view.active)).and_then(|player| player.magician) {
                Some(magician) => say!("Use {}’s ability", name(magician)),
                None => "Use your ability".into(),
            }
        }
        Move::End => "End your turn".into(),
        Move::Pass => "Pass".into(),
        Move::Skip => "Do not use it".into(),
        Move::Pay(paying, place) => say!("Pay with {}{}", card(paying), from(names, place)),
        Move::PayAs(as_if, place) => {
            let air = card(Card::new(Element::Air, 1));
            say!("Pay with {air}{} as {}", from(names, place), element(as_if))
        }
        Move::Choose(chosen, place) => choose(names, view, &a_card(Some(chosen)), &from(names, place)),
        Move::Forget(spell) => say!("Destroy your {}", name(spell)),
        Move::Take(wanted) => say!("Take {}", taken(view, wanted)),
        Move::Target(seat) => names.say(seat, || "Choose yourself", |name| say!("Choose {name}")),
        Move::Yes => "Yes, do it".into(),
        Move::No => "No, leave it".into(),
        Move::Refresh(seat, spell) => say!("Refresh {} {}", whose(names, seat), name(spell)),
        Move::Neutralize(spell) => say!("Turn your {} face down", name(spell)),
        Move::NeutralizeCurse(slot) => say!("Neutralize {}", curse(view, slot)),
        Move::Done => match view.own.asked.as_ref().map(|asked| &asked.ask) {
            Some(Ask::Cards { chosen: 0, .. }) => "Choose none".into(),
            _ => "Choose no more".into(),
        },
    }
}

/// What is done with a card that is chosen.
fn choose(names: &Names, view: &View, card: &Sentence, from: &Sentence) -> Sentence {
    match view.own.asked.as_ref().map(|asked| &asked.ask) {
        Some(Ask::Cards { deed, to, .. }) => match deed {
            Deed::Discard => say!("Discard {card}{from}"),
            Deed::Destroy => say!("Destroy {card}{from}"),
            Deed::Support => say!("Place {card} in support"),
            Deed::ToHand => say!("Take {card}{from}"),
            Deed::OnDeck => say!("Put {card} on your deck"),
            Deed::Cure => say!("Cure {card}{from}"),
            Deed::Give => say!("Give {card}{}", to.map(|seat| say!(" to {}", names.seat(Seat(seat))))),
        },
        Some(Ask::Swap { .. }) => say!("Swap {card}{from}"),
        _ => say!("Choose {card}{from}"),
    }
}

/// The Spell a library deck shows.
pub fn on_offer(view: &View, element: Element) -> Sentence {
    let top = view.library.iter().find(|shelf| shelf.element == element).and_then(|shelf| shelf.top);
    top.map_or_else(|| say!("from {}", self::element(element)), |spell| name(spell).into())
}

/// The Curse in a slot, by name while it is there.
pub fn curse(view: &View, slot: Slot) -> Sentence {
    match curse_at(view, slot) {
        Some(curse) => name(curse.curse).into(),
        None => say!("the Curse on {}", self::slot(slot)),
    }
}

fn taken(view: &View, wanted: Element) -> Sentence {
    match view.own.asked.as_ref().map(|asked| &asked.ask) {
        Some(Ask::Element { value, .. }) => card(Card::new(wanted, *value)).into(),
        _ => element(wanted).into(),
    }
}

/// The hand goes without saying.
fn from(names: &Names, place: Place) -> Sentence {
    match place {
        Place::Hand => Sentence::new(),
        Place::Support(owner) => say!(" from {} support", whose(names, owner)),
        Place::Discard => " from your discard pile".into(),
        Place::Destroyed => " from the destroyed cards".into(),
    }
}
