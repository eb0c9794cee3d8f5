//! What is stored? One table with its log, or the lines of the lobby.

use std::path::Path;

use rusqlite::{Connection, OpenFlags, OptionalExtension, Row, params};
use table::{Record, Seed, Settings};

use super::{Listed, NotStored, Store, Stored};

pub(super) fn open(path: &Path) -> rusqlite::Result<Connection> {
    let flags = OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let reader = Connection::open_with_flags(path, flags)?;
    reader.busy_timeout(std::time::Duration::from_secs(2))?;
    Ok(reader)
}

impl Store {
    /// A table and its whole log. Blocks on the disk.
    pub fn load(&self, name: &str) -> Result<Option<Stored>, NotStored> {
        self.read(|reader| {
            let sql =
                "SELECT id, game, rules, seats, settings, seed, pace, answers_forced, turns, rematch, listed
                       FROM tables WHERE name = ?1";
            let Some(mut stored) = reader.prepare_cached(sql)?.query_row([name], stored).optional()? else {
                return Ok(None);
            };
            let mut lines =
                reader.prepare_cached("SELECT line FROM entries WHERE table_id = ?1 ORDER BY seq")?;
            let entries = lines.query_map([stored.id], |row| {
                row.get_ref(0)?.as_str()?.parse().map_err(|()| unreadable(0))
            })?;
            stored.record.entries = entries.collect::<Result<_, _>>()?;
            Ok(Some(stored))
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

    pub fn count(&self) -> Result<usize, NotStored> {
        let counted = self
            .read(|reader| reader.query_row("SELECT count(*) FROM tables", [], |row| row.get::<_, u32>(0)));
        counted.map(|tables| tables as usize)
    }

    pub(super) fn read<T>(
        &self,
        ask: impl FnOnce(&Connection) -> rusqlite::Result<T>,
    ) -> Result<T, NotStored> {
        let reader = self.reader.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
        ask(&reader).map_err(|_| NotStored::Unavailable)
    }
}

fn unreadable(column: usize) -> rusqlite::Error {
    rusqlite::Error::InvalidColumnType(column, "line".into(), rusqlite::types::Type::Text)
}

fn stored(row: &Row) -> rusqlite::Result<Stored> {
    let settings: String = row.get(4)?;
    let seed: String = row.get(5)?;
    Ok(Stored {
        id: row.get(0)?,
        record: Record {
            game: row.get(1)?,
            rules: row.get(2)?,
            seats: row.get(3)?,
            settings: read_settings(&settings),
            seed: Seed::from_text(&seed).ok_or_else(|| unreadable(5))?,
            entries: Vec::new(),
        },
        pace: row.get(6)?,
        answers_forced: row.get(7)?,
        turns: row.get(8)?,
        rematch: row.get(9)?,
        listed: row.get(10)?,
    })
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
