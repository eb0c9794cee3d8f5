//! Which tables may a stranger join or watch? Those of the last day and those in use, without waking any of them.

use store::{Listed, NotStored, Store, TableId, Wanted};
use words::problem::Problem;

use crate::Hall;

/// A table nobody looks at leaves the lobby after so long; its link works for ever.
const FRESH_MS: u64 = 24 * 3600 * 1000;

/// What the lobby shows, the newest first.
#[derive(Clone, Debug, Default)]
pub struct Lobby {
    /// With an empty seat.
    pub open: Vec<Listed>,
    /// With every seat taken.
    pub running: Vec<Listed>,
}

/// At most so many tables of each kind.
pub async fn look(hall: &Hall, most: usize) -> Result<Lobby, Problem> {
    let looked_at = hall.tables.looked_at(most);
    let long_ago = hall.clock.now_ms().saturating_sub(FRESH_MS);
    read(hall.store.as_ref(), looked_at, long_ago, most).await.map_err(|_| Problem::NotStored)
}

async fn read(
    store: &dyn Store,
    looked_at: Vec<TableId>,
    long_ago: u64,
    most: usize,
) -> Result<Lobby, NotStored> {
    let mut newest = store.list(Wanted::Open { limit: most }).await?;
    newest.extend(store.list(Wanted::Running { limit: most }).await?);
    let mut tables = store.list(Wanted::These(looked_at)).await?;
    tables.extend(newest.into_iter().filter(|listed| listed.opened > long_ago));
    tables.sort_by_key(|listed| std::cmp::Reverse(listed.id));
    tables.dedup_by_key(|listed| listed.id);
    let (mut open, mut running): (Vec<_>, Vec<_>) = tables.into_iter().partition(|listed| listed.empty > 0);
    open.truncate(most);
    running.truncate(most);
    Ok(Lobby { open, running })
}
