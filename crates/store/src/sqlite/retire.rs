//! Which tables has everybody left, and how do they leave storage? Only if nobody came back while they were copied.

use rusqlite::{Connection, OptionalExtension, params};

use super::job::Work;
use super::statements::Done;
use super::{NotStored, Store, sorting};

/// A table nobody who sits there has come back to.
#[derive(Clone, Debug)]
pub struct LeftAlone {
    pub id: i64,
    pub name: String,
    /// When somebody last did.
    pub since: i64,
}

impl Store {
    /// Tables nobody came back to since then, the longest left alone first. Blocks on the disk.
    pub fn left_alone(&self, since: i64, most: usize) -> Result<Vec<LeftAlone>, NotStored> {
        self.read(|reader| {
            let sql = "SELECT id, name, max(seen, opened) FROM tables
                       WHERE max(seen, opened) < ?1 ORDER BY max(seen, opened) LIMIT ?2";
            let read = |row: &rusqlite::Row| {
                Ok(LeftAlone { id: row.get(0)?, name: row.get(1)?, since: row.get(2)? })
            };
            reader.prepare_cached(sql)?.query_map(params![since, most as i64], read)?.collect()
        })
    }

    /// When somebody who sits at this table last came back to it. Blocks on the disk.
    pub fn last_seen(&self, table: i64) -> Result<Option<i64>, NotStored> {
        self.read(|reader| {
            let sql = "SELECT max(seen, opened) FROM tables WHERE id = ?1";
            reader.prepare_cached(sql)?.query_row([table], |row| row.get(0)).optional()
        })
    }

    /// Those of these tables that are finished or gone. Blocks on the disk.
    pub fn finished(&self, tables: &[i64]) -> Result<Vec<i64>, NotStored> {
        self.read(|reader| {
            let mut unfinished = reader.prepare_cached("SELECT 1 FROM tables WHERE id = ?1 AND over = 0")?;
            let mut finished = Vec::new();
            for table in tables {
                if !unfinished.exists([table])? {
                    finished.push(*table);
                }
            }
            Ok(finished)
        })
    }

    /// Somebody who sits at this table is there.
    pub async fn came_back(&self, table: i64, now: i64) -> Result<(), NotStored> {
        self.write(Work::CameBack { table, now }).await.map(drop)
    }

    /// Removes a table and everything that was kept of it, for good.
    pub async fn delete(&self, table: i64, name: String) -> Result<(), NotStored> {
        self.write(Work::Delete { table, name }).await.map(drop)
    }

    /// Whether a table of this name was put away or deleted. Blocks on the disk.
    pub fn is_retired(&self, name: &str) -> Result<bool, NotStored> {
        self.read(|reader| reader.prepare_cached("SELECT 1 FROM retired WHERE name = ?1")?.exists([name]))
    }

    /// Removes a table and its log, unless somebody came back to it or something was written since it was copied.
    pub async fn retire(&self, left: LeftAlone, entries: usize) -> Result<(), NotStored> {
        self.write(Work::Retire { left, entries }).await.map(drop)
    }
}

pub fn came_back(connection: &Connection, table: i64, now: i64) -> Done {
    connection.prepare_cached("UPDATE tables SET seen = ?2 WHERE id = ?1")?.execute([table, now])?;
    Ok(Some((table, None)))
}

pub fn remove(connection: &Connection, left: &LeftAlone, entries: usize) -> Done {
    sorting::sort(connection)?;
    connection.prepare_cached("DELETE FROM entries WHERE table_id = ?1")?.execute([left.id])?;
    let as_long = "DELETE FROM ends WHERE table_id = ?1 AND length = ?2";
    let as_long = connection.prepare_cached(as_long)?.execute([left.id, entries as i64])?;
    let alone = "DELETE FROM tables WHERE id = ?1 AND max(seen, opened) = ?2";
    let alone = connection.prepare_cached(alone)?.execute([left.id, left.since])?;
    // Otherwise it would be missed at the next start.
    connection.prepare_cached("INSERT INTO retired (name) VALUES (?1)")?.execute([&left.name])?;
    Ok((as_long == 1 && alone == 1).then_some((left.id, None)))
}

pub fn delete(connection: &Connection, table: i64, name: &str) -> Done {
    sorting::sort(connection)?;
    connection.prepare_cached("DELETE FROM entries WHERE table_id = ?1")?.execute([table])?;
    connection.prepare_cached("DELETE FROM torn WHERE table_id = ?1")?.execute([table])?;
    connection.prepare_cached("DELETE FROM ends WHERE table_id = ?1")?.execute([table])?;
    let gone = connection.prepare_cached("DELETE FROM tables WHERE id = ?1")?.execute([table])?;
    // Otherwise it would be missed at the next start.
    connection.prepare_cached("INSERT INTO retired (name) VALUES (?1)")?.execute([name])?;
    Ok((gone == 1).then_some((table, None)))
}
