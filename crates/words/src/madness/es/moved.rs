//! How does the log say in Spanish that a card changed places?

use madness::cards::Card;
use madness::events::Spot;
use madness::frames::Cause;
use table::Seat;

use super::{a_card, by, of_support};
use crate::madness::naming::{after, headed};
use crate::say;
use crate::sentence::Sentence;
use crate::speak::Names;

/// Who does what with a card, and what made it happen.
pub fn sentence(names: &Names, card: Option<Card>, way: (Spot, Spot), cause: Cause) -> Sentence {
    let what = a_card(card);
    if card == Some(Card::MADNESS)
        && let Some(told) = madness(names, way, cause)
    {
        return told;
    }
    let Some((seat, you, other)) =
        from_hand_or_deck(names, way, &what).or_else(|| from_elsewhere(way, cause, &what))
    else {
        return say!("{} pasa {} {}.", what.capital(), from_there(names, way.0), there(names, way.1));
    };
    headed(names, seat, by(cause), say!("{you}."), |name| say!("{name} {other}."))
}

/// Who does it, said to them and about them.
type Deed = (Seat, Sentence, Sentence);

fn from_hand_or_deck(names: &Names, way: (Spot, Spot), what: &Sentence) -> Option<Deed> {
    Some(match way {
        (Spot::Deck(_), Spot::Hand(seat)) => (seat, say!("robas {what}"), say!("roba {what}")),
        (Spot::Deck(_), Spot::Discard(seat)) => (
            seat,
            say!("descartas {what} de lo alto de tu mazo"),
            say!("descarta {what} de lo alto de su mazo"),
        ),
        (Spot::Deck(seat), Spot::Destroyed) => (
            seat,
            say!("destruyes {what} de lo alto de tu mazo"),
            say!("destruye {what} de lo alto de su mazo"),
        ),
        (Spot::Deck(_), Spot::Support(seat)) => (
            seat,
            say!("pones en tu apoyo {what} de lo alto de tu mazo"),
            say!("pone en su apoyo {what} de lo alto de su mazo"),
        ),
        (Spot::Hand(_), Spot::Discard(seat)) => (seat, say!("descartas {what}"), say!("descarta {what}")),
        (Spot::Hand(seat), Spot::Destroyed) => (seat, say!("destruyes {what}"), say!("destruye {what}")),
        (Spot::Hand(_), Spot::Support(seat)) => {
            (seat, say!("pasas {what} a tu apoyo"), say!("pasa {what} a su apoyo"))
        }
        (Spot::Hand(seat), Spot::Hand(to)) => {
            let name = names.seat(to);
            let given = names.say(to, || say!("te da {what}"), |name| say!("da {what} a {name}"));
            (seat, say!("das {what} a {name}"), given)
        }
        _ => return None,
    })
}

fn from_elsewhere(way: (Spot, Spot), cause: Cause, what: &Sentence) -> Option<Deed> {
    Some(match way {
        (Spot::Support(_), Spot::Discard(seat)) => {
            (seat, say!("descartas {what} de tu apoyo"), say!("descarta {what} de su apoyo"))
        }
        (Spot::Support(seat), Spot::Destroyed) => {
            (seat, say!("destruyes {what} de tu apoyo"), say!("destruye {what} de su apoyo"))
        }
        (Spot::Support(_), Spot::Hand(seat)) => {
            (seat, say!("recoges {what} de tu apoyo"), say!("recoge {what} de su apoyo"))
        }
        (Spot::Discard(seat), Spot::Destroyed) => {
            (seat, say!("destruyes {what} de tu descarte"), say!("destruye {what} de su descarte"))
        }
        (Spot::Discard(_), Spot::Hand(seat)) => (
            seat,
            say!("llevas {what} de tu descarte a tu mano"),
            say!("lleva {what} de su descarte a su mano"),
        ),
        (Spot::Discard(_), Spot::Deck(seat)) => (
            seat,
            say!("pones {what}, de tu descarte, sobre tu mazo"),
            say!("pone {what}, de su descarte, sobre su mazo"),
        ),
        (Spot::Destroyed, Spot::Hand(seat)) => {
            let from = "de entre las cartas destruidas";
            (seat, say!("recuperas {what} {from}"), say!("recupera {what} {from}"))
        }
        (Spot::Table, to) => return from_table(to, cause, what),
        _ => return None,
    })
}

fn from_table(to: Spot, cause: Cause, what: &Sentence) -> Option<Deed> {
    Some(match to {
        Spot::Hand(seat) => (seat, say!("recibes {what} en la mano"), say!("recibe {what} en la mano")),
        Spot::Discard(seat) if cause == Cause::Action => (
            seat,
            say!("adquieres {what}, que va a tu descarte"),
            say!("adquiere {what}, que va a su descarte"),
        ),
        Spot::Discard(seat) => {
            (seat, say!("recibes {what} en tu descarte"), say!("recibe {what} en su descarte"))
        }
        Spot::Deck(seat) => (seat, say!("pones {what} sobre tu mazo"), say!("pone {what} sobre su mazo")),
        _ => return None,
    })
}

/// Madness on its own ways; nothing where it goes like any other card.
fn madness(names: &Names, way: (Spot, Spot), cause: Cause) -> Option<Sentence> {
    let (una, locura) = (a_card(Some(Card::MADNESS)), super::locura());
    let does = |seat: Seat, you: Sentence, other: Sentence| {
        Some(headed(names, seat, by(cause), you, |name| say!("{name} {other}")))
    };
    let plainly = |happens: Sentence| Some(after(by(cause), happens));
    match way {
        (Spot::Stack, Spot::Hand(seat)) => {
            does(seat, say!("añades {una} a tu mano."), say!("añade {una} a su mano."))
        }
        (Spot::Stack, Spot::Discard(seat)) => {
            does(seat, say!("recibes {una} en tu descarte."), say!("recibe {una} en su descarte."))
        }
        (Spot::Stack, Spot::Deck(seat)) => {
            does(seat, say!("pones {una} sobre tu mazo."), say!("pone {una} sobre su mazo."))
        }
        (Spot::Stack, Spot::Support(seat)) => {
            does(seat, say!("recibes {una} en tu apoyo."), say!("recibe {una} en su apoyo."))
        }
        (Spot::Stack, Spot::Destroyed) => plainly(say!("se destruye 1 {locura} de la pila.")),
        (Spot::Stack, Spot::Under(slot)) => {
            plainly(say!("1 {locura} se cuela bajo la maldición de {}.", super::slot(slot)))
        }
        (Spot::Under(_), Spot::Discard(seat)) => does(
            seat,
            say!("te llevas a tu descarte la {locura} que había debajo."),
            say!("se lleva a su descarte la {locura} que había debajo."),
        ),
        (Spot::Under(slot), Spot::Stack) => {
            Some(say!("La {locura} bajo la maldición de {} vuelve a la pila.", super::slot(slot)))
        }
        (Spot::Hand(seat), Spot::Stack) => does(seat, say!("curas {una}."), say!("cura {una}.")),
        (Spot::Deck(seat), Spot::Stack) => {
            does(seat, say!("robas {una} y la curas."), say!("roba {una} y la cura."))
        }
        (Spot::Support(seat), Spot::Stack) => plainly(say!("se cura {una} {}.", of_support(names, seat))),
        _ => None,
    }
}

/// Whence a card comes.
fn from_there(names: &Names, spot: Spot) -> Sentence {
    let own = |seat: Seat, of_the: &'static str, place: &'static str| {
        names.say(seat, || say!("de tu {place}"), |name| say!("{of_the} {place} de {name}"))
    };
    match spot {
        Spot::Hand(seat) => own(seat, "de la", "mano"),
        Spot::Deck(seat) => own(seat, "del", "mazo"),
        Spot::Discard(seat) => own(seat, "del", "descarte"),
        Spot::Support(seat) => own(seat, "del", "apoyo"),
        Spot::Stack => "de la pila de locura".into(),
        Spot::Table => "de la mesa".into(),
        Spot::Destroyed => "de las cartas destruidas".into(),
        Spot::Box => "de la caja".into(),
        Spot::Under(slot) => say!("de debajo de la maldición de {}", super::slot(slot)),
    }
}

/// Where a card goes.
fn there(names: &Names, spot: Spot) -> Sentence {
    let own = |seat: Seat, the: &'static str, place: &'static str| {
        names.say(seat, || say!("a tu {place}"), |name| say!("{the} {place} de {name}"))
    };
    match spot {
        Spot::Hand(seat) => own(seat, "a la", "mano"),
        Spot::Deck(seat) => own(seat, "al", "mazo"),
        Spot::Discard(seat) => own(seat, "al", "descarte"),
        Spot::Support(seat) => own(seat, "al", "apoyo"),
        Spot::Stack => "a la pila de locura".into(),
        Spot::Table => "a la mesa".into(),
        Spot::Destroyed => "a las cartas destruidas".into(),
        Spot::Box => "a la caja".into(),
        Spot::Under(slot) => say!("bajo la maldición de {}", super::slot(slot)),
    }
}
