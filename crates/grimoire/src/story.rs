//! How did a finished game go? Where it was decided, and by how much.

use table::Seat;

use crate::cards::Card;
use crate::events::{Deed, Event};
use crate::state::Mode;

/// The moment from which the winner was ahead for good.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TurningPoint {
    pub round: u16,
    pub chapter: u8,
    /// Who scored, and with which Spell if it was by winning the Chapter.
    pub seat: Seat,
    pub card: Option<Card>,
}

/// Where the winning party took the lead it never gave back, by the log of the whole game.
pub fn turning_point<'a>(
    log: impl IntoIterator<Item = &'a Event>,
    mode: Mode,
    winner: usize,
) -> Option<TurningPoint> {
    let party = |seat: Seat| if mode == Mode::Teams { seat.index() % 2 } else { seat.index() };
    let mut scores = [0_u16; 4];
    let (mut turn, mut ahead) = (None, false);
    for event in log {
        let (seat, points, card) = match event.deed {
            Deed::ChapterWon { seat, points, spell } => (seat, points, spell.map(|spell| spell.card)),
            Deed::Scored { seat, points, .. } => (seat, points, None),
            _ => continue,
        };
        scores[party(seat)] += u16::from(points);
        let best_other = (0..4).filter(|other| *other != winner).map(|other| scores[other]).max();
        let leads = Some(scores[winner]) > best_other;
        if leads && !ahead {
            let Event { round, chapter, .. } = *event;
            turn = Some(TurningPoint { round, chapter, seat, card });
        }
        ahead = leads;
    }
    turn
}

/// By how much one party has won, or another has lost.
pub fn margin(scores: &[u16], winner: usize, own: usize) -> u16 {
    let others = scores.iter().enumerate().filter(|(party, _)| *party != winner);
    let second = others.map(|(_, score)| *score).max().unwrap_or_default();
    scores[winner].saturating_sub(if own == winner { second } else { scores[own] })
}

/// The points that end a game (GRI-8.2, GRI-12.14).
pub fn goal(mode: Mode) -> i16 {
    match mode {
        Mode::Teams | Mode::Duel => 15,
        Mode::Survival => 10,
    }
}
