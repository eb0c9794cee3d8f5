//! Do bots play and talk by what a seat can see? A property of any game's bot, for its tests.

use std::time::Duration;

use table::checks::{hidden_worlds, moves_of};
use table::company::Phrase;
use table::{Actor, Chance, Eyes, Memory, Replay, Seat, Seed};

use crate::{Brain, Budget, Strength, choose, say};

/// How much a strong bot thinks here.
const THOUGHT: Budget = Budget::Iterations(40);

/// Plays a random game and swaps, at every `each`th position, what the asked seat cannot see: it must answer the same, say
/// the same, take the same time over it, and answer legally. Returns how many positions were looked at.
pub fn check<G: Brain>(options: &G::Options, seed: u64, each: usize) -> usize {
    let mut replay = Replay::<G>::new(options.clone(), G::RULES, Seed::Fast(seed));
    let mut luck = Seed::Fast(seed).stream("honest", 0);
    let mut positions = 0;
    loop {
        let pending = G::pending(replay.state());
        let actors: Vec<Actor> = pending.actors().collect();
        if replay.moves().len().is_multiple_of(each) {
            for seat in pending.seats.iter() {
                positions += 1;
                is_blind(&replay, seat, luck.long_word());
            }
        }
        if actors.is_empty() {
            return positions;
        }
        let actor = actors[luck.below(actors.len() as u32) as usize];
        let mv = G::any_move(replay.state(), actor, &mut luck, &mut Vec::new());
        replay.play(actor, mv).expect("any_move is legal");
    }
}

/// The swap test: put other cards where the seat cannot look. Its memory stays: it was told that, whatever is true.
fn is_blind<G: Brain>(replay: &Replay<G>, seat: Seat, salt: u64) {
    let state = replay.state();
    let memory = replay.memory(seat, salt, &[]);
    // Of the mind itself: `choose` lets nothing illegal through, and so would hide it.
    let legal = moves_of::<G>(state, Actor::Seat(seat));
    let thought = G::quick(&Eyes::new(state, &memory), &legal, &mut Chance::fast(salt));
    assert!(legal.contains(&thought), "{seat} answers {thought} illegally");
    for strength in Strength::ALL {
        let truth = answer::<G>(state, &memory, strength, salt);
        assert_eq!(
            truth,
            answer::<G>(state, &memory, strength, salt),
            "{strength} in {seat} changes its mind"
        );
        for world in hidden_worlds::<G>(state, seat, 2, salt) {
            let swapped = answer::<G>(&world, &memory, strength, salt);
            assert_eq!(truth, swapped, "{strength} in {seat} peeks\n{state:?}\n{world:?}");
        }
    }
}

/// What it answers, how long it takes over it, and what it says.
fn answer<G: Brain>(
    state: &G::State,
    memory: &Memory<G>,
    strength: Strength,
    salt: u64,
) -> (G::Move, Option<Duration>, Option<Phrase>) {
    let eyes = Eyes::<G>::new(state, memory);
    let mut chance = Chance::fast(salt);
    let mv = choose(&eyes, strength, THOUGHT, &mut chance);
    (mv, G::hesitates(&eyes, mv, &mut chance), say(&eyes, strength, mv))
}
