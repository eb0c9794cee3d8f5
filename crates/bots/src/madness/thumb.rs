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

/// How many moves are worth a closer look.
const LONG: usize = 8;

/// The best move by appraisal; equals are drawn by lot.
pub(super) fn choose(state: &State, seat: Seat, moves: &[Move], chance: &mut Chance) -> Move {
    let Some(frame) = state.frames.top() else { return moves[0] };
    if let Frame::Pay(payment) = frame {
        return coins::pay(state, &payment).filter(|mv| moves.contains(mv)).unwrap_or(moves[0]);
    }
    let sight = Sight::of(state, seat);
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

/// The next card of a payment under way, if it can be said without looking at every other.
pub(super) fn coin(state: &State) -> Option<Move> {
    match state.frames.top() {
        Some(Frame::Pay(payment)) => coins::pay(state, &payment),
        _ => None,
    }
}

/// The moves that look best, best first, and always the one that stops.
pub(super) fn shortlist(state: &State, seat: Seat, moves: &mut Vec<Move>) {
    let Some(frame) = state.frames.top() else { return };
    let sight = Sight::of(state, seat);
    let mut promises: Vec<(f32, Move)> = moves.iter().map(|mv| (appraise(&sight, frame, *mv), *mv)).collect();
    promises.sort_by(|a, b| b.0.total_cmp(&a.0).then(a.1.cmp(&b.1)));
    let stops = |mv: &Move| matches!(mv, Move::End | Move::Pass | Move::Done);
    moves.clear();
    let listed = promises.into_iter().map(|(_, mv)| mv).enumerate();
    moves.extend(listed.filter(|(rank, mv)| *rank < LONG || stops(mv)).map(|(_, mv)| mv));
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
