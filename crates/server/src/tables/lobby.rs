//! Which tables may a stranger join or watch? Those of the last day and those in use, without waking any of them.

use words::problem::Problem;

use crate::App;
use crate::storage::{Listed, NotStored, Store};

/// A table nobody looks at leaves the lobby after so long; its link works for ever.
const FRESH_MS: i64 = 24 * 3600 * 1000;

/// What the lobby shows, the newest first.
#[derive(Clone, Debug, Default)]
pub struct Lobby {
    /// With an empty seat.
    pub open: Vec<Listed>,
    /// With every seat taken.
    pub running: Vec<Listed>,
}

/// At most so many tables of each kind.
pub async fn look(app: &App, most: usize) -> Result<Lobby, Problem> {
    let app = app.clone();
    let reading = tokio::task::spawn_blocking(move || {
        let looked_at = app.tables.looked_at(most);
        let long_ago = app.clock.now_ms() as i64 - FRESH_MS;
        read(&app.store, &looked_at, long_ago, most)
    });
    reading.await.unwrap_or(Err(NotStored::Unavailable)).map_err(|_| Problem::NotStored)
}

fn read(store: &Store, looked_at: &[i64], long_ago: i64, most: usize) -> Result<Lobby, NotStored> {
    let newest = store.list(true, most)?.into_iter().chain(store.list(false, most)?);
    let mut tables = store.list_these(looked_at)?;
    tables.extend(newest.filter(|listed| listed.opened > long_ago));
    tables.sort_by_key(|listed| std::cmp::Reverse(listed.id));
    tables.dedup_by_key(|listed| listed.id);
    let (mut open, mut running): (Vec<_>, Vec<_>) = tables.into_iter().partition(|listed| listed.empty > 0);
    open.truncate(most);
    running.truncate(most);
    Ok(Lobby { open, running })
}
