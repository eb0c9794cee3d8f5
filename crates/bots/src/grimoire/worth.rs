//! How good a position is for a seat: points made, Life left, and what the hands still promise.

use grimoire::{Mode, State};
use table::Seat;

use super::keep;

pub(super) fn worth(state: &State, seat: Seat) -> f32 {
    if let Some(outcome) = state.outcome {
        return if outcome.winners.contains(seat) { 1.0 } else { 0.0 };
    }
    let own = prospects(state, state.party(seat));
    let others = Seat::all(state.options.seats).map(|other| state.party(other));
    let rival = others
        .filter(|party| *party != state.party(seat))
        .map(|party| prospects(state, party))
        .fold(f32::NEG_INFINITY, f32::max);
    let goal = if state.options.mode == Mode::Survival { 10.0 } else { 15.0 };
    let to_go = (goal - own.max(rival)).max(1.0);
    gentle((own - rival) / to_go.sqrt())
}

/// The points a party may expect to be ahead or behind by, counted from a score of 0, at the end of this round.
fn prospects(state: &State, party: usize) -> f32 {
    let mut expected = f32::from(state.scores[party]);
    let fresh = state.chapter.number <= 1 && state.chapter.spells().is_empty();
    for seat in Seat::all(state.options.seats).filter(|seat| state.party(*seat) == party && !fresh) {
        expected += keep::hand(state.hands[seat.index()], state.options.mode);
        expected += keep::A_LIFE * f32::from(state.lives[seat.index()]);
    }
    if !fresh && state.party(state.leader) == party {
        expected -= keep::THE_LEAD;
    }
    expected
}

/// From any number to a value between 0 and 1, steep around nothing; exact on every machine.
fn gentle(edge: f32) -> f32 {
    0.5 + 0.5 * edge / (1.0 + edge.abs())
}
