//! Everything that can happen, as data, and who may read it when.

use table::{Seat, SeatSet, Viewer};

use crate::cards::{Card, CardSet, Element, Power};
use crate::state::State;

/// Something that happened, and in which Chapter.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Event {
    pub round: u16,
    pub chapter: u8,
    pub deed: Deed,
}

/// What happened. `by` is the Spell that caused it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Deed {
    FirstDealer {
        seat: Seat,
    },
    FluxRevealed {
        seat: Seat,
        element: Element,
    },
    /// The deck is complete: the cards of these Elements.
    DeckBuilt {
        cards: CardSet,
    },
    Dealt {
        dealer: Seat,
    },
    /// Duel: only the one who draws knows the card.
    Drew {
        seat: Seat,
        card: Option<Card>,
    },
    TitleRevealed {
        card: Card,
    },
    Leads {
        seat: Seat,
    },
    Played {
        seat: Seat,
        card: Card,
    },
    ChainStarted {
        card: Card,
        element: Element,
    },
    ChainContinued {
        card: Card,
        element: Element,
    },
    /// A Special Spell leaves the Chain alone.
    ChainUntouched {
        card: Card,
    },
    ChainBroken {
        card: Card,
        element: Element,
    },
    /// `by` is the Spell that silenced it; without one it broke the Chain.
    Silenced {
        card: Card,
        by: Option<Card>,
    },
    /// It broke the Chain or was aimed at, but cannot be silenced.
    NotSilenced {
        card: Card,
    },
    Activated {
        card: Card,
    },
    /// Its timing came, but a condition was not met or no target was there.
    Fizzled {
        card: Card,
    },
    Chose {
        seat: Seat,
        target: Card,
        by: Card,
    },
    PowerChanged {
        card: Card,
        from: Power,
        to: Power,
        by: Card,
    },
    ElementChanged {
        card: Card,
        from: Element,
        to: Element,
        by: Card,
    },
    /// Aimed at, but unchanged: F, a fixed Power, or already so.
    Unmoved {
        card: Card,
        by: Card,
    },
    TitleElement {
        card: Card,
        to: Element,
        by: Card,
    },
    TitleLocked {
        by: Card,
        lock: Card,
    },
    TitleDiscarded {
        card: Card,
        by: Card,
    },
    TitleSwapped {
        seat: Seat,
        old: Card,
        new: Card,
        by: Card,
    },
    Declined {
        seat: Seat,
        by: Card,
    },
    ToHand {
        seat: Seat,
        card: Card,
        by: Card,
    },
    /// With which Spell it was won is forgotten when the next Chapter begins.
    ChapterWon {
        seat: Seat,
        spell: Option<Final>,
        points: u8,
    },
    /// Survival: the weakest Spell costs a Life.
    LifeLost {
        seat: Seat,
        spell: Option<Final>,
        left: u8,
    },
    Eliminated {
        seat: Seat,
    },
    Scored {
        seat: Seat,
        points: u8,
        why: Why,
    },
    RoundOver {
        round: u16,
    },
    GameOver {
        party: u8,
        winners: SeatSet,
    },
}

/// A Spell as it stood when the Chapter was ranked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Final {
    pub card: Card,
    pub power: Power,
    pub element: Element,
    pub trump: bool,
}

/// Why a seat scored in Survival.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Why {
    SomebodyFell,
    LastStanding,
    FinalChapter,
}

impl Deed {
    /// What stays on the record of earlier Chapters (RULES 17.2): results, and the Title Spells that still lie there.
    fn is_result(&self, now: &State) -> bool {
        use Deed::*;
        match self {
            // One that was discarded or exchanged is no longer there to be seen.
            TitleRevealed { card } => now.buried.cards().contains(card),
            FirstDealer { .. }
            | FluxRevealed { .. }
            | DeckBuilt { .. }
            | Dealt { .. }
            | Leads { .. }
            | LifeLost { .. }
            | Eliminated { .. }
            | Scored { .. }
            | RoundOver { .. }
            | GameOver { .. }
            | ChapterWon { .. } => true,
            Drew { .. }
            | Played { .. }
            | ChainStarted { .. }
            | ChainContinued { .. }
            | ChainUntouched { .. }
            | ChainBroken { .. }
            | Silenced { .. }
            | NotSilenced { .. }
            | Activated { .. }
            | Fizzled { .. }
            | Chose { .. }
            | PowerChanged { .. }
            | ElementChanged { .. }
            | Unmoved { .. }
            | TitleElement { .. }
            | TitleLocked { .. }
            | TitleDiscarded { .. }
            | TitleSwapped { .. }
            | Declined { .. }
            | ToHand { .. } => false,
        }
    }
}

/// The part of an event a viewer may read now (RUL-GRI-39). The Chapter that has just ended can be read until
/// somebody plays again.
pub fn tell(now: &State, viewer: Viewer, event: &Event) -> Option<Event> {
    let open = viewer == Viewer::Referee || now.options.open_discard || now.outcome.is_some();
    let just_ended = event.chapter + 1 == now.chapter.number && now.chapter.played == 0;
    let fresh = event.chapter == now.chapter.number || just_ended;
    let in_full = open || event.round < now.round || fresh;
    let deed = match event.deed {
        Deed::Drew { seat, card } => Deed::Drew { seat, card: card.filter(|_| viewer.sees_seat(seat)) },
        Deed::ChapterWon { seat, spell, points } => {
            Deed::ChapterWon { seat, spell: spell.filter(|_| in_full), points }
        }
        Deed::LifeLost { seat, spell, left } => {
            Deed::LifeLost { seat, spell: spell.filter(|_| in_full), left }
        }
        deed => deed,
    };
    (in_full || deed.is_result(now)).then_some(Event { deed, ..*event })
}
