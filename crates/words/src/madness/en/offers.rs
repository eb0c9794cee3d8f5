//! What do the buttons of The Big Book of Madness say in English?

use madness::cards::{Card, Element};
use madness::frames::{Deed, Place};
use madness::state::Slot;
use madness::{Ask, Move, View};
use table::Seat;

use super::{a_card, card, element, name, slot, whose};
use crate::madness::naming::curse_at;
use crate::speak::Names;

/// A move as a button says it.
pub fn move_name(names: &Names, view: &View, mv: Move) -> String {
    match mv {
        Move::Be(magician) => format!("Be {}", name(magician.name())),
        Move::Cast(spell, 1) => format!("Activate {}", name(spell.name())),
        Move::Cast(spell, power) => format!("Activate {} with Power {power}", name(spell.name())),
        Move::Learn(element) => format!("Learn {}", on_offer(view, element)),
        Move::Acquire(wanted) => format!("Acquire {}", card(wanted)),
        Move::Destroy(slot) => format!("Destroy {}", curse(view, slot)),
        Move::Cure(place) => format!("Cure a Madness{}", from(names, place)),
        Move::Ability => {
            match view.players.get(usize::from(view.active)).and_then(|player| player.magician) {
                Some(magician) => format!("Use {}’s ability", name(magician.name())),
                None => "Use your ability".to_owned(),
            }
        }
        Move::End => "End your turn".to_owned(),
        Move::Pass => "Pass".to_owned(),
        Move::Skip => "Do not use it".to_owned(),
        Move::Pay(paying, place) => format!("Pay with {}{}", card(paying), from(names, place)),
        Move::PayAs(as_if, place) => {
            let air = card(Card::new(Element::Air, 1));
            format!("Pay with {air}{} as {}", from(names, place), element(as_if))
        }
        Move::Choose(chosen, place) => choose(names, view, a_card(Some(chosen)), &from(names, place)),
        Move::Forget(spell) => format!("Destroy your {}", name(spell.name())),
        Move::Take(wanted) => format!("Take {}", taken(view, wanted)),
        Move::Target(seat) => {
            names.say(seat, || "Choose yourself".to_owned(), |name| format!("Choose {name}"))
        }
        Move::Yes => "Yes, do it".to_owned(),
        Move::No => "No, leave it".to_owned(),
        Move::Refresh(seat, spell) => format!("Refresh {} {}", whose(names, seat), name(spell.name())),
        Move::Neutralize(spell) => format!("Turn your {} face down", name(spell.name())),
        Move::NeutralizeCurse(slot) => format!("Neutralize {}", curse(view, slot)),
        Move::Done => match view.asked.as_ref().map(|asked| &asked.ask) {
            Some(Ask::Cards { chosen: 0, .. }) => "Choose none".to_owned(),
            _ => "Choose no more".to_owned(),
        },
    }
}

/// What is done with a card that is chosen.
fn choose(names: &Names, view: &View, card: &str, from: &str) -> String {
    match view.asked.as_ref().map(|asked| &asked.ask) {
        Some(Ask::Cards { deed, to, .. }) => match deed {
            Deed::Discard => format!("Discard {card}{from}"),
            Deed::Destroy => format!("Destroy {card}{from}"),
            Deed::Support => format!("Place {card} in support"),
            Deed::ToHand => format!("Take {card}{from}"),
            Deed::OnDeck => format!("Put {card} on your deck"),
            Deed::Cure => format!("Cure {card}{from}"),
            Deed::Give => format!("Give {card} to {}", to.map_or("?", |seat| names.of(Seat(seat)))),
        },
        Some(Ask::Swap { .. }) => format!("Swap {card}{from}"),
        _ => format!("Choose {card}{from}"),
    }
}

/// The Spell a library deck shows.
pub fn on_offer(view: &View, element: Element) -> String {
    let top = view.library.iter().find(|shelf| shelf.element == element).and_then(|shelf| shelf.top);
    top.map_or_else(|| format!("from {}", self::element(element)), |spell| name(spell.name()).to_owned())
}

/// The Curse in a slot, by name while it is there.
pub fn curse(view: &View, slot: Slot) -> String {
    match curse_at(view, slot) {
        Some(curse) => name(curse.curse.name()).to_owned(),
        None => format!("the Curse on {}", self::slot(slot)),
    }
}

fn taken(view: &View, wanted: Element) -> String {
    match view.asked.as_ref().map(|asked| &asked.ask) {
        Some(Ask::Element { value, .. }) => card(Card::new(wanted, *value)).to_owned(),
        _ => element(wanted).to_owned(),
    }
}

/// The hand goes without saying.
fn from(names: &Names, place: Place) -> String {
    match place {
        Place::Hand => String::new(),
        Place::Support(owner) => format!(" from {} support", whose(names, owner)),
        Place::Discard => " from your discard pile".to_owned(),
        Place::Destroyed => " from the destroyed cards".to_owned(),
    }
}
