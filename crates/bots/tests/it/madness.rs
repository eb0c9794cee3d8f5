//! Do the bots of The Big Book of Madness answer legally, the same way twice, and in time?

use std::time::{Duration, Instant};

use bots::{Budget, Strength, choose};
use madness::options::{Difficulty, Edition, Mode};
use madness::{Madness, Move, Options, State};
use table::checks::hidden_worlds;
use table::{Actor, Events, Eyes, Game, Memory, Seat, Seed};

/// Every number of players with every way to play, both editions, hands open and closed.
fn tables() -> impl Iterator<Item = Options> {
    (2..=5).flat_map(|seats| {
        Mode::ALL.iter().zip(Difficulty::ALL).flat_map(move |(mode, difficulty)| {
            Edition::ALL.iter().zip([true, false]).map(move |(edition, open_hands)| Options {
                mode: *mode,
                difficulty: *difficulty,
                edition: *edition,
                open_hands,
                ..Options::usual(seats)
            })
        })
    })
}

/// Walks through a random game and asks at every so many positions.
fn walk(options: Options, seed: u64, stride: u64, mut ask: impl FnMut(&State, Seat, u64)) {
    let mut luck = Seed::Fast(seed).stream("walk", 0);
    let mut state = Madness::deal(&options, Madness::RULES, Seed::Fast(seed), &mut Events::silent());
    let mut step = 0;
    while let Some(actor) = Madness::pending(&state).actors().next() {
        if let Actor::Seat(seat) = actor
            && step % stride == seed % stride
        {
            ask(&state, seat, step);
        }
        // Rules of thumb get further into the book than chance alone.
        let mv = match actor {
            Actor::Seat(seat) if luck.below(4) > 0 => choose(
                &Eyes::<Madness>::new(&state, &Memory::new(seat, 0)),
                Strength::Quick,
                Budget::Iterations(0),
                &mut luck,
            ),
            _ => Madness::any_move(&state, actor, &mut luck, &mut Vec::new()),
        };
        Madness::play(&mut state, actor, mv, &mut Events::silent()).expect("only legal moves are made");
        step += 1;
    }
    assert!(Madness::outcome(&state).is_some());
}

fn answer(state: &State, seat: Seat, strength: Strength, seed: u64) -> Move {
    let memory = Memory::new(seat, 0);
    let eyes = Eyes::<Madness>::new(state, &memory);
    choose(&eyes, strength, Budget::Iterations(12), &mut Seed::Fast(seed).stream("bot", 0))
}

#[test]
fn every_answer_is_legal_and_the_same_twice() {
    for (number, options) in tables().enumerate() {
        walk(options, number as u64, 9, |state, seat, step| {
            for strength in Strength::ALL {
                let mv = answer(state, seat, strength, step);
                assert_eq!(mv, answer(state, seat, strength, step), "{strength} changes its mind");
                let played = Madness::play(&mut state.clone(), Actor::Seat(seat), mv, &mut Events::silent());
                assert!(played.is_ok(), "{strength} answers {mv} in\n{state:?}");
            }
        });
    }
}

/// Other cards where the seat cannot look, other luck to come: the same answer.
#[test]
fn what_a_seat_cannot_see_changes_no_answer() {
    for (number, options) in tables().enumerate() {
        walk(options, number as u64, 11, |state, seat, step| {
            for world in hidden_worlds::<Madness>(state, seat, 1, step) {
                for strength in Strength::ALL {
                    let truth = answer(state, seat, strength, step);
                    assert_eq!(truth, answer(&world, seat, strength, step), "{strength} in {seat} peeks");
                }
            }
        });
    }
}

/// That the search ends at every position is what is shown, not how soon.
#[test]
fn a_deadline_ends_every_search() {
    let limit = Duration::from_millis(2);
    walk(Options::usual(4), 3, 40, |state, seat, step| {
        let memory = Memory::new(seat, 0);
        let eyes = Eyes::<Madness>::new(state, &memory);
        let mut chance = Seed::Fast(step).stream("bot", 0);
        choose(&eyes, Strength::Strong, Budget::Until(Instant::now() + limit), &mut chance);
    });
}
