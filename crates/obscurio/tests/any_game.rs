//! What holds in every game: the shared checks over every number of players, difficulty and clock, and nothing lost or
//! twice (OBS-20.2).

use obscurio::cards::{Trap, TrapSet};
use obscurio::options::{Clock, Difficulty, Options, Times};
use obscurio::state::{COHESION, Frame, LAST_SPACE, State};
use obscurio::{Move, Obscurio};
use table::checks::{Check, with_each};
use table::{Actor, Chance, Events, Game, Seed, Settings};

/// Nothing lost, nothing twice.
fn invariants(state: &State) -> Result<(), String> {
    let kept: u8 = state.wrong.iter().sum();
    if state.light + state.dark + state.boxed + kept != COHESION {
        return Err("Cohesion tokens".to_owned());
    }
    pictures(state)?;
    let tokens = if state.options.has_traitor() { 14 } else { 12 };
    if state.bag.len() + state.traps.len() != tokens || state.bag.or(state.traps).len() != tokens {
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

const TIMES: Times =
    Times { space: 60_000, debate: 60_000, vote: 15_000, clue_view: 45_000, eyes_min: 20_000, night_max: 60_000 };

fn tables() -> Vec<Check<Obscurio>> {
    let mut all = Vec::new();
    for seats in 2..=8 {
        for difficulty in Difficulty::ALL {
            for clock in [Clock::Untimed, Clock::Sand(TIMES)] {
                let options = Options { difficulty, clock, ..Options::untimed(seats) };
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

/// Wizards who mostly know the way: they meet the Watcher, and some of them escape.
fn find_the_way(state: &State, luck: &mut Chance) -> Option<(Actor, Move)> {
    let choosing = state.choosing().filter(|it| !it.watched && luck.below(8) > 0)?;
    let seat = state.active().iter().find(|seat| {
        if choosing.locked { !state.has_answered_all(*seat) } else { !state.confirmed.contains(*seat) }
    })?;
    let exit = state.exit_door()?;
    let token = state.tokens().iter().copied().find(|token| match choosing.locked {
        true => !state.has_answered(seat, *token),
        false => state.standing(seat, *token) != exit,
    });
    let mv = match token {
        Some(token) if choosing.locked && choosing.opened == exit => Move::Take(token),
        Some(token) if choosing.locked => Move::Pass(token),
        Some(token) => Move::Stand(token, exit),
        None => Move::Confirm,
    };
    Some((Actor::Seat(seat), mv))
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
            let mut state = Obscurio::deal(&options, Obscurio::RULES, Seed::Fast(number.into()), &mut Events::silent());
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
fn a_thousand_games_play_out() {
    with_each(&tables(), |number, table| {
        (0..25).for_each(|game| table.plays_out(1_000 * number as u64 + game));
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
}
