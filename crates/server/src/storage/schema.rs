//! How is a data folder's database laid out, and how does an older one become a newer one?

use rusqlite::Connection;

/// Each step once, in order; the database remembers how many it has taken. A published step never changes.
const STEPS: &[&str] = &[
    // 1: tables and their logs. The primary key of `entries` is the lock: nobody can write entry 17 twice.
    "CREATE TABLE tables (
        id INTEGER PRIMARY KEY,
        name TEXT NOT NULL UNIQUE,
        game TEXT NOT NULL,
        rules INTEGER NOT NULL,
        seats INTEGER NOT NULL,
        settings TEXT NOT NULL,
        seed TEXT NOT NULL,
        pace TEXT NOT NULL,
        answers_forced INTEGER NOT NULL,
        turns TEXT NOT NULL,
        sitters TEXT NOT NULL,
        empty INTEGER NOT NULL,
        over INTEGER NOT NULL DEFAULT 0,
        rematch TEXT,
        opened INTEGER NOT NULL
    ) STRICT;
    CREATE INDEX lobby ON tables (over, empty > 0, id);
    CREATE TABLE entries (
        table_id INTEGER NOT NULL REFERENCES tables (id),
        seq INTEGER NOT NULL,
        line TEXT NOT NULL,
        PRIMARY KEY (table_id, seq)
    ) STRICT, WITHOUT ROWID;",
    // 2: a table can keep out of the lobby.
    "ALTER TABLE tables ADD COLUMN listed INTEGER NOT NULL DEFAULT 1;
    DROP INDEX lobby;
    CREATE INDEX lobby ON tables (over, listed, empty > 0, id);",
    // 3: when somebody who sits at a table last came back to it. Nobody knows for those there are: today.
    "ALTER TABLE tables ADD COLUMN seen INTEGER NOT NULL DEFAULT 0;
    UPDATE tables SET seen = CAST(strftime('%s', 'now') AS INTEGER) * 1000;
    CREATE INDEX left_alone ON tables (max(seen, opened));",
];

/// Opens the writing connection: durable at every commit, and up to date.
pub fn prepare(connection: &mut Connection) -> rusqlite::Result<()> {
    // Small pages: each table's log grows on its own page, and a commit writes whole pages.
    connection.execute_batch(
        "PRAGMA page_size = 1024;
         PRAGMA journal_mode = WAL;
         PRAGMA synchronous = FULL;
         PRAGMA wal_autocheckpoint = 8000;
         PRAGMA cache_size = -8000;",
    )?;
    let taken: u32 = connection.query_row("PRAGMA user_version", [], |row| row.get(0))?;
    for (index, step) in STEPS.iter().enumerate().skip(taken as usize) {
        let change = connection.transaction()?;
        change.execute_batch(step)?;
        change.pragma_update(None, "user_version", index as i64 + 1)?;
        change.commit()?;
    }
    Ok(())
}
