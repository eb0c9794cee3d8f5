//! Is everything still there that was promised when the server last ran? Looked at once, before anybody is served.

use std::path::Path;

use rusqlite::{Connection, OptionalExtension, params};

use super::chain::Head;
use super::heads::Promises;
use super::statements;

/// What a database lacks of what was promised.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Losses {
    /// Tables that are gone, and how long their logs were.
    pub vanished: Vec<(String, usize)>,
    /// Tables whose logs are shorter: their names, how long they are and how long they were.
    pub shorter: Vec<(String, usize, usize)>,
    /// Tables whose logs are as long but say something else.
    pub other: Vec<String>,
    /// How many more tables there were, whose names are not known.
    pub unnamed: usize,
}

/// Compares a database with what was promised.
pub fn compare(connection: &Connection, promises: &Promises) -> rusqlite::Result<Losses> {
    let mut losses = Losses::default();
    let sql = "SELECT coalesce(length, 0), coalesce(head, x''), promised
               FROM tables LEFT JOIN ends ON table_id = id WHERE name = ?1";
    let mut row = connection.prepare(sql)?;
    let mut retired = connection.prepare("SELECT 1 FROM retired WHERE name = ?1")?;
    for (name, (length, head)) in &promises.logs {
        let found = row.query_row([name], |row| {
            let found: (i64, Vec<u8>, i64) = (row.get(0)?, row.get(1)?, row.get(2)?);
            Ok(found)
        });
        match found.optional()? {
            None if retired.exists([name])? => {}
            None => losses.vanished.push((name.clone(), *length)),
            Some((now, _, known)) if (now.max(known) as usize) < *length => {
                losses.shorter.push((name.clone(), now as usize, *length));
            }
            Some((now, bytes, _)) if now as usize == *length && Head::read(&bytes) != Some(*head) => {
                losses.other.push(name.clone());
            }
            Some(_) => {}
        }
    }
    let accounted = statements::ever_stored(connection)? + losses.vanished.len();
    losses.unnamed = promises.tables.saturating_sub(accounted);
    Ok(losses)
}

/// Says what is missing, and remembers it so that those who come for it can be told.
pub fn admit(connection: &mut Connection, folder: &Path, losses: &Losses) -> rusqlite::Result<()> {
    let change = connection.transaction()?;
    for (name, length) in &losses.vanished {
        tracing::error!(table = name, entries = length, "this table has vanished from the database");
        change.execute("INSERT OR REPLACE INTO vanished VALUES (?1, ?2)", params![name, *length as i64])?;
    }
    for (name, now, was) in &losses.shorter {
        tracing::error!(table = name, whole = now, was, "the last entries of this table's log have vanished");
        change.execute("UPDATE tables SET promised = ?2 WHERE name = ?1", params![name, *was as i64])?;
    }
    for name in &losses.other {
        tracing::error!(table = name, "the log of this table is not the one that was last written");
    }
    if losses.unnamed > 0 {
        tracing::error!(tables = losses.unnamed, "more tables have vanished, whose names are not known");
    }
    change.commit()?;
    if *losses != Losses::default() {
        tracing::error!(
            folder = %folder.display(),
            "the database is older than what had been promised: its write-ahead file was cut or is missing, or an older copy \
             was put in its place; everything that is whole is served"
        );
    }
    Ok(())
}
