//! Step 3: while all eyes are closed, the Traitor slips cards among the Doors.

use super::Now;
use crate::cards::Trap;
use crate::events::Event;
use crate::state::Frame;

impl Now<'_> {
    pub(super) fn open_holder(&mut self) {
        self.next(Frame::TraitorPicks);
        let state = &mut *self.state;
        // Without a clock nothing keeps the eyes closed longer; since version 2 only the Grimoire's patience is measured.
        (state.holder_closed, state.rung) = (false, state.rules < 2 && !state.options.is_timed());
        let Some(traitor) = state.traitor else { return };
        let turn = state.turn;
        self.events.tell(Event::HolderOpened { turn, traitor, cards: state.holder });
        if state.traps.contains(Trap::Espionage) {
            self.events.tell(Event::ExitShown { turn, traitor, card: state.exit });
        }
    }

    /// The card joins the Exit, and its slot is refilled at once (OBS-7.4).
    pub fn pick(&mut self, slot: u8) {
        let refill = self.state.draw();
        let state = &mut *self.state;
        let (Some(traitor), Some(holder)) = (state.traitor, &mut state.holder) else { return };
        let card = std::mem::replace(&mut holder[usize::from(slot) - 1], refill);
        state.picks.push(card);
        let turn = state.turn;
        self.events.tell(Event::Picked { turn, traitor, slot, card: Some(card), refill: Some(refill) });
        self.events.settle_for_good();
    }

    pub(super) fn close_holder(&mut self) {
        self.state.holder_closed = true;
        if let Some(traitor) = self.state.traitor {
            self.events.tell(Event::HolderClosed { turn: self.state.turn, traitor });
        }
        self.events.settle_for_good();
        self.open_eyes();
    }

    /// Step 3 has lasted long enough to tell nothing by its length (RUL-OBS-13).
    pub(super) fn eyes_may_open(&mut self) {
        self.state.rung = true;
        if let Some(traitor) = self.state.traitor {
            self.events.tell(Event::EyesMayOpen { turn: self.state.turn, traitor });
        }
        self.open_eyes();
    }

    /// The night has lasted as long as it may: the holder closes with what was picked so far (RUL-OBS-37). Whose eyes are
    /// closed learn nothing of it.
    pub(super) fn end_night(&mut self) {
        let state = &mut *self.state;
        if let Some(traitor) = state.traitor {
            self.events.tell(Event::NightEnded { turn: state.turn, traitor });
        }
        (state.holder_closed, state.rung) = (true, true);
        self.open_eyes();
    }

    fn open_eyes(&mut self) {
        let long_enough = self.state.rung || !self.state.options.is_timed();
        if !self.state.holder_closed || !long_enough {
            return;
        }
        let state = &mut *self.state;
        (state.asleep, state.holder_closed, state.rung) = (None, false, false);
        self.events.tell(Event::EyesOpened { turn: state.turn });
        self.events.settle_for_good();
        self.next(Frame::LayDoors);
    }
}
