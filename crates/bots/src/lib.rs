//! Bots for every game: they see what a seat sees, imagine the rest, and answer in time.
#![forbid(unsafe_code)]

pub mod brain;
pub mod company;
pub mod deathmaydie;
mod grimoire;
pub mod honest;
mod lanterns;
mod madness;
pub mod obscurio;
mod rehearse;
mod search;
pub mod simulate;
mod tree;

use std::fmt;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::str::FromStr;
use std::time::Instant;

use table::company::Phrase;
use table::{Chance, Eyes, Voice};

pub use brain::Brain;
pub use simulate::{Report, simulate};

/// How well a bot plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Strength {
    /// Any legal move.
    Random,
    /// Rules of thumb: an answer in microseconds.
    Quick,
    /// Searches as long as its budget lasts.
    Strong,
}

impl Strength {
    pub const ALL: [Strength; 3] = [Strength::Random, Strength::Quick, Strength::Strong];

    pub const fn name(self) -> &'static str {
        match self {
            Strength::Random => "random",
            Strength::Quick => "quick",
            Strength::Strong => "strong",
        }
    }
}

impl fmt::Display for Strength {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Strength {
    type Err = ();

    fn from_str(text: &str) -> Result<Strength, ()> {
        Strength::ALL.into_iter().find(|strength| strength.name() == text).ok_or(())
    }
}

/// How long a strong bot may think: imagined games in simulation, time at a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Budget {
    /// So many imagined games at most, fewer where the rest could not change the answer: the same position and luck give
    /// the same answer on any machine.
    Iterations(u32),
    Until(Instant),
    /// Whichever ends first.
    Either(u32, Instant),
}

impl Budget {
    pub(crate) fn iterations(self) -> u32 {
        match self {
            Budget::Iterations(iterations) | Budget::Either(iterations, _) => iterations,
            Budget::Until(_) => u32::MAX,
        }
    }

    pub(crate) fn is_over(self) -> bool {
        match self {
            Budget::Iterations(_) => false,
            Budget::Until(deadline) | Budget::Either(_, deadline) => Instant::now() >= deadline,
        }
    }
}

/// A move for the seat behind these eyes, which must have been asked. A single legal move is not thought about; a
/// thought that fails falls back to the rules of thumb, and those to the first legal move.
pub fn choose<G: Brain>(eyes: &Eyes<G>, strength: Strength, budget: Budget, chance: &mut Chance) -> G::Move {
    let moves = eyes.moves();
    if moves.len() == 1 {
        return moves[0];
    }
    let moves = if strength == Strength::Random { moves } else { heeding(eyes, moves) };
    if moves.len() == 1 {
        return moves[0];
    }
    let mut attempt = |strength: Strength| {
        let thought = catch_unwind(AssertUnwindSafe(|| match strength {
            Strength::Random => moves[chance.below(moves.len() as u32) as usize],
            Strength::Quick => G::quick(eyes, &moves, chance),
            Strength::Strong => G::strong(eyes, &moves, budget, chance),
        }));
        thought.ok().filter(|mv| moves.contains(mv))
    };
    attempt(strength).or_else(|| attempt(Strength::Quick)).unwrap_or(moves[0])
}

/// How many moves somebody who asks is shown.
pub const SHOWN: usize = 3;

/// The best moves of the seat behind these eyes as a strong bot sees them, and how each would turn out where it can tell.
/// From what the seat knows and nothing else.
pub fn weigh<G: Brain>(eyes: &Eyes<G>, budget: Budget, chance: &mut Chance) -> Vec<(G::Move, Option<f32>)> {
    let moves = eyes.moves();
    if let [only] = moves[..] {
        return vec![(only, None)];
    }
    let thought = catch_unwind(AssertUnwindSafe(|| G::weigh(eyes, &moves, budget, chance)));
    let mut weighed = thought.unwrap_or_default();
    weighed.retain(|(mv, _)| moves.contains(mv));
    weighed.truncate(SHOWN);
    weighed
}

/// What a bot says as it makes this move: nothing where it may not speak, or does not know how.
pub fn say<G: Brain>(eyes: &Eyes<G>, strength: Strength, mv: G::Move) -> Option<Phrase> {
    if eyes.talk().to_all == Voice::Silent || strength == Strength::Random {
        return None;
    }
    catch_unwind(AssertUnwindSafe(|| G::says(eyes, strength, mv))).ok().flatten()
}

/// The moves that do as others asked; all of them if that cannot be worked out.
fn heeding<G: Brain>(eyes: &Eyes<G>, moves: Vec<G::Move>) -> Vec<G::Move> {
    let heeded = catch_unwind(AssertUnwindSafe(|| G::heed(eyes, &moves)));
    heeded.ok().filter(|some| !some.is_empty() && some.iter().all(|mv| moves.contains(mv))).unwrap_or(moves)
}
