//! A nudge for those who keep the others waiting.

use table::company::Sitter;
use table::{Seat, SeatSet, Viewer};
use words::problem::Problem;

use super::commit::{Answer, Commit, Note, Refusal};
use super::rights::Rights;
use super::state::TableState;

/// Between two nudges of one seat, in milliseconds.
const PAUSE: u64 = 30_000;

/// Who was nudged by whom, and when.
#[derive(Clone, Debug)]
pub struct Nudges {
    /// By the seat that is waited for.
    got: Vec<Option<Nudge>>,
    /// By the seat that waits, in milliseconds since 1970.
    gave: Vec<Option<u64>>,
    number: u32,
}

/// A nudge somebody got.
#[derive(Clone, Copy, Debug)]
pub struct Nudge {
    pub by: Seat,
    /// The question they were asked then: once that is answered, nobody waits any more.
    question: Option<u32>,
    /// Tells it from the others at this table.
    pub number: u32,
}

impl Nudges {
    pub fn new(seats: usize) -> Nudges {
        Nudges { got: vec![None; seats], gave: vec![None; seats], number: 0 }
    }

    fn may_give(&self, by: Seat, now: u64) -> Result<(), Problem> {
        let gave = self.gave[by.index()];
        if gave.is_some_and(|gave| now < gave + PAUSE) { Err(Problem::TooOften) } else { Ok(()) }
    }

    /// Remembers that this seat nudges these.
    pub fn give(&mut self, by: Seat, to: &[(Seat, Option<u32>)], now: u64) {
        self.gave[by.index()] = Some(now);
        self.number += 1;
        for (seat, question) in to {
            self.got[seat.index()] = Some(Nudge { by, question: *question, number: self.number });
        }
    }
}

impl TableState {
    /// The nudge this viewer is shown, unless they would rather not read whoever waits.
    pub fn nudge_of(&self, viewer: Viewer, muted: SeatSet) -> Option<Nudge> {
        let Viewer::Seat(seat) = viewer else { return None };
        let got = self.nudges.got[seat.index()]?;
        let asked = self.session.question(seat).map(|question| question.id);
        let stands = got.question == asked && !muted.contains(got.by) && self.by_hand(seat).is_ok();
        stands.then_some(got)
    }

    /// Nudges everybody else who is waited for, as far as this seat may know. Whether they truly are is not looked at, so that
    /// nobody learns it this way.
    pub(super) fn decide_nudge(&self, seat: Seat, rights: Rights, now: u64) -> Result<Commit, Refusal> {
        self.by_hand(seat)?;
        // A knock at the right moment says as much as a word.
        if self.session.talk(seat).is_silent() {
            return Err(Problem::NoVoice.into());
        }
        let person = |other: &Seat| matches!(self.sitter(*other), Some(Sitter::Person(_)));
        let awaited = self.session.awaited(Viewer::Seat(seat)).seats;
        let others = awaited.iter().filter(|other| !rights.seats.contains(*other)).filter(person);
        let question = |other: Seat| self.session.question(other).map(|question| question.id);
        let to: Vec<(Seat, Option<u32>)> = others.map(|other| (other, question(other))).collect();
        if to.is_empty() || self.session.outcome().is_some() {
            return Err(Problem::NobodyToNudge.into());
        }
        self.nudges.may_give(seat, now)?;
        Ok(Commit::noted(now, Note::Nudged { by: seat, to }, Answer::Nothing))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nobody_nudges_all_the_time_and_nobody_keeps_others_from_it() {
        let mut nudges = Nudges::new(3);
        assert_eq!(nudges.may_give(Seat(0), 0), Ok(()));
        nudges.give(Seat(0), &[(Seat(2), Some(7))], 0);
        assert_eq!(nudges.may_give(Seat(0), PAUSE / 2), Err(Problem::TooOften));
        assert_eq!(nudges.may_give(Seat(1), 0), Ok(()));
        assert_eq!(nudges.may_give(Seat(0), PAUSE), Ok(()));
    }
}
