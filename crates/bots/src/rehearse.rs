//! Rehearsal: every candidate is tried in the same imagined worlds with the same luck, and what the rules of thumb would do
//! is only given up for a move that has proved better.
//!
//! Where chance weighs more than any one move, a tree spends its time on noise: two moves tried in two different worlds tell
//! little about each other. In the same world most of the luck is shared, and the difference between them shows sooner.

use table::{Actor, Chance, Events, Eyes};

use crate::Budget;
use crate::brain::Brain;

/// Worlds before a candidate may be dropped.
const FAIR: u32 = 5;
/// Upper bound of moves in one imagined game; beyond it the position is valued as it stands.
const LONGEST: usize = 2_000;

/// A move, and by how much it turned out better than the first candidate.
struct Trial<M> {
    mv: M,
    worlds: u32,
    worth: f32,
    gain: f32,
    squares: f32,
    dropped: bool,
}

impl<M> Trial<M> {
    fn note(&mut self, worth: f32, usual: f32) {
        let gain = worth - usual;
        self.worlds += 1;
        self.worth += worth;
        self.gain += gain;
        self.squares += gain * gain;
    }

    fn mean(&self) -> f32 {
        self.gain / self.worlds.max(1) as f32
    }

    /// How far the mean may be off.
    fn error(&self) -> f32 {
        let n = self.worlds.max(2) as f32;
        let spread = (self.squares / n - self.mean() * self.mean()).max(0.0);
        (spread / (n - 1.0)).sqrt()
    }

    /// What it is better by, as far as that can be relied on.
    fn proof(&self, doubt: f32) -> f32 {
        self.mean() - doubt * self.error()
    }
}

/// The best move, or the first candidate unless another has proved better.
pub(crate) fn rehearse<G: Brain>(
    eyes: &Eyes<G>,
    moves: &[G::Move],
    budget: Budget,
    chance: &mut Chance,
) -> G::Move {
    weigh(eyes, moves, budget, chance)[0].0
}

/// The candidates, best first, each with how it turned out on average.
pub(crate) fn weigh<G: Brain>(
    eyes: &Eyes<G>,
    moves: &[G::Move],
    budget: Budget,
    chance: &mut Chance,
) -> Vec<(G::Move, Option<f32>)> {
    if G::is_minor(moves) || budget.is_over() {
        return vec![(G::quick(eyes, moves, chance), None)];
    }
    let trials = tried(eyes, moves, budget, chance);
    // The first candidate is better than itself by nothing, and so stands before all that have not proved better.
    let mut rows: Vec<(f32, &Trial<G::Move>)> = trials.iter().map(|it| (it.proof(G::DOUBT), it)).collect();
    rows.sort_by(|a, b| b.0.total_cmp(&a.0));
    rows.iter().map(|(_, it)| (it.mv, (it.worlds > 0).then(|| it.worth / it.worlds as f32))).collect()
}

fn tried<G: Brain>(
    eyes: &Eyes<G>,
    moves: &[G::Move],
    budget: Budget,
    chance: &mut Chance,
) -> Vec<Trial<G::Move>> {
    let start = eyes.imagine(chance);
    let mut candidates = moves.to_vec();
    G::shortlist(&start, eyes.seat(), &mut candidates);
    let fresh = |mv| Trial { mv, worlds: 0, worth: 0.0, gain: 0.0, squares: 0.0, dropped: false };
    let mut trials: Vec<Trial<G::Move>> = candidates.into_iter().map(fresh).collect();
    let mut stage = Stage { eyes, start, scratch: Vec::new(), events: Events::silent() };
    let (mut done, mut worlds) = (0, 0);
    while trials.iter().filter(|it| !it.dropped).count() > 1
        && done < budget.iterations()
        && !budget.is_over()
    {
        let world = eyes.imagine(chance);
        let luck = chance.long_word();
        let mut usual = None;
        for it in trials.iter_mut().filter(|it| !it.dropped) {
            let worth = stage.play(&world, it.mv, &mut Chance::fast(luck));
            it.note(worth, *usual.get_or_insert(worth));
            done += 1;
        }
        worlds += 1;
        if worlds >= FAIR {
            drop_the_hopeless(&mut trials);
        }
    }
    trials
}

/// Gives up what is clearly worse than the best of the others.
fn drop_the_hopeless<M>(trials: &mut [Trial<M>]) {
    let still = trials.iter().filter(|it| !it.dropped);
    let best = still.map(|it| it.mean() - it.error()).fold(0.0, f32::max);
    // The first stays: the others are measured by it.
    for it in trials.iter_mut().skip(1) {
        it.dropped |= it.mean() + it.error() < best;
    }
}

/// Where imagined games are played.
struct Stage<'a, 'b, G: Brain> {
    eyes: &'a Eyes<'b, G>,
    start: G::State,
    scratch: Vec<G::Move>,
    events: Events<G::Event>,
}

impl<G: Brain> Stage<'_, '_, G> {
    fn play(&mut self, world: &G::State, mv: G::Move, chance: &mut Chance) -> f32 {
        let (mut world, seat) = (world.clone(), self.eyes.seat());
        if G::play(&mut world, Actor::Seat(seat), mv, &mut self.events).is_ok() {
            for _ in 0..LONGEST {
                if G::is_far_enough(&self.start, &world) {
                    break;
                }
                let Some(actor) = G::pending(&world).actors().next() else { break };
                let mv = G::hasty(&world, actor, chance, &mut self.scratch);
                if G::play(&mut world, actor, mv, &mut self.events).is_err() {
                    break;
                }
            }
        }
        G::worth(&world, seat)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn trial(gains: &[f32]) -> Trial<u8> {
        let mut it = Trial { mv: 0, worlds: 0, worth: 0.0, gain: 0.0, squares: 0.0, dropped: false };
        gains.iter().for_each(|gain| it.note(0.5 + gain, 0.5));
        it
    }

    /// The same mean gain is proof where it comes every time, and none where it comes from one lucky world.
    #[test]
    fn luck_is_no_proof() {
        assert!(trial(&[0.02, 0.03, 0.02, 0.03]).proof(1.0) > 0.0);
        assert!(trial(&[0.4, -0.1, -0.1, -0.1]).proof(1.0) < 0.0);
        assert_eq!(trial(&[0.0; 4]).proof(1.0), 0.0);
    }

    #[test]
    fn the_hopeless_are_dropped_but_never_the_first() {
        let mut trials =
            [trial(&[0.0; 8]), trial(&[-0.1; 8]), trial(&[0.1; 8]), trial(&[0.5, -0.3, 0.5, -0.3])];
        drop_the_hopeless(&mut trials);
        assert_eq!(trials.map(|it| it.dropped), [false, true, false, false]);
    }
}
