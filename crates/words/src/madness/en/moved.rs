//! How does the log say in English that a card changed places?

use madness::cards::Card;
use madness::events::Spot;
use madness::frames::Cause;
use table::Seat;

use super::{a_card, by, whose};
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
    let Some((seat, [you, other], rest)) =
        from_hand_or_deck(names, way, what).or_else(|| from_elsewhere(way, cause, what))
    else {
        return format!("{} goes from {} to {}.", capital(what), spot(names, way.0), spot(names, way.1));
    };
    headed(names, seat, by(cause), format!("you {you} {rest}."), |name| format!("{name} {other} {rest}."))
}

/// Who does it, the verb, and what with.
type Deed = (Seat, [&'static str; 2], String);

const DISCARDS: [&str; 2] = ["discard", "discards"];
const DESTROYS: [&str; 2] = ["destroy", "destroys"];
const PLACES: [&str; 2] = ["place", "places"];
const TAKES: [&str; 2] = ["take", "takes"];
const PUTS: [&str; 2] = ["put", "puts"];

fn from_hand_or_deck(names: &Names, way: (Spot, Spot), what: &str) -> Option<Deed> {
    Some(match way {
        (Spot::Deck(_), Spot::Hand(seat)) => (seat, ["draw", "draws"], what.to_owned()),
        (Spot::Deck(_), Spot::Discard(seat)) => (seat, DISCARDS, format!("{what} from the top of the deck")),
        (Spot::Deck(seat), Spot::Destroyed) => (seat, DESTROYS, format!("{what} from the top of the deck")),
        (Spot::Deck(_), Spot::Support(seat)) => {
            (seat, PLACES, format!("{what} from the top of the deck in support"))
        }
        (Spot::Hand(_), Spot::Discard(seat)) => (seat, DISCARDS, what.to_owned()),
        (Spot::Hand(seat), Spot::Destroyed) => (seat, DESTROYS, what.to_owned()),
        (Spot::Hand(_), Spot::Support(seat)) => (seat, PLACES, format!("{what} in support")),
        (Spot::Hand(seat), Spot::Hand(to)) => {
            let to = names.say(to, || "you".to_owned(), str::to_owned);
            (seat, ["give", "gives"], format!("{what} to {to}"))
        }
        _ => return None,
    })
}

fn from_elsewhere(way: (Spot, Spot), cause: Cause, what: &str) -> Option<Deed> {
    Some(match way {
        (Spot::Support(_), Spot::Discard(seat)) => (seat, DISCARDS, format!("{what} from support")),
        (Spot::Support(seat), Spot::Destroyed) => (seat, DESTROYS, format!("{what} from support")),
        (Spot::Support(_), Spot::Hand(seat)) => (seat, TAKES, format!("{what} back from support")),
        (Spot::Discard(seat), Spot::Destroyed) => (seat, DESTROYS, format!("{what} from the discard pile")),
        (Spot::Discard(_), Spot::Hand(seat)) => (seat, TAKES, format!("{what} back from the discard pile")),
        (Spot::Discard(_), Spot::Deck(seat)) => {
            (seat, PUTS, format!("{what} from the discard pile on top of the deck"))
        }
        (Spot::Destroyed, Spot::Hand(seat)) => {
            (seat, ["bring", "brings"], format!("{what} back from among the destroyed cards"))
        }
        (Spot::Table, Spot::Hand(seat)) => (seat, TAKES, format!("{what} into hand")),
        (Spot::Table, Spot::Discard(seat)) if cause == Cause::Action => {
            (seat, ["acquire", "acquires"], format!("{what}, which goes to the discard pile"))
        }
        (Spot::Table, Spot::Discard(seat)) => {
            (seat, ["receive", "receives"], format!("{what} in the discard pile"))
        }
        (Spot::Table, Spot::Deck(seat)) => (seat, PUTS, format!("{what} on top of the deck")),
        _ => return None,
    })
}

/// Madness on its own ways; nothing where it goes like any other card.
fn madness(names: &Names, way: (Spot, Spot), cause: Cause) -> Option<String> {
    let by = by(cause);
    let say = |seat: Seat, you: &str, other: &str, rest: &str| {
        Some(headed(names, seat, by, format!("you {you} {rest}"), |name| format!("{name} {other} {rest}")))
    };
    let plainly = |text: String| Some(by.map_or_else(|| text.clone(), |by| format!("{by}: {text}")));
    match way {
        (Spot::Stack, Spot::Hand(seat)) => say(seat, "take", "takes", "a Madness into hand."),
        (Spot::Stack, Spot::Discard(seat)) => say(seat, "take", "takes", "a Madness into the discard pile."),
        (Spot::Stack, Spot::Deck(seat)) => say(seat, "put", "puts", "a Madness on top of the deck."),
        (Spot::Stack, Spot::Support(seat)) => say(seat, "take", "takes", "a Madness into support."),
        (Spot::Stack, Spot::Destroyed) => plainly("1 Madness of the stack is destroyed.".to_owned()),
        (Spot::Stack, Spot::Under(slot)) => {
            plainly(format!("1 Madness slips under the Curse on {}.", super::slot(slot)))
        }
        (Spot::Under(_), Spot::Discard(seat)) => {
            say(seat, "take", "takes", "the Madness that lay below into the discard pile.")
        }
        (Spot::Under(slot), Spot::Stack) => {
            Some(format!("The Madness under the Curse on {} returns to the stack.", super::slot(slot)))
        }
        (Spot::Hand(seat), Spot::Stack) => say(seat, "cure", "cures", "a Madness."),
        (Spot::Deck(seat), Spot::Stack) => {
            let yours = "you draw a Madness and cure it.".to_owned();
            Some(headed(names, seat, by, yours, |name| format!("{name} draws a Madness and cures it.")))
        }
        (Spot::Support(seat), Spot::Stack) => {
            plainly(format!("a Madness in {} support is cured.", whose(names, seat)))
                .map(|text| capital(&text))
        }
        _ => None,
    }
}

/// Where a card lies.
fn spot(names: &Names, spot: Spot) -> String {
    match spot {
        Spot::Hand(seat) => format!("{} hand", whose(names, seat)),
        Spot::Deck(seat) => format!("{} deck", whose(names, seat)),
        Spot::Discard(seat) => format!("{} discard pile", whose(names, seat)),
        Spot::Support(seat) => format!("{} support", whose(names, seat)),
        Spot::Stack => "the Madness stack".to_owned(),
        Spot::Table => "the table".to_owned(),
        Spot::Destroyed => "the destroyed cards".to_owned(),
        Spot::Box => "the box".to_owned(),
        Spot::Under(slot) => format!("under the Curse on {}", super::slot(slot)),
    }
}
