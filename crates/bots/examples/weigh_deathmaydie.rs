//! Weighs positions of Death May Die: quick bots play every pairing, then a logistic fit asks what each mark of a position
//! was worth. Prints the table of `src/deathmaydie/weights.rs`, and how games end: `weigh_deathmaydie GAMES [SEATS]`.

use std::collections::BTreeMap;

use bots::company::Company;
use bots::deathmaydie::worth::{MARKS, marks, phase};
use bots::{Budget, Strength, choose};
use deathmaydie::content::{Elder, Episode};
use deathmaydie::end::End;
use deathmaydie::frames::Frame;
use deathmaydie::{DeathMayDie, Options};
use table::Actor;

/// What lay on the table, in which phase, and whether the game was won.
struct Sample {
    phase: usize,
    marks: [f32; MARKS],
    won: f32,
}

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let games: u64 = words.first().map_or(20, |word| word.parse().expect("a number of games"));
    let seats = words.get(1).map_or("2,3,4", String::as_str);
    let mut samples = Vec::new();
    for seats in seats.split(',').map(|word| word.parse().expect("seats")) {
        for episode in Episode::ALL {
            for elder in Elder::ALL {
                let mut ends: BTreeMap<String, u32> = BTreeMap::new();
                for game in 0..games {
                    let end = watch(&Options::standard(seats, episode, elder), game, &mut samples);
                    *ends.entry(end).or_default() += 1;
                }
                println!("// {seats} {episode} {elder}: {ends:?}");
            }
        }
    }
    for phase in 0..3 {
        let weights = fit(&samples, phase);
        println!("    [{}],", weights.map(|weight| format!("{weight:.2}")).join(", "));
    }
}

/// Plays one game and notes the beginning of every turn.
fn watch(options: &Options, game: u64, samples: &mut Vec<Sample>) -> String {
    let mut company = Company::<DeathMayDie>::new(options, 7_000 + game, true);
    let first = samples.len();
    let mut turn = 0;
    while let Some(Actor::Seat(seat)) = company.next() {
        let state = company.state();
        if state.stack.top() == Some(Frame::Act) && state.turn != turn {
            turn = state.turn;
            samples.push(Sample { phase: phase(state), marks: marks(state), won: 0.0 });
        }
        let mut chance = company.chance();
        let strength = if chance.below(60) == 0 { Strength::Random } else { Strength::Quick };
        let mv = choose(&company.eyes(seat), strength, Budget::Iterations(1), &mut chance);
        company.play(Actor::Seat(seat), mv, None);
    }
    let state = company.state();
    let won = f32::from(u8::from(state.end == Some(End::Won)));
    samples[first..].iter_mut().for_each(|sample| sample.won = won);
    let ritual = if state.disrupted { "free" } else { "ritual" };
    format!("{:?} {ritual} {}", state.end.expect("an end"), state.stage)
}

/// Logistic regression by gradient descent, held back a little.
fn fit(samples: &[Sample], phase: usize) -> [f32; MARKS] {
    let mut weights = [0.0_f32; MARKS];
    let chosen: Vec<&Sample> = samples.iter().filter(|sample| sample.phase == phase).collect();
    for round in 0..60 {
        let rate = 0.05 / (1.0 + 0.1 * round as f32);
        for sample in &chosen {
            let edge: f32 = sample.marks.iter().zip(weights).map(|(mark, weight)| mark * weight).sum();
            let miss = sample.won - 1.0 / (1.0 + (-edge).exp());
            for (weight, mark) in weights.iter_mut().zip(sample.marks) {
                *weight += rate * (miss * mark - 0.0005 * *weight);
            }
        }
    }
    weights
}
