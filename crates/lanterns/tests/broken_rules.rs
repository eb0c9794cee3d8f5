//! Can the checks of rules fail? Games that stop, never stop or do not keep their word: every one must be found, and called
//! by its name.

mod common;
#[macro_use]
mod twins;

use lanterns::{Event, Lanterns, Move, Reason, State};
use table::{Actor, Events, Game, Pending, Refusal, Timer, Twin};
use twins::{complaint, is_found};

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

#[test]
fn a_game_that_stops_or_never_stops_is_found() {
    is_found::<DeadEnd>("dead end or afterlife");
    is_found::<Mute>("its moves disagree");
    is_found::<Endless>("the game does not end");
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
        into.extend(night.then_some(Move::Light(99)));
        Lanterns::moves(state, actor, into);
        into.sort_unstable();
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
    is_found::<Unreadable>("light 99 does not read back");
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
