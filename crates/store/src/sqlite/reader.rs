//! What is stored? One table with its log, the lines of the lobby, or names.

use std::path::Path;

use rusqlite::{Connection, OpenFlags, OptionalExtension, Row, params};
use table::{Logged, Record, Seed, Settings};

use super::chain::{Head, Origin};
use super::columns::{COLUMNS, Texts};
use super::statements;
use crate::{Counts, Found, LeftAlone, Listed, Query, Stored, Wanted};
use table::written::read_sitter;

pub fn open(path: &Path) -> rusqlite::Result<Connection> {
    let flags = OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let reader = Connection::open_with_flags(path, flags)?;
    reader.busy_timeout(std::time::Duration::from_secs(2))?;
    Ok(reader)
}

/// What there is under a name.
pub fn find(reader: &Connection, name: &str) -> rusqlite::Result<Found> {
    // One moment for the table's row and its log, whatever is written meanwhile.
    let moment = reader.unchecked_transaction()?;
    if let Some(stored) = load(&moment, name)? {
        return Ok(Found::Stored(Box::new(stored)));
    }
    let is_among =
        |gone: &str| moment.prepare_cached(&format!("SELECT 1 FROM {gone} WHERE name = ?1"))?.exists([name]);
    Ok(match (is_among("vanished")?, is_among("retired")?) {
        (true, _) => Found::Vanished,
        (false, true) => Found::Retired,
        (false, false) => Found::Nothing,
    })
}

const LISTED: &str = "SELECT id, name, game, settings, sitters, empty, opened FROM tables
                      WHERE over = 0 AND listed = 1";

/// The lines of the lobby that are wanted.
pub fn list(reader: &Connection, wanted: &Wanted) -> rusqlite::Result<Vec<Listed>> {
    let (with_empty_seats, limit) = match wanted {
        Wanted::Open { limit } => (true, limit),
        Wanted::Running { limit } => (false, limit),
        Wanted::These(ids) => {
            let mut table = reader.prepare_cached(&format!("{LISTED} AND id = ?1"))?;
            let found = ids.iter().filter_map(|id| table.query_row([id], listed).optional().transpose());
            return found.collect();
        }
    };
    let sql = format!("{LISTED} AND (empty > 0) = ?1 ORDER BY id DESC LIMIT ?2");
    let mut tables = reader.prepare_cached(&sql)?;
    tables.query_map(params![with_empty_seats, *limit as i64], listed)?.collect()
}

/// The names of the tables somebody looks for.
pub fn names(reader: &Connection, query: &Query) -> rusqlite::Result<Vec<String>> {
    let name = |row: &Row| row.get(0);
    match query {
        Query::DueBefore(before) => {
            let sql = "SELECT name FROM tables WHERE over = 0 AND due < ?1 ORDER BY due";
            reader.prepare_cached(sql)?.query_map([*before as i64], name)?.collect()
        }
        Query::Unsure => {
            let sql = "SELECT name FROM tables WHERE over = 0
                       AND (SELECT value FROM marks WHERE name = 'flags_unsure') <> 0";
            reader.prepare(sql)?.query_map([], name)?.collect()
        }
        Query::Finished { game, beginning, limit } => {
            let sql =
                "SELECT name FROM tables WHERE beginning >= ?1 AND beginning < ?1 || '!' AND beginning <> ''
                 AND (beginning = ?1 OR beginning >= ?1 || ' ') AND game = ?2 AND over = 1 ORDER BY id LIMIT ?3";
            let mut tables = reader.prepare_cached(sql)?;
            tables.query_map(params![beginning, game, *limit as i64], name)?.collect()
        }
    }
}

/// Those of these tables that are finished or gone.
pub fn finished(reader: &Connection, tables: &[i64]) -> rusqlite::Result<Vec<i64>> {
    let mut unfinished = reader.prepare_cached("SELECT 1 FROM tables WHERE id = ?1 AND over = 0")?;
    let mut finished = Vec::new();
    for table in tables {
        if !unfinished.exists([table])? {
            finished.push(*table);
        }
    }
    Ok(finished)
}

/// Tables nobody came back to since then, the longest left alone first.
pub fn left_alone(reader: &Connection, since: u64, limit: usize) -> rusqlite::Result<Vec<LeftAlone>> {
    let sql = "SELECT id, name, max(seen, opened) FROM tables
               WHERE max(seen, opened) < ?1 ORDER BY max(seen, opened) LIMIT ?2";
    let read =
        |row: &Row| Ok(LeftAlone { id: row.get(0)?, name: row.get(1)?, since: row.get::<_, i64>(2)? as u64 });
    reader.prepare_cached(sql)?.query_map(params![since as i64, limit as i64], read)?.collect()
}

pub fn count(reader: &Connection) -> rusqlite::Result<Counts> {
    Ok(Counts { stored: statements::count(reader)?, ever: statements::ever_stored(reader)? })
}

/// A table and its log as far as it is whole.
pub fn load(reader: &Connection, name: &str) -> rusqlite::Result<Option<Stored>> {
    let sql = format!(
        "SELECT name, game, rules, seats, settings, seed, id, over, due, max(seen, opened), coalesce(length, 0),
         coalesce(head, x''), promised, {COLUMNS}
         FROM tables LEFT JOIN ends ON table_id = id WHERE name = ?1"
    );
    let mut table = reader.prepare_cached(&sql)?;
    let Some((mut stored, columns, origin, head)) = table.query_row([name], stored).optional()? else {
        return Ok(None);
    };
    let sql = "SELECT seq, line, at, hash FROM log WHERE table_id = ?1 ORDER BY seq";
    let mut lines = reader.prepare_cached(sql)?;
    let mut rows = lines.query([stored.id])?;
    let mut stands = origin;
    let mut torn = false;
    while let Some(row) = rows.next()? {
        match follow(row, stored.record.entries.len(), stands)? {
            Some((logged, next)) => {
                stored.record.entries.push(logged);
                stands = next;
            }
            None => {
                torn = true;
                break;
            }
        }
    }
    stored.torn = torn || stored.record.entries.len() != stored.length || Some(stands) != head;
    stored.index_differs = stored.index_of_log().is_some_and(|of_log| Texts::of(&of_log) != columns);
    Ok(Some(stored))
}

/// The next entry of a log, if it is the one that was written there.
fn follow(row: &Row, before: usize, stands: Head) -> rusqlite::Result<Option<(Logged, Head)>> {
    let (Ok(line), Ok(at)) = (row.get_ref(1)?.as_str(), row.get::<_, i64>(2)) else { return Ok(None) };
    let head = stands.then(at as u64, line);
    let hangs = row.get::<_, i64>(0)? as usize == before + 1
        && row.get_ref(3)?.as_blob().is_ok_and(|hash| hash == head.0);
    Ok(line.parse().ok().filter(|_| hangs).map(|entry| (Logged { at: at as u64, entry }, head)))
}

fn unreadable(column: usize) -> rusqlite::Error {
    rusqlite::Error::InvalidColumnType(column, "line".into(), rusqlite::types::Type::Text)
}

/// A table without its log, its columns, where the log begins, and where it ends.
fn stored(row: &Row) -> rusqlite::Result<(Stored, Texts, Head, Option<Head>)> {
    let origin = Origin::read(row, 0)?;
    let columns = Texts::read(row, 13)?;
    let stored = Stored {
        id: row.get(6)?,
        record: Record {
            game: origin.game.to_owned(),
            rules: origin.rules,
            seats: origin.seats,
            settings: read_settings(origin.settings),
            seed: Seed::from_text(origin.seed).ok_or_else(|| unreadable(5))?,
            entries: Vec::new(),
        },
        index: columns.clone().index(origin.seats),
        index_differs: false,
        over: row.get(7)?,
        due: row.get::<_, Option<i64>>(8)?.map(|due| due as u64),
        seen: row.get::<_, i64>(9)? as u64,
        length: row.get::<_, i64>(10)? as usize,
        promised: row.get::<_, i64>(12)? as usize,
        torn: false,
    };
    Ok((stored, columns, origin.head(), Head::read(row.get_ref(11)?.as_blob()?)))
}

fn listed(row: &Row) -> rusqlite::Result<Listed> {
    Ok(Listed {
        id: row.get(0)?,
        name: row.get(1)?,
        game: row.get(2)?,
        settings: read_settings(row.get_ref(3)?.as_str()?),
        sitters: row.get_ref(4)?.as_str()?.lines().map(read_sitter).collect(),
        empty: row.get(5)?,
        opened: row.get::<_, i64>(6)? as u64,
    })
}

/// Settings are stored one `key=value` per line.
fn read_settings(text: &str) -> Settings {
    let mut settings = Settings::default();
    for pair in text.lines() {
        // A pair without `=` was never written; the game itself checks keys and values.
        let _ = settings.set_pair(pair);
    }
    settings
}
