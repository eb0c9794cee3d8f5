//! One live table: who may do what there, and how a change becomes durable, true and visible, in this order.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicU64, AtomicUsize};
use std::sync::{Arc, Mutex, MutexGuard, RwLock, RwLockReadGuard, RwLockWriteGuard, Weak};

use games::AnyGame;
use pages::SharedParts;
use table::{Entry, Logged, Seat, SeatSet};
use tokio::sync::watch;
use words::problem::Problem;

use super::core::Core;
use super::json_lines::JsonLines;
use super::waiting::Waiting;
use crate::audience::Audience;
use crate::storage::{Append, Change, NotStored};
use crate::{App, Shared, report, secrets};

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
    /// The newest lines of the stream, made once for all who see the same.
    pub(super) lines: Mutex<JsonLines>,
    /// What several pages show alike, until everybody has been told of a change.
    shared_parts: Mutex<SharedParts>,
    host_secret: String,
    /// The service it belongs to, which holds it.
    app: Weak<Shared>,
    pub viewers: AtomicUsize,
    /// When somebody last asked for it.
    pub used: AtomicU64,
    /// What will happen here by itself: bots, forced answers, clocks.
    pub waiting: Waiting,
}

/// What the secrets somebody showed allow.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Rights {
    pub seats: SeatSet,
    pub host: bool,
}

impl Rights {
    pub fn is_nobody(self) -> bool {
        self.seats.is_empty() && !self.host
    }

    pub fn holds(self, seat: Seat) -> Result<(), Problem> {
        if self.seats.contains(seat) { Ok(()) } else { Err(Problem::NotYourSeat) }
    }
}

impl Table {
    pub fn new(app: &App, name: String, id: i64, game: &'static dyn AnyGame, mut core: Core) -> Table {
        core.secrets = seat_secrets(app, &name, &core.seat_generations);
        Table {
            id,
            game,
            write_lock: tokio::sync::Mutex::new(()),
            changes: watch::Sender::new(core.version),
            audience: Audience::default(),
            lines: Mutex::new(JsonLines::new(core.sitters.len())),
            shared_parts: Mutex::default(),
            core: RwLock::new(core),
            host_secret: app.key.host(&name),
            app: Arc::downgrade(&app.0),
            viewers: AtomicUsize::new(0),
            used: AtomicU64::new(crate::now_ms()),
            waiting: Waiting::default(),
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

    /// What these secrets allow here.
    pub fn rights<'a>(&self, shown: impl IntoIterator<Item = &'a str>) -> Rights {
        let core = self.core();
        let mut rights = Rights::default();
        for secret in shown {
            rights.host |= secrets::same(secret, &self.host_secret);
            for (index, of_seat) in core.secrets.iter().enumerate() {
                if secrets::same(secret, of_seat) {
                    rights.seats = rights.seats.with(Seat(index as u8));
                }
            }
        }
        rights
    }

    pub fn seat_secret(&self, seat: Seat) -> String {
        self.core().secrets[seat.index()].clone()
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
        let after = self.core().logged;
        let lines = entries.iter().map(ToString::to_string).collect();
        match app.store.append(Append { table: self.id, after, lines, changes }).await {
            Ok(()) => {}
            Err(NotStored::Unavailable) => return Err(Problem::NotStored),
            Err(NotStored::Conflict) => {
                // Another process wrote here first: what it wrote is the truth.
                self.reload(app).await?;
                return Err(Problem::Stale);
            }
        }
        let was_over = self.core().session.outcome().is_some();
        let at = crate::now_ms();
        let followed = guarded(|| {
            let mut core = self.core_mut();
            core.version += 1;
            entries.iter().try_for_each(|entry| core.follow(&Logged { at, entry: entry.clone() }))
        });
        if !matches!(followed, Ok(Ok(()))) {
            report::save(app, &self.name, after, entries.to_vec());
            app.store.retract(self.id, after).await.map_err(|_| Problem::NotStored)?;
            self.reload(app).await?;
            return Err(Problem::RulesFailed);
        }
        self.publish();
        let is_over = self.core().session.outcome().is_some();
        if was_over != is_over {
            let changes = vec![Change::Over(is_over)];
            let note = Append { table: self.id, after: after + entries.len(), lines: Vec::new(), changes };
            app.store.append(note).await.map_err(|_| Problem::NotStored)?;
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
        guarded(ask).inspect_err(|_| {
            if let Some(app) = self.app.upgrade() {
                report::save(&App(app), &self.name, core.logged, tried());
            }
        })
    }

    /// Changes what is not in the log, and shows it.
    pub(super) fn change(&self, change: impl FnOnce(&mut Core)) {
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
        self.audience.tell();
        self.shared_parts().forget();
    }

    /// Throws away what is in memory and reads the log again.
    async fn reload(&self, app: &App) -> Result<(), Problem> {
        let (_, mut fresh) = super::registry::read(app, &self.name).await?;
        fresh.secrets = seat_secrets(app, &self.name, &fresh.seat_generations);
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

pub(super) fn seat_secrets(app: &App, name: &str, turns: &[u32]) -> Vec<String> {
    turns.iter().enumerate().map(|(index, turn)| app.key.seat(name, Seat(index as u8), *turn)).collect()
}

/// Runs something of the rules; if they panic, the table does not.
pub fn guarded<T>(ask: impl FnOnce() -> T) -> Result<T, Problem> {
    catch_unwind(AssertUnwindSafe(ask)).map_err(|_| Problem::RulesFailed)
}
