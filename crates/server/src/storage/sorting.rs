//! Where is an entry kept? First among the latest of all tables, so that one commit touches few pages however many tables
//! it serves; later with the others of its log.

use rusqlite::Connection;

/// So many may wait to be sorted: enough for each table to have several, few enough that it takes a few milliseconds.
const WAITING: i64 = 1024;

/// Sorts once there are many to sort.
pub fn sort_if_many(connection: &mut Connection) -> rusqlite::Result<()> {
    // Numbers begin again when none is left, so the last one says how many there are.
    let mut last = connection.prepare_cached("SELECT coalesce(max(id), 0) FROM latest")?;
    let waiting: i64 = last.query_row([], |row| row.get(0))?;
    drop(last);
    if waiting < WAITING {
        return Ok(());
    }
    let change = connection.transaction()?;
    sort(&change)?;
    change.commit()
}

/// Puts every entry with its log. Should a damaged file hold one twice, the first stays, and the chain tells whether it is the
/// right one.
pub fn sort(connection: &Connection) -> rusqlite::Result<()> {
    let sql = "INSERT OR IGNORE INTO entries (table_id, seq, line, at, hash)
               SELECT table_id, seq, line, at, hash FROM latest ORDER BY table_id, seq";
    connection.prepare_cached(sql)?.execute([])?;
    connection.prepare_cached("DELETE FROM latest")?.execute([]).map(drop)
}
