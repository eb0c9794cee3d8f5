//! What bots know about The Big Book of Madness.

mod coins;
mod heed;
mod menu;
mod picks;
mod sight;
mod spells;
mod thumb;
mod weights;
mod worth;

use madness::{Madness, Move, State};
use table::{Actor, Chance, Eyes, Game, Seat};

use crate::brain::Brain;

/// How many turns an imagined game is played on before it is valued.
const HORIZON: u8 = 5;

impl Brain for Madness {
    const CURIOSITY: f32 = 0.2;
    const TRUST: f32 = 1.0;
    const RIPE: u32 = 16;

    fn quick(eyes: &Eyes<Madness>, moves: &[Move], chance: &mut Chance) -> Move {
        let world = eyes.imagine(chance);
        thumb::choose(&world, eyes.seat(), moves, chance)
    }

    fn habit(world: &State, actor: Actor, moves: &[Move], chance: &mut Chance) -> Move {
        match actor {
            Actor::Seat(seat) => thumb::choose(world, seat, moves, chance),
            Actor::Clock => moves[0],
        }
    }

    /// Friends act by habit, and so does the seat itself later on. Payments are made without listing all others.
    fn hasty(world: &State, actor: Actor, chance: &mut Chance, scratch: &mut Vec<Move>) -> Move {
        if let Some(coin) = thumb::coin(world) {
            return coin;
        }
        scratch.clear();
        Madness::moves(world, actor, scratch);
        if scratch.len() == 1 { scratch[0] } else { Self::habit(world, actor, scratch, chance) }
    }

    #[inline]
    fn is_far_enough(start: &State, now: &State) -> bool {
        now.turn > start.turn + HORIZON
    }

    fn is_minor(moves: &[Move]) -> bool {
        matches!(
            moves[0],
            Move::Pay(..) | Move::PayAs(..) | Move::Be(_) | Move::Forget(_) | Move::Neutralize(_)
        )
    }

    fn heed(eyes: &Eyes<Madness>, moves: &[Move]) -> Vec<Move> {
        heed::heed(eyes, moves)
    }

    fn shortlist(world: &State, seat: Seat, moves: &mut Vec<Move>) {
        thumb::shortlist(world, seat, moves);
    }

    fn worth(state: &State, _seat: Seat) -> f32 {
        worth::worth(state)
    }
}
