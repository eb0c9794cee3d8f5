//! Which tables are awake? One is read from storage when somebody asks for it and forgotten when nobody does.

use std::collections::HashMap;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use parking_lot::{Mutex, MutexGuard};
use store::{Append, Change, Found, Query, Stored, TableId};
use tokio::sync::Semaphore;
use words::problem::Problem;

use super::beginning::Beginning;
use super::rematch::Rematch;
use super::seats::TableKeys;
use super::state::TableState;
use super::table::{Table, guarded};
use crate::automatic_moves::{self, Upcoming};
use crate::clock::Clock;
use crate::{Hall, archive, rehearsal, report};

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
        self.awake.lock()
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
        let looked_at = |table: &&Arc<Table>| table.viewers.count() > 0;
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
        self.awake().tables.values().map(|table| table.viewers.count()).sum()
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
pub async fn find(hall: &Hall, name: &str) -> Result<Arc<Table>, Problem> {
    if let Some(table) = hall.tables.get(name) {
        table.be_certain(hall).await?;
        rehearsal::at_rest(&table).await;
        return Ok(table);
    }
    if name.len() > 32 || !name.bytes().all(|byte| byte.is_ascii_alphanumeric()) {
        return Err(Problem::NoSuchTable);
    }
    let _turn = hall.tables.waking.acquire().await.map_err(|_| Problem::Closing)?;
    if let Some(table) = hall.tables.get(name) {
        return Ok(table);
    }
    let (stored, state) = read(hall, name).await?;
    let game = hall.game(&stored.record.game)?;
    let table = hall.tables.add(Table::new(hall, (name.to_owned(), stored.id, stored.seen), game, state));
    crate::automatic_moves::wake(hall, &table);
    rehearsal::at_rest(&table).await;
    Ok(table)
}

/// Reads a table and plays its log again, away from the threads that serve others. What is wrong with how it is stored
/// is mended.
pub async fn read(hall: &Hall, name: &str) -> Result<(Stored, TableState), Problem> {
    let stored = match hall.store.load(name).await.map_err(|_| Problem::NotStored)? {
        Found::Stored(stored) => stored,
        Found::Vanished => return Err(Problem::TableVanished),
        Found::Retired | Found::Nothing if archive::has(hall, name) => return Err(Problem::PutAway),
        Found::Retired => return Err(Problem::TableDeleted),
        Found::Nothing => return Err(Problem::NoSuchTable),
    };
    let (sleeper, named) = (hall.clone(), name.to_owned());
    let replaying = hall.workers.run(move || {
        let state = wake_up(&sleeper, &named, &stored)?;
        Ok((*stored, state))
    });
    let (stored, mut state) = replaying.await.unwrap_or(Err(Problem::RulesFailed))?;
    if stored.torn {
        tracing::error!(
            table = name,
            whole = state.logged,
            was = stored.length,
            "the log of this table is torn"
        );
        hall.store.cut(stored.id, state.logged).await.map_err(|_| Problem::NotStored)?;
        state.promised = state.promised.max(stored.length);
    }
    flag(hall, &stored, &state).await?;
    Ok((stored, state))
}

/// A game that ended, or no longer ends since its log was torn, is listed so; and what else stands beside the log is what the
/// log says.
async fn flag(hall: &Hall, stored: &Stored, state: &TableState) -> Result<(), Problem> {
    let over = state.session.outcome().is_some();
    let of_log = stored.index_of_log().filter(|_| stored.index_differs);
    let mut changes: Vec<Change> = of_log.map(|index| Change::Index(Box::new(index))).into_iter().collect();
    changes.extend((over != stored.over).then_some(Change::Over(over)));
    if changes.is_empty() {
        return Ok(());
    }
    let (at, entries) = (hall.clock.now_ms(), Vec::new());
    let note = Append { table: stored.id, after: state.logged, at, entries, changes };
    hall.store.append(note).await.map_err(|_| Problem::NotStored)
}

/// Tables sleep, but their clocks do not: whoever's time runs out soon is woken, at start and ever after.
pub async fn wake_the_due(hall: &Hall) {
    let soon = hall.clock.now_ms() + 2 * SWEEP.as_millis() as u64;
    let Ok(due) = hall.store.find(Query::DueBefore(soon)).await else { return };
    for name in due.iter().filter(|name| hall.tables.peek(name).is_none()) {
        // A table that cannot be read now says so to whoever comes for it.
        let _ = find(hall, name).await;
    }
}

/// Earlier versions could be killed between the last move of a game and its flag. Looked for once in each database.
pub async fn flag_all(hall: &Hall) {
    let Ok(unsure) = hall.store.find(Query::Unsure).await else { return };
    if unsure.is_empty() {
        return;
    }
    for name in &unsure {
        // A table that cannot be read now says so to whoever comes for it.
        let _ = read(hall, name).await;
    }
    tracing::info!(tables = unsure.len(), "looked for games that ended without being marked so");
    let _ = hall.store.flags_are_sure().await;
}

pub(crate) fn wake_up(hall: &Hall, name: &str, stored: &Stored) -> Result<TableState, Problem> {
    let game = hall.game(&stored.record.game)?;
    let failed = || {
        // The operator hears of it, once for each table and length, and has a report to look into.
        report::save(hall, name, stored.record.entries.len(), Vec::new());
        Problem::RulesFailed
    };
    let dealt = guarded(|| game.replay(&stored.record.beginning()));
    let session = dealt.ok().and_then(Result::ok).ok_or_else(failed)?;
    let beginning = Beginning::from_text(&stored.index.beginning);
    let luck = beginning.luck(hall, game.name(), (name, &stored.record.seed));
    let mut state = TableState::new(game, TableKeys::new(&hall.key, name), luck, session);
    state.awake_since = hall.clock.now_ms();
    state.rehearsed = hall.config.rehearsal.is_some();
    state.beginning = beginning;
    read_columns(&mut state, stored);
    guarded(|| state.follow(&stored.record.entries)).ok().and_then(Result::ok).ok_or_else(failed)?;
    state.logged = stored.record.entries.len();
    if stored.torn || stored.promised > state.logged {
        // The disk lost entries: keys that were worthless before must not open anything again.
        let lost = stored.index.seat_generations.iter().zip(&mut state.seat_generations);
        lost.for_each(|(before, generation)| *generation = (*before).max(*generation));
    }
    state.renew_secrets();
    state.promised = stored.promised;
    state.due = stored.due;
    Ok(state)
}

/// What earlier versions kept beside the log only. What the log says counts.
fn read_columns(state: &mut TableState, stored: &Stored) {
    let columns = &stored.index;
    state.pace = columns.pace;
    state.answers_forced = columns.answers_forced;
    (state.think, state.think_since) = (columns.think, columns.think_since);
    state.rematch = columns.rematch.as_deref().map(Rematch::from_text);
    state.seat_generations.clone_from(&columns.seat_generations);
}

/// Sends tables to sleep, for ever.
pub async fn keep_tidy(hall: Hall) {
    let mut ticks = hall.clock.ticks(SWEEP);
    loop {
        tidy(&hall).await;
        ticks.tick().await;
    }
}

/// Sends tables to sleep that nobody uses, and wakes those where something is due.
pub async fn tidy(hall: &Hall) {
    hall.tables.sweep();
    wake_the_due(hall).await;
    hall.capacity.unfinished.forget_the_old();
    hall.budget.forget_the_calm();
}
