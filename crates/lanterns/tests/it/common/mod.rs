//! What the shared checks need to know about Lanterns, for the game and its broken twins.

use lanterns::view::{Open, Own};
use lanterns::{Event, Lamp, Move, Options, Reason, State};
use table::checks::Check;
use table::worlds::Secret;
use table::{Game, Seat};

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

/// What a seat may or may not know: who the Moth is, what lies in the box, what others hold and have lit, luck to come.
pub fn secrets(state: &State, seat: Seat) -> Vec<Secret> {
    let over = state.is_over();
    let others = || state.seats().filter(|other| *other != seat).map(|other| other.index());
    let dark = |index: &usize| !(seat == state.moth && state.looked_at[*index]);
    let hidden: Vec<Lamp> = (0..state.in_the_box.len()).filter(dark).map(|at| state.in_the_box[at]).collect();
    let hands: Vec<Lamp> = others().flat_map(|at| state.hands[at].iter().collect::<Vec<_>>()).collect();
    let lit: Vec<Lamp> = others().filter_map(|at| state.lit[at]).collect();
    let unknown = hidden.len() + hands.len() + lit.len();
    // Of several lanterns somewhere else each could be here.
    let open = |here: &[Lamp]| !over && !here.is_empty() && unknown > 2;
    let (holds, burns, boxed) = (open(&hands), open(&lit), open(&hidden));
    vec![
        Secret::new("the Moth", state.moth, !over && seat != state.moth && state.options.seats > 2),
        Secret::new("the box", if boxed { hidden } else { Vec::new() }, boxed),
        Secret::new("hands", if holds { hands } else { Vec::new() }, holds),
        Secret::new("what is lit", if burns { lit } else { Vec::new() }, burns),
        Secret::new("luck to come", &state.seed, true),
    ]
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
