//! What happens when somebody does something? The move, then whatever follows by itself up to the next question.

mod accusation;
mod choosing;
mod night;
mod resolution;
mod riddle;

use table::{Actor, Events, Run, Seat, Stack};

use crate::events::Event;
use crate::moves::{Bell, Move};
use crate::pictures::Card;
use crate::state::{DEPTH, Frame, State};

/// A state something is being done to, and who listens.
pub struct Now<'a> {
    pub state: &'a mut State,
    pub events: &'a mut Events<Event>,
}

impl Now<'_> {
    /// Does what was checked before.
    pub fn play(&mut self, actor: Actor, mv: Move) {
        match actor {
            Actor::Seat(seat) => match mv {
                Move::Butterfly(perch) => self.land(perch),
                Move::ShowBook => self.show_book(),
                Move::Ready => self.ready(seat),
                Move::CloseEyes | Move::LayDoors => self.put_clue_away(),
                Move::Pick(slot) => self.pick(slot),
                Move::CloseHolder => self.close_holder(),
                Move::OpenEyes => self.end_night(),
                Move::Stand(token, door) => self.stand(seat, token, door),
                Move::Confirm => self.confirm(seat),
                Move::Withdraw => self.withdraw(seat),
                Move::Take(token) => self.answer(seat, token, true),
                Move::Pass(token) => self.answer(seat, token, false),
                Move::Hold(token, door) => self.hold(seat, token, door),
                Move::CallTime => self.call(seat),
                Move::ReadyToVote => self.ready_to_vote(seat),
                Move::Vote(target) => self.vote(seat, target),
                Move::Ring(_) => {}
            },
            Actor::Clock => self.ring(mv),
        }
        self.run();
    }

    fn ring(&mut self, mv: Move) {
        match mv {
            Move::Ring(Bell::ClueView) => {
                self.state.rung = true;
                self.events.tell(Event::TimerRang { bell: Bell::ClueView });
            }
            Move::Ring(Bell::EyesClosed) => self.eyes_may_open(),
            Move::Ring(Bell::Night) => self.end_night(),
            Move::Ring(Bell::Patience) => self.lose_patience(),
            Move::Ring(Bell::Sand) => self.turn_sand(),
            Move::Ring(Bell::Debate) => {
                self.events.tell(Event::TimerRang { bell: Bell::Debate });
                self.begin_vote();
            }
            Move::Ring(Bell::Vote) => self.vote_for_the_rest(),
            _ => {}
        }
    }

    fn call(&mut self, seat: Seat) {
        match self.state.stack.top() {
            Some(Frame::Riddle | Frame::ClueShown) => self.press_grimoire(seat),
            Some(Frame::Vote { .. }) => self.press_vote(seat),
            _ => self.call_time(seat),
        }
    }

    /// Without a clock: the others have waited long enough. Whoever wants to may go on now, and if enough had asked for
    /// it before, that happens at once (RUL-OBS-37).
    fn lose_patience(&mut self) {
        if self.state.is_night() {
            return self.eyes_may_open();
        }
        self.state.rung = true;
        self.events.tell(Event::TimerRang { bell: Bell::Patience });
        match self.state.stack.top() {
            Some(Frame::Doors(_)) => self.heed_calls(),
            Some(Frame::Debate { .. }) => self.heed_debate(),
            _ => {}
        }
    }

    /// What comes instead of what somebody was asked.
    fn next(&mut self, frame: Frame) {
        self.state.stack.pop();
        self.state.stack.push(frame);
    }
}

impl Run<Frame, DEPTH> for Now<'_> {
    fn stack(&mut self) -> &mut Stack<Frame, DEPTH> {
        &mut self.state.stack
    }

    fn asks(&self, frame: Frame) -> bool {
        !matches!(frame, Frame::StartTurn | Frame::LayDoors | Frame::Resolve | Frame::CleanUp)
    }

    fn carry_out(&mut self, frame: Frame) {
        match frame {
            Frame::StartTurn => self.start_turn(),
            Frame::LayDoors => self.lay_doors(),
            Frame::Resolve => self.resolve(),
            Frame::CleanUp => self.clean_up(),
            _ => unreachable!("a question is answered, not run"),
        }
    }
}

impl State {
    /// The top card of the deck, which is made of the discard pile when it has run out (RUL-OBS-17).
    pub fn draw(&mut self) -> Card {
        if self.deck.is_empty() {
            std::mem::swap(&mut self.deck, &mut self.discard);
            self.shuffle_deck(self.turn.into());
            self.shuffled = true;
        }
        self.deck.pop().expect("a turn never needs all cards")
    }

    /// The first card that comes out of the shuffle lies on top.
    pub fn shuffle_deck(&mut self, index: u32) {
        let deck = self.deck.as_mut_slice();
        self.seed.stream("deck", index).shuffle_named(deck, Card::to_string);
        deck.reverse();
    }
}
