//! What becomes of tables nobody comes back to? A file each in `archive/`, which `conclave replay` reads; only once it
//! is on the disk does the table leave storage.

use std::fs::{self, File};
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};
use std::sync::atomic::Ordering;
use std::time::Duration;

use futures_util::future::join_all;
use store::{Found, LeftAlone, Removal};
use table::Record;

use crate::Hall;
use crate::tables::{Rights, Table};

const DAY_MS: i64 = 24 * 3600 * 1000;
/// So long before it goes, whoever looks at a table is told.
const WARNING_DAYS: i64 = 7;
/// How often and how many at once tables are put away.
const PAUSE: Duration = Duration::from_secs(60);
const TOGETHER: usize = 64;
const AT_ONCE: usize = 2_000;
/// Where tables become too many, the longest left alone go early so that this part of all places is free again.
const FREE_PART: usize = 50;

/// What somebody who looks at a table should know about its end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Warning {
    /// Days until it goes, unless somebody who sits there comes back.
    pub left: u32,
    /// Days it is kept after each visit.
    pub kept: u32,
}

/// Notes that somebody looks at this table; if they sit there, it is kept for another while. Says so when it was about
/// to go.
pub async fn visit(hall: &Hall, table: &Table, rights: Rights) -> Option<Warning> {
    if hall.config.keep_days == 0 {
        return None;
    }
    let now = hall.clock.now_ms() as i64;
    let seen = table.seen.load(Ordering::Relaxed);
    if !rights.is_nobody() {
        came_back(hall, table, now);
    }
    let goes = seen + i64::from(hall.config.keep_days) * DAY_MS;
    let left = ((goes - now).max(0) + DAY_MS - 1) / DAY_MS;
    (left <= WARNING_DAYS && i64::from(hall.config.keep_days) > WARNING_DAYS)
        .then_some(Warning { left: left as u32, kept: hall.config.keep_days })
}

/// The same when something happens at a table; written down once a day.
pub fn came_back(hall: &Hall, table: &Table, now: i64) {
    if now - table.seen.load(Ordering::Relaxed) < DAY_MS {
        return;
    }
    table.seen.store(now, Ordering::Relaxed);
    let (hall, id) = (hall.clone(), table.id);
    // What is not written down today is written down the next time somebody wakes the table.
    tokio::spawn(async move { hall.store.touch(id, now as u64).await });
}

/// Puts tables away, for ever.
pub async fn keep_tidy(hall: Hall) {
    let mut ticks = hall.clock.ticks(PAUSE);
    loop {
        let away = put_away(&hall).await;
        if away > 0 {
            tracing::info!(tables = away, "put away tables nobody came back to");
        }
        ticks.tick().await;
    }
}

/// Puts away the tables that are due, and says how many. Whatever fails stays where it is until the next time.
pub async fn put_away(hall: &Hall) -> usize {
    let now = hall.clock.now_ms() as i64;
    let mut away = 0;
    if hall.config.keep_days > 0 {
        away += put_away_since(hall, now - i64::from(hall.config.keep_days) * DAY_MS, AT_ONCE).await;
    }
    let too_many = hall.capacity.too_many(hall.config.most_tables / FREE_PART);
    away + put_away_since(hall, now - DAY_MS, too_many.min(AT_ONCE)).await
}

async fn put_away_since(hall: &Hall, since: i64, most: usize) -> usize {
    let Ok(left) = hall.store.left_alone(since.max(0) as u64, most).await else { return 0 };
    let asleep: Vec<LeftAlone> =
        left.into_iter().filter(|left| hall.tables.peek(&left.name).is_none()).collect();
    let mut away = 0;
    for some in asleep.chunks(TOGETHER) {
        let each = some.iter().map(|left| put_one_away(hall, left.clone()));
        away += join_all(each).await.into_iter().filter(Result::is_ok).count();
    }
    away
}

async fn put_one_away(hall: &Hall, left: LeftAlone) -> io::Result<()> {
    let copied = copy(hall, &left.name).await?;
    let (table, name) = (left.id, left.name.clone());
    let removal = Removal { table, name, unchanged: Some((copied, left.since)) };
    if hall.store.remove(removal).await.is_err() {
        // Somebody came back in the meantime.
        return fs::remove_file(file(&hall.data, &left.name)).and(Err(io::ErrorKind::ResourceBusy.into()));
    }
    hall.capacity.tables_gone(1);
    Ok(())
}

/// Writes a table's record to the archive and returns how many entries it has, once all of it is on the disk.
async fn copy(hall: &Hall, name: &str) -> io::Result<usize> {
    let found = hall.store.load(name).await.map_err(|_| io::Error::other("cannot be read"))?;
    let Found::Stored(stored) = found else { return Err(io::ErrorKind::NotFound.into()) };
    if stored.torn {
        // Somebody may want to look into what happened to it.
        return Err(io::ErrorKind::InvalidData.into());
    }
    let (data, name, record) = (hall.data.clone(), name.to_owned(), stored.record);
    let writing = tokio::task::spawn_blocking(move || {
        write(&data, &name, &record)?;
        Ok(record.entries.len())
    });
    writing.await.map_err(io::Error::other)?
}

fn write(data: &Path, name: &str, record: &Record) -> io::Result<()> {
    let folder = data.join("archive");
    fs::create_dir_all(&folder)?;
    let (whole, part) = (file(data, name), folder.join(format!("{name}.part")));
    let mut open = File::options();
    open.write(true).create(true).truncate(true);
    // Nobody else on this machine needs to read what partners told each other.
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut open, 0o600);
    let mut writing = open.open(&part)?;
    writing.write_all(record.to_string().as_bytes())?;
    writing.sync_all()?;
    fs::rename(part, whole)?;
    #[cfg(unix)]
    File::open(folder)?.sync_all()?;
    Ok(())
}

fn file(data: &Path, name: &str) -> PathBuf {
    data.join("archive").join(format!("{name}.txt"))
}

/// Whether a table of this name was put away here.
pub fn has(hall: &Hall, name: &str) -> bool {
    file(&hall.data, name).exists()
}

/// Removes a table that was put away. Blocks on the disk.
pub fn forget(hall: &Hall, name: &str) -> io::Result<()> {
    fs::remove_file(file(&hall.data, name))
}
