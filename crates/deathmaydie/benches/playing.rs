//! How fast the rules are: random play, copying, listing, viewing, redealing, exact odds.

use deathmaydie::content::{Elder, Episode};
use deathmaydie::figures::Foe;
use deathmaydie::frames::Frame;
use deathmaydie::odds::{Pool, at_least};
use deathmaydie::{DeathMayDie, Options, State};
use divan::{Bencher, black_box};
use table::benches::position;

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

/// Five investigators, when somebody first has an enemy to attack.
fn middle() -> State {
    position::<DeathMayDie>(&options(4), 5, |state| {
        state.stack.top() == Some(Frame::Act) && !state.reach(state.active, false).is_empty()
    })
}

table::benches!(DeathMayDie, tables: 0..TABLES.len(), options: options, position: middle);

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
