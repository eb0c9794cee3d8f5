//! How fast bots think: rules of thumb, and iterations of the search.

use std::time::{Duration, Instant};

use bots::company::Company;
use bots::{Budget, Strength, choose};
use deathmaydie::content::{Elder, Episode};
use deathmaydie::frames::Frame;
use deathmaydie::{DeathMayDie, Move};
use divan::counter::ItemsCount;
use divan::{Bencher, black_box};
use grimoire::{Grimoire, State};
use obscurio::{Obscurio, Options};
use table::{Actor, Chance, Events, Eyes, Game, Memory, Seat, Seed, Settings};

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

/// The counter shows iterations. With a deadline, however far, the search makes all of them, even when it is sure before.
#[divan::bench(args = TABLES)]
fn search(bencher: Bencher, table: &str) {
    let (state, seat) = first_decision(table);
    bencher.counter(ItemsCount::new(ITERATIONS)).bench(|| {
        let memory = Memory::new(seat, 0);
        let eyes = Eyes::<Grimoire>::new(black_box(&state), &memory);
        let budget = Budget::Either(ITERATIONS, Instant::now() + Duration::from_secs(3_600));
        choose(&eyes, Strength::Strong, budget, &mut Chance::fast(1))
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

/// Obscurio: five players, when the Grimoire gives its first clue, and when the first Wizard stands in front of the Doors.
#[divan::bench(args = ["quick", "strong"])]
fn obscurio_clue(bencher: Bencher, bot: &str) {
    obscurio(bencher, bot, Company::new(&Options::untimed(5), 5, true));
}

#[divan::bench(args = ["quick", "strong"])]
fn obscurio_door(bencher: Bencher, bot: &str) {
    let mut company = Company::<Obscurio>::new(&Options::untimed(5), 5, true);
    while company.state().choosing().is_none() {
        let Some(Actor::Seat(seat)) = company.next() else { return };
        let mv = choose(&company.eyes(seat), Strength::Quick, Budget::Iterations(1), &mut Chance::fast(1));
        company.play(Actor::Seat(seat), mv, None);
    }
    obscurio(bencher, bot, company);
}

fn obscurio(bencher: Bencher, bot: &str, company: Company<Obscurio>) {
    let strength: Strength = bot.parse().unwrap();
    let Some(Actor::Seat(seat)) = company.next() else { return };
    bencher.bench_local(|| {
        let eyes = company.eyes(black_box(seat));
        choose(&eyes, strength, Budget::Iterations(1), &mut Chance::fast(1))
    });
}

/// Death May Die: a whole game of four by rules of thumb, with every move made.
fn whole_episode() -> (deathmaydie::Options, u64, Vec<(Actor, Move)>) {
    let options = deathmaydie::Options::standard(4, Episode::E1, Elder::Tsathoggua);
    let (root, mut made) = (5, Vec::new());
    let mut company = Company::<DeathMayDie>::new(&options, root, true);
    while let Some(Actor::Seat(seat)) = company.next() {
        let mut chance = company.chance();
        let mv = choose(&company.eyes(seat), Strength::Quick, Budget::Iterations(1), &mut chance);
        made.push((Actor::Seat(seat), mv));
        company.play(Actor::Seat(seat), mv, None);
    }
    (options, root, made)
}

/// The counter shows moves.
#[divan::bench]
fn deathmaydie_replay(bencher: Bencher) {
    let (options, root, made) = whole_episode();
    bencher.counter(ItemsCount::new(made.len())).bench(|| {
        let mut events = Events::new();
        let mut state = DeathMayDie::deal(&options, DeathMayDie::RULES, Seed::Fast(root), &mut events);
        for (actor, mv) in &made {
            DeathMayDie::play(&mut state, *actor, *mv, &mut events).unwrap();
            black_box(events.take());
        }
        state
    });
}

/// The first action of the game.
#[divan::bench(args = ["quick", "strong"])]
fn deathmaydie_action(bencher: Bencher, bot: &str) {
    let strength: Strength = bot.parse().unwrap();
    let options = deathmaydie::Options::standard(4, Episode::E1, Elder::Tsathoggua);
    let mut company = Company::<DeathMayDie>::new(&options, 5, true);
    while company.state().stack.top() != Some(Frame::Act) {
        let Some(Actor::Seat(seat)) = company.next() else { return };
        let mv = choose(&company.eyes(seat), Strength::Quick, Budget::Iterations(1), &mut Chance::fast(1));
        company.play(Actor::Seat(seat), mv, None);
    }
    let Some(Actor::Seat(seat)) = company.next() else { return };
    bencher.counter(ItemsCount::new(100_u32)).bench_local(|| {
        choose(&company.eyes(black_box(seat)), strength, Budget::Iterations(100), &mut Chance::fast(1))
    });
}
