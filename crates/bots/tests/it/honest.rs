//! Bots play by what a seat can see, always legally, the same way twice, and in time.

use std::time::{Duration, Instant};

use bots::{Budget, Strength, choose, honest};
use grimoire::{Grimoire, Options, State};
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

#[test]
fn what_a_seat_cannot_see_changes_no_answer() {
    let tables = tables();
    let positions: usize =
        tables.iter().zip(70..).map(|(options, seed)| honest::check::<Grimoire>(options, seed, 1)).sum();
    assert!(positions > 500, "only {positions} positions");
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
    // That these end at all is what is shown: a search without an end would take as long as the tests may.
    let deadline = Instant::now() + Duration::from_millis(20);
    choose(&eyes, Strength::Strong, Budget::Until(deadline), &mut Chance::fast(1));
    assert!(Instant::now() >= deadline, "it thinks for as long as it may");
    let both = Budget::Either(50, Instant::now() + Duration::from_secs(1_000_000));
    choose(&eyes, Strength::Strong, both, &mut Chance::fast(1));
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
