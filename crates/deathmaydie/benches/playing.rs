//! How fast the rules are: random play, copying, listing, viewing, redealing, exact odds.

use deathmaydie::content::{Elder, Episode};
use deathmaydie::figures::Foe;
use deathmaydie::frames::Frame;
use deathmaydie::odds::{Pool, at_least};
use deathmaydie::{DeathMayDie, Options, State};
use divan::counter::ItemsCount;
use divan::{Bencher, black_box};
use table::{Chance, Events, Game, Seat, Seed, Viewer};

fn main() {
    divan::main();
}

/// Every Episode and both Elder Ones, at tables of all sizes.
const TABLES: [(u8, Episode, Elder); 6] = [
    (1, Episode::E1, Elder::Tsathoggua),
    (2, Episode::E2, Elder::Azathoth),
    (3, Episode::E3, Elder::Tsathoggua),
    (4, Episode::E4, Elder::Azathoth),
    (5, Episode::E5, Elder::Tsathoggua),
    (4, Episode::E6, Elder::Azathoth),
];

fn options(table: usize) -> Options {
    let (seats, episode, elder) = TABLES[table];
    Options::standard(seats, episode, elder)
}

/// Plays a random game to its end and counts the decisions.
fn play_out(options: &Options, seed: u64) -> usize {
    let mut events = Events::silent();
    let mut luck = Chance::fast(seed);
    let mut state = DeathMayDie::deal(options, DeathMayDie::RULES, Seed::Fast(seed), &mut events);
    let mut scratch = Vec::new();
    let mut decisions = 0;
    while let Some(actor) = DeathMayDie::pending(&state).actors().next() {
        let mv = DeathMayDie::any_move(&state, actor, &mut luck, &mut scratch);
        DeathMayDie::play(&mut state, actor, mv, &mut events).unwrap();
        decisions += 1;
    }
    decisions
}

/// A hundred whole games; the counter shows decisions.
#[divan::bench(args = [0, 1, 2, 3, 4, 5])]
fn random_play(bencher: Bencher, table: usize) {
    let options = options(table);
    let decisions: usize = (0..100).map(|seed| play_out(&options, seed)).sum();
    bencher
        .counter(ItemsCount::new(decisions))
        .bench(|| (0..100).map(|seed| play_out(black_box(&options), seed)).sum::<usize>());
}

/// Five investigators, when somebody first has an enemy to attack.
fn middle() -> State {
    let mut events = Events::silent();
    let mut luck = Chance::fast(5);
    let mut state = DeathMayDie::deal(&options(4), DeathMayDie::RULES, Seed::Fast(5), &mut events);
    let mut scratch = Vec::new();
    while state.stack.top() != Some(Frame::Act) || state.reach(state.active, false).is_empty() {
        let actor = DeathMayDie::pending(&state).actors().next().unwrap();
        let mv = DeathMayDie::any_move(&state, actor, &mut luck, &mut scratch);
        DeathMayDie::play(&mut state, actor, mv, &mut events).unwrap();
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
    let actor = DeathMayDie::pending(&state).actors().next().unwrap();
    let mut moves = Vec::new();
    bencher.bench_local(|| {
        moves.clear();
        DeathMayDie::moves(black_box(&state), actor, &mut moves);
        moves.len()
    });
}

#[divan::bench]
fn view(bencher: Bencher) {
    let state = middle();
    bencher.bench(|| DeathMayDie::view(black_box(&state), Viewer::Seat(Seat(0))));
}

#[divan::bench]
fn redeal(bencher: Bencher) {
    let state = middle();
    let mut chance = Chance::fast(1);
    bencher.bench_local(|| DeathMayDie::redeal(black_box(&state), Seat(0), &mut chance));
}

/// What is thrown at the enemy in front of somebody, and how likely that kills it.
#[divan::bench]
fn odds_of_an_attack(bencher: Bencher) {
    let state = middle();
    let foes = state.reach(state.active, false);
    let foe: Foe = foes.first().unwrap();
    bencher.bench(|| {
        let pool = black_box(&state).attack_pool(state.active, deathmaydie::figures::FoeSet::one(foe));
        at_least(pool, state.health(foe))
    });
}

/// A roll late in a game: dice won for good, items, free rerolls.
#[divan::bench]
fn odds_of_a_large_roll(bencher: Bencher) {
    let pool = Pool { standard: 3, bonus: 4, rerolls: 3, elders: 9, elder_worth: 1, plus: 0 };
    bencher.bench(|| at_least(black_box(pool), 5));
}
