//! Can the checks of rules fail? Games that stop, never stop or do not keep their word: every one must be found, and called
//! by its name.

use std::sync::atomic::{AtomicU64, Ordering};

use crate::twins::{complaint, is_found, is_found_in_play};
use lanterns::{Event, Lanterns, Move, Options, Reason, State, Wish};
use table::{Actor, Chance, Events, Game, Need, Pending, Refusal, Seat, Seed, Timer, Twin};

flaw!(Whole {});

#[test]
fn a_twin_without_a_flaw_passes() {
    assert_eq!(complaint::<Whole>(), None);
}

flaw!(DeadEnd {
    fn pending(state: &State) -> Pending {
        if state.night == 2 { Pending::NOBODY } else { Lanterns::pending(state) }
    }
});
flaw!(Mute {
    fn moves(state: &State, actor: Actor, into: &mut Vec<Move>) {
        Lanterns::moves(state, actor, into);
        into.retain(|mv| !matches!(mv, Move::Nightfall | Move::Wish(_)));
    }
});
flaw!(Endless {
    fn play(
        state: &mut State,
        actor: Actor,
        mv: Move,
        events: &mut Events<Event>,
    ) -> Result<(), Refusal<Reason>> {
        Lanterns::play(state, actor, mv, events)?;
        if Lanterns::outcome(state).is_some() {
            *state = Lanterns::deal(&state.options, 1, state.seed.clone(), events);
        }
        Ok(())
    }
});
flaw!(Patient {
    fn need(_state: &State, _seat: Seat) -> Need {
        Need::Nothing
    }
});

#[test]
fn a_game_that_stops_or_never_stops_is_found() {
    is_found::<DeadEnd>("dead end or afterlife");
    is_found::<Mute>("its moves disagree");
    is_found::<Endless>("the game does not end");
    is_found_in_play::<Endless>("the game does not end");
    is_found::<Patient>("wait for each other for ever");
}

flaw!(Loses {
    fn play(
        state: &mut State,
        actor: Actor,
        mv: Move,
        events: &mut Events<Event>,
    ) -> Result<(), Refusal<Reason>> {
        Lanterns::play(state, actor, mv, events)?;
        state.lit = Default::default();
        Ok(())
    }
});
flaw!(ImaginesTooMuch {
    fn redeal(state: &State, seat: Seat, chance: &mut Chance) -> State {
        let mut world = Lanterns::redeal(state, seat, chance);
        world.in_the_box = state.in_the_box;
        world
    }
});

#[test]
fn a_lantern_that_is_lost_or_there_twice_is_found() {
    is_found::<Loses>("the lanterns are [");
    is_found_in_play::<Loses>("the lanterns are [");
    is_found::<ImaginesTooMuch>("redealt: the lanterns are [");
}

/// What no seed knows.
static WHIM: AtomicU64 = AtomicU64::new(0);

fn whim() -> Seed {
    Seed::Fast(WHIM.fetch_add(1, Ordering::Relaxed))
}

flaw!(DealsAtWhim {
    fn deal(options: &Options, rules: u16, _seed: Seed, events: &mut Events<Event>) -> State {
        Lanterns::deal(options, rules, whim(), events)
    }
});
flaw!(PlaysAtWhim {
    fn play(
        state: &mut State,
        actor: Actor,
        mv: Move,
        events: &mut Events<Event>,
    ) -> Result<(), Refusal<Reason>> {
        Lanterns::play(state, actor, mv, events)?;
        state.seed = whim();
        Ok(())
    }
});

#[test]
fn luck_that_is_not_the_seeds_is_found() {
    is_found::<DealsAtWhim>("offers differ");
    is_found::<PlaysAtWhim>("a replay ends elsewhere");
}

flaw!(Unsorted {
    fn moves(state: &State, actor: Actor, into: &mut Vec<Move>) {
        Lanterns::moves(state, actor, into);
        into.reverse();
    }
});
flaw!(Unreadable {
    fn moves(state: &State, actor: Actor, into: &mut Vec<Move>) {
        let night = Lanterns::pending(state).awaits(actor) && state.is_night() && actor != Actor::Clock;
        into.extend(night.then_some(Move::Look(99)));
        Lanterns::moves(state, actor, into);
        into.sort_unstable();
    }
});
flaw!(Refused {
    fn play(
        state: &mut State,
        actor: Actor,
        mv: Move,
        events: &mut Events<Event>,
    ) -> Result<(), Refusal<Reason>> {
        if mv == Move::Wish(Wish::Faintest) {
            return Err(Refusal::new("LAN-3", Reason::NotNow));
        }
        Lanterns::play(state, actor, mv, events)
    }
});
flaw!(Unlisted {
    fn moves(state: &State, actor: Actor, into: &mut Vec<Move>) {
        Lanterns::moves(state, actor, into);
        into.truncate(1);
    }
});
flaw!(Clumsy {
    fn play(
        state: &mut State,
        actor: Actor,
        mv: Move,
        events: &mut Events<Event>,
    ) -> Result<(), Refusal<Reason>> {
        let played = Lanterns::play(state, actor, mv, events);
        state.points[0] += u8::from(played.is_err());
        played
    }
});

#[test]
fn a_list_of_moves_that_is_not_exact_is_found() {
    is_found::<Unsorted>("unsorted or repeated moves");
    is_found::<Unreadable>("look 99 does not read back");
    is_found::<Refused>("wish faintest is listed but refused");
    is_found::<Unlisted>("is accepted but not listed");
    is_found::<Clumsy>("changed the state");
}

flaw!(Soundless {
    fn ring(_state: &State, _timer: Timer) -> Option<Move> {
        None
    }
});

#[test]
fn a_timer_that_runs_out_for_nothing_is_found() {
    is_found::<Soundless>("runs out and nothing happens");
}

/// How often the box was filled.
static FILLED: AtomicU64 = AtomicU64::new(0);
flaw!(OtherBox {
    fn deal(options: &Options, rules: u16, seed: Seed, events: &mut Events<Event>) -> State {
        let mut state = Lanterns::deal(options, rules, seed, events);
        if FILLED.fetch_add(1, Ordering::Relaxed).is_multiple_of(3) {
            state.in_the_box.swap(0, 1);
        }
        state
    }
});

#[test]
fn an_undo_that_does_not_lead_back_to_the_deal_is_found() {
    is_found::<OtherBox>("undoing everything is not the start");
}
