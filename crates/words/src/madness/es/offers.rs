//! What do the buttons of The Big Book of Madness say in Spanish?

use madness::cards::{Card, Element};
use madness::frames::{Deed, Place};
use madness::state::Slot;
use madness::{Ask, Move, View};
use table::Seat;

use super::{a_card, card, name, of, of_support, slot};
use crate::madness::naming::curse_at;
use crate::speak::Names;

/// A move as a button says it.
pub fn move_name(names: &Names, view: &View, mv: Move) -> String {
    match mv {
        Move::Be(magician) => format!("Ser {}", name(magician.name())),
        Move::Cast(spell, 1) => format!("Activar {}", name(spell.name())),
        Move::Cast(spell, power) => format!("Activar {} con poder {power}", name(spell.name())),
        Move::Learn(element) => format!("Aprender {}", on_offer(view, element)),
        Move::Acquire(wanted) => format!("Adquirir {}", card(wanted)),
        Move::Destroy(slot) => format!("Destruir {}", curse(view, slot)),
        Move::Cure(place) => format!("Curar una locura{}", from(names, place)),
        Move::Ability => {
            match view.players.get(usize::from(view.active)).and_then(|player| player.magician) {
                Some(magician) => format!("Usar la habilidad de {}", name(magician.name())),
                None => "Usar tu habilidad".to_owned(),
            }
        }
        Move::End => "Acabar tu turno".to_owned(),
        Move::Pass => "Pasar".to_owned(),
        Move::Skip => "No usarla".to_owned(),
        Move::Pay(paying, place) => format!("Pagar con {}{}", card(paying), from(names, place)),
        Move::PayAs(as_if, place) => {
            let air = card(Card::new(Element::Air, 1));
            format!("Pagar con {air}{} como 1 {}", from(names, place), of(as_if))
        }
        Move::Choose(chosen, place) => choose(names, view, a_card(Some(chosen)), &from(names, place)),
        Move::Forget(spell) => format!("Destruir tu {}", name(spell.name())),
        Move::Take(wanted) => format!("Tomar {}", taken(view, wanted)),
        Move::Target(seat) => {
            names.say(seat, || "Elegirte a ti".to_owned(), |name| format!("Elegir a {name}"))
        }
        Move::Yes => "Sí, hacerlo".to_owned(),
        Move::No => "No, dejarlo".to_owned(),
        Move::Refresh(seat, spell) => {
            let spell = name(spell.name());
            names.say(seat, || format!("Recargar tu {spell}"), |name| format!("Recargar {spell}, de {name}"))
        }
        Move::Neutralize(spell) => format!("Poner bocabajo tu {}", name(spell.name())),
        Move::NeutralizeCurse(slot) => format!("Neutralizar {}", curse(view, slot)),
        Move::Done => match view.asked.as_ref().map(|asked| &asked.ask) {
            Some(Ask::Cards { chosen: 0, .. }) => "No elegir ninguna".to_owned(),
            _ => "No elegir más".to_owned(),
        },
    }
}

/// What is done with a card that is chosen.
fn choose(names: &Names, view: &View, card: &str, from: &str) -> String {
    match view.asked.as_ref().map(|asked| &asked.ask) {
        Some(Ask::Cards { deed, to, .. }) => match deed {
            Deed::Discard => format!("Descartar {card}{from}"),
            Deed::Destroy => format!("Destruir {card}{from}"),
            Deed::Support => format!("Pasar {card} a tu apoyo"),
            Deed::ToHand => format!("Llevar a la mano {card}{from}"),
            Deed::OnDeck => format!("Poner {card} sobre tu mazo"),
            Deed::Cure => format!("Curar {card}{from}"),
            Deed::Give => format!("Dar {card} a {}", to.map_or("?", |seat| names.of(Seat(seat)))),
        },
        Some(Ask::Swap { .. }) => format!("Cambiar {card}{from}"),
        _ => format!("Elegir {card}{from}"),
    }
}

/// The Spell a library deck shows.
pub fn on_offer(view: &View, element: Element) -> String {
    let top = view.library.iter().find(|shelf| shelf.element == element).and_then(|shelf| shelf.top);
    top.map_or_else(|| format!("un hechizo {}", of(element)), |spell| name(spell.name()).to_owned())
}

/// The Curse in a slot, by name while it is there.
pub fn curse(view: &View, slot: Slot) -> String {
    match curse_at(view, slot) {
        Some(curse) => name(curse.curse.name()).to_owned(),
        None => format!("la maldición de {}", self::slot(slot)),
    }
}

fn taken(view: &View, wanted: Element) -> String {
    match view.asked.as_ref().map(|asked| &asked.ask) {
        Some(Ask::Element { value, .. }) => card(Card::new(wanted, *value)).to_owned(),
        _ => format!("una carta {}", of(wanted)),
    }
}

/// The hand goes without saying.
fn from(names: &Names, place: Place) -> String {
    match place {
        Place::Hand => String::new(),
        Place::Support(owner) => format!(" {}", of_support(names, owner)),
        Place::Discard => " de tu descarte".to_owned(),
        Place::Destroyed => " de las cartas destruidas".to_owned(),
    }
}
