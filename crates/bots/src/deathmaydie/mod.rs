//! What bots know about Death May Die.

mod deeds;
mod heed;
pub mod marks;
pub mod net;
mod pain;
mod picks;
mod ritual;
mod roll;
mod sheets;
mod sight;
mod tasks;
mod throw;
mod thumb;
mod uses;
mod weights;
mod worth;

use deathmaydie::{DeathMayDie, Move, State};
use table::{Actor, Chance, Eyes, Game, Seat};

use crate::brain::Brain;
use crate::{Budget, rehearse};

impl Brain for DeathMayDie {
    const DOUBT: f32 = 2.0;

    fn quick(eyes: &Eyes<DeathMayDie>, moves: &[Move], chance: &mut Chance) -> Move {
        let world = eyes.imagine(chance);
        thumb::choose(&world, moves, chance)
    }

    /// Dice and decks decide more than any one move: candidates are compared in the same worlds.
    fn strong(eyes: &Eyes<Self>, moves: &[Move], budget: Budget, chance: &mut Chance) -> Move {
        rehearse::rehearse(eyes, moves, budget, chance)
    }

    fn weigh(
        eyes: &Eyes<Self>,
        moves: &[Move],
        budget: Budget,
        chance: &mut Chance,
    ) -> Vec<(Move, Option<f32>)> {
        rehearse::weigh(eyes, moves, budget, chance)
    }

    fn habit(world: &State, _actor: Actor, moves: &[Move], chance: &mut Chance) -> Move {
        thumb::choose(world, moves, chance)
    }

    /// Everybody acts by habit, the seat itself too.
    fn hasty(world: &State, actor: Actor, chance: &mut Chance, scratch: &mut Vec<Move>) -> Move {
        scratch.clear();
        DeathMayDie::moves(world, actor, scratch);
        if scratch.len() == 1 { scratch[0] } else { thumb::choose(world, scratch, chance) }
    }

    /// Until the turn is over: Mythos, Fight and all. What it leads to, the nets can tell.
    fn is_far_enough(start: &State, now: &State) -> bool {
        now.turn > start.turn
    }

    /// Actions, where a Run goes first, whom to attack, what to keep and to learn are thought about; dice and markers
    /// have their odds.
    fn is_minor(moves: &[Move]) -> bool {
        let weighty = |mv: &Move| {
            matches!(
                mv,
                Move::EndActions | Move::Step(_) | Move::Claim(_) | Move::LevelUp(_) | Move::Target(_)
            )
        };
        let going = moves.contains(&Move::Stop);
        going || !moves.iter().any(weighty)
    }

    fn heed(eyes: &Eyes<DeathMayDie>, moves: &[Move]) -> Vec<Move> {
        heed::heed(eyes, moves)
    }

    fn shortlist(world: &State, _seat: Seat, moves: &mut Vec<Move>) {
        thumb::shortlist(world, moves);
    }

    fn worth(state: &State, _seat: Seat) -> f32 {
        worth::worth(state)
    }
}
