//! How fast the rules are: random play, copying, listing, viewing, redealing.

use divan::counter::ItemsCount;
use divan::{Bencher, black_box};
use grimoire::{Grimoire, Options, State};
use table::{Chance, Events, Game, Seat, Seed, Settings, Viewer};

fn main() {
    divan::main();
}

const TABLES: [&str; 5] =
    ["teams light", "teams eclipse", "duel light", "survival light", "teams light,eclipse"];

fn options(table: &str) -> Options {
    let (mode, editions) = table.split_once(' ').unwrap();
    let settings = Settings::default().with("mode", mode).with("editions", editions);
    Grimoire::set_up(Grimoire::seat_counts(&settings)[0], &settings).unwrap()
}

/// Plays a random game to its end and counts the decisions.
fn play_out(options: &Options, seed: u64) -> usize {
    let mut events = Events::silent();
    let mut luck = Chance::fast(seed);
    let mut state = Grimoire::deal(options, Grimoire::RULES, Seed::Fast(seed), &mut events);
    let mut scratch = Vec::new();
    let mut decisions = 0;
    while let Some(actor) = Grimoire::pending(&state).actors().next() {
        let mv = Grimoire::any_move(&state, actor, &mut luck, &mut scratch);
        Grimoire::play(&mut state, actor, mv, &mut events).unwrap();
        decisions += 1;
    }
    decisions
}

/// A hundred whole games; the counter shows decisions.
#[divan::bench(args = TABLES)]
fn random_play(bencher: Bencher, table: &str) {
    let options = options(table);
    let decisions: usize = (0..100).map(|seed| play_out(&options, seed)).sum();
    bencher
        .counter(ItemsCount::new(decisions))
        .bench(|| (0..100).map(|seed| play_out(black_box(&options), seed)).sum::<usize>());
}

/// A position in the middle of the first round.
fn middle() -> State {
    let mut events = Events::silent();
    let mut luck = Chance::fast(5);
    let mut state = Grimoire::deal(&options("teams light"), Grimoire::RULES, Seed::Fast(5), &mut events);
    let mut scratch = Vec::new();
    while state.chapter.number < 3 || state.chapter.spells().len() < 2 || !Grimoire::is_ordinary_turn(&state)
    {
        let actor = Grimoire::pending(&state).actors().next().unwrap();
        let mv = Grimoire::any_move(&state, actor, &mut luck, &mut scratch);
        Grimoire::play(&mut state, actor, mv, &mut events).unwrap();
    }
    state
}

#[divan::bench]
fn copy(bencher: Bencher) {
    let state = middle();
    bencher.bench(|| black_box(&state).clone());
}

#[divan::bench]
fn legal_moves(bencher: Bencher) {
    let state = middle();
    let actor = Grimoire::pending(&state).actors().next().unwrap();
    let mut moves = Vec::new();
    bencher.bench_local(|| {
        moves.clear();
        Grimoire::moves(black_box(&state), actor, &mut moves);
        moves.len()
    });
}

#[divan::bench]
fn view(bencher: Bencher) {
    let state = middle();
    bencher.bench(|| Grimoire::view(black_box(&state), Viewer::Seat(Seat(0))));
}

#[divan::bench]
fn redeal(bencher: Bencher) {
    let state = middle();
    let mut chance = Chance::fast(1);
    bencher.bench_local(|| Grimoire::redeal(black_box(&state), Seat(0), &mut chance));
}
