//! What bots know about Grimoire.

mod keep;
mod thumb;
mod worth;

use grimoire::{Grimoire, Move, State};
use table::{Actor, Chance, Eyes, Seat};

use crate::brain::Brain;

impl Brain for Grimoire {
    fn quick(eyes: &Eyes<Grimoire>, moves: &[Move], chance: &mut Chance) -> Move {
        let world = eyes.imagine(chance);
        thumb::choose(&world, eyes.seat(), moves, chance)
    }

    fn habit(world: &State, actor: Actor, moves: &[Move], chance: &mut Chance) -> Move {
        match actor {
            Actor::Seat(seat) => thumb::choose(world, seat, moves, chance),
            Actor::Clock => moves[0],
        }
    }

    /// To the end of the round: what is dealt next is the same for everybody.
    #[inline]
    fn is_far_enough(start: &State, now: &State) -> bool {
        start.round != now.round
    }

    fn worth(state: &State, seat: Seat) -> f32 {
        worth::worth(state, seat)
    }
}
