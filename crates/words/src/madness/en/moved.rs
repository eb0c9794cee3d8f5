//! How does the log say in English that a card changed places?

use madness::cards::Card;
use madness::events::Spot;
use madness::frames::Cause;
use table::Seat;

use super::{a_card, by, whose};
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
    let Some((seat, [you, other], rest)) =
        from_hand_or_deck(names, way, &what).or_else(|| from_elsewhere(way, cause, &what))
    else {
        return say!("{} goes from {} to {}.", what.capital(), spot(names, way.0), spot(names, way.1));
    };
    headed(names, seat, by(cause), say!("you {you} {rest}."), |name| say!("{name} {other} {rest}."))
}

/// Who does it, the verb, and what with.
type Deed = (Seat, [&'static str; 2], Sentence);

const DISCARDS: [&str; 2] = ["discard", "discards"];
const DESTROYS: [&str; 2] = ["destroy", "destroys"];
const PLACES: [&str; 2] = ["place", "places"];
const TAKES: [&str; 2] = ["take", "takes"];
const PUTS: [&str; 2] = ["put", "puts"];

fn from_hand_or_deck(names: &Names, way: (Spot, Spot), what: &Sentence) -> Option<Deed> {
    Some(match way {
        (Spot::Deck(_), Spot::Hand(seat)) => (seat, ["draw", "draws"], what.clone()),
        (Spot::Deck(_), Spot::Discard(seat)) => (seat, DISCARDS, say!("{what} from the top of the deck")),
        (Spot::Deck(seat), Spot::Destroyed) => (seat, DESTROYS, say!("{what} from the top of the deck")),
        (Spot::Deck(_), Spot::Support(seat)) => {
            (seat, PLACES, say!("{what} from the top of the deck in support"))
        }
        (Spot::Hand(_), Spot::Discard(seat)) => (seat, DISCARDS, what.clone()),
        (Spot::Hand(seat), Spot::Destroyed) => (seat, DESTROYS, what.clone()),
        (Spot::Hand(_), Spot::Support(seat)) => (seat, PLACES, say!("{what} in support")),
        (Spot::Hand(seat), Spot::Hand(to)) => {
            let to = names.say(to, || "you", Sentence::from);
            (seat, ["give", "gives"], say!("{what} to {to}"))
        }
        _ => return None,
    })
}

fn from_elsewhere(way: (Spot, Spot), cause: Cause, what: &Sentence) -> Option<Deed> {
    Some(match way {
        (Spot::Support(_), Spot::Discard(seat)) => (seat, DISCARDS, say!("{what} from support")),
        (Spot::Support(seat), Spot::Destroyed) => (seat, DESTROYS, say!("{what} from support")),
        (Spot::Support(_), Spot::Hand(seat)) => (seat, TAKES, say!("{what} back from support")),
        (Spot::Discard(seat), Spot::Destroyed) => (seat, DESTROYS, say!("{what} from the discard pile")),
        (Spot::Discard(_), Spot::Hand(seat)) => (seat, TAKES, say!("{what} back from the discard pile")),
        (Spot::Discard(_), Spot::Deck(seat)) => {
            (seat, PUTS, say!("{what} from the discard pile on top of the deck"))
        }
        (Spot::Destroyed, Spot::Hand(seat)) => {
            (seat, ["bring", "brings"], say!("{what} back from among the destroyed cards"))
        }
        (Spot::Table, Spot::Hand(seat)) => (seat, TAKES, say!("{what} into hand")),
        (Spot::Table, Spot::Discard(seat)) if cause == Cause::Action => {
            (seat, ["acquire", "acquires"], say!("{what}, which goes to the discard pile"))
        }
        (Spot::Table, Spot::Discard(seat)) => {
            (seat, ["receive", "receives"], say!("{what} in the discard pile"))
        }
        (Spot::Table, Spot::Deck(seat)) => (seat, PUTS, say!("{what} on top of the deck")),
        _ => return None,
    })
}

/// Madness on its own ways; nothing where it goes like any other card.
fn madness(names: &Names, way: (Spot, Spot), cause: Cause) -> Option<Sentence> {
    let (a, madness) = (a_card(Some(Card::MADNESS)), super::card(Card::MADNESS));
    let does = |seat: Seat, [you, other]: [&'static str; 2], rest: Sentence| {
        Some(headed(names, seat, by(cause), say!("you {you} {rest}"), |name| say!("{name} {other} {rest}")))
    };
    let plainly = |happens: Sentence| Some(after(by(cause), happens));
    match way {
        (Spot::Stack, Spot::Hand(seat)) => does(seat, TAKES, say!("{a} into hand.")),
        (Spot::Stack, Spot::Discard(seat)) => does(seat, TAKES, say!("{a} into the discard pile.")),
        (Spot::Stack, Spot::Deck(seat)) => does(seat, PUTS, say!("{a} on top of the deck.")),
        (Spot::Stack, Spot::Support(seat)) => does(seat, TAKES, say!("{a} into support.")),
        (Spot::Stack, Spot::Destroyed) => plainly(say!("1 {madness} of the stack is destroyed.")),
        (Spot::Stack, Spot::Under(slot)) => {
            plainly(say!("1 {madness} slips under the Curse on {}.", super::slot(slot)))
        }
        (Spot::Under(_), Spot::Discard(seat)) => {
            does(seat, TAKES, say!("the {madness} that lay below into the discard pile."))
        }
        (Spot::Under(slot), Spot::Stack) => {
            Some(say!("The {madness} under the Curse on {} returns to the stack.", super::slot(slot)))
        }
        (Spot::Hand(seat), Spot::Stack) => does(seat, ["cure", "cures"], say!("{a}.")),
        (Spot::Deck(seat), Spot::Stack) => {
            let yours = say!("you draw {a} and cure it.");
            Some(headed(names, seat, by(cause), yours, |name| say!("{name} draws {a} and cures it.")))
        }
        (Spot::Support(seat), Spot::Stack) => {
            plainly(say!("{a} in {} support is cured.", whose(names, seat)))
        }
        _ => None,
    }
}

/// Where a card lies.
fn spot(names: &Names, spot: Spot) -> Sentence {
    match spot {
        Spot::Hand(seat) => say!("{} hand", whose(names, seat)),
        Spot::Deck(seat) => say!("{} deck", whose(names, seat)),
        Spot::Discard(seat) => say!("{} discard pile", whose(names, seat)),
        Spot::Support(seat) => say!("{} support", whose(names, seat)),
        Spot::Stack => "the Madness stack".into(),
        Spot::Table => "the table".into(),
        Spot::Destroyed => "the destroyed cards".into(),
        Spot::Box => "the box".into(),
        Spot::Under(slot) => say!("under the Curse on {}", super::slot(slot)),
    }
}
