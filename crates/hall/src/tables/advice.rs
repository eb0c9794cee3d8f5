//! What would a strong bot do? Thought about before the table is locked, and shown if it is still asked.

use std::sync::Arc;

use table::{Seat, Viewer};
use words::problem::Problem;

use super::beginning::Beginning;
use super::command::Command;
use super::commit::{Answer, Commit, Refusal};
use super::rights::Credentials;
use super::state::TableState;
use super::table::{Table, guarded};
use crate::Hall;
use crate::thinking::{self, Patience};

/// Thinks about what was asked, and returns the command that shows it.
pub(super) async fn worked_out(
    hall: &Hall,
    table: &Arc<Table>,
    command: Command,
    caller: &Credentials,
) -> Result<Command, Refusal> {
    let weighs = matches!(command, Command::Weigh(_));
    let rights = table.state().rights_of(caller);
    let Answer::Moved(seat) = table.decide(hall, command, rights)?.answer else {
        return Err(Problem::NotYourTurn.into());
    };
    let question = table.state().session.question(seat).ok_or(Problem::NotYourTurn)?.id;
    if !weighs {
        let choice = thinking::about(hall, table, seat, question, Patience::Hint).await;
        return Ok(Command::Advise { seat, question, mv: choice.ok_or(Problem::Stale)?.mv });
    }
    let work = {
        let state = table.state();
        let said = state.heard(Viewer::Seat(seat));
        guarded(|| state.session.ranking_task(seat, 0, &said))?.ok_or(Problem::NotYourTurn)?
    };
    Ok(Command::ShowWeighed { seat, question, found: thinking::ranked(hall, work).await? })
}

impl TableState {
    /// Whether this seat may have a hint now.
    pub(super) fn may_be_advised(&self, seat: Seat, now: u64) -> Result<Commit, Refusal> {
        self.by_hand(seat)?;
        if self.beginning.is_sealed(now) {
            return Err(Problem::DealOpen.into());
        }
        self.session.question(seat).ok_or(Problem::NotYourTurn)?;
        Ok(Commit::nothing(now, Answer::Moved(seat)))
    }

    /// Whether this seat may have its moves weighed now: only at a table that was opened for it.
    pub(super) fn may_weigh(&self, seat: Seat, now: u64) -> Result<Commit, Refusal> {
        self.by_hand(seat)?;
        if self.beginning != Beginning::Practice {
            return Err(Problem::NotForPractice.into());
        }
        self.session.question(seat).ok_or(Problem::NotYourTurn)?;
        Ok(Commit::nothing(now, Answer::Moved(seat)))
    }
}
