//! What a game's bot has to know; the search shared by all games asks nothing else.

use std::time::Duration;

use table::{Actor, Chance, Eyes, Game, Seat};

/// A game that bots can play.
pub trait Brain: Game {
    /// How much moves little tried tempt the search: less where good and bad moves end up close together.
    const CURIOSITY: f32 = 1.0;
    /// How much the order of the shortlist is trusted: 0 not at all; at 1 its second move tempts half as much as its
    /// first, the third a third as much.
    const TRUST: f32 = 0.0;
    /// How often a move is tried before the moves after it are thought about, rather than left to haste.
    const RIPE: u32 = 1;

    /// A good move by rules of thumb, well under a millisecond.
    fn quick(eyes: &Eyes<Self>, moves: &[Self::Move], chance: &mut Chance) -> Self::Move;

    /// How long somebody in this place hesitates before this move, where the time would tell something: a sealed
    /// question, or several seats that answer at once. Drawn from what a person would need, never from how long the
    /// bot thought. `None`: as long as the table's pace says.
    fn hesitates(_eyes: &Eyes<Self>, _mv: Self::Move, _chance: &mut Chance) -> Option<Duration> {
        None
    }

    /// What somebody else at the table would do in an imagined world. May look only at what that actor would
    /// know there: players who act on cards they cannot see make every hint and every bluff look useless.
    fn habit(world: &Self::State, actor: Actor, moves: &[Self::Move], chance: &mut Chance) -> Self::Move;

    /// A move for playing an imagined game on from here; speed counts more than wisdom.
    #[inline]
    fn hasty(
        world: &Self::State,
        actor: Actor,
        chance: &mut Chance,
        scratch: &mut Vec<Self::Move>,
    ) -> Self::Move {
        Self::any_move(world, actor, chance, scratch)
    }

    /// Whether an imagined game that began at `start` has gone far enough to be valued.
    fn is_far_enough(start: &Self::State, now: &Self::State) -> bool;

    /// How good a position is for a seat: 0 is lost, 1 is won. Finished games are exactly that.
    fn worth(state: &Self::State, seat: Seat) -> f32;

    /// Whether this is a small part of a decision (a payment, say), which habit answers well enough.
    #[inline]
    fn is_minor(_moves: &[Self::Move]) -> bool {
        false
    }

    /// Drops the moves not worth a thought; at least one stays. Where `TRUST` is given, the best one comes first.
    #[inline]
    fn shortlist(_world: &Self::State, _seat: Seat, _moves: &mut Vec<Self::Move>) {}

    /// How well an imagined world explains what the others have done, from 0 to 1. Worlds are kept that often.
    #[inline]
    fn plausibility(_world: &Self::State, _seat: Seat) -> f32 {
        1.0
    }
}
