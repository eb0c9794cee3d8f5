//! Whom does a Wizard accuse?

use obscurio::view::{Phase, View};
use obscurio::{Move, Remark};
use table::Seat;

use super::mind::{Mind, normal};
use super::recall::Past;
use super::suspicion::Suspicion;

/// Nobody is a perfect judge of people.
const DOUBT: f64 = 0.9;

/// The most suspect of those one can point at. The Traitor joins in, and means whoever else looks worst.
fn accused(mind: &Mind, past: &Past, view: &View, me: Seat) -> Option<Seat> {
    let suspicion = Suspicion::of(mind, past, &view.open, me);
    let round = match view.open.phase {
        Phase::Debate { round } | Phase::Vote { round } => round,
        _ => 0,
    };
    let slip = |seat: Seat| {
        let index = u32::from(round) << 4 | u32::from(seat.0);
        DOUBT * normal(&mut mind.luck("vote", index))
    };
    let looks = |seat: &Seat| suspicion.odds(*seat) + slip(*seat);
    suspicion.suspects.iter().max_by(|a, b| looks(a).total_cmp(&looks(b)))
}

pub fn vote(mind: &Mind, past: &Past, view: &View, me: Seat, moves: &[Move]) -> Move {
    let vote = accused(mind, past, view, me).map(Move::Vote);
    vote.filter(|mv| moves.contains(mv)).unwrap_or(moves[0])
}

pub fn remark(mind: &Mind, past: &Past, view: &View, me: Seat) -> Option<Remark> {
    accused(mind, past, view, me).map(Remark::Suspect)
}
