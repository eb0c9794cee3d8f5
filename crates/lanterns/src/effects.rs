//! What happens when somebody does something?

use table::{Actor, Events, Run, Seat, Stack};

use crate::events::Event;
use crate::lamps::Lamp;
use crate::moves::Move;
use crate::state::{DEPTH, Frame, State, Wish};

/// Does what was checked before, then whatever follows up to the next question.
pub fn play(state: &mut State, actor: Actor, mv: Move, events: &mut Events<Event>) {
    match (actor, mv) {
        (_, Move::Wish(wish)) => {
            state.wish = wish;
            events.tell(Event::Wished { seat: state.lamplighter(), wish });
        }
        (_, Move::Nightfall) => nightfall(state, events),
        (Actor::Seat(seat), Move::Light(lamp)) => light(state, seat, lamp, events),
        (Actor::Seat(_), Move::Look(place)) => look(state, place, events),
        (Actor::Clock, _) | (_, Move::Ring) => ring(state, events),
    }
    if state.is_night() && state.in_the_dark().is_empty() {
        state.stack.pop();
        state.stack.push(Frame::Dawn);
    }
    Now(state, events).run();
}

/// The present: the state, and where what happens is told.
struct Now<'a>(&'a mut State, &'a mut Events<Event>);

impl Run<Frame, DEPTH> for Now<'_> {
    fn stack(&mut self) -> &mut Stack<Frame, DEPTH> {
        &mut self.0.stack
    }

    fn asks(&self, frame: Frame) -> bool {
        frame != Frame::Dawn
    }

    fn carry_out(&mut self, _dawn: Frame) {
        dawn(self.0, self.1);
    }
}

fn nightfall(state: &mut State, events: &mut Events<Event>) {
    events.tell(Event::NightFell { night: state.night, wish: state.wish });
    state.stack.pop();
    state.stack.push(Frame::Night);
    // From now on the Moth may look at any time. If anything could be taken back before it did but not after, then
    // whoever can no longer take back would know that it did.
    events.settle_for_good();
}

fn light(state: &mut State, seat: Seat, lamp: Lamp, events: &mut Events<Event>) {
    state.hands[seat.index()].remove(lamp);
    state.lit[seat.index()] = Some(lamp);
    events.tell(Event::Lit { seat, lamp: Some(lamp) });
    events.settle_for_good();
}

fn look(state: &mut State, place: u8, events: &mut Events<Event>) {
    let index = usize::from(place) - 1;
    state.looked_at[index] = true;
    let lamp = Some(state.in_the_box[index]);
    events.tell(Event::Looked { moth: state.moth, night: state.night, place, lamp });
    events.settle_for_good();
}

fn ring(state: &mut State, events: &mut Events<Event>) {
    events.tell(Event::Rang { night: state.night });
    for seat in state.in_the_dark().iter() {
        if let Some(lamp) = state.hands[seat.index()].iter().next() {
            light(state, seat, lamp, events);
        }
    }
}

/// Everybody shows their lantern; one of them scores (LAN-7).
fn dawn(state: &mut State, events: &mut Events<Event>) {
    events.settle_for_good();
    state.looked_at = Default::default();
    state.last = std::mem::take(&mut state.lit);
    let shown: Vec<(Lamp, Seat)> =
        state.seats().filter_map(|seat| Some((state.last[seat.index()]?, seat))).collect();
    for (lamp, seat) in &shown {
        state.shown.add(*lamp);
        events.tell(Event::Showed { seat: *seat, lamp: *lamp });
    }
    let best = match state.wish {
        Wish::Brightest => shown.iter().max(),
        Wish::Faintest => shown.iter().min(),
    };
    if let Some((lamp, seat)) = best {
        state.points[seat.index()] += 1;
        events.tell(Event::Scored { seat: *seat, lamp: *lamp, night: state.night });
    }
    if state.night < state.options.nights {
        state.night += 1;
        state.wish = Wish::Brightest;
        state.stack.push(Frame::Dusk);
        events.tell(Event::Dusk { night: state.night, lamplighter: state.lamplighter() });
    } else if let Some(outcome) = crate::end::outcome(state) {
        events.tell(Event::Over { winner: Seat(outcome.party), moth: state.moth });
    }
}
