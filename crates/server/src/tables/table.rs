//! One live table: who may do what there, and how a change becomes durable, true and visible, in this order.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicBool, AtomicI64, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, RwLock, RwLockReadGuard, RwLockWriteGuard, Weak};
use std::time::{Duration, Instant};

use games::{AnyGame, Session};
use pages::SharedParts;
use table::{Entry, Seat};
use tokio::sync::watch;
use words::problem::Problem;

use super::core::Core;
use super::json_lines::JsonLines;
use super::quota;
use super::seats::seat_secrets;
use super::waiting::Waiting;
use crate::audience::Audience;
use crate::clock::Clock;
use crate::places::Places;
use crate::storage::{Append, Change, NotStored};
use crate::{App, Shared, archive, report};

/// A table somebody looks at or plays at.
pub struct Table {
    pub name: String,
    /// Its number in storage.
    pub id: i64,
    pub game: &'static dyn AnyGame,
    /// Only one change at a time; held from the check to the moment everybody can see the change.
    pub(crate) write_lock: tokio::sync::Mutex<()>,
    core: RwLock<Core>,
    changes: watch::Sender<u64>,
    /// Those who look on; they are told of every change.
    pub audience: Audience,
    /// The newest lines of the stream, made once for all who are told of a change and see the same.
    pub(super) lines: Mutex<JsonLines>,
    /// What several pages show alike, until everybody has been told of a change.
    shared_parts: Mutex<SharedParts>,
    pub(super) host_secret: String,
    /// What the addresses of pictures are made with.
    pub(super) picture_key: [u8; 32],
    /// The service it belongs to, which holds it.
    app: Weak<Shared>,
    /// The clock of that service.
    pub(crate) clock: Clock,
    pub places: Places,
    /// When somebody last asked for it.
    pub used: AtomicU64,
    /// When somebody who sits here last came back, as far as it is known.
    pub seen: AtomicI64,
    /// What will happen here by itself: bots, forced answers, clocks.
    pub waiting: Waiting,
    /// Whether the disk failed while something was written here, and has not said yet how that ended.
    in_doubt: AtomicBool,
    /// Whether whoever opened it has deleted it.
    deleted: AtomicBool,
}

/// A game as entries made at this time would leave it, after so many that are stored; no game if they do not concern it.
pub(super) struct Ahead {
    after: usize,
    at: u64,
    session: Option<Box<dyn Session>>,
}

impl Table {
    pub fn new(app: &App, name: String, id: i64, game: &'static dyn AnyGame, mut core: Core) -> Table {
        core.secrets = seat_secrets(app, &name, &core);
        Table {
            id,
            game,
            write_lock: tokio::sync::Mutex::new(()),
            changes: watch::Sender::new(core.version),
            audience: Audience::default(),
            lines: Mutex::default(),
            shared_parts: Mutex::default(),
            core: RwLock::new(core),
            host_secret: app.key.host(&name),
            picture_key: app.key.derive(&[&name, "picture"]),
            app: Arc::downgrade(&app.0),
            clock: app.clock.clone(),
            places: Places::default(),
            used: AtomicU64::new(app.clock.now_ms()),
            seen: AtomicI64::new(0),
            waiting: Waiting::default(),
            in_doubt: AtomicBool::new(false),
            deleted: AtomicBool::new(false),
            name,
        }
    }

    pub fn core(&self) -> RwLockReadGuard<'_, Core> {
        self.core.read().unwrap_or_else(|poisoned| poisoned.into_inner())
    }

    pub(super) fn core_mut(&self) -> RwLockWriteGuard<'_, Core> {
        self.core.write().unwrap_or_else(|poisoned| poisoned.into_inner())
    }

    pub(super) fn shared_parts(&self) -> MutexGuard<'_, SharedParts> {
        self.shared_parts.lock().unwrap_or_else(|poisoned| poisoned.into_inner())
    }

    /// Wakes with every change; whoever is slow skips some.
    pub fn watch(&self) -> watch::Receiver<u64> {
        self.changes.subscribe()
    }

    /// A key for one purpose at this table.
    pub(super) fn derive(&self, purpose: &[&str]) -> [u8; 32] {
        let app = self.app.upgrade();
        let purpose: Vec<&str> = [self.name.as_str()].iter().chain(purpose).copied().collect();
        app.map_or([0; 32], |app| app.key.derive(&purpose))
    }

    pub fn host_secret(&self) -> &str {
        &self.host_secret
    }

    pub fn seat(&self, index: usize) -> Result<Seat, Problem> {
        if index < self.core().sitters.len() { Ok(Seat(index as u8)) } else { Err(Problem::NoSuchSeat) }
    }

    /// Writes entries to storage, follows them, shows them. Call it with the turn in hand.
    pub(crate) async fn commit(
        &self,
        app: &App,
        entries: &[Entry],
        changes: Vec<Change>,
    ) -> Result<(), Problem> {
        self.write(app, entries, changes, self.ahead(entries)).await
    }

    /// The same, once it is known how these entries would leave the game. Rules that failed have done so before anything is
    /// written.
    pub(super) async fn write(
        &self,
        app: &App,
        entries: &[Entry],
        mut changes: Vec<Change>,
        ahead: Option<Ahead>,
    ) -> Result<(), Problem> {
        let begun = Instant::now();
        self.is_there()?;
        self.settle(app).await?;
        quota::fits(self.core().logged, entries)?;
        let Some(Ahead { after, at, session: ahead }) = ahead else {
            report::save(app, &self.name, self.core().logged, entries.to_vec());
            return Err(Problem::RulesFailed);
        };
        let ends = ahead.as_ref().map(|session| session.outcome().is_some());
        // Written with the move itself: a game that is over is never listed as running, whenever the server dies.
        changes
            .extend(ends.filter(|over| *over != self.core().session.outcome().is_some()).map(Change::Over));
        let due = {
            let core = self.core();
            core.next_due(ahead.as_deref().unwrap_or(core.session.as_ref()), entries)
        };
        changes.extend((due != self.core().due).then_some(Change::Due(due.map(|due| due as i64))));
        let lines = entries.iter().map(ToString::to_string).collect();
        match app.store.append(Append { table: self.id, after, at, lines, changes }).await {
            Ok(()) => {}
            Err(NotStored::Unavailable) => return Err(Problem::NotStored),
            Err(NotStored::Unknown) => {
                self.in_doubt.store(true, Ordering::Release);
                return Err(Problem::InDoubt);
            }
            Err(NotStored::Conflict) => {
                // Something was written that was never followed: what is stored is the truth.
                self.reload(app).await?;
                return Err(Problem::Stale);
            }
        }
        {
            let mut core = self.core_mut();
            core.version += 1;
            core.follow(entries, ahead);
            core.due = due;
        }
        self.publish();
        if !entries.is_empty() {
            archive::came_back(app, self, at as i64);
        }
        self.count(app, entries, ends, begun.elapsed());
        Ok(())
    }

    /// For operators.
    fn count(&self, app: &App, entries: &[Entry], ends: Option<bool>, took: Duration) {
        let moves = entries.iter().filter(|entry| matches!(entry, Entry::Move { .. })).count();
        if moves > 0 {
            app.metrics.moves.add(moves);
            app.metrics.moving.took(took);
        }
        if ends == Some(true) {
            app.metrics.finished.add(1);
            tracing::debug!(table = self.name, "a game is over");
        }
    }

    /// Nothing happens at a table that was deleted, whoever still holds it.
    pub fn is_there(&self) -> Result<(), Problem> {
        if self.deleted.load(Ordering::Acquire) { Err(Problem::TableDeleted) } else { Ok(()) }
    }

    /// Says so to everybody who looks on. Call it with the turn in hand, once it is true.
    pub(super) fn is_deleted(&self) {
        self.deleted.store(true, Ordering::Release);
        self.publish();
    }

    /// Tells when the server is about to stop. Holding it says that somebody is still to be seen off.
    pub fn closing(&self) -> Result<watch::Receiver<bool>, Problem> {
        let closing = self.app.upgrade().map(|app| app.closing.subscribe());
        closing.filter(|closing| !*closing.borrow()).ok_or(Problem::Closing)
    }

    /// The game as these entries would leave it; nothing if the rules refuse them, or fail.
    pub(super) fn ahead(&self, entries: &[Entry]) -> Option<Ahead> {
        let (core, at) = (self.core(), self.clock.now_ms());
        let session = guarded(|| core.ahead(at, entries)).ok()?.ok()?;
        Some(Ahead { after: core.logged, at, session })
    }

    /// Nobody is served by a table of which it is not known what is stored.
    pub async fn settle(&self, app: &App) -> Result<(), Problem> {
        if self.in_doubt.load(Ordering::Acquire) {
            app.store.settle().await.map_err(|_| Problem::InDoubt)?;
            self.in_doubt.store(false, Ordering::Release);
        }
        Ok(())
    }

    /// Asks the rules something about what is true now, or would be after these entries. If they panic, the table does
    /// not, and a report is saved.
    pub fn ask<T>(
        &self,
        core: &Core,
        tried: &dyn Fn() -> Vec<Entry>,
        ask: impl FnOnce() -> T,
    ) -> Result<T, Problem> {
        self.ask_about(core.logged, tried, ask)
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
        if let Some(app) = self.app.upgrade() {
            report::save(&App(app), &self.name, logged, tried);
        }
    }

    /// Changes what is not in the log, and shows it.
    pub(crate) fn change(&self, change: impl FnOnce(&mut Core)) {
        {
            let mut core = self.core_mut();
            core.version += 1;
            change(&mut core);
        }
        self.publish();
    }

    /// Tells everybody of a new version. Whoever changed something has counted it in the same breath: nobody may see
    /// new things under an old number.
    pub(super) fn publish(&self) {
        let version = self.core().version;
        self.changes.send_replace(version);
        self.lines().begin(version);
        self.audience.tell();
        self.lines().forget();
        self.shared_parts().forget();
    }

    /// Throws away what is in memory and reads the log again.
    async fn reload(&self, app: &App) -> Result<(), Problem> {
        let (_, mut fresh) = super::registry::read(app, &self.name).await?;
        fresh.secrets = seat_secrets(app, &self.name, &fresh);
        let mut core = self.core_mut();
        fresh.present = std::mem::take(&mut core.present);
        fresh.watchers = core.watchers;
        fresh.version = fresh.version.max(core.version + 1);
        *core = fresh;
        drop(core);
        self.publish();
        Ok(())
    }
}

/// Runs something of the rules; if they panic, the table does not.
pub fn guarded<T>(ask: impl FnOnce() -> T) -> Result<T, Problem> {
    catch_unwind(AssertUnwindSafe(ask)).map_err(|_| Problem::RulesFailed)
}
