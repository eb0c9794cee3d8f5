//! Which tables are awake? One is read from storage when somebody asks for it and forgotten when nobody does.

use std::collections::HashMap;
use std::sync::atomic::Ordering;
use std::sync::{Arc, Mutex, MutexGuard};
use std::time::Duration;

use store::{Append, Change, Found, Query, Stored, TableId};
use tokio::sync::Semaphore;
use words::problem::Problem;

use super::beginning::Beginning;
use super::core::Core;
use super::rematch::Rematch;
use super::seats::TableKeys;
use super::table::{Table, guarded};
use crate::automatic_moves::{self, Upcoming};
use crate::clock::Clock;
use crate::{App, archive, rehearsal, report};

/// How long a table nobody uses stays awake, and how often that is looked at.
const AWAKE_MS: u64 = 8_000;
const SWEEP: Duration = Duration::from_secs(4);
/// So many that nobody holds stay awake, the last used of them, however many are opened meanwhile: all together they take
/// up a megabyte or two. It is looked at whenever as many have come.
const MOST_IDLE: usize = 256;

/// The tables in memory, by name.
pub struct Registry {
    clock: Clock,
    awake: Mutex<Awake>,
    /// Only so many tables are woken at the same time: of a crowd that asks for one, nearly all find it awake.
    waking: Semaphore,
}

#[derive(Default)]
struct Awake {
    tables: HashMap<String, Arc<Table>>,
    /// How many came since it was last looked at how many are idle.
    came: usize,
}

impl Awake {
    /// Forgets those that nobody holds and nobody used since then, and of the others all but the last used. Whoever holds
    /// one took it while the lock was free.
    fn let_sleep(&mut self, late: u64) {
        let before = self.tables.len();
        let used = |table: &Arc<Table>| table.used.load(Ordering::Relaxed);
        let idle = |table: &Arc<Table>| Arc::strong_count(table) == 1;
        self.tables.retain(|_, table| !idle(table) || used(table) > late);
        let mut rest: Vec<(u64, String)> = self
            .tables
            .iter()
            .filter(|(_, table)| idle(table))
            .map(|(name, table)| (used(table), name.clone()))
            .collect();
        rest.sort_unstable_by(|one, other| other.cmp(one));
        rest.iter().skip(MOST_IDLE).for_each(|(_, name)| drop(self.tables.remove(name)));
        self.came = 0;
        if self.tables.len() < before {
            let (asleep, awake) = (before - self.tables.len(), self.tables.len());
            tracing::debug!(asleep, awake, "tables nobody uses sleep");
        }
        if self.tables.len() < before / 2 {
            self.tables.shrink_to_fit();
        }
    }
}

impl Registry {
    pub fn new(clock: Clock, cores: usize) -> Registry {
        Registry { clock, awake: Mutex::default(), waking: Semaphore::new(cores) }
    }

    fn awake(&self) -> MutexGuard<'_, Awake> {
        self.awake.lock().unwrap_or_else(|poisoned| poisoned.into_inner())
    }

    pub fn add(&self, table: Table) -> Arc<Table> {
        let mut awake = self.awake();
        let table = awake.tables.entry(table.name.clone()).or_insert_with(|| Arc::new(table)).clone();
        awake.came += 1;
        if awake.came > MOST_IDLE {
            awake.let_sleep(0);
        }
        table
    }

    fn get(&self, name: &str) -> Option<Arc<Table>> {
        let table = self.awake().tables.get(name).cloned()?;
        table.used.store(self.clock.now_ms(), Ordering::Relaxed);
        Some(table)
    }

    /// A table that is gone for good.
    pub fn forget(&self, name: &str) {
        self.awake().tables.remove(name);
    }

    /// The table if it is awake; looking does not keep it so.
    pub fn peek(&self, name: &str) -> Option<Arc<Table>> {
        self.awake().tables.get(name).cloned()
    }

    /// The newest tables somebody looks at, by their numbers in storage.
    pub fn looked_at(&self, most: usize) -> Vec<TableId> {
        let looked_at = |table: &&Arc<Table>| table.places.count() > 0;
        let mut ids: Vec<TableId> =
            self.awake().tables.values().filter(looked_at).map(|table| table.id).collect();
        ids.sort_unstable_by(|one, other| other.cmp(one));
        ids.truncate(most);
        ids
    }

    pub fn count(&self) -> usize {
        self.awake().tables.len()
    }

    /// Open pages and streams at all of them.
    pub fn viewers(&self) -> usize {
        self.awake().tables.values().map(|table| table.places.count()).sum()
    }

    /// When the next thing happens by itself at any of them.
    pub fn upcoming(&self) -> Upcoming {
        let tables: Vec<Arc<Table>> = self.awake().tables.values().cloned().collect();
        tables.iter().map(|table| automatic_moves::upcoming(table)).min().unwrap_or(Upcoming::Never)
    }

    /// What is due at each of them, for a story that went wrong.
    #[cfg(test)]
    pub fn due(&self) -> String {
        let tables: Vec<Arc<Table>> = self.awake().tables.values().cloned().collect();
        let due = |table: &Arc<Table>| format!("{}: {}", table.name, automatic_moves::described(table));
        tables.iter().map(due).collect::<Vec<_>>().join("\n")
    }

    fn sweep(&self) {
        self.awake().let_sleep(self.clock.now_ms().saturating_sub(AWAKE_MS));
    }
}

/// The table with this name, awake.
pub async fn find(app: &App, name: &str) -> Result<Arc<Table>, Problem> {
    if let Some(table) = app.tables.get(name) {
        table.be_certain(app).await?;
        rehearsal::at_rest(&table).await;
        return Ok(table);
    }
    if name.len() > 32 || !name.bytes().all(|byte| byte.is_ascii_alphanumeric()) {
        return Err(Problem::NoSuchTable);
    }
    let _turn = app.tables.waking.acquire().await.map_err(|_| Problem::Closing)?;
    if let Some(table) = app.tables.get(name) {
        return Ok(table);
    }
    let (stored, core) = read(app, name).await?;
    let game = app.game(&stored.record.game)?;
    let table = app.tables.add(Table::new(app, (name.to_owned(), stored.id, stored.seen), game, core));
    crate::automatic_moves::wake(app, &table);
    rehearsal::at_rest(&table).await;
    Ok(table)
}

/// Reads a table and plays its log again, away from the threads that serve others. What is wrong with how it is stored
/// is mended.
pub(super) async fn read(app: &App, name: &str) -> Result<(Stored, Core), Problem> {
    let stored = match app.store.load(name).await.map_err(|_| Problem::NotStored)? {
        Found::Stored(stored) => stored,
        Found::Vanished => return Err(Problem::TableVanished),
        Found::Retired | Found::Nothing if archive::has(app, name) => return Err(Problem::PutAway),
        Found::Retired => return Err(Problem::TableDeleted),
        Found::Nothing => return Err(Problem::NoSuchTable),
    };
    let (sleeper, named) = (app.clone(), name.to_owned());
    let replaying = app.workers.run(move || {
        let core = wake_up(&sleeper, &named, &stored)?;
        Ok((*stored, core))
    });
    let (stored, mut core) = replaying.await.unwrap_or(Err(Problem::RulesFailed))?;
    if stored.torn {
        tracing::error!(
            table = name,
            whole = core.logged,
            was = stored.length,
            "the log of this table is torn"
        );
        app.store.cut(stored.id, core.logged).await.map_err(|_| Problem::NotStored)?;
        core.promised = core.promised.max(stored.length);
    }
    flag(app, &stored, &core).await?;
    Ok((stored, core))
}

/// A game that ended, or no longer ends since its log was torn, is listed so; and what else stands beside the log is what the
/// log says.
async fn flag(app: &App, stored: &Stored, core: &Core) -> Result<(), Problem> {
    let over = core.session.outcome().is_some();
    let of_log = stored.index_of_log().filter(|_| stored.index_differs);
    let mut changes: Vec<Change> = of_log.map(|index| Change::Index(Box::new(index))).into_iter().collect();
    changes.extend((over != stored.over).then_some(Change::Over(over)));
    if changes.is_empty() {
        return Ok(());
    }
    let (at, entries) = (app.clock.now_ms(), Vec::new());
    let note = Append { table: stored.id, after: core.logged, at, entries, changes };
    app.store.append(note).await.map_err(|_| Problem::NotStored)
}

/// Tables sleep, but their clocks do not: whoever's time runs out soon is woken, at start and ever after.
pub async fn wake_the_due(app: &App) {
    let soon = app.clock.now_ms() + 2 * SWEEP.as_millis() as u64;
    let Ok(due) = app.store.find(Query::DueBefore(soon)).await else { return };
    for name in due.iter().filter(|name| app.tables.peek(name).is_none()) {
        // A table that cannot be read now says so to whoever comes for it.
        let _ = find(app, name).await;
    }
}

/// Earlier versions could be killed between the last move of a game and its flag. Looked for once in each database.
pub async fn flag_all(app: &App) {
    let Ok(unsure) = app.store.find(Query::Unsure).await else { return };
    if unsure.is_empty() {
        return;
    }
    for name in &unsure {
        // A table that cannot be read now says so to whoever comes for it.
        let _ = read(app, name).await;
    }
    tracing::info!(tables = unsure.len(), "looked for games that ended without being marked so");
    let _ = app.store.flags_are_sure().await;
}

pub(crate) fn wake_up(app: &App, name: &str, stored: &Stored) -> Result<Core, Problem> {
    let game = app.game(&stored.record.game)?;
    let replayed = guarded(|| game.replay(&stored.record));
    let Ok(Ok(session)) = replayed else {
        // The operator hears of it, once for each table and length, and has a report to look into.
        report::save(app, name, stored.record.entries.len(), Vec::new());
        return Err(Problem::RulesFailed);
    };
    let beginning = Beginning::from_text(&stored.index.beginning);
    let luck = beginning.luck(app, game.name(), (name, &stored.record.seed));
    let mut core = Core::new(game, TableKeys::new(&app.key, name), luck, session);
    core.awake_since = app.clock.now_ms();
    core.rehearsed = app.house.rehearsal.is_some();
    core.beginning = beginning;
    read_columns(&mut core, stored);
    stored.record.entries.iter().for_each(|logged| core.remember(logged.at, &logged.entry));
    core.logged = stored.record.entries.len();
    if stored.torn || stored.promised > core.logged {
        // The disk lost entries: keys that were worthless before must not open anything again.
        let lost = stored.index.seat_generations.iter().zip(&mut core.seat_generations);
        lost.for_each(|(before, generation)| *generation = (*before).max(*generation));
    }
    core.renew_secrets();
    core.promised = stored.promised;
    core.due = stored.due;
    Ok(core)
}

/// What earlier versions kept beside the log only. What the log says counts.
fn read_columns(core: &mut Core, stored: &Stored) {
    let columns = &stored.index;
    core.pace = columns.pace;
    core.answers_forced = columns.answers_forced;
    (core.think, core.think_since) = (columns.think, columns.think_since);
    core.rematch = columns.rematch.as_deref().map(Rematch::from_text);
    core.seat_generations.clone_from(&columns.seat_generations);
}

/// Sends tables to sleep, for ever.
pub async fn keep_tidy(app: App) {
    let mut ticks = app.clock.ticks(SWEEP);
    loop {
        tidy(&app).await;
        ticks.tick().await;
    }
}

/// Sends tables to sleep that nobody uses, and wakes those where something is due.
pub async fn tidy(app: &App) {
    app.tables.sweep();
    wake_the_due(app).await;
    app.limits.forget_the_calm();
}
