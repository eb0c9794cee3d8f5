//! What bots know about Grimoire.

mod hasty;
mod keep;
mod scale;
mod thumb;
mod worth;

use grimoire::{Grimoire, Move, State};
use table::{Actor, Chance, Eyes, Game, Seat};

use crate::brain::Brain;

/// How many Chapters an imagined game goes through, the present one included. Longer ones drown the move in luck,
/// a shorter one forgets who leads next and what was kept for later.
const CHAPTERS: u8 = 2;

/// One move of others in so many is considered.
const THOUGHT: u32 = 4;

impl Brain for Grimoire {
    fn quick(eyes: &Eyes<Grimoire>, moves: &[Move], chance: &mut Chance) -> Move {
        let world = eyes.imagine(chance);
        thumb::choose(&world, eyes.seat(), moves, chance)
    }

    /// Now and then a considered move, mostly a hasty one: nobody plays like clockwork, and the search must not count on
    /// it. More thought for the others bought less than more iterations.
    fn habit(world: &State, actor: Actor, moves: &[Move], chance: &mut Chance) -> Move {
        let hasty = if chance.below(THOUGHT) > 0 { hasty::choose(world, chance) } else { None };
        match actor {
            Actor::Seat(seat) => hasty.unwrap_or_else(|| thumb::choose(world, seat, moves, chance)),
            Actor::Clock => moves[0],
        }
    }

    #[inline]
    fn hasty(world: &State, actor: Actor, chance: &mut Chance, scratch: &mut Vec<Move>) -> Move {
        hasty::choose(world, chance).unwrap_or_else(|| Grimoire::any_move(world, actor, chance, scratch))
    }

    #[inline]
    fn is_far_enough(start: &State, now: &State) -> bool {
        now.round != start.round || now.chapter.number >= start.chapter.number + CHAPTERS
    }

    fn worth(state: &State, seat: Seat) -> f32 {
        worth::worth(state, seat)
    }
}
