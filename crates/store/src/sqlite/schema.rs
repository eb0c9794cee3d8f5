//! How is a data folder's database laid out, and how does an older one become a newer one?

use rusqlite::config::DbConfig;
use rusqlite::{Connection, params};

use super::chain::{ORIGIN, Origin};

/// A step from one layout to the next: statements, and what statements cannot do.
struct Step {
    sql: &'static str,
    then: fn(&Connection) -> rusqlite::Result<()>,
}

impl Step {
    const fn plain(sql: &'static str) -> Step {
        Step { sql, then: |_| Ok(()) }
    }
}

/// Each step once, in order; the database remembers how many it has taken. A published step never changes.
const STEPS: &[Step] = &[
    // 1: tables and their logs. The primary key of `entries` is the lock: nobody can write entry 17 twice.
    Step::plain(
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
    ),
    // 2: a table can keep out of the lobby.
    Step::plain(
        "ALTER TABLE tables ADD COLUMN listed INTEGER NOT NULL DEFAULT 1;
        DROP INDEX lobby;
        CREATE INDEX lobby ON tables (over, listed, empty > 0, id);",
    ),
    // 3: logs whose wholeness can be seen, and when each entry was made. `length` and `head` say how far a log goes,
    // `promised` how far it once went if more than that. `torn` keeps entries that no longer hang together, `vanished`
    // the tables a lost write-ahead file took with it, `retired` those that left by themselves: whoever removes a table
    // from `tables` writes its name there, or it will be missed. `marks` are numbers about the database itself.
    Step {
        sql: "ALTER TABLE tables ADD COLUMN length INTEGER NOT NULL DEFAULT 0;
        ALTER TABLE tables ADD COLUMN head BLOB NOT NULL DEFAULT x'';
        ALTER TABLE tables ADD COLUMN promised INTEGER NOT NULL DEFAULT 0;
        ALTER TABLE tables ADD COLUMN due INTEGER;
        CREATE INDEX clocks ON tables (due) WHERE due IS NOT NULL;
        ALTER TABLE tables ADD COLUMN think TEXT NOT NULL DEFAULT '';
        ALTER TABLE entries ADD COLUMN at INTEGER NOT NULL DEFAULT 0;
        ALTER TABLE entries ADD COLUMN hash BLOB NOT NULL DEFAULT x'';
        CREATE TABLE torn (
            table_id INTEGER NOT NULL,
            seq INTEGER NOT NULL,
            line TEXT NOT NULL,
            at INTEGER NOT NULL,
            hash BLOB NOT NULL
        ) STRICT;
        CREATE TABLE vanished (name TEXT PRIMARY KEY, length INTEGER NOT NULL) STRICT, WITHOUT ROWID;
        CREATE TABLE retired (name TEXT PRIMARY KEY) STRICT, WITHOUT ROWID;
        CREATE TABLE marks (name TEXT PRIMARY KEY, value INTEGER NOT NULL) STRICT, WITHOUT ROWID;
        INSERT INTO marks VALUES ('seal', 0), ('flags_unsure', (SELECT count(*) > 0 FROM tables));",
        then: chain_logs,
    },
    // 4: when somebody who sits at a table last came back to it. Nobody knows for those there are: today.
    Step::plain(
        "ALTER TABLE tables ADD COLUMN seen INTEGER NOT NULL DEFAULT 0;
        UPDATE tables SET seen = CAST(strftime('%s', 'now') AS INTEGER) * 1000;
        CREATE INDEX left_alone ON tables (max(seen, opened));",
    ),
    // 5: what a table began with, if not with a fresh deal of its own.
    Step::plain(
        "ALTER TABLE tables ADD COLUMN beginning TEXT NOT NULL DEFAULT '';
        CREATE INDEX deals ON tables (beginning, game, over, id) WHERE beginning <> '';",
    ),
    // 6: where a log ends changes with every move, the rest of its table hardly ever. The ends of many tables fit on one page,
    // so that a commit of many moves writes few pages more than the moves themselves.
    Step::plain(
        "CREATE TABLE ends (table_id INTEGER PRIMARY KEY, length INTEGER NOT NULL, head BLOB NOT NULL) STRICT;
        INSERT INTO ends SELECT id, length, head FROM tables;
        ALTER TABLE tables DROP COLUMN length;
        ALTER TABLE tables DROP COLUMN head;",
    ),
    // 7: what was written last, whatever table it belongs to, one entry after the other: a commit of many moves writes a few
    // pages instead of one for each table. Now and then all of it is sorted into `entries`
    // (`sorting.rs`); `log` is what is in both.
    Step::plain(
        "CREATE TABLE latest (
            id INTEGER PRIMARY KEY,
            table_id INTEGER NOT NULL,
            seq INTEGER NOT NULL,
            line TEXT NOT NULL,
            at INTEGER NOT NULL,
            hash BLOB NOT NULL
        ) STRICT;
        CREATE VIEW log AS SELECT table_id, seq, line, at, hash FROM entries
            UNION ALL SELECT table_id, seq, line, at, hash FROM latest;",
    ),
    // 8: logs hold entries that earlier programs cannot read (how a table was opened, who did what with a seat, its pace).
    // Nothing else changes; such a program must not take these logs for torn ones.
    Step::plain(""),
    // 9: what was called `turns`.
    Step::plain("ALTER TABLE tables RENAME COLUMN turns TO seat_generations;"),
];

/// Hangs the entries of older logs together.
fn chain_logs(connection: &Connection) -> rusqlite::Result<()> {
    let mut tables = connection.prepare(&format!("SELECT id, {ORIGIN} FROM tables"))?;
    let mut entries =
        connection.prepare("SELECT seq, at, line FROM entries WHERE table_id = ?1 ORDER BY seq")?;
    let mut hang = connection.prepare("UPDATE entries SET hash = ?3 WHERE table_id = ?1 AND seq = ?2")?;
    let mut note = connection.prepare("UPDATE tables SET length = ?2, head = ?3 WHERE id = ?1")?;
    let mut rows = tables.query([])?;
    while let Some(row) = rows.next()? {
        let id: i64 = row.get(0)?;
        let mut head = Origin::read(row, 1)?.head();
        let mut length: i64 = 0;
        let mut lines = entries.query([id])?;
        while let Some(line) = lines.next()? {
            length = line.get(0)?;
            head = head.then(line.get::<_, i64>(1)? as u64, line.get_ref(2)?.as_str()?);
            hang.execute(params![id, length, head.0])?;
        }
        note.execute(params![id, length, head.0])?;
    }
    Ok(())
}

/// Whether a newer program than this has changed the layout.
pub fn is_newer(connection: &Connection) -> rusqlite::Result<bool> {
    Ok(taken(connection)? > STEPS.len())
}

/// Whether an older program than this wrote it last.
pub fn is_older(connection: &Connection) -> rusqlite::Result<bool> {
    Ok(taken(connection)? < STEPS.len())
}

fn taken(connection: &Connection) -> rusqlite::Result<usize> {
    connection.query_row("PRAGMA user_version", [], |row| row.get::<_, u32>(0)).map(|taken| taken as usize)
}

/// Opens the writing connection: durable at every commit, and up to date.
pub fn prepare(connection: &mut Connection) -> rusqlite::Result<()> {
    // Small pages: each table's log grows on its own page, and a commit writes whole pages.
    connection.execute_batch(
        "PRAGMA page_size = 1024;
         PRAGMA journal_mode = WAL;
         PRAGMA synchronous = FULL;
         PRAGMA secure_delete = ON;
         PRAGMA wal_autocheckpoint = 8000;
         PRAGMA cache_size = -8000;",
    )?;
    // A statement keeps its plan: otherwise some are planned anew for every number they are asked about.
    connection.set_db_config(DbConfig::SQLITE_DBCONFIG_ENABLE_QPSG, true)?;
    for (index, step) in STEPS.iter().enumerate().skip(taken(connection)?) {
        let change = connection.transaction()?;
        change.execute_batch(step.sql)?;
        (step.then)(&change)?;
        change.pragma_update(None, "user_version", index as i64 + 1)?;
        change.commit()?;
    }
    Ok(())
}
