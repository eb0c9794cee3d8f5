//! How fast the rules are: random play, viewing, redealing, comparing pictures.

use divan::counter::ItemsCount;
use divan::{Bencher, black_box};
use obscurio::pictures::{Card, Clue, Weights, score};
use obscurio::{Obscurio, Options, State};
use table::{Actor, Chance, Events, Game, Seat, Seed, Viewer};

fn main() {
    divan::main();
}

/// Any of those who may act does anything.
fn step(state: &mut State, luck: &mut Chance, scratch: &mut Vec<obscurio::Move>) -> bool {
    let pending = Obscurio::pending(state);
    let count = pending.actors().count() as u32;
    let Some(actor) = pending.actors().nth(luck.below(count.max(1)) as usize) else { return false };
    let mv = Obscurio::any_move(state, actor, luck, scratch);
    Obscurio::play(state, actor, mv, &mut Events::silent()).unwrap();
    true
}

fn play_out(options: &Options, seed: u64) -> usize {
    let mut luck = Chance::fast(seed);
    let mut state = Obscurio::deal(options, Obscurio::RULES, Seed::Fast(seed), &mut Events::silent());
    let mut scratch = Vec::new();
    let mut decisions = 0;
    while step(&mut state, &mut luck, &mut scratch) {
        decisions += 1;
    }
    decisions
}

/// A hundred whole games without a clock; the counter shows decisions.
#[divan::bench(args = [2, 3, 4, 5, 6, 8])]
fn random_play(bencher: Bencher, seats: u8) {
    let options = Options::untimed(seats);
    let decisions: usize = (0..100).map(|seed| play_out(&options, seed)).sum();
    bencher
        .counter(ItemsCount::new(decisions))
        .bench(|| (0..100).map(|seed| play_out(black_box(&options), seed)).sum::<usize>());
}

/// Five players at the Doors for the first time.
fn at_the_doors() -> State {
    let mut luck = Chance::fast(3);
    let mut state =
        Obscurio::deal(&Options::untimed(5), Obscurio::RULES, Seed::Fast(3), &mut Events::silent());
    let mut scratch = Vec::new();
    while state.choosing().is_none() {
        step(&mut state, &mut luck, &mut scratch);
    }
    state
}

#[divan::bench]
fn copy(bencher: Bencher) {
    let state = at_the_doors();
    bencher.bench(|| black_box(&state).clone());
}

#[divan::bench]
fn list_moves(bencher: Bencher) {
    let state = at_the_doors();
    let seat = state.active().iter().next().unwrap();
    let mut moves = Vec::new();
    bencher.bench_local(|| {
        moves.clear();
        Obscurio::moves(black_box(&state), Actor::Seat(seat), &mut moves);
        moves.len()
    });
}

#[divan::bench]
fn view(bencher: Bencher) {
    let state = at_the_doors();
    bencher.bench(|| Obscurio::view(black_box(&state), Viewer::Seat(Seat(1))));
}

#[divan::bench]
fn redeal(bencher: Bencher) {
    let state = at_the_doors();
    let mut luck = Chance::fast(1);
    bencher.bench_local(|| Obscurio::redeal(black_box(&state), Seat(1), &mut luck));
}

/// How strongly every spot of every card points at every card: what the table of all pairs is made of.
#[divan::bench]
fn compare_all_pictures() -> f64 {
    let clues = Card::ALL
        .iter()
        .flat_map(|page| page.spots(None).map(|spot| Clue { page: *page, spot, red: false, mist: None }));
    clues.map(|clue| Card::ALL.iter().map(|card| score(&clue, *card, &Weights::NEUTRAL)).sum::<f64>()).sum()
}
