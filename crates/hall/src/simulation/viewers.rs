//! Those who look on, and the last thing each of them was told.

use std::sync::Arc;

use parking_lot::Mutex;
use table::{Seat, Viewer};
use tokio::task::JoinHandle;

use super::sight::sight;
use crate::source::Source;
use crate::tables::arrange::Presence;
use crate::tables::{Rights, Table};

/// Somebody with an open stream.
pub struct Follower {
    pub viewer: Viewer,
    /// What they showed at the door.
    pub shows: String,
    told: Arc<Mutex<Option<Vec<u8>>>>,
    task: JoinHandle<()>,
}

impl Follower {
    /// Follows the table as this seat, or as anybody.
    pub fn begin(table: &Arc<Table>, seat: Option<Seat>) -> Option<Follower> {
        let viewer = seat.map_or(Viewer::Spectator, Viewer::Seat);
        let shows = seat.and_then(|seat| table.seat_key(seat)).unwrap_or_default();
        if seat.is_some() && shows.is_empty() {
            return None;
        }
        let presence = Presence::new(table, viewer, Source::Here).ok()?;
        let told = Arc::<Mutex<Option<Vec<u8>>>>::default();
        let task = tokio::spawn(follow(table.clone(), viewer, told.clone(), presence));
        Some(Follower { viewer, shows, told, task })
    }

    /// Whether they may still look through these eyes.
    pub fn may_look(&self, table: &Table) -> bool {
        let rights: Rights = table.rights([self.shows.as_str()]);
        matches!(self.viewer, Viewer::Seat(seat) if rights.seats.contains(seat))
            || self.viewer == Viewer::Spectator
    }

    pub fn last_told(&self) -> Option<Vec<u8>> {
        self.told.lock().clone()
    }

    /// Whether they follow this very table, and not one that fell asleep since.
    pub fn is_gone(&self) -> bool {
        self.task.is_finished()
    }
}

impl Drop for Follower {
    fn drop(&mut self) {
        self.task.abort();
    }
}

/// What the stream of a program does: looks again with every change.
async fn follow(table: Arc<Table>, viewer: Viewer, told: Arc<Mutex<Option<Vec<u8>>>>, presence: Presence) {
    let mut changes = table.watch();
    loop {
        changes.borrow_and_update();
        let Ok(seen) = sight(&table, viewer) else { break };
        *told.lock() = Some(seen);
        if changes.changed().await.is_err() {
            break;
        }
    }
    drop(presence);
}
