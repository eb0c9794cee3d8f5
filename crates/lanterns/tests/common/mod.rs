//! What the shared checks need to know about Lanterns, for the game and its broken twins.

use lanterns::view::{Open, Own};
use lanterns::{Event, Lamp, Move, Options, Reason, State};
use table::Game;
use table::checks::Check;

/// Every lantern is somewhere, and only once; the Moth looks only at night.
fn invariants(state: &State) -> Result<(), String> {
    let held = state.hands.iter().flat_map(|hand| hand.iter());
    let mut all: Vec<Lamp> = held.chain(state.lit.into_iter().flatten()).chain(state.in_the_box).collect();
    all.extend(state.shown.iter());
    all.sort_unstable();
    if !all.iter().copied().eq(Lamp::up_to(state.options.brightest())) {
        return Err(format!("the lanterns are {all:?}"));
    }
    if state.is_night() || !state.looked_at.contains(&true) {
        Ok(())
    } else {
        Err("a look by day".to_owned())
    }
}

/// Lanterns, or a twin of it.
pub trait Like:
    Game<Options = Options, State = State, Move = Move, Event = Event, Open = Open, Own = Own, Reason = Reason>
{
}

impl<G> Like for G where
    G: Game<
            Options = Options,
            State = State,
            Move = Move,
            Event = Event,
            Open = Open,
            Own = Own,
            Reason = Reason,
        >
{
}

/// The checks for Lanterns, or for a twin of it.
pub fn check<G: Like>(options: Options) -> Check<G> {
    Check { options, universe: Move::universe(), invariants, longest: 150 }
}
