//! Bots play by what a seat can see, always legally, the same way twice, and in time.

use std::time::{Duration, Instant};

use bots::{Budget, Strength, choose};
use grimoire::{Grimoire, Options, State};
use table::checks::hidden_worlds;
use table::{Actor, Chance, Events, Eyes, Game, Memory, Seat, Seed, Settings};

fn options(mode: &str, editions: &str, seats: u8) -> Options {
    let settings = Settings::default().with("mode", mode).with("editions", editions);
    Grimoire::set_up(seats, &settings).unwrap()
}

fn tables() -> Vec<Options> {
    let modes = [("teams", 4), ("duel", 2), ("survival", 3), ("survival", 4)];
    let with = |editions| modes.map(|(mode, seats)| options(mode, editions, seats));
    [with("light"), with("eclipse"), with("light,eclipse")].concat()
}

/// Plays random games at every kind of table and shows each position with the seat that is asked.
fn at_every_position(mut look: impl FnMut(&State, Seat)) {
    for (number, options) in tables().iter().enumerate() {
        let seed = 70 + number as u64;
        let (mut events, mut luck) = (Events::silent(), Chance::fast(seed));
        let mut state = Grimoire::deal(options, Grimoire::RULES, Seed::Fast(seed), &mut events);
        let mut scratch = Vec::new();
        while let Some(seat) = Grimoire::pending(&state).seats.iter().next() {
            look(&state, seat);
            let mv = Grimoire::any_move(&state, Actor::Seat(seat), &mut luck, &mut scratch);
            Grimoire::play(&mut state, Actor::Seat(seat), mv, &mut events).unwrap();
        }
    }
}

fn answer(state: &State, seat: Seat, strength: Strength, seed: u64) -> grimoire::Move {
    let memory = Memory::new(seat, 0);
    let eyes = Eyes::<Grimoire>::new(state, &memory);
    choose(&eyes, strength, Budget::Iterations(40), &mut Chance::fast(seed))
}

/// The swap test: put other cards where the seat cannot look, and it must answer the same.
#[test]
fn what_a_seat_cannot_see_changes_no_answer() {
    let mut number = 0;
    at_every_position(|state, seat| {
        number += 1;
        for world in hidden_worlds::<Grimoire>(state, seat, 2, number) {
            for strength in Strength::ALL {
                let (truth, swapped) =
                    (answer(state, seat, strength, number), answer(&world, seat, strength, number));
                assert_eq!(truth, swapped, "{strength} in {seat} peeks\n{state:?}\n{world:?}");
            }
        }
    });
    assert!(number > 500, "only {number} positions");
}

#[test]
fn answers_are_legal_and_the_same_twice() {
    at_every_position(|state, seat| {
        for strength in Strength::ALL {
            let mv = answer(state, seat, strength, 9);
            assert_eq!(mv, answer(state, seat, strength, 9), "{strength} changes its mind");
            let played = Grimoire::play(&mut state.clone(), Actor::Seat(seat), mv, &mut Events::silent());
            assert!(played.is_ok(), "{strength} answers {mv} in\n{state:?}");
        }
    });
}

#[test]
fn a_single_move_is_made_without_thinking() {
    let mut single = 0;
    at_every_position(|state, seat| {
        let memory = Memory::new(seat, 0);
        let eyes = Eyes::<Grimoire>::new(state, &memory);
        if eyes.moves().len() == 1 {
            single += 1;
            let forever = Budget::Until(Instant::now() + Duration::from_secs(1_000_000));
            assert_eq!(choose(&eyes, Strength::Strong, forever, &mut Chance::fast(1)), eyes.moves()[0]);
        }
    });
    assert!(single > 0, "no single move met");
}

#[test]
fn a_deadline_is_kept() {
    let state = Grimoire::deal(&options("teams", "light", 4), 1, Seed::Fast(8), &mut Events::silent());
    let seat = Grimoire::pending(&state).seats.iter().next().unwrap();
    let memory = Memory::new(seat, 0);
    let eyes = Eyes::<Grimoire>::new(&state, &memory);
    let began = Instant::now();
    let budget = Budget::Until(began + Duration::from_millis(60));
    choose(&eyes, Strength::Strong, budget, &mut Chance::fast(1));
    let took = began.elapsed();
    // The machine may be busy with other tests: a generous bound still tells a deadline from none.
    assert!(took >= Duration::from_millis(60) && took < Duration::from_secs(2), "{took:?}");
    let began = Instant::now();
    let both = Budget::Either(50, began + Duration::from_secs(1_000));
    choose(&eyes, Strength::Strong, both, &mut Chance::fast(1));
    assert!(began.elapsed() < Duration::from_secs(2), "fifty iterations do not take this long");
}

/// No time at all: rules of thumb answer.
#[test]
fn without_time_the_rules_of_thumb_answer() {
    at_every_position(|state, seat| {
        let memory = Memory::new(seat, 0);
        let eyes = Eyes::<Grimoire>::new(state, &memory);
        let late = choose(&eyes, Strength::Strong, Budget::Until(Instant::now()), &mut Chance::fast(4));
        let quick = choose(&eyes, Strength::Quick, Budget::Iterations(1), &mut Chance::fast(4));
        assert_eq!(late, quick);
    });
}

#[test]
fn names_of_strengths_read_back() {
    for strength in Strength::ALL {
        assert_eq!(strength.to_string().parse(), Ok(strength));
    }
    assert_eq!("clever".parse::<Strength>(), Err(()));
}
