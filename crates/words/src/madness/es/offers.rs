//! What do the buttons of The Big Book of Madness say in Spanish?

use madness::cards::{Card, Element};
use madness::frames::{Deed, Place};
use madness::state::Slot;
use madness::{Ask, Move, View};
use table::Seat;

use super::{a_card, card, name, of, of_support, slot};
use crate::madness::naming::curse_at;
use crate::say;
use crate::sentence::Sentence;
use crate::speak::Names;

/// A move as a button says it.
pub fn move_name(names: &Names, view: &View, mv: Move) -> Sentence {
    match mv {
        Move::Be(magician) => say!("Sé {}", name(magician)),
        Move::Cast(spell, 1) => say!("Activa {}", name(spell)),
        Move::Cast(spell, power) => say!("Activa {} con poder {power}", name(spell)),
        Move::Learn(element) => say!("Aprende {}", on_offer(view, element)),
        Move::Acquire(wanted) => say!("Adquiere {}", card(wanted)),
        Move::Destroy(slot) => say!("Destruye {}", curse(view, slot)),
        Move::Cure(place) => say!("Cura una locura{}", from(names, place)),
        Move::Ability => {
            match view.own.players.get(usize::from(view.active)).and_then(|player| player.magician) {
                Some(magician) => say!("Usa la habilidad de {}", name(magician)),
                None => "Usa tu habilidad".into(),
            }
        }
        Move::End => "Acaba tu turno".into(),
        Move::Pass => "Pasa".into(),
        Move::Skip => "No la uses".into(),
        Move::Pay(paying, place) => say!("Paga con {}{}", card(paying), from(names, place)),
        Move::PayAs(as_if, place) => {
            let air = card(Card::new(Element::Air, 1));
            say!("Paga con {air}{} como 1 {}", from(names, place), of(as_if))
        }
        Move::Choose(chosen, place) => choose(names, view, &a_card(Some(chosen)), &from(names, place)),
        Move::Forget(spell) => say!("Destruye tu {}", name(spell)),
        Move::Take(wanted) => say!("Toma {}", taken(view, wanted)),
        Move::Target(seat) => names.say(seat, || "Elígete a ti", |name| say!("Elige a {name}")),
        Move::Yes => "Sí, hazlo".into(),
        Move::No => "No, déjalo".into(),
        Move::Refresh(seat, spell) => {
            let spell = name(spell);
            names.say(seat, || say!("Recarga tu {spell}"), |name| say!("Recarga {spell}, de {name}"))
        }
        Move::Neutralize(spell) => say!("Pon bocabajo tu {}", name(spell)),
        Move::NeutralizeCurse(slot) => say!("Neutraliza {}", curse(view, slot)),
        Move::Done => match view.own.asked.as_ref().map(|asked| &asked.ask) {
            Some(Ask::Cards { chosen: 0, .. }) => "No elijas ninguna".into(),
            _ => "No elijas más".into(),
        },
    }
}

/// What is done with a card that is chosen.
fn choose(names: &Names, view: &View, card: &Sentence, from: &Sentence) -> Sentence {
    match view.own.asked.as_ref().map(|asked| &asked.ask) {
        Some(Ask::Cards { deed, to, .. }) => match deed {
            Deed::Discard => say!("Descarta {card}{from}"),
            Deed::Destroy => say!("Destruye {card}{from}"),
            Deed::Support => say!("Pasa {card} a tu apoyo"),
            Deed::ToHand => say!("Lleva a tu mano {card}{from}"),
            Deed::OnDeck => say!("Pon {card} sobre tu mazo"),
            Deed::Cure => say!("Cura {card}{from}"),
            Deed::Give => say!("Da {card}{}", to.map(|seat| say!(" a {}", names.seat(Seat(seat))))),
        },
        Some(Ask::Swap { .. }) => say!("Cambia {card}{from}"),
        _ => say!("Elige {card}{from}"),
    }
}

/// The Spell a library deck shows.
pub fn on_offer(view: &View, element: Element) -> Sentence {
    let top = view.library.iter().find(|shelf| shelf.element == element).and_then(|shelf| shelf.top);
    top.map_or_else(|| say!("un hechizo {}", of(element)), |spell| name(spell).into())
}

/// The Curse in a slot, by name while it is there.
pub fn curse(view: &View, slot: Slot) -> Sentence {
    match curse_at(view, slot) {
        Some(curse) => name(curse.curse).into(),
        None => say!("la maldición de {}", self::slot(slot)),
    }
}

fn taken(view: &View, wanted: Element) -> Sentence {
    match view.own.asked.as_ref().map(|asked| &asked.ask) {
        Some(Ask::Element { value, .. }) => card(Card::new(wanted, *value)).into(),
        _ => say!("una carta {}", of(wanted)),
    }
}

/// The hand goes without saying.
fn from(names: &Names, place: Place) -> Sentence {
    match place {
        Place::Hand => Sentence::new(),
        Place::Support(owner) => say!(" {}", of_support(names, owner)),
        Place::Discard => " de tu descarte".into(),
        Place::Destroyed => " de las cartas destruidas".into(),
    }
}
