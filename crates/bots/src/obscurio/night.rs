//! Which cards does the Traitor slip among the Doors? Those that fit the clue better than what the deck would bring.

use obscurio::Move;
use obscurio::pictures::Card;
use obscurio::view::View;

use super::mind::{Mind, likelihood};
use super::recall::Past;

/// Choosing at leisure, it mishears only half as much.
const ERROR: f64 = 0.5;

pub fn pick(mind: &Mind, past: &Past, view: &View, moves: &[Move]) -> Move {
    let Some(holder) = view.own.holder else { return Move::CloseHolder };
    let turn = past.now();
    let clues = turn.clues();
    let worth = |card: Card| likelihood(mind.hears_well(turn.number, &clues, card, ERROR));
    let pages = past.world.pages.unwrap_or([holder[0]; 2]);
    let known = |card: &Card| {
        holder.contains(card)
            || pages.contains(card)
            || view.own.picks.contains(card)
            || view.open.discard.contains(card)
    };
    let unseen: Vec<f64> = Card::ALL.into_iter().filter(|card| !known(card)).map(worth).collect();
    let usual = unseen.iter().sum::<f64>() / unseen.len().max(1) as f64;
    let best = (1..=holder.len() as u8)
        .max_by(|a, b| worth(holder[usize::from(*a) - 1]).total_cmp(&worth(holder[usize::from(*b) - 1])));
    let tempting = best.filter(|slot| worth(holder[usize::from(*slot) - 1]) > usual).map(Move::Pick);
    tempting.filter(|mv| moves.contains(mv)).unwrap_or(Move::CloseHolder)
}
