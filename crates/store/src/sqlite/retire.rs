//! How does a table leave storage? Only as it was when it was copied elsewhere, if that is asked.

use rusqlite::{Connection, params};

use super::sorting;
use super::statements::Done;
use crate::Removal;

pub fn came_back(connection: &Connection, table: i64, now: i64) -> Done {
    connection.prepare_cached("UPDATE tables SET seen = ?2 WHERE id = ?1")?.execute([table, now])?;
    Ok(Some((table, None)))
}

pub fn remove(connection: &Connection, removal: &Removal) -> Done {
    let (table, unchanged) = (removal.table, removal.unchanged);
    let (entries, since) = unchanged.map(|(entries, since)| (entries as i64, since as i64)).unzip();
    sorting::sort(connection)?;
    connection.prepare_cached("DELETE FROM entries WHERE table_id = ?1")?.execute([table])?;
    let ends = "DELETE FROM ends WHERE table_id = ?1 AND (?2 IS NULL OR length = ?2)";
    let as_long = connection.prepare_cached(ends)?.execute(params![table, entries])?;
    let alone = "DELETE FROM tables WHERE id = ?1 AND (?2 IS NULL OR max(seen, opened) = ?2)";
    let gone = connection.prepare_cached(alone)?.execute(params![table, since])?;
    if unchanged.is_none() {
        connection.prepare_cached("DELETE FROM torn WHERE table_id = ?1")?.execute([table])?;
    }
    // Otherwise it would be missed at the next start.
    connection.prepare_cached("INSERT INTO retired (name) VALUES (?1)")?.execute([&removal.name])?;
    let as_asked = gone == 1 && (as_long == 1 || unchanged.is_none());
    Ok(as_asked.then_some((table, None)))
}
