//! How fast bots think: rules of thumb, and iterations of the search.

use bots::{Budget, Strength, choose};
use divan::counter::ItemsCount;
use divan::{Bencher, black_box};
use grimoire::{Grimoire, State};
use table::{Chance, Events, Eyes, Game, Memory, Seat, Seed, Settings};

fn main() {
    divan::main();
}

const TABLES: [&str; 4] = ["teams light", "teams eclipse", "duel light", "survival light"];
const ITERATIONS: u32 = 2_000;

/// The first decision of a round, and whose it is.
fn first_decision(table: &str) -> (State, Seat) {
    let (mode, editions) = table.split_once(' ').unwrap();
    let settings = Settings::default().with("mode", mode).with("editions", editions);
    let options = Grimoire::set_up(Grimoire::seat_counts(&settings)[0], &settings).unwrap();
    let state = Grimoire::deal(&options, Grimoire::RULES, Seed::Fast(5), &mut Events::silent());
    let seat = Grimoire::pending(&state).seats.iter().next().unwrap();
    (state, seat)
}

/// The counter shows iterations.
#[divan::bench(args = TABLES)]
fn search(bencher: Bencher, table: &str) {
    let (state, seat) = first_decision(table);
    bencher.counter(ItemsCount::new(ITERATIONS)).bench(|| {
        let memory = Memory::new(seat, 0);
        let eyes = Eyes::<Grimoire>::new(black_box(&state), &memory);
        choose(&eyes, Strength::Strong, Budget::Iterations(ITERATIONS), &mut Chance::fast(1))
    });
}

#[divan::bench(args = TABLES)]
fn rules_of_thumb(bencher: Bencher, table: &str) {
    let (state, seat) = first_decision(table);
    bencher.bench(|| {
        let memory = Memory::new(seat, 0);
        let eyes = Eyes::<Grimoire>::new(black_box(&state), &memory);
        choose(&eyes, Strength::Quick, Budget::Iterations(1), &mut Chance::fast(1))
    });
}
