//! Rules of thumb: every answer gets a number, the best one is given.

use madness::cards::Magician;
use madness::frames::Frame;
use madness::{Move, State};
use table::{Chance, Seat};

use super::sight::Sight;
use super::{coins, menu, picks, spells};

/// The Magicians in the order in which bots like to be them.
const LIKED: [Magician; 8] = [
    Magician::Ember,
    Magician::Maris,
    Magician::Zephyr,
    Magician::Nerea,
    Magician::Rowan,
    Magician::Gale,
    Magician::Flora,
    Magician::Cinder,
];

/// The best move by appraisal; equals are drawn by lot.
pub(super) fn choose(state: &State, seat: Seat, moves: &[Move], chance: &mut Chance) -> Move {
    let Some(frame) = state.frames.top() else { return moves[0] };
    let sight = Sight::of(state, seat);
    if let Frame::Pay(payment) = frame {
        return coins::pay(&sight, &payment, moves);
    }
    let mut best = (f32::NEG_INFINITY, moves[0]);
    for mv in moves {
        let lot = chance.below(1 << 10) as f32 / (1 << 20) as f32;
        let promise = appraise(&sight, frame, *mv) + lot;
        if promise > best.0 {
            best = (promise, *mv);
        }
    }
    best.1
}

fn appraise(sight: &Sight, frame: Frame, mv: Move) -> f32 {
    match (frame, mv) {
        (Frame::Choose(choice), Move::Choose(card, place)) => picks::card(sight, &choice, card, place),
        (Frame::Swap(_), Move::Choose(card, place)) => picks::swap(sight, card, place),
        (Frame::Targets { cause, .. }, Move::Target(seat)) => picks::target(sight, cause, seat),
        (_, Move::Be(magician)) => {
            -(LIKED.iter().position(|liked| *liked == magician).unwrap_or(LIKED.len()) as f32)
        }
        (_, Move::Forget(spell) | Move::Neutralize(spell)) => -spells::owned(spell),
        (_, Move::Take(element)) => picks::take(sight, element),
        (_, Move::Refresh(owner, spell)) => picks::refresh(sight, owner, spell),
        (_, Move::NeutralizeCurse(slot)) => picks::calm(sight, slot),
        (_, Move::Yes) => 1.0,
        (_, Move::No | Move::Done) => 0.0,
        (_, mv) => menu::promise(sight, mv),
    }
}
