//! Teaches the nets that value positions of Death May Die: rules of thumb play every pairing, with a random move now and then,
//! and each net learns which positions were won in the end. Prints `src/deathmaydie/weights.rs`, and how far off the nets
//! are, on games they have not seen, to the other stream: `weigh_deathmaydie GAMES [SEATS]`.

use bots::Brain;
use bots::deathmaydie::marks::{MARKS, marks, phase};
use bots::deathmaydie::net::{NUMBERS, Net, UNITS, likelihood};
use deathmaydie::content::{Elder, Episode};
use deathmaydie::end::End;
use deathmaydie::frames::Frame;
use deathmaydie::{DeathMayDie, Options};
use table::{Chance, Events, Game, Seed};

/// What lay on the table, in which phase, and whether the game was won.
struct Sample {
    phase: usize,
    marks: [f32; MARKS],
    won: f32,
    /// Kept to look how well it was learned.
    test: bool,
}

/// How often everything is looked at, and how much is learned from it.
const ROUNDS: u32 = 8;
const RATE: f32 = 0.02;
/// Weights fade a little, or they learn single games by heart.
const FADE: f32 = 0.000_02;

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let games: u64 = words.first().map_or(20, |word| word.parse().expect("a number of games"));
    let seats = words.get(1).map_or("2,3,4", String::as_str);
    let mut samples = Vec::new();
    for seats in seats.split(',').map(|word| word.parse().expect("seats")) {
        for (episode, elder) in Episode::ALL.into_iter().flat_map(|it| Elder::ALL.map(|elder| (it, elder))) {
            for game in 0..games {
                watch(&Options::standard(seats, episode, elder), game, &mut samples);
            }
        }
    }
    println!(
        "//! What the nets weigh before the Elder One comes, while the Ritual goes on with it, and in the fight: taught by"
    );
    println!("//! `weigh_deathmaydie`.\n\nuse super::net::NUMBERS;\n");
    println!(
        r#"#[allow(clippy::approx_constant, reason = "what was learned may lie near a famous number")]"#
    );
    println!("pub(super) static WEIGHTS: [[f32; NUMBERS]; 3] = [");
    for phase in 0..3 {
        let net = learn(&samples, phase);
        println!("    [");
        for row in net.chunks(15) {
            println!("        {},", row.iter().map(|it| format!("{it:.3}")).collect::<Vec<_>>().join(", "));
        }
        println!("    ],");
    }
    println!("];");
}

/// Plays one game and notes the beginning of every turn.
fn watch(options: &Options, game: u64, samples: &mut Vec<Sample>) {
    let (mut events, mut scratch) = (Events::silent(), Vec::new());
    let mut state = DeathMayDie::deal(options, DeathMayDie::RULES, Seed::Fast(7_000 + game), &mut events);
    let mut chance = Chance::fast(game);
    let (first, mut turn) = (samples.len(), 0);
    while let Some(actor) = DeathMayDie::pending(&state).actors().next() {
        if state.stack.top() == Some(Frame::Act) && state.turn != turn {
            turn = state.turn;
            samples.push(Sample {
                phase: phase(&state),
                marks: marks(&state),
                won: 0.0,
                test: game % 8 == 7,
            });
        }
        let mv = if chance.below(60) == 0 {
            DeathMayDie::any_move(&state, actor, &mut chance, &mut scratch)
        } else {
            DeathMayDie::hasty(&state, actor, &mut chance, &mut scratch)
        };
        DeathMayDie::play(&mut state, actor, mv, &mut events).expect("legal moves");
    }
    let won = f32::from(u8::from(state.end == Some(End::Won)));
    samples[first..].iter_mut().for_each(|sample| sample.won = won);
}

/// Gradient descent, sample by sample.
fn learn(samples: &[Sample], phase: usize) -> [f32; NUMBERS] {
    let mut chance = Chance::fast(phase as u64);
    let mut numbers = [0.0_f32; NUMBERS];
    numbers.iter_mut().for_each(|it| *it = (chance.below(2_001) as f32 - 1_000.0) / 1_000.0 * 0.15);
    let (seen, unseen): (Vec<&Sample>, Vec<&Sample>) =
        samples.iter().filter(|sample| sample.phase == phase).partition(|sample| !sample.test);
    for round in 0..ROUNDS {
        let rate = RATE / (1.0 + f32::from(round as u16));
        for _ in 0..seen.len() {
            step(&mut numbers, seen[chance.below(seen.len() as u32) as usize], rate);
        }
        eprintln!(
            "phase {phase}, round {round}: {:.4}, unseen {:.4}",
            miss(&numbers, &seen),
            miss(&numbers, &unseen)
        );
    }
    numbers
}

fn step(numbers: &mut [f32; NUMBERS], sample: &Sample, rate: f32) {
    let net = Net::of(numbers);
    let units = net.units(&sample.marks);
    let push = rate * (sample.won - likelihood(net.edge(&units)));
    for (unit, said) in units.into_iter().enumerate() {
        let row = &mut numbers[unit * (MARKS + 2)..][..MARKS + 2];
        if said > 0.0 {
            let pull = push * row[MARKS + 1];
            row.iter_mut()
                .zip(sample.marks)
                .for_each(|(weight, mark)| *weight += pull * mark - rate * FADE * *weight);
            row[MARKS] += pull;
            row[MARKS + 1] += push * said;
        }
    }
    numbers[NUMBERS - 1] += push;
    debug_assert_eq!(units.len(), UNITS);
}

/// How surprised a net is on average.
fn miss(numbers: &[f32; NUMBERS], samples: &[&Sample]) -> f32 {
    let surprise = |sample: &&Sample| {
        let said = Net::of(numbers).likelihood(&sample.marks);
        -(if sample.won > 0.5 { said } else { 1.0 - said }).max(1e-4).ln()
    };
    samples.iter().map(surprise).sum::<f32>() / samples.len().max(1) as f32
}
