//! What is stored? One table with its log, or the lines of the lobby.

use std::path::Path;

use rusqlite::{Connection, OpenFlags, OptionalExtension, Row, params};
use table::{Logged, Record, Seed, Settings};

use super::chain::{Head, Origin};
use super::{Listed, NotStored, Store, Stored, statements};

pub fn open(path: &Path) -> rusqlite::Result<Connection> {
    let flags = OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let reader = Connection::open_with_flags(path, flags)?;
    reader.busy_timeout(std::time::Duration::from_secs(2))?;
    Ok(reader)
}

impl Store {
    /// A table and its log as far as it is whole. Blocks on the disk.
    pub fn load(&self, name: &str) -> Result<Option<Stored>, NotStored> {
        self.read(|reader| {
            // One moment for the table's row and its log, whatever is written meanwhile.
            let moment = reader.unchecked_transaction()?;
            load(&moment, name)
        })
    }

    /// Whether there once was a table of this name, until a lost write-ahead file took it along.
    pub fn has_vanished(&self, name: &str) -> Result<bool, NotStored> {
        self.read(|reader| {
            let mut vanished = reader.prepare_cached("SELECT 1 FROM vanished WHERE name = ?1")?;
            vanished.exists([name])
        })
    }

    /// The tables where something happens by itself before this time, in milliseconds since 1970.
    pub fn due(&self, before: i64) -> Result<Vec<String>, NotStored> {
        self.read(|reader| {
            let sql = "SELECT name FROM tables WHERE over = 0 AND due < ?1 ORDER BY due";
            reader.prepare(sql)?.query_map([before], |row| row.get(0))?.collect()
        })
    }

    /// The tables that are not marked as over, if some of them may be without anybody having noticed.
    pub fn unsure(&self) -> Result<Vec<String>, NotStored> {
        self.read(|reader| {
            let sql = "SELECT name FROM tables WHERE over = 0
                       AND (SELECT value FROM marks WHERE name = 'flags_unsure') <> 0";
            reader.prepare(sql)?.query_map([], |row| row.get(0))?.collect()
        })
    }

    /// The newest tables that are still played and may be found, those with an empty seat or the others. Blocks on
    /// the disk.
    pub fn list(&self, with_empty_seats: bool, limit: usize) -> Result<Vec<Listed>, NotStored> {
        self.read(|reader| {
            let sql = "SELECT id, name, game, settings, sitters, empty, opened FROM tables
                       WHERE over = 0 AND listed = 1 AND (empty > 0) = ?1 ORDER BY id DESC LIMIT ?2";
            let mut tables = reader.prepare_cached(sql)?;
            tables.query_map(params![with_empty_seats, limit as i64], listed)?.collect()
        })
    }

    /// Those of these tables that are still played and may be found. Blocks on the disk.
    pub fn list_these(&self, ids: &[i64]) -> Result<Vec<Listed>, NotStored> {
        self.read(|reader| {
            let sql = "SELECT id, name, game, settings, sitters, empty, opened FROM tables
                       WHERE id = ?1 AND over = 0 AND listed = 1";
            let mut table = reader.prepare_cached(sql)?;
            ids.iter().filter_map(|id| table.query_row([id], listed).optional().transpose()).collect()
        })
    }

    /// The finished tables of this game that began so, the first to be opened first. Blocks on the disk.
    pub fn finished_of(&self, game: &str, beginning: &str, limit: usize) -> Result<Vec<String>, NotStored> {
        self.read(|reader| {
            let sql =
                "SELECT name FROM tables WHERE beginning = ?1 AND beginning <> '' AND game = ?2 AND over = 1
                       ORDER BY id LIMIT ?3";
            let mut tables = reader.prepare_cached(sql)?;
            tables.query_map(params![beginning, game, limit as i64], |row| row.get(0))?.collect()
        })
    }

    pub fn count(&self) -> Result<usize, NotStored> {
        self.read(statements::count)
    }

    /// How many tables were ever opened here, also those that are gone.
    pub fn ever_stored(&self) -> Result<usize, NotStored> {
        self.read(statements::ever_stored)
    }

    pub(super) fn read<T>(
        &self,
        ask: impl FnOnce(&Connection) -> rusqlite::Result<T>,
    ) -> Result<T, NotStored> {
        let reader = self.reader.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
        ask(&reader).map_err(|error| {
            tracing::error!(%error, "the database cannot be read");
            NotStored::Unavailable
        })
    }
}

/// A table and its log as far as it is whole.
pub fn load(reader: &Connection, name: &str) -> rusqlite::Result<Option<Stored>> {
    let sql = "SELECT name, game, rules, seats, settings, seed, id, pace, answers_forced, turns, rematch, listed, over,
               due, think, coalesce(length, 0), coalesce(head, x''), promised, beginning, sitters
               FROM tables LEFT JOIN ends ON table_id = id WHERE name = ?1";
    let mut table = reader.prepare_cached(sql)?;
    let Some((mut stored, origin, head)) = table.query_row([name], stored).optional()? else {
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

/// A table without its log, where that begins, and where it ends.
fn stored(row: &Row) -> rusqlite::Result<(Stored, Head, Option<Head>)> {
    let origin = Origin::read(row, 0)?;
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
        pace: row.get(7)?,
        answers_forced: row.get(8)?,
        seat_generations: row.get(9)?,
        rematch: row.get(10)?,
        listed: row.get(11)?,
        over: row.get(12)?,
        due: row.get(13)?,
        think: row.get(14)?,
        length: row.get::<_, i64>(15)? as usize,
        promised: row.get::<_, i64>(17)? as usize,
        beginning: row.get(18)?,
        sitters: row.get(19)?,
        torn: false,
    };
    Ok((stored, origin.head(), Head::read(row.get_ref(16)?.as_blob()?)))
}

fn listed(row: &Row) -> rusqlite::Result<Listed> {
    Ok(Listed {
        id: row.get(0)?,
        name: row.get(1)?,
        game: row.get(2)?,
        settings: row.get(3)?,
        sitters: row.get(4)?,
        empty: row.get(5)?,
        opened: row.get(6)?,
    })
}

/// Settings are stored one `key=value` per line.
pub fn read_settings(text: &str) -> Settings {
    let mut settings = Settings::default();
    for pair in text.lines() {
        // A pair without `=` was never written; the game itself checks keys and values.
        let _ = settings.set_pair(pair);
    }
    settings
}
