//! What holds in every game: the shared checks over every number of players, difficulty and clock, and nothing lost or
//! twice (OBS-20.2).

use obscurio::options::{Difficulty, Options, Pace, Times};
use obscurio::state::{COHESION, Frame, LAST_SPACE, State};
use obscurio::{Move, Obscurio};
use table::Game;
use table::checks::{Check, with_each};

/// Nothing lost, nothing twice.
fn invariants(state: &State) -> Result<(), String> {
    let kept: u8 = state.wrong.iter().sum();
    if state.light + state.dark + state.boxed + kept != COHESION {
        return Err("Cohesion tokens".to_owned());
    }
    pictures(state)?;
    let tokens = if state.options.has_traitor() { 14 } else { 12 };
    if state.bag.len() + state.traps.len() != tokens || state.bag.and(state.traps).len() != tokens {
        return Err("Trap tokens".to_owned());
    }
    if !(1..=LAST_SPACE).contains(&state.progress) {
        return Err(format!("progress {}", state.progress));
    }
    let early = matches!(state.stack.top(), Some(Frame::Riddle | Frame::ClueShown | Frame::TraitorPicks));
    if early && state.standing != <[[u8; 2]; 8]>::default() {
        return Err("tokens are not in the centre".to_owned());
    }
    if state.traitor.is_some() != state.options.has_traitor() {
        return Err("a Traitor where there should be none, or none".to_owned());
    }
    if early { drawn_per_turn(state) } else { Ok(()) }
}

/// All 84 are somewhere and only once.
fn pictures(state: &State) -> Result<(), String> {
    let mut all: Vec<_> = state.deck.iter().chain(state.discard.iter()).chain(state.doors.iter()).collect();
    all.extend(state.holder.into_iter().flatten().chain(state.pages.into_iter().flatten()));
    if state.doors.is_empty() {
        all.extend(state.picks.iter().chain(state.exit));
    }
    all.sort_unstable();
    all.dedup();
    let sound = all.len() == 84 && state.holder.is_some() == state.options.has_traitor();
    if sound { Ok(()) } else { Err(format!("{} pictures", all.len())) }
}

/// Three in Step 2 and one for each pick (OBS-20.3), however the deck was made.
fn drawn_per_turn(state: &State) -> Result<(), String> {
    let used = 3 + state.picks.len() + if state.holder.is_some() { 8 } else { 0 };
    let piles = state.deck.len() + state.discard.len();
    if piles + used == 84 { Ok(()) } else { Err(format!("{piles} cards lie in the piles")) }
}

const TIMES: Times = Times { space: 60_000, debate: 60_000, vote: 15_000, clue_view: 45_000, eyes_min: 20_000 };

fn tables() -> Vec<Check<Obscurio>> {
    let mut all = Vec::new();
    for seats in 2..=8 {
        for difficulty in Difficulty::ALL {
            for pace in [Pace::Untimed, Pace::Sand(TIMES)] {
                let options = Options { difficulty, pace, ..Options::untimed(seats) };
                all.push(Check { options, universe: Move::universe(), invariants, longest: 200_000 });
            }
        }
    }
    all
}

#[test]
fn everything_holds_at_every_step() {
    with_each(&tables(), |number, table| {
        // Every fifth one still has each number of players, and each difficulty and clock with each of the others.
        if number.is_multiple_of(5) {
            table.everything(number as u64, 1);
        }
    });
}

#[test]
fn a_thousand_games_play_out() {
    with_each(&tables(), |number, table| {
        (0..25).for_each(|game| table.plays_out(1_000 * number as u64 + game));
    });
}

#[test]
#[ignore = "minutes: cargo xtask deep"]
fn everything_holds_in_thousands_of_games() {
    with_each(&tables(), |number, table| table.everything(1_000_000 * (1 + number as u64), 20));
}

#[test]
#[ignore = "minutes: cargo xtask deep"]
fn tens_of_thousands_of_games_play_out() {
    with_each(&tables(), |number, table| {
        (0..500).for_each(|game| table.plays_out(1_000_000 * (1 + number as u64) + game));
    });
}

#[test]
fn a_state_is_small() {
    assert!(size_of::<State>() <= 1024, "{} bytes", size_of::<State>());
}

#[test]
fn moves_are_listed_in_order() {
    assert!(Move::universe().is_sorted());
    assert_eq!(Obscurio::NAME, "obscurio");
}
