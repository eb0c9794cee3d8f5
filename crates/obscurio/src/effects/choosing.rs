//! Step 4, choosing: Doors are laid, tokens are placed, sand runs.

use table::{Seat, SeatSet};

use super::Now;
use crate::cards::Trap;
use crate::events::Event;
use crate::pictures::Card;
use crate::state::{Choosing, Frame, Token};

impl Now<'_> {
    /// The Exit, the Traitor's picks and cards from the deck, shuffled together (OBS-8.1).
    pub(super) fn lay_doors(&mut self) {
        let state = &mut *self.state;
        let doors = if state.traps.contains(Trap::GreatRoom) { 7 } else { 6 };
        let Some(exit) = state.exit else { return };
        let picks = state.picks;
        state.doors.refill(std::iter::once(exit).chain(picks.iter()));
        while state.doors.len() < doors {
            let card = state.draw();
            state.doors.push(card);
        }
        let mut chance = state.seed.stream("doors", state.turn.into());
        chance.shuffle_named(state.doors.as_mut_slice(), Card::to_string);
        let locked = state.traps.contains(Trap::LockedDoors);
        let opened = if locked { 1 } else { doors as u8 };
        let choosing = Choosing { opened, locked, watched: state.is_watched() };
        self.tell_of_shuffle();
        self.state.stack.push(Frame::Doors(choosing));
        (1..=opened).for_each(|door| self.tell_of_door(door));
        self.events.settle_for_good();
    }

    fn tell_of_door(&mut self, door: u8) {
        let card = self.state.doors.as_slice().get(usize::from(door) - 1).copied();
        self.events.tell(Event::DoorOpened { turn: self.state.turn, door, card });
    }

    pub(super) fn stand(&mut self, seat: Seat, token: Token, door: u8) {
        self.state.standing[seat.index()][token as usize] = door;
        self.state.confirmed = self.state.confirmed.without(seat);
        self.events.tell(Event::Stood { seat, token, door });
    }

    pub(super) fn confirm(&mut self, seat: Seat) {
        self.state.confirmed = self.state.confirmed.with(seat);
        self.events.tell(Event::Confirmed { seat });
        if self.state.confirmed == self.state.active() {
            self.next(Frame::Resolve);
        }
    }

    pub(super) fn withdraw(&mut self, seat: Seat) {
        self.state.confirmed = self.state.confirmed.without(seat);
        self.events.tell(Event::Withdrew { seat });
    }

    /// While the Watcher is awake nothing is taken back: whoever noticed that they cannot would learn that somebody
    /// has changed their mind.
    pub(super) fn hold(&mut self, seat: Seat, token: Token, door: u8) {
        let place = &mut self.state.standing[seat.index()][token as usize];
        let again = std::mem::replace(place, door) > 0;
        self.events.tell(Event::Held { seat, token, door: Some(door), again });
        self.events.settle_for_good();
        if self.all_are_placed() {
            self.next(Frame::Resolve);
        }
    }

    /// To the Door opened last, for good (OBS-13.22).
    pub(super) fn answer(&mut self, seat: Seat, token: Token, takes: bool) {
        let Some(choosing) = self.state.choosing() else { return };
        let door = choosing.opened;
        if takes {
            self.state.standing[seat.index()][token as usize] = door;
        } else {
            let passed = &mut self.state.passed[token as usize];
            *passed = passed.with(seat);
        }
        self.events.tell(Event::Answered { seat, token, door, takes, secret: choosing.watched });
        self.events.settle_for_good();
        if self.all_are_placed() {
            self.next(Frame::Resolve);
        } else if self.state.active().iter().all(|seat| self.state.has_answered_all(seat)) {
            self.open_next_door(choosing);
        }
    }

    fn open_next_door(&mut self, choosing: Choosing) {
        self.state.passed = [SeatSet::NONE; 2];
        if usize::from(choosing.opened) == self.state.doors.len() {
            return self.next(Frame::Resolve);
        }
        let opened = choosing.opened + 1;
        self.next(Frame::Doors(Choosing { opened, ..choosing }));
        self.tell_of_door(opened);
    }

    fn all_are_placed(&self) -> bool {
        self.state.active().iter().all(|seat| self.state.is_placed(seat))
    }

    /// Untimed: when most have called, the timer is turned as if it had run out (RUL-OBS-2).
    pub(super) fn call_time(&mut self, seat: Seat) {
        let Some(choosing) = self.state.choosing() else { return };
        self.state.called = self.state.called.with(seat);
        let secret = choosing.locked && choosing.watched;
        self.events.tell(Event::TimeCalled { seat: Some(seat), secret });
        if choosing.watched {
            self.events.settle_for_good();
        }
        self.heed_calls();
    }

    /// Turns the timer if enough have called.
    pub(super) fn heed_calls(&mut self) {
        if self.state.called.len() >= self.state.enough(self.state.active().len()) {
            // As if it had run out by itself: what a clock has done is done (RUL-OBS-38).
            if self.state.rules >= 2 {
                self.events.settle_for_good();
            }
            self.turn_sand();
        }
    }

    /// On to the next space; on the last one, time is up.
    pub(super) fn turn_sand(&mut self) {
        (self.state.called, self.state.rung) = (SeatSet::NONE, false);
        if usize::from(self.state.space) + 1 < self.state.track().len() {
            self.state.space += 1;
            self.events.tell(Event::SandTurned { space: self.state.space });
        } else {
            self.events.tell(Event::TimeUp);
            self.next(Frame::Resolve);
        }
    }
}
