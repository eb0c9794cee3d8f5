//! What may each viewer look at now? Built up field by field: what is open to all, and what is one's own (section 17).

mod open;
mod own;
mod page;

use table::Seat;

pub use open::*;
pub use own::*;
pub use page::*;

use crate::state::State;

pub type View = table::View<Open, Own>;

/// Whether it is a secret who has decided what, and even who has decided.
fn secrecy(state: &State) -> (bool, bool) {
    state.choosing().map_or((false, false), |it| (it.watched, it.watched && it.locked))
}

fn pairs<const N: usize>(
    state: &State,
    votes: &[Option<Seat>; N],
    seen: impl Fn(Seat) -> bool,
) -> Vec<(Seat, Seat)> {
    let vote = |seat: Seat| Some((seat, votes[seat.index()]?)).filter(|_| seen(seat));
    state.seats().filter_map(vote).collect()
}
