//! Where is an entry kept? First among the latest of all tables, so that one commit touches few pages however many tables
//! it serves; later with the others of its log.

use rusqlite::Connection;

/// So many may wait to be sorted: enough for each table to have several, few enough that it takes a few milliseconds.
const WAITING: usize = 1024;

/// Whether it is time to sort so many.
pub fn is_time(waiting: usize) -> bool {
    waiting >= WAITING
}

/// How many wait.
pub fn waiting(connection: &Connection) -> rusqlite::Result<usize> {
    let waiting = connection.query_row("SELECT count(*) FROM latest", [], |row| row.get::<_, i64>(0));
    waiting.map(|waiting| waiting as usize)
}

/// Puts every entry with its log. Should a damaged file hold one twice, the first stays, and the chain tells whether it is the
/// right one.
pub fn sort(connection: &Connection) -> rusqlite::Result<()> {
    let sql = "INSERT OR IGNORE INTO entries (table_id, seq, line, at, hash)
               SELECT table_id, seq, line, at, hash FROM latest ORDER BY table_id, seq";
    connection.prepare_cached(sql)?.execute([])?;
    connection.prepare_cached("DELETE FROM latest")?.execute([]).map(drop)
}
