//! Whose ties does the table settle? Whoever likes leaves ties among enemies to it, until they mind them again (DMD-22.1).

use crate::deed::Deed;
use crate::effects::Now;
use crate::events::Event;
use crate::frames::{Among, Frame};
use crate::moves::Move;
use crate::state::State;

impl State {
    /// Whether this question is a tie among enemies that a text or rule leaves open: who attacks first, which of several is
    /// meant, where one of them goes. What one's own cards and skills do is no tie.
    pub fn is_tie(&self, frame: Frame) -> bool {
        let below = self.stack.frames().iter().rev().nth(1);
        match (frame, below) {
            (Frame::Fight, _) => true,
            (Frame::Pick { .. }, Some(Frame::Go { ctx, .. })) => !ctx.from.is_held(),
            (Frame::Pick { among: Among::Foes(_), .. }, Some(Frame::Effect { ctx, .. })) => {
                !ctx.from.is_held()
            }
            _ => false,
        }
    }

    /// Whether whoever is asked leaves ties to the table.
    pub fn leaves_ties(&self, frame: Frame) -> bool {
        frame.asks(self).is_some_and(|who| self.ties_left & 1 << self.seat(who).index() != 0)
    }

    /// Beside the answers: to leave ties to the table, or to mind them again.
    pub fn about_ties(&self, frame: Frame) -> Option<Move> {
        match self.leaves_ties(frame) {
            true => (frame == Frame::Act).then_some(Move::Mind),
            false => self.is_tie(frame).then_some(Move::Leave),
        }
    }
}

impl Now<'_> {
    /// The question stands; if it is a tie, the table settles it.
    pub fn heed_ties(&mut self, frame: Frame, mv: Move) {
        let Some(who) = frame.asks(self.state) else { return };
        self.state.ties_left ^= 1 << self.state.seat(who).index();
        let deed = if mv == Move::Leave { Deed::Leave } else { Deed::Mind };
        self.events.tell(Event::Acted { who: self.state.name(who), deed });
    }
}
