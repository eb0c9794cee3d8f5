//! What happens, as data: curse by curse, player by player, each with the card or rule behind it.

use table::{Seat, Viewer};

use crate::cards::{Card, Curse, Element, Magician, Monster, Page, Spell};
use crate::end::End;
use crate::frames::{Action, Cause};
use crate::options::Edition;
use crate::state::{Slot, State};

/// Where a card comes from or goes to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Spot {
    Hand(Seat),
    Deck(Seat),
    Discard(Seat),
    Support(Seat),
    /// The Madness stack.
    Stack,
    /// The stacks of Element cards.
    Table,
    Destroyed,
    Box,
    Under(Slot),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Event {
    Became {
        seat: Seat,
        magician: Magician,
    },
    FirstPlayer {
        seat: Seat,
    },
    TurnBegan {
        turn: u8,
        seat: Seat,
    },
    ActionsEnded {
        seat: Seat,
    },
    MarkerMoved {
        space: u8,
    },
    PageTurned {
        round: u8,
        monster: Monster,
        page: Page,
    },
    RowReached {
        round: u8,
    },
    Vanquished {
        monster: Monster,
    },
    Escaped {
        monster: Monster,
    },
    /// A text begins, as this edition has it.
    Begins {
        cause: Cause,
        edition: Edition,
    },
    /// A player goes through it.
    Reaches {
        seat: Seat,
        cause: Cause,
    },
    /// There was nothing it could be applied to.
    NothingToDo {
        seat: Seat,
        cause: Cause,
    },
    Declined {
        seat: Seat,
        cause: Cause,
    },
    Targeted {
        by: Seat,
        seat: Seat,
        cause: Cause,
    },
    CursePlaced {
        slot: Slot,
        curse: Curse,
    },
    CurseStruck {
        slot: Slot,
        curse: Curse,
    },
    CurseSlept {
        slot: Slot,
        curse: Curse,
    },
    CurseNeutralized {
        slot: Slot,
        curse: Curse,
        cause: Cause,
    },
    CurseWoke {
        slot: Slot,
        curse: Curse,
    },
    CurseDestroyed {
        seat: Seat,
        slot: Slot,
        curse: Curse,
    },
    CurseReturned {
        slot: Slot,
        curse: Curse,
    },
    TokenLaid {
        slot: Slot,
        curse: Curse,
        element: Element,
        cause: Cause,
    },
    SpellCast {
        seat: Seat,
        spell: Spell,
        power: u8,
    },
    SpellLearned {
        seat: Seat,
        spell: Spell,
    },
    SpellRevealed {
        spell: Spell,
    },
    SpellDestroyed {
        seat: Seat,
        spell: Spell,
    },
    SpellRefreshed {
        seat: Seat,
        spell: Spell,
        cause: Cause,
    },
    SpellNeutralized {
        seat: Seat,
        spell: Spell,
        cause: Cause,
    },
    SpellWoke {
        seat: Seat,
        spell: Spell,
    },
    AbilityUsed {
        seat: Seat,
        magician: Magician,
    },
    Granted {
        seat: Seat,
        actions: u8,
        cause: Cause,
    },
    /// An Action was declared; payments follow.
    Declared {
        seat: Seat,
        action: Action,
    },
    /// A card pays, counted as an Element; from whose support, if not from the hand; kept there under an Avatar.
    Paid {
        seat: Seat,
        card: Option<Card>,
        pool: Option<Seat>,
        counts_as: Option<Element>,
        kept: bool,
        named: bool,
    },
    /// A card changed places. `named` says that a player named it before all.
    Moved {
        card: Option<Card>,
        from: Spot,
        to: Spot,
        cause: Cause,
        named: bool,
    },
    Reshuffled {
        seat: Seat,
        cause: Cause,
    },
    Eliminated {
        seat: Seat,
    },
    Ended {
        end: End,
    },
}

/// What a viewer may read of an event: at a table with closed hands, cards between another's hand, deck and discard
/// have no face unless somebody named them.
pub fn tell(now: &State, viewer: Viewer, event: &Event) -> Option<Event> {
    let mut told = *event;
    let hides = |seat: Seat| !now.options.open_hands && !viewer.sees_seat(seat);
    match &mut told {
        Event::Moved { card, from, to, named, cause } => {
            let secret = match (*from, *to) {
                (Spot::Hand(giver), Spot::Hand(receiver)) => hides(giver) && hides(receiver),
                (from, to) => owner(from).is_some_and(hides) && owner(to).is_some_and(hides),
            };
            let fetched = matches!(from, Spot::Discard(_)) || matches!(cause, Cause::Spell(Spell::Whisper));
            if secret && (!*named || fetched) {
                *card = None;
            }
        }
        Event::Paid { seat, card, pool: None, counts_as, named: false, .. } if hides(*seat) => {
            (*card, *counts_as) = (None, None);
        }
        _ => {}
    }
    Some(told)
}

/// Whose secret the place is, if it can be one.
fn owner(spot: Spot) -> Option<Seat> {
    match spot {
        Spot::Hand(seat) | Spot::Deck(seat) | Spot::Discard(seat) => Some(seat),
        Spot::Support(_) | Spot::Stack | Spot::Table | Spot::Destroyed | Spot::Box | Spot::Under(_) => None,
    }
}
