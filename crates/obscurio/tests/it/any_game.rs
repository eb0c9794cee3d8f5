//! What holds in every game: the shared checks over every number of players, difficulty and clock, and nothing lost or
//! twice (OBS-20.2).

use crate::common::{find_the_way, invariants, tables};
use obscurio::cards::{Trap, TrapSet};
use obscurio::options::Options;
use obscurio::state::{LAST_SPACE, State};
use obscurio::{Move, Obscurio};
use table::checks::with_each;
use table::{Actor, Chance, Events, Game, Seed, Settings};

#[test]
fn everything_holds_at_every_step() {
    with_each(&tables(), |number, table| {
        // Few and many players, with and without the sand; `cargo xtask deep` plays all of them.
        if number.is_multiple_of(13) {
            table.everything(number as u64, 1);
        }
    });
}

#[test]
fn everything_holds_under_the_watcher() {
    with_each(&tables(), |number, table| {
        if number % 5 == 1 {
            (0..2).for_each(|game| table.led_game(2 * number as u64 + game, find_the_way));
        }
    });
}

/// What these games meet: without it, passing would say little.
#[test]
fn every_phase_is_met() {
    let mut met = std::collections::BTreeSet::new();
    for table in tables() {
        for seed in 0..6 {
            let mut events = Events::silent();
            let mut luck = Chance::fast(seed);
            let mut state = Obscurio::deal(&table.options, Obscurio::RULES, Seed::Fast(seed), &mut events);
            let mut scratch = Vec::new();
            while state.end.is_none() {
                let phase = format!("{:?}", Obscurio::open(&state).phase);
                met.insert(phase.split(' ').next().unwrap_or_default().to_owned());
                let actors: Vec<Actor> = Obscurio::pending(&state).actors().collect();
                let (actor, mv) = find_the_way(&state, &mut luck).unwrap_or_else(|| {
                    let actor = actors[luck.below(actors.len() as u32) as usize];
                    (actor, Obscurio::any_move(&state, actor, &mut luck, &mut scratch))
                });
                Obscurio::play(&mut state, actor, mv, &mut events).unwrap();
            }
            met.insert(format!("{:?}", state.end));
        }
    }
    assert_eq!(met.len(), 11, "{met:?}");
}

/// Every combination of Traps, with and without the Watcher: a turn is played, and everything is still there after it.
#[test]
fn all_traps_go_together() {
    with_each(&[2, 4], |_, seats| {
        for number in 0..1_u32 << Trap::COUNT {
            let traps: TrapSet =
                Trap::ALL.into_iter().filter(|trap| number >> trap.index() & 1 == 1).collect();
            let options = Options::untimed(*seats);
            let mut state =
                Obscurio::deal(&options, Obscurio::RULES, Seed::Fast(number.into()), &mut Events::silent());
            let all = state.bag.or(state.traps);
            if traps.minus(all) != TrapSet::NONE {
                continue;
            }
            (state.traps, state.bag) = (traps, all.minus(traps));
            state.progress = if number.count_ones() % 2 == 0 { LAST_SPACE } else { 1 };
            play_a_turn(&mut state);
        }
    });
}

fn play_a_turn(state: &mut State) {
    let mut luck = Chance::fast(1);
    let (mut events, mut scratch) = (Events::silent(), Vec::new());
    while state.turn == 1 && state.end.is_none() {
        let actors: Vec<Actor> = Obscurio::pending(state).actors().collect();
        let actor = actors[luck.below(actors.len() as u32) as usize];
        let mv = Obscurio::any_move(state, actor, &mut luck, &mut scratch);
        Obscurio::play(state, actor, mv, &mut events).expect("any_move is legal");
    }
    invariants(state).unwrap_or_else(|broken| panic!("{broken}\n{state:?}"));
}

#[test]
fn hundreds_of_games_play_out() {
    with_each(&tables(), |number, table| {
        (0..8).for_each(|game| table.plays_out(1_000 * number as u64 + game));
    });
}

#[test]
#[ignore = "minutes: cargo xtask deep"]
fn everything_holds_in_hundreds_of_games() {
    with_each(&tables(), |number, table| {
        table.everything(1_000_000 * (1 + number as u64), 4);
        (0..4).for_each(|game| table.led_game(2_000_000 * (1 + number as u64) + game, find_the_way));
    });
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

/// Whoever plays again finds the Book one seat further on, and round the table.
#[test]
fn the_book_passes_on() {
    for (last, next) in [("1", "2"), ("3", "4"), ("4", "1")] {
        let settings = Settings::default().with("grimoire_seat", last).with("difficulty", "expert");
        let options = Obscurio::set_up(4, &settings).unwrap();
        let state = Obscurio::deal(&options, Obscurio::RULES, Seed::Fast(7), &mut Events::silent());
        let again = Obscurio::again(&state, settings);
        assert_eq!(again, Settings::default().with("grimoire_seat", next).with("difficulty", "expert"));
        assert!(Obscurio::set_up(4, &again).is_ok());
    }
    // Also where it was drawn who began with it.
    let options = Obscurio::set_up(4, &Settings::default()).unwrap();
    let state = Obscurio::deal(&options, Obscurio::RULES, Seed::Fast(7), &mut Events::silent());
    let next = ((state.grimoire.0 + 1) % 4 + 1).to_string();
    assert_eq!(
        Obscurio::again(&state, Settings::default()),
        Settings::default().with("grimoire_seat", &next)
    );
}
