//! What else can be asked of a table: another pace, a time to think, and who is looking on.

use std::sync::Arc;

use table::company::{Pace, Think};
use table::{Entry, Viewer};
use tokio::sync::watch;
use words::problem::Problem;

use super::commit::{Answer, Commit, Refusal};
use super::rights::Rights;
use super::state::TableState;
use super::table::Table;
use crate::source::Source;
use crate::viewer_slots::ViewerSlot;

impl TableState {
    /// Changes how long bots rest between moves.
    pub(super) fn decide_pace(&self, pace: &str, rights: Rights, now: u64) -> Result<Commit, Refusal> {
        let pace = Pace::from_name(pace).ok_or(Problem::BadPace)?;
        if rights.is_nobody() {
            return Err(Problem::HostOnly.into());
        }
        self.may_be_seen(rights)?;
        let answer = Answer::Paced(pace);
        if pace == self.pace {
            return Ok(Commit::nothing(now, answer));
        }
        self.quota.may_arrange()?;
        let entry = Entry::Pace { by: TableState::by(rights), pace: pace.name().to_owned() };
        Ok(self.entered(now, vec![entry])?.answered(answer))
    }

    /// Changes how long people may think about a move. It is the host's to change, and runs from this moment: nobody finds
    /// that their time has passed before they were told of any.
    pub(super) fn decide_think(&self, think: &str, rights: Rights, now: u64) -> Result<Commit, Refusal> {
        let think: Think = think.parse().map_err(|()| Problem::BadThink)?;
        if !rights.host {
            return Err(Problem::HostOnly.into());
        }
        self.may_be_seen(rights)?;
        if think == self.think {
            return Ok(Commit::nothing(now, Answer::Nothing));
        }
        self.quota.may_arrange()?;
        self.entered(now, vec![Entry::Think { by: TableState::by(rights), think: think.to_string() }])
    }
}

/// Why somebody who looks on has to leave.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ending {
    ServerStops,
    SlotGivenAway,
}

/// Somebody with an open page or stream, until it is dropped.
pub struct Presence {
    table: Arc<Table>,
    viewer: Viewer,
    slot: Arc<ViewerSlot>,
    closing: watch::Receiver<bool>,
}

impl Presence {
    pub fn new(table: &Arc<Table>, viewer: Viewer, from: Source) -> Result<Presence, Problem> {
        let closing = table.closing()?;
        let slot = table.viewers.take(viewer, from)?;
        let presence = Presence { table: table.clone(), viewer, slot, closing };
        table.count_present(viewer, 1);
        Ok(presence)
    }

    pub fn table(&self) -> &Table {
        &self.table
    }

    /// Ends when they have to leave, and says why.
    pub fn ending(&self) -> impl Future<Output = Ending> + Send + 'static {
        let (mut closing, slot) = (self.closing.clone(), self.slot.clone());
        async move {
            tokio::select! {
                // An error means that the service is gone altogether.
                _ = closing.wait_for(|closing| *closing) => Ending::ServerStops,
                () = slot.given_away() => Ending::SlotGivenAway,
            }
        }
    }
}

impl Drop for Presence {
    fn drop(&mut self) {
        self.table.count_present(self.viewer, -1);
        self.table.viewers.leave(&self.slot);
    }
}
