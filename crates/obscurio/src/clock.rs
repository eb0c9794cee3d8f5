//! Which timer runs, and who may go on without waiting for the others? With a clock it goes on by itself; without one those
//! who have decided may, once there has been time enough.

use table::{Seat, SeatSet, Timer};

use crate::moves::Bell;
use crate::options::{Clock, Times};
use crate::state::{Choosing, Frame, State};

/// The patience of the riddle, with a clock as without: no clock of the game runs there, and a good clue takes its time.
const RIDDLE: (u8, u32) = (0x40, 300_000);

impl State {
    /// Whether the Grimoire may end this night: without a clock, once it has lasted long enough (RUL-OBS-37).
    pub fn may_open_eyes(&self) -> bool {
        self.rules >= 2 && self.is_night() && !self.options.is_timed() && self.rung
    }

    /// How many of so many must agree to go on without the others: most of them, and never all once patience has run out,
    /// so that one alone holds up nobody (RUL-OBS-37).
    pub fn enough(&self, all: usize) -> usize {
        let most = all / 2 + 1;
        if self.rung { most.min(all.saturating_sub(1)).max(1) } else { most }
    }

    /// Whether this Wizard may ask for the timer to be turned (RUL-OBS-2).
    pub fn may_call_time(&self, seat: Seat) -> bool {
        let Some(choosing) = self.choosing() else { return false };
        let done = match choosing {
            Choosing { locked: true, .. } => self.has_answered_all(seat),
            Choosing { watched: true, .. } => self.is_placed(seat),
            Choosing { .. } => self.confirmed.contains(seat),
        };
        !self.options.is_timed() && done && self.active().contains(seat) && !self.called.contains(seat)
    }

    /// Whether a call of this seat would be for going on without somebody who has not decided, rather than a Wizard's call at
    /// the Doors. Only where patience has run out, and in Step 2 with a clock as well: there the Grimoire alone has something
    /// to do (RUL-OBS-37).
    pub fn is_pressing(&self, seat: Seat) -> bool {
        let untimed = self.rules >= 2 && !self.options.is_timed();
        let waited_for = match self.stack.top() {
            Some(Frame::Riddle | Frame::ClueShown) => self.rules >= 3 && self.lookers().contains(seat),
            Some(Frame::Doors(_)) => untimed && seat == self.grimoire && self.active().len() == 1,
            Some(Frame::Vote { .. }) => untimed && self.voters().contains(seat),
            _ => false,
        };
        waited_for && self.rung
    }

    /// Whether this seat may ask to go on although somebody has not decided.
    pub fn may_press(&self, seat: Seat) -> bool {
        let voting = matches!(self.stack.top(), Some(Frame::Vote { .. }));
        let decided = !voting || self.votes[seat.index()].is_some();
        self.is_pressing(seat) && decided && !self.called.contains(seat)
    }

    /// Whether others have asked to go on, and this seat may join them.
    pub fn is_pressed(&self, seat: Seat) -> bool {
        self.rung && !self.called.is_empty() && (self.may_call_time(seat) || self.may_press(seat))
    }

    /// Everybody who may ask for that now.
    pub(crate) fn pressers(&self) -> SeatSet {
        self.seats().filter(|seat| self.may_press(*seat)).collect()
    }

    /// The timer that runs now: never more than one (OBS-0.7).
    pub fn timer(&self) -> Option<Timer> {
        let (bell, index, ms) = match self.options.clock {
            Clock::Sand(times) => self.sand(times)?,
            Clock::Untimed => self.patience().filter(|_| self.rules >= 2 && !self.rung)?,
        };
        Some(Timer { name: bell.name(), count: u16::from(self.turn) << 8 | u16::from(index), ms })
    }

    fn sand(&self, times: Times) -> Option<(Bell, u8, u32)> {
        Some(match self.stack.top()? {
            Frame::Riddle if self.rules >= 3 && !self.rung => (Bell::Patience, RIDDLE.0, RIDDLE.1),
            Frame::ClueShown if !self.rung => (Bell::ClueView, 0, times.clue_view),
            Frame::TraitorPicks if !self.rung => (Bell::EyesClosed, 0, times.eyes_min),
            // What is left of the longest night when the shortest has passed (RUL-OBS-37).
            Frame::TraitorPicks if self.rules >= 2 => {
                (Bell::Night, 0, times.night_max.saturating_sub(times.eyes_min))
            }
            Frame::Doors(_) => (Bell::Sand, self.space, times.space),
            Frame::Debate { round } => (Bell::Debate, round, times.debate),
            Frame::Vote { round } => (Bell::Vote, round, times.vote),
            _ => return None,
        })
    }

    /// Without a clock: as long as the usual one would run here. Each phase has patience of its own.
    fn patience(&self) -> Option<(Bell, u8, u32)> {
        let (index, ms) = match self.stack.top()? {
            Frame::Riddle if self.rules >= 3 => RIDDLE,
            Frame::ClueShown if self.rules >= 3 => (0x50, Times::USUAL.clue_view),
            Frame::TraitorPicks => (0x00, Times::USUAL.eyes_min),
            Frame::Doors(_) => (0x10 | self.space, Times::USUAL.space),
            Frame::Debate { round } => (0x20 | round, Times::USUAL.debate),
            Frame::Vote { round } => (0x30 | round, Times::USUAL.vote),
            _ => return None,
        };
        Some((Bell::Patience, index, ms))
    }
}
