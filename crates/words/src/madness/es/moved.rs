//! How does the log say in Spanish that a card changed places?

use madness::cards::Card;
use madness::events::Spot;
use madness::frames::Cause;
use table::Seat;

use super::{a_card, by, of_support};
use crate::madness::naming::{capital, headed};
use crate::speak::Names;

/// Who does what with a card, and what made it happen.
pub fn sentence(names: &Names, card: Option<Card>, way: (Spot, Spot), cause: Cause) -> String {
    let what = a_card(card);
    if card == Some(Card::MADNESS)
        && let Some(told) = madness(names, way, cause)
    {
        return told;
    }
    let Some((seat, you, other)) =
        from_hand_or_deck(names, way, what).or_else(|| from_elsewhere(way, cause, what))
    else {
        return format!("{} pasa {} {}.", capital(what), from_there(names, way.0), there(names, way.1));
    };
    headed(names, seat, by(cause), format!("{you}."), |name| format!("{name} {other}."))
}

/// Who does it, said to them and about them.
type Deed = (Seat, String, String);

fn from_hand_or_deck(names: &Names, way: (Spot, Spot), what: &str) -> Option<Deed> {
    Some(match way {
        (Spot::Deck(_), Spot::Hand(seat)) => (seat, format!("robas {what}"), format!("roba {what}")),
        (Spot::Deck(_), Spot::Discard(seat)) => (
            seat,
            format!("descartas {what} de lo alto de tu mazo"),
            format!("descarta {what} de lo alto de su mazo"),
        ),
        (Spot::Deck(seat), Spot::Destroyed) => (
            seat,
            format!("destruyes {what} de lo alto de tu mazo"),
            format!("destruye {what} de lo alto de su mazo"),
        ),
        (Spot::Deck(_), Spot::Support(seat)) => (
            seat,
            format!("pones en tu apoyo {what} de lo alto de tu mazo"),
            format!("pone en su apoyo {what} de lo alto de su mazo"),
        ),
        (Spot::Hand(_), Spot::Discard(seat)) => {
            (seat, format!("descartas {what}"), format!("descarta {what}"))
        }
        (Spot::Hand(seat), Spot::Destroyed) => {
            (seat, format!("destruyes {what}"), format!("destruye {what}"))
        }
        (Spot::Hand(_), Spot::Support(seat)) => {
            (seat, format!("pasas {what} a tu apoyo"), format!("pasa {what} a su apoyo"))
        }
        (Spot::Hand(seat), Spot::Hand(to)) => {
            let name = names.of(to);
            let given = names.say(to, || format!("te da {what}"), |name| format!("da {what} a {name}"));
            (seat, format!("das {what} a {name}"), given)
        }
        _ => return None,
    })
}

fn from_elsewhere(way: (Spot, Spot), cause: Cause, what: &str) -> Option<Deed> {
    Some(match way {
        (Spot::Support(_), Spot::Discard(seat)) => {
            (seat, format!("descartas {what} de tu apoyo"), format!("descarta {what} de su apoyo"))
        }
        (Spot::Support(seat), Spot::Destroyed) => {
            (seat, format!("destruyes {what} de tu apoyo"), format!("destruye {what} de su apoyo"))
        }
        (Spot::Support(_), Spot::Hand(seat)) => {
            (seat, format!("recoges {what} de tu apoyo"), format!("recoge {what} de su apoyo"))
        }
        (Spot::Discard(seat), Spot::Destroyed) => {
            (seat, format!("destruyes {what} de tu descarte"), format!("destruye {what} de su descarte"))
        }
        (Spot::Discard(_), Spot::Hand(seat)) => (
            seat,
            format!("llevas {what} de tu descarte a tu mano"),
            format!("lleva {what} de su descarte a su mano"),
        ),
        (Spot::Discard(_), Spot::Deck(seat)) => (
            seat,
            format!("pones {what}, de tu descarte, sobre tu mazo"),
            format!("pone {what}, de su descarte, sobre su mazo"),
        ),
        (Spot::Destroyed, Spot::Hand(seat)) => {
            let from = "de entre las cartas destruidas";
            (seat, format!("recuperas {what} {from}"), format!("recupera {what} {from}"))
        }
        (Spot::Table, to) => return from_table(to, cause, what),
        _ => return None,
    })
}

fn from_table(to: Spot, cause: Cause, what: &str) -> Option<Deed> {
    Some(match to {
        Spot::Hand(seat) => (seat, format!("recibes {what} en la mano"), format!("recibe {what} en la mano")),
        Spot::Discard(seat) if cause == Cause::Action => (
            seat,
            format!("adquieres {what}, que va a tu descarte"),
            format!("adquiere {what}, que va a su descarte"),
        ),
        Spot::Discard(seat) => {
            (seat, format!("recibes {what} en tu descarte"), format!("recibe {what} en su descarte"))
        }
        Spot::Deck(seat) => {
            (seat, format!("pones {what} sobre tu mazo"), format!("pone {what} sobre su mazo"))
        }
        _ => return None,
    })
}

/// Madness on its own ways; nothing where it goes like any other card.
fn madness(names: &Names, way: (Spot, Spot), cause: Cause) -> Option<String> {
    let by = by(cause);
    let say = |seat: Seat, you: &str, other: &str| {
        Some(headed(names, seat, by, you.to_owned(), |name| format!("{name} {other}")))
    };
    let plainly = |text: String| Some(by.map_or_else(|| capital(&text), |by| format!("{by}: {text}")));
    match way {
        (Spot::Stack, Spot::Hand(seat)) => {
            say(seat, "añades una locura a tu mano.", "añade una locura a su mano.")
        }
        (Spot::Stack, Spot::Discard(seat)) => {
            say(seat, "recibes una locura en tu descarte.", "recibe una locura en su descarte.")
        }
        (Spot::Stack, Spot::Deck(seat)) => {
            say(seat, "pones una locura sobre tu mazo.", "pone una locura sobre su mazo.")
        }
        (Spot::Stack, Spot::Support(seat)) => {
            say(seat, "recibes una locura en tu apoyo.", "recibe una locura en su apoyo.")
        }
        (Spot::Stack, Spot::Destroyed) => plainly("se destruye 1 locura de la pila.".to_owned()),
        (Spot::Stack, Spot::Under(slot)) => {
            plainly(format!("1 locura se cuela bajo la maldición de {}.", super::slot(slot)))
        }
        (Spot::Under(_), Spot::Discard(seat)) => say(
            seat,
            "te llevas a tu descarte la locura que había debajo.",
            "se lleva a su descarte la locura que había debajo.",
        ),
        (Spot::Under(slot), Spot::Stack) => {
            Some(format!("La locura bajo la maldición de {} vuelve a la pila.", super::slot(slot)))
        }
        (Spot::Hand(seat), Spot::Stack) => say(seat, "curas una locura.", "cura una locura."),
        (Spot::Deck(seat), Spot::Stack) => {
            say(seat, "robas una locura y la curas.", "roba una locura y la cura.")
        }
        (Spot::Support(seat), Spot::Stack) => {
            plainly(format!("se cura una locura {}.", of_support(names, seat)))
        }
        _ => None,
    }
}

/// Whence a card comes.
fn from_there(names: &Names, spot: Spot) -> String {
    let own = |seat: Seat, of_the: &str, place: &str| {
        names.say(seat, || format!("de tu {place}"), |name| format!("{of_the} {place} de {name}"))
    };
    match spot {
        Spot::Hand(seat) => own(seat, "de la", "mano"),
        Spot::Deck(seat) => own(seat, "del", "mazo"),
        Spot::Discard(seat) => own(seat, "del", "descarte"),
        Spot::Support(seat) => own(seat, "del", "apoyo"),
        Spot::Stack => "de la pila de locura".to_owned(),
        Spot::Table => "de la mesa".to_owned(),
        Spot::Destroyed => "de las cartas destruidas".to_owned(),
        Spot::Box => "de la caja".to_owned(),
        Spot::Under(slot) => format!("de debajo de la maldición de {}", super::slot(slot)),
    }
}

/// Where a card goes.
fn there(names: &Names, spot: Spot) -> String {
    let own = |seat: Seat, the: &str, place: &str| {
        names.say(seat, || format!("a tu {place}"), |name| format!("{the} {place} de {name}"))
    };
    match spot {
        Spot::Hand(seat) => own(seat, "a la", "mano"),
        Spot::Deck(seat) => own(seat, "al", "mazo"),
        Spot::Discard(seat) => own(seat, "al", "descarte"),
        Spot::Support(seat) => own(seat, "al", "apoyo"),
        Spot::Stack => "a la pila de locura".to_owned(),
        Spot::Table => "a la mesa".to_owned(),
        Spot::Destroyed => "a las cartas destruidas".to_owned(),
        Spot::Box => "a la caja".to_owned(),
        Spot::Under(slot) => format!("bajo la maldición de {}", super::slot(slot)),
    }
}
