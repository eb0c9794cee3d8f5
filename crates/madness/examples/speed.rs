//! Measures random play and cloning: decisions a second on one core.

use std::hint::black_box;
use std::time::Instant;

use madness::{Madness, Options};
use table::{Events, Game, Seed};

fn main() {
    for seats in 2..=5 {
        let options = Options::usual(seats);
        let (mut decisions, mut games, start) = (0u64, 0u64, Instant::now());
        let mut scratch = Vec::new();
        while start.elapsed().as_secs_f64() < 1.0 {
            let mut events = Events::silent();
            let mut luck = Seed::Fast(games).stream("speed", 0);
            let mut state = Madness::deal(&options, Madness::RULES, Seed::Fast(games), &mut events);
            while let Some(actor) = Madness::pending(&state).actors().next() {
                let mv = Madness::any_move(&state, actor, &mut luck, &mut scratch);
                Madness::play(&mut state, actor, mv, &mut events).expect("any move is legal");
                decisions += 1;
            }
            games += 1;
        }
        let seconds = start.elapsed().as_secs_f64();
        let state = Madness::deal(&options, Madness::RULES, Seed::Fast(1), &mut Events::silent());
        let cloning = Instant::now();
        (0..1_000_000).for_each(|_| _ = black_box(black_box(&state).clone()));
        println!(
            "{seats} seats: {:.0} decisions/s, {} decisions a game, clone {:.0} ns, {} bytes",
            decisions as f64 / seconds,
            decisions / games,
            cloning.elapsed().as_secs_f64() * 1000.0,
            size_of_val(&state),
        );
    }
}
