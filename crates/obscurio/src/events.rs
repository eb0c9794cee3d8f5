//! What happened, as data, and what may each viewer read of it now?
//!
//! What was seen and may not be looked at again is struck out of the log (OBS-0.5): the line stays, the picture goes.

use table::{Seat, SeatSet, Viewer};

use crate::book::{Butterflies, Perch};
use crate::cards::{Trap, TrapSet};
use crate::moves::Bell;
use crate::pictures::Card;
use crate::state::{Book, End, Frame, HOLDER, State, Token};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Event {
    /// Set-up: the Grimoire fills the holder (OBS-3.10).
    HolderFilled {
        cards: Option<[Card; HOLDER]>,
    },
    LoyaltyDealt {
        seat: Seat,
        traitor: bool,
    },
    TraitorIs {
        seat: Seat,
    },
    TrapsDrawn {
        turn: u8,
        traps: TrapSet,
    },
    ExitDrawn {
        turn: u8,
        card: Option<Card>,
    },
    PagesDrawn {
        turn: u8,
        cards: Option<[Card; 2]>,
    },
    Landed {
        turn: u8,
        perch: Option<Perch>,
    },
    /// The cards are missing under a filter, and everything after a Dark Night.
    BookShown {
        turn: u8,
        pages: Option<[Card; 2]>,
        butterflies: Option<Butterflies>,
    },
    Ready {
        seat: Seat,
    },
    EyesClosed {
        turn: u8,
    },
    /// A Dark Night takes Pages and Butterflies.
    BookGone {
        turn: u8,
    },
    HolderOpened {
        turn: u8,
        traitor: Seat,
        cards: Option<[Card; HOLDER]>,
    },
    ExitShown {
        turn: u8,
        traitor: Seat,
        card: Option<Card>,
    },
    Picked {
        turn: u8,
        traitor: Seat,
        slot: u8,
        card: Option<Card>,
        refill: Option<Card>,
    },
    HolderClosed {
        turn: u8,
        traitor: Seat,
    },
    EyesMayOpen {
        turn: u8,
        traitor: Seat,
    },
    EyesOpened {
        turn: u8,
    },
    DeckShuffled,
    DoorOpened {
        turn: u8,
        door: u8,
        card: Option<Card>,
    },
    Stood {
        seat: Seat,
        token: Token,
        door: u8,
    },
    Confirmed {
        seat: Seat,
    },
    Withdrew {
        seat: Seat,
    },
    /// Everybody sees a token go into a hand; only its owner that it was for another Door first.
    Held {
        seat: Seat,
        token: Token,
        door: Option<u8>,
        again: bool,
    },
    /// To a locked Door; in secret while the Watcher is awake.
    Answered {
        seat: Seat,
        token: Token,
        door: u8,
        takes: bool,
        secret: bool,
    },
    /// Who called is not told while that would tell who has decided.
    TimeCalled {
        seat: Option<Seat>,
        secret: bool,
    },
    /// The timer was turned and stands here now, from 0.
    SandTurned {
        space: u8,
    },
    /// It ran out on the last space.
    TimeUp,
    /// A token as all see it when Step 4 ends.
    Placed {
        seat: Seat,
        token: Token,
        door: Option<u8>,
    },
    TimeNoted {
        extra: u8,
    },
    ExitWas {
        turn: u8,
        door: u8,
        card: Card,
        found: bool,
    },
    Advanced {
        progress: u8,
    },
    Stayed,
    WatcherWoke,
    Lost {
        seat: Seat,
        count: u8,
    },
    Danger {
        doors: u8,
        count: u8,
    },
    AccusationBegan,
    DebateBegan {
        round: u8,
    },
    ReadyToVote {
        seat: Seat,
    },
    VoteBegan {
        round: u8,
    },
    Voted {
        seat: Seat,
        target: Option<Seat>,
        again: bool,
    },
    /// All point at once.
    Pointed {
        seat: Seat,
        target: Seat,
    },
    Accused {
        seats: SeatSet,
    },
    Innocent {
        seat: Seat,
        count: u8,
    },
    Unmasked {
        seat: Seat,
    },
    TimerRang {
        bell: Bell,
    },
    TurnEnded {
        turn: u8,
        pages: [Card; 2],
    },
    Ended {
        end: End,
    },
}

impl State {
    /// Whether this turn's pictures are all open by now.
    fn is_past(&self, turn: u8) -> bool {
        turn < self.turn || self.end.is_some()
    }

    /// Whether it is still Step 3 of this turn.
    fn is_that_night(&self, turn: u8) -> bool {
        turn == self.turn && self.is_night()
    }

    /// Whether the Grimoire may still look at the Exit (OBS-6.1).
    pub fn is_riddle(&self) -> bool {
        matches!(self.stack.top(), Some(Frame::Riddle | Frame::ClueShown))
    }

    /// Whether a filter lies on the Pages.
    pub fn is_filtered(&self) -> bool {
        self.traps.has(Trap::TwilightCorridor) || self.traps.has(Trap::MagicMist)
    }
}

/// The part of a past event that this viewer may read now.
pub fn tell(now: &State, viewer: Viewer, event: &Event) -> Option<Event> {
    let over = now.end.is_some() || viewer == Viewer::Referee;
    if over {
        return Some(*event);
    }
    let grimoire = viewer.sees_seat(now.grimoire);
    match *event {
        Event::LoyaltyDealt { seat, .. } => viewer.sees_seat(seat).then_some(*event),
        Event::TraitorIs { .. } => grimoire.then_some(*event),
        Event::HolderFilled { cards } => {
            let fresh = now.turn == 1 && now.is_riddle();
            Some(Event::HolderFilled { cards: cards.filter(|_| grimoire && fresh) })
        }
        Event::ExitDrawn { .. }
        | Event::PagesDrawn { .. }
        | Event::Landed { .. }
        | Event::BookShown { .. } => of_the_riddle(now, grimoire, *event),
        Event::HolderOpened { .. }
        | Event::ExitShown { .. }
        | Event::Picked { .. }
        | Event::HolderClosed { .. }
        | Event::EyesMayOpen { .. } => of_the_night(now, viewer, *event),
        Event::DoorOpened { turn, door, card } => {
            let open = now.is_past(turn) || now.face(door).is_some();
            Some(Event::DoorOpened { turn, door, card: card.filter(|_| open) })
        }
        Event::Held { seat, token, door, again } => {
            let own = viewer.sees_seat(seat);
            let told = Event::Held { seat, token, door: door.filter(|_| own), again };
            (own || !again).then_some(told)
        }
        Event::Answered { seat, secret, .. } => (!secret || viewer.sees_seat(seat)).then_some(*event),
        Event::TimeCalled { seat, secret } => {
            let known = |seat: &Seat| !secret || viewer.sees_seat(*seat);
            Some(Event::TimeCalled { seat: seat.filter(known), secret })
        }
        Event::Voted { seat, target, again } => {
            let own = viewer.sees_seat(seat);
            (own || !again).then_some(Event::Voted { seat, target: target.filter(|_| own), again })
        }
        open => Some(open),
    }
}

/// Only the Grimoire is told of what it does; the Book, once shown, is everybody's, filters and Dark Night allowing.
fn of_the_riddle(now: &State, grimoire: bool, event: Event) -> Option<Event> {
    match event {
        Event::ExitDrawn { turn, card } => {
            let open = now.is_past(turn) || now.resolved || now.is_riddle();
            grimoire.then_some(Event::ExitDrawn { turn, card: card.filter(|_| open) })
        }
        Event::PagesDrawn { turn, cards } => {
            let there = now.is_past(turn) || now.book != Book::Gone;
            grimoire.then_some(Event::PagesDrawn { turn, cards: cards.filter(|_| there) })
        }
        Event::Landed { turn, perch } => {
            let there = now.is_past(turn) || now.book != Book::Gone;
            grimoire.then_some(Event::Landed { turn, perch: perch.filter(|_| there) })
        }
        Event::BookShown { turn, pages, butterflies } => {
            let past = now.is_past(turn);
            let there = past || now.book != Book::Gone;
            let bare = past || there && (grimoire || !now.is_filtered());
            let butterflies = butterflies.filter(|_| there);
            Some(Event::BookShown { turn, pages: pages.filter(|_| bare), butterflies })
        }
        open => Some(open),
    }
}

/// Only Grimoire and Traitor are awake. Afterwards the Traitor knows their own picks until the turn is over.
fn of_the_night(now: &State, viewer: Viewer, event: Event) -> Option<Event> {
    let (Event::HolderOpened { turn, traitor, .. }
    | Event::ExitShown { turn, traitor, .. }
    | Event::Picked { turn, traitor, .. }
    | Event::HolderClosed { turn, traitor }
    | Event::EyesMayOpen { turn, traitor }) = event
    else {
        return Some(event);
    };
    let (night, is_traitor) = (now.is_that_night(turn), viewer.sees_seat(traitor));
    if !is_traitor && !viewer.sees_seat(now.grimoire) {
        return None;
    }
    Some(match event {
        Event::HolderOpened { cards, .. } => {
            Event::HolderOpened { turn, traitor, cards: cards.filter(|_| night) }
        }
        Event::ExitShown { card, .. } => {
            let open = now.is_past(turn) || now.resolved && turn == now.turn;
            Event::ExitShown { turn, traitor, card: card.filter(|_| open || night && is_traitor) }
        }
        Event::Picked { slot, card, refill, .. } => {
            let own = is_traitor && turn == now.turn;
            let card = card.filter(|_| night || own);
            Event::Picked { turn, traitor, slot, card, refill: refill.filter(|_| night) }
        }
        open => open,
    })
}
