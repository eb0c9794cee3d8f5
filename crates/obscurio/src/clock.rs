//! Which timer runs, and who may go on without waiting for the others? With a clock it goes on by itself; without one those
//! who have decided may, once there has been time enough.

use table::{Seat, Timer};

use crate::moves::Bell;
use crate::options::{Clock, Times};
use crate::state::{Choosing, Frame, State};

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

    /// Whether this seat may ask for a phase without a clock to go on although somebody has not decided.
    pub fn may_press(&self, seat: Seat) -> bool {
        let open = !self.options.is_timed() && self.rules >= 2 && self.rung && !self.called.contains(seat);
        match self.stack.top() {
            Some(Frame::Doors(_)) if seat == self.grimoire => open && self.active().len() == 1,
            Some(Frame::Vote { .. }) => open && self.votes[seat.index()].is_some(),
            _ => false,
        }
    }

    /// Whether others have asked to go on, and this seat may join them.
    pub fn is_pressed(&self, seat: Seat) -> bool {
        self.rung && !self.called.is_empty() && (self.may_call_time(seat) || self.may_press(seat))
    }

    pub(crate) fn grimoire_may_press(&self) -> Option<Seat> {
        Some(self.grimoire).filter(|grimoire| self.may_press(*grimoire))
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
            Frame::TraitorPicks => (0x00, Times::USUAL.eyes_min),
            Frame::Doors(_) => (0x10 | self.space, Times::USUAL.space),
            Frame::Debate { round } => (0x20 | round, Times::USUAL.debate),
            Frame::Vote { round } => (0x30 | round, Times::USUAL.vote),
            _ => return None,
        };
        Some((Bell::Patience, index, ms))
    }
}
