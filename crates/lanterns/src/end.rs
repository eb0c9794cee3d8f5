//! Is it over, and who has won (LAN-8)?

use table::{Outcome, SeatSet};

use crate::state::State;

pub fn outcome(state: &State) -> Option<Outcome> {
    // The last of the greatest, from behind: among equals, who sits first.
    let best = state.seats().rev().max_by_key(|seat| state.points[seat.index()])?;
    state.is_over().then_some(Outcome { party: best.0, winners: SeatSet::one(best) })
}
