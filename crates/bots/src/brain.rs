//! What a game's bot has to know; the search shared by all games asks nothing else.

use std::time::Duration;

use table::company::Phrase;
use table::{Actor, Chance, Eyes, Game, Seat};

use crate::{Budget, Strength, search};

/// A game that bots can play.
pub trait Brain: Game {
    /// How much moves little tried tempt the search: less where good and bad moves end up close together.
    const CURIOSITY: f32 = 1.0;
    /// How much the order of the shortlist is trusted: 0 not at all; at 1 its second move tempts half as much as its
    /// first, the third a third as much.
    const TRUST: f32 = 0.0;
    /// How often a move is tried before the moves after it are thought about, rather than left to haste.
    const RIPE: u32 = 1;
    /// By how many standard errors a rehearsed move must be better than the rules of thumb to be made instead.
    const DOUBT: f32 = 1.0;

    /// A good move by rules of thumb, well under a millisecond.
    fn quick(eyes: &Eyes<Self>, moves: &[Self::Move], chance: &mut Chance) -> Self::Move;

    /// The best answer this bot can find in its time: a search, unless the game needs something else.
    fn strong(eyes: &Eyes<Self>, moves: &[Self::Move], budget: Budget, chance: &mut Chance) -> Self::Move {
        search::search(eyes, moves, budget, chance)
    }

    /// The moves worth considering, the best first, each with how it would turn out where that can be told: 0 is lost,
    /// 1 is won.
    fn weigh(
        eyes: &Eyes<Self>,
        moves: &[Self::Move],
        budget: Budget,
        chance: &mut Chance,
    ) -> Vec<(Self::Move, Option<f32>)> {
        search::weigh(eyes, moves, budget, chance)
    }

    /// What a bot says as it makes this move, where it may speak at all; others hear it before they see the move.
    fn says(_eyes: &Eyes<Self>, _strength: Strength, _mv: Self::Move) -> Option<Phrase> {
        None
    }

    /// How long somebody in this place hesitates before this move, where the time would tell something: a sealed
    /// question, or several seats that answer at once. Drawn from what a person would need, never from how long the
    /// bot thought. `None`: as long as the table's pace says.
    fn hesitates(_eyes: &Eyes<Self>, _mv: Self::Move, _chance: &mut Chance) -> Option<Duration> {
        None
    }

    /// What somebody else at the table would do in an imagined world. May look only at what that actor would
    /// know there: players who act on cards they cannot see make every hint and every bluff look useless.
    fn habit(_world: &Self::State, _actor: Actor, moves: &[Self::Move], chance: &mut Chance) -> Self::Move {
        moves[chance.below(moves.len() as u32) as usize]
    }

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
    #[inline]
    fn is_far_enough(_start: &Self::State, now: &Self::State) -> bool {
        Self::outcome(now).is_some()
    }

    /// How good a position is for a seat: 0 is lost, 1 is won. Finished games are exactly that.
    fn worth(state: &Self::State, seat: Seat) -> f32 {
        let won = Self::outcome(state).is_some_and(|outcome| outcome.winners.contains(seat));
        f32::from(u8::from(won))
    }

    /// Whether this is a small part of a decision (a payment, say), which habit answers well enough.
    #[inline]
    fn is_minor(_moves: &[Self::Move]) -> bool {
        false
    }

    /// The moves that do what others at the table have asked for (`Eyes::wishes`): a subset, never empty.
    fn heed(_eyes: &Eyes<Self>, moves: &[Self::Move]) -> Vec<Self::Move> {
        moves.to_vec()
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
