//! Which tables are awake? One is read from storage when somebody asks for it and forgotten when nobody does.

use std::collections::HashMap;
use std::sync::atomic::Ordering;
use std::sync::{Arc, Mutex, MutexGuard};
use std::time::Duration;

use words::problem::Problem;

use super::core::Core;
use super::table::{Table, guarded};
use crate::storage::Stored;
use crate::{App, now_ms};
use table::company::Pace;

/// How long a table nobody uses stays awake, and how often that is looked at.
const AWAKE_MS: u64 = 8_000;
const SWEEP: Duration = Duration::from_secs(4);

/// The tables in memory, by name.
#[derive(Default)]
pub struct Registry {
    awake: Mutex<HashMap<String, Arc<Table>>>,
}

impl Registry {
    fn awake(&self) -> MutexGuard<'_, HashMap<String, Arc<Table>>> {
        self.awake.lock().unwrap_or_else(|poisoned| poisoned.into_inner())
    }

    pub fn add(&self, table: Table) -> Arc<Table> {
        self.awake().entry(table.name.clone()).or_insert_with(|| Arc::new(table)).clone()
    }

    fn get(&self, name: &str) -> Option<Arc<Table>> {
        let table = self.awake().get(name).cloned()?;
        table.used.store(now_ms(), Ordering::Relaxed);
        Some(table)
    }

    /// The table if it is awake; looking does not keep it so.
    pub fn peek(&self, name: &str) -> Option<Arc<Table>> {
        self.awake().get(name).cloned()
    }

    /// The newest tables somebody looks at, by their numbers in storage.
    pub fn looked_at(&self, most: usize) -> Vec<i64> {
        let looked_at = |table: &&Arc<Table>| table.viewers.load(Ordering::Relaxed) > 0;
        let mut ids: Vec<i64> = self.awake().values().filter(looked_at).map(|table| table.id).collect();
        ids.sort_unstable_by(|one, other| other.cmp(one));
        ids.truncate(most);
        ids
    }

    pub fn count(&self) -> usize {
        self.awake().len()
    }

    /// Forgets the tables nobody holds. Whoever holds one took it while this lock was free.
    fn sweep(&self) {
        let late = now_ms().saturating_sub(AWAKE_MS);
        let mut awake = self.awake();
        let before = awake.len();
        awake.retain(|_, table| Arc::strong_count(table) > 1 || table.used.load(Ordering::Relaxed) > late);
        if awake.len() < before / 2 {
            awake.shrink_to_fit();
        }
    }
}

/// The table with this name, awake.
pub async fn find(app: &App, name: &str) -> Result<Arc<Table>, Problem> {
    if let Some(table) = app.tables.get(name) {
        return Ok(table);
    }
    if name.len() > 32 || !name.bytes().all(|byte| byte.is_ascii_alphanumeric()) {
        return Err(Problem::NoSuchTable);
    }
    let (stored, core) = read(app, name).await?;
    let game = app.game(&stored.record.game)?;
    let table = app.tables.add(Table::new(app, name.to_owned(), stored.id, game, core));
    crate::automatic_moves::wake(app, &table);
    Ok(table)
}

/// Reads a table and plays its log again, away from the threads that serve others.
pub(super) async fn read(app: &App, name: &str) -> Result<(Stored, Core), Problem> {
    let (app, name) = (app.clone(), name.to_owned());
    let reading = tokio::task::spawn_blocking(move || {
        let stored = app.store.load(&name).map_err(|_| Problem::NotStored)?.ok_or(Problem::NoSuchTable)?;
        let core = wake_up(&app, &name, &stored)?;
        Ok((stored, core))
    });
    reading.await.unwrap_or(Err(Problem::RulesFailed))
}

fn wake_up(app: &App, name: &str, stored: &Stored) -> Result<Core, Problem> {
    let game = app.game(&stored.record.game)?;
    let session = guarded(|| game.replay(&stored.record))?.map_err(|_| Problem::RulesFailed)?;
    let turns = stored.turns.split(' ').map(|turn| turn.parse().unwrap_or(0)).collect();
    let pace = Pace::from_name(&stored.pace).unwrap_or_default();
    let mut core = Core::new(name.to_owned(), session, pace, stored.answers_forced, turns);
    stored.record.entries.iter().for_each(|logged| core.remember(&logged.entry));
    core.logged = stored.record.entries.len();
    core.rematch = stored.rematch.clone();
    Ok(core)
}

/// Sends tables to sleep, for ever.
pub async fn keep_tidy(app: App) {
    let mut ticks = tokio::time::interval(SWEEP);
    loop {
        ticks.tick().await;
        app.tables.sweep();
        app.limits.forget_the_calm();
    }
}
