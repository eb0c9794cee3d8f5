//! When can a move be taken back? Freely while nothing came of it; after that only if everybody agrees.

use std::time::Duration;

use table::{Entry, Seat, SeatSet, TakeBack, Viewer};
use words::problem::Problem;

use super::command::{Agreement, OfSeat};
use super::commit::{Answer, Commit, Note, Refusal};
use super::rights::Rights;
pub use super::state::Asking;
use super::state::TableState;

/// A question nobody answers must not hold the table for ever.
pub const PATIENCE: Duration = Duration::from_secs(45);

enum Step {
    TakeBack(usize),
    Ask(Asking),
    Withdraw,
}

impl TableState {
    /// Takes the seat's last move back, or asks the other people whether it may. Asking again withdraws the question.
    pub(super) fn decide_undo(&self, seat: Seat, now: u64) -> Result<Commit, Refusal> {
        let answer = Answer::TakenBack(seat);
        match self.next_step(seat, now)? {
            Step::TakeBack(keep) => {
                self.quota.may_choose_freely(seat, now)?;
                let commit = self.entered(now, vec![Entry::Undo { keep, by: seat }])?;
                Ok(commit.answered(answer).with(Note::ChoseFreely(seat)))
            }
            Step::Ask(asking) => {
                self.quota.may_ask(seat, now)?;
                Ok(Commit::noted(now, Note::Asking(Some(asking)), answer))
            }
            Step::Withdraw => Ok(Commit::noted(now, Note::Asking(None), answer)),
        }
    }

    /// Answers somebody's question.
    pub(super) fn decide_answer(
        &self,
        Agreement { seat, agree }: Agreement,
        rights: Rights,
        now: u64,
    ) -> Result<Commit, Refusal> {
        let seat = self.own_seat(rights, OfSeat { seat })?;
        let mut asking = self.asking.clone().ok_or(Problem::NobodyAsked)?;
        if !asking.waiting.contains(seat) {
            return Err(Problem::NobodyAsked.into());
        }
        asking.waiting = asking.waiting.without(seat);
        // What was done in secret meanwhile has not ended the wish, but it may have ended what it was for.
        let late = !self.session.may_return(asking.keep);
        if !agree || late {
            let answer = if agree { Answer::TooLate } else { Answer::TakenBack(seat) };
            return Ok(Commit::noted(now, Note::Asking(None), answer));
        }
        if asking.waiting.is_empty() {
            let entry = Entry::Undo { keep: asking.keep, by: asking.by };
            return Ok(self.entered(now, vec![entry])?.answered(Answer::TakenBack(seat)));
        }
        Ok(Commit::noted(now, Note::Asking(Some(asking)), Answer::TakenBack(seat)))
    }

    /// Lets a question go that nobody answered in time.
    pub(super) fn decide_lapse(&self, now: u64) -> Result<Commit, Refusal> {
        let late = |asking: &Asking| asking.since + PATIENCE.as_millis() as u64 <= now;
        match &self.asking {
            Some(asking) if late(asking) => Ok(Commit::noted(now, Note::Asking(None), Answer::Nothing)),
            _ => Ok(Commit::nothing(now, Answer::Nothing)),
        }
    }

    fn next_step(&self, seat: Seat, now: u64) -> Result<Step, Problem> {
        self.by_hand(seat)?;
        if self.asking.as_ref().is_some_and(|asking| asking.by == seat) {
            return Ok(Step::Withdraw);
        }
        // A move taken back can be a sign, and so can a yes or a no.
        if self.is_hushed(seat) {
            return Err(Problem::NothingToTakeBack);
        }
        let waiting: SeatSet =
            self.people().without(seat).iter().filter(|other| !self.is_hushed(*other)).collect();
        match self.session.take_back(seat, self.answers_forced) {
            TakeBack::Free { keep } => Ok(Step::TakeBack(keep)),
            // Bots always agree, but they cannot give back what luck has shown.
            TakeBack::Agreed { keep, luck: false } if waiting.is_empty() => Ok(Step::TakeBack(keep)),
            TakeBack::Agreed { keep, .. } if !waiting.is_empty() => {
                Ok(Step::Ask(Asking { by: seat, keep, waiting, since: now }))
            }
            TakeBack::Agreed { .. } | TakeBack::Never => Err(Problem::NothingToTakeBack),
        }
    }
}

/// What taking back means for a viewer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Undo {
    Nothing,
    /// Their last move is theirs alone.
    Free,
    /// The others have to agree.
    Ask,
    /// Somebody has asked, and these have not answered yet.
    Asked {
        by: Seat,
        waiting: SeatSet,
    },
}

/// What taking back would mean for this viewer now.
pub fn open_to(state: &TableState, viewer: Viewer) -> Undo {
    if let Some(asking) = &state.asking {
        return Undo::Asked { by: asking.by, waiting: asking.waiting };
    }
    let Viewer::Seat(seat) = viewer else { return Undo::Nothing };
    if state.by_hand(seat).is_err() {
        return Undo::Nothing;
    }
    match state.next_step(seat, 0) {
        Ok(Step::TakeBack(_)) => Undo::Free,
        Ok(Step::Ask(_)) => Undo::Ask,
        Ok(Step::Withdraw) | Err(_) => Undo::Nothing,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::automatic_moves::tests::{at_night, play};

    /// A wish for the last move stands before everybody's eyes: what the Moth does unseen must not end it.
    #[test]
    fn a_wish_outlasts_what_nobody_may_know_of() {
        let (_, mut state, moth) = at_night(1);
        let keep = state.session.moves_made() - 1;
        state.asking = Some(Asking { by: Seat(1), keep, waiting: SeatSet::one(Seat(2)), since: 0 });
        play(&mut state, moth, "look");
        assert!(state.asking.is_some(), "nobody saw anything");
        assert!(!state.session.may_return(keep), "but a secret is not taken back by it");
        play(&mut state, Seat(2), "light");
        assert!(state.asking.is_none(), "dawn everybody sees");
    }

    #[test]
    fn a_wish_ends_with_the_move_it_was_for() {
        let (_, mut state, _) = at_night(1);
        let made = state.session.moves_made();
        state.asking = Some(Asking { by: Seat(1), keep: made, waiting: SeatSet::one(Seat(2)), since: 0 });
        let same = state.session.boxed_clone();
        let entries = vec![Entry::Undo { keep: made, by: Seat(1) }];
        state.apply(Commit { entries, game: Some(same), ..Commit::nothing(0, Answer::Nothing) });
        assert!(state.asking.is_none());
    }
}
