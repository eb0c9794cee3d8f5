//! What of the past may each viewer read now?
//!
//! What was seen and may not be looked at again is struck out of the log (OBS-0.5): the line stays, the picture goes.

use table::{Seat, Viewer};

use crate::cards::Trap;
use crate::events::Event;
use crate::state::{Book, Frame, State};

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
        self.traps.contains(Trap::TwilightCorridor) || self.traps.contains(Trap::MagicMist)
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
        | Event::EyesMayOpen { .. }
        | Event::NightEnded { .. } => of_the_night(now, viewer, *event),
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
    | Event::EyesMayOpen { turn, traitor }
    | Event::NightEnded { turn, traitor }) = event
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
