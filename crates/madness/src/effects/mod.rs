//! What happens: the machine that carries out the stack until somebody must choose or the game is over.

mod actions;
mod answers;
mod asking;
mod cards;
mod reading;
mod steps;
mod turn;

use table::{Chance, Events, Purpose, Run, Seat, Stack};

use crate::end::{End, Flow, Over};
use crate::events::Event;
use crate::frames::{Frame, Text};
use crate::spelling::Move;
use crate::state::{DEPTH, State};

/// The present: the state, and where what happens is told.
pub struct Now<'a> {
    pub state: &'a mut State,
    pub events: &'a mut Events<Event>,
    /// Whose move this is; nobody's while the table is set up.
    pub(crate) mover: Option<Seat>,
}

impl Run<Frame, DEPTH> for Now<'_> {
    fn stack(&mut self) -> &mut Stack<Frame, DEPTH> {
        &mut self.state.frames
    }

    fn asks(&self, frame: Frame) -> bool {
        frame.asks(self.state.active).is_some()
    }

    fn carry_out(&mut self, frame: Frame) {
        if self.happen(frame).is_err() {
            self.state.frames.clear();
        }
    }
}

impl Now<'_> {
    /// Carries out a legal answer and all that follows.
    pub fn answer(&mut self, seat: Seat, frame: Frame, mv: Move) {
        if self.take_answer(seat, frame, mv).is_err() {
            self.state.frames.clear();
        }
        self.run();
    }

    fn happen(&mut self, frame: Frame) -> Flow {
        match frame {
            Frame::Begin => self.begin(),
            Frame::Marker => self.move_marker(),
            Frame::Strike(slot) => self.strike(slot),
            Frame::Escape => self.return_curses(),
            Frame::TurnPage => self.turn_page(),
            Frame::NextRow => self.next_row(),
            Frame::PlaceCurses => self.place_curses(),
            Frame::Wake => self.wake_curses(),
            Frame::Recuperate => return self.recuperate(),
            Frame::Refill => return self.refill(),
            Frame::OfferWindow => self.offer_window(),
            Frame::SettleAgain => return self.settle_hand(),
            Frame::Judge => return self.judge(),
            Frame::Read(text) => return self.read(text),
            Frame::SpellDone(seat, spell) => self.state.player_mut(seat).resolving.remove(spell),
            Frame::AvatarDone => self.unmark(),
            Frame::Carry { seat, action } => self.carry_action(seat, action),
            Frame::Draw(seat, cause) => return self.draw(seat, cause),
            // Questions wait: `run` stops at them.
            Frame::PickMagician(_)
            | Frame::Menu
            | Frame::Granted { .. }
            | Frame::LastWindow
            | Frame::Pay(_)
            | Frame::Choose(_)
            | Frame::Swap(_)
            | Frame::Targets { .. }
            | Frame::May { .. }
            | Frame::Refresh { .. }
            | Frame::Silence { .. }
            | Frame::NeutralizeCurse { .. }
            | Frame::Take { .. }
            | Frame::Forget { .. } => self.push(frame),
        }
        Ok(())
    }

    #[inline]
    fn push(&mut self, frame: Frame) {
        self.state.frames.push(frame);
    }

    fn push_text(&mut self, text: Text) {
        self.push(Frame::Read(text));
    }

    #[inline]
    fn tell(&mut self, event: Event) {
        self.events.tell(event);
    }

    fn end(&mut self, end: End) -> Flow {
        self.state.end = Some(end);
        self.tell(Event::Ended { end });
        Err(Over)
    }

    /// Luck for the next card, Curse or page.
    #[inline]
    fn luck(&mut self, purpose: Purpose, subject: usize) -> Chance {
        self.state.luck.ask(&self.state.seed, self.events, purpose, subject)
    }
}
