//! One live table: what is true there, and everybody who is to be told when that changes.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicBool, AtomicI64, AtomicU64, Ordering};
use std::sync::{Arc, Weak};

use games::AnyGame;
use parking_lot::{RwLock, RwLockReadGuard, RwLockWriteGuard};
use store::TableId;
use table::{Entry, Seat};
use tokio::sync::watch;
use words::problem::Problem;

use super::seats::TableKeys;
use super::state::TableState;
use super::waiting::Waiting;
use crate::audience::Audience;
use crate::clock::Clock;
use crate::painter::Painter;
use crate::viewer_slots::ViewerSlots;
use crate::{Hall, Shared, report};

/// A table somebody looks at or plays at.
pub struct Table {
    pub name: String,
    /// Its number in storage.
    pub id: TableId,
    pub game: &'static dyn AnyGame,
    /// Only one change at a time; held from the check to the moment everybody can see the change.
    pub(super) write_lock: tokio::sync::Mutex<()>,
    state: RwLock<TableState>,
    changes: watch::Sender<u64>,
    /// Those who look on; they are told of every change.
    pub audience: Audience,
    /// What is painted of it.
    pub painter: Box<dyn Painter>,
    pub(super) host_secret: String,
    pub(super) keys: TableKeys,
    /// The service it belongs to, which holds it.
    hall: Weak<Shared>,
    /// The clock of that service.
    pub clock: Clock,
    pub viewers: ViewerSlots,
    /// When somebody last asked for it.
    pub used: AtomicU64,
    /// When somebody who sits here last came back, as far as it is known.
    pub seen: AtomicI64,
    /// What will happen here by itself: bots, forced answers, clocks.
    pub waiting: Waiting,
    /// Whether the disk failed while something was written here, and has not said yet how that ended.
    pub(super) in_doubt: AtomicBool,
    /// Whether whoever opened it has deleted it.
    pub(super) deleted: AtomicBool,
}

impl Table {
    pub fn new(
        hall: &Hall,
        (name, id, seen): (String, TableId, u64),
        game: &'static dyn AnyGame,
        state: TableState,
    ) -> Table {
        let keys = state.keys.clone();
        Table {
            id,
            game,
            write_lock: tokio::sync::Mutex::new(()),
            changes: watch::Sender::new(state.version),
            audience: Audience::default(),
            state: RwLock::new(state),
            host_secret: keys.host(),
            painter: (hall.painters)(game, &keys),
            keys,
            hall: Arc::downgrade(&hall.0),
            clock: hall.clock.clone(),
            viewers: ViewerSlots::default(),
            used: AtomicU64::new(hall.clock.now_ms()),
            seen: AtomicI64::new(seen as i64),
            waiting: Waiting::default(),
            in_doubt: AtomicBool::new(false),
            deleted: AtomicBool::new(false),
            name,
        }
    }

    pub fn state(&self) -> RwLockReadGuard<'_, TableState> {
        self.state.read()
    }

    pub(super) fn state_mut(&self) -> RwLockWriteGuard<'_, TableState> {
        self.state.write()
    }

    /// Wakes with every change; whoever is slow skips some.
    pub fn watch(&self) -> watch::Receiver<u64> {
        self.changes.subscribe()
    }

    pub fn host_secret(&self) -> &str {
        &self.host_secret
    }

    pub fn seat(&self, index: usize) -> Result<Seat, Problem> {
        if index < self.state().sitters.len() { Ok(Seat(index as u8)) } else { Err(Problem::NoSuchSeat) }
    }

    /// Nothing happens at a table that was deleted, whoever still holds it.
    pub fn is_there(&self) -> Result<(), Problem> {
        if self.deleted.load(Ordering::Acquire) { Err(Problem::TableDeleted) } else { Ok(()) }
    }

    /// Tells when the server is about to stop. Holding it says that somebody is still to be seen off.
    pub fn closing(&self) -> Result<watch::Receiver<bool>, Problem> {
        let closing = self.hall.upgrade().map(|hall| hall.closing.subscribe());
        closing.filter(|closing| !*closing.borrow()).ok_or(Problem::Closing)
    }

    /// Asks the rules something about what is true now, or would be after these entries. If they panic, the table does
    /// not, and a report is saved.
    pub fn ask<T>(
        &self,
        state: &TableState,
        tried: &dyn Fn() -> Vec<Entry>,
        ask: impl FnOnce() -> T,
    ) -> Result<T, Problem> {
        self.ask_about(state.logged, tried, ask)
    }

    /// The same about what was true after so many entries.
    pub fn ask_about<T>(
        &self,
        logged: usize,
        tried: &dyn Fn() -> Vec<Entry>,
        ask: impl FnOnce() -> T,
    ) -> Result<T, Problem> {
        guarded(ask).inspect_err(|_| self.rules_failed(logged, tried()))
    }

    /// Saves what they failed on: the log up to there, and what was tried.
    pub fn rules_failed(&self, logged: usize, tried: Vec<Entry>) {
        if let Some(hall) = self.hall.upgrade() {
            report::save(&Hall(hall), &self.name, logged, tried);
        }
    }

    /// Puts something in place that a test begins with, and shows it.
    #[cfg(test)]
    pub(crate) fn stage(&self, change: impl FnOnce(&mut TableState)) {
        {
            let mut state = self.state_mut();
            state.version += 1;
            change(&mut state);
        }
        self.publish();
    }

    /// Tells everybody of a new version. Whoever changed something has counted it in the same breath: nobody may see
    /// new things under an old number.
    pub(super) fn publish(&self) {
        let version = self.state().version;
        self.changes.send_replace(version);
        self.painter.begin(version);
        self.audience.tell();
        self.painter.end();
    }
}

/// Runs something of the rules; if they panic, the table does not.
pub fn guarded<T>(ask: impl FnOnce() -> T) -> Result<T, Problem> {
    catch_unwind(AssertUnwindSafe(ask)).map_err(|_| Problem::RulesFailed)
}
