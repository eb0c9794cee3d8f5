//! What exactly is written? Each of these runs inside the writer's transaction and keeps a table's row and log in step.

use rusqlite::{Connection, OptionalExtension, params};

use super::chain::{Head, ORIGIN, Origin};
use super::columns::{self, Texts};
use super::job::{Lines, Opening};
use super::{heads, sorting};
use crate::Change;

/// How far a log goes once the transaction is committed.
pub struct Promise {
    name: String,
    length: usize,
    head: Head,
}

impl Promise {
    pub fn line(&self) -> String {
        heads::line(&self.name, self.length, self.head)
    }
}

/// What was done: a number to answer with, and what is promised from now on. None if it does not fit what is there.
pub type Done = rusqlite::Result<Option<(i64, Option<Promise>)>>;

pub fn open(connection: &Connection, new: &Opening) -> Done {
    let sql =
        "INSERT INTO tables (name, game, rules, seats, settings, seed, pace, answers_forced, seat_generations, sitters,
               empty, opened, listed, beginning, think, rematch)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15, ?16)";
    let columns = Texts::of(&new.index);
    let mut insert = connection.prepare_cached(sql)?;
    let id = insert.insert(params![
        new.name,
        new.game,
        new.rules,
        new.seats,
        new.settings,
        new.seed,
        columns.pace,
        columns.answers_forced,
        columns.seat_generations,
        columns.sitters,
        new.index.empty(),
        new.opened as i64,
        columns.listed,
        columns.beginning,
        columns.think,
        columns.rematch
    ])?;
    let origin = Origin {
        name: &new.name,
        game: &new.game,
        rules: new.rules,
        seats: new.seats,
        settings: &new.settings,
        seed: &new.seed,
    };
    let (start, at) = (origin.head(), new.opened);
    let heads = heads(start, at, &new.lines);
    insert_lines(connection, (id, 0), at, &new.lines, &heads)?;
    let (length, head) = (heads.len(), heads.last().copied().unwrap_or(start));
    note(connection, id, length, head)?;
    Ok(Some((id, Some(Promise { name: new.name.clone(), length, head }))))
}

/// Whoever wrote to this log last may say where it ended then: if it still does, nothing has to be looked up.
pub fn append(connection: &Connection, append: &Lines, ended: Option<Promise>) -> Done {
    let mut promise = None;
    if !append.lines.is_empty() {
        let fits = |end: &Promise| end.length == append.after;
        if let Some(ended) = ended.filter(fits) {
            promise = go_on(connection, append, ended)?;
        }
        if promise.is_none() {
            let Some(stands) = stands(connection, append.table)?.filter(fits) else { return Ok(None) };
            promise = go_on(connection, append, stands)?;
        }
    }
    if !append.concerning.is_empty()
        && let Some(mut index) = columns::read(connection, append.table)?
    {
        append.concerning.iter().for_each(|entry| index.follow(append.at, entry));
        columns::write(connection, append.table, &index)?;
    }
    append.changes.iter().try_for_each(|change| alter(connection, append.table, change))?;
    Ok(Some((append.table, promise)))
}

/// Writes on where a log ends, if that is where it ends.
fn go_on(connection: &Connection, append: &Lines, end: Promise) -> rusqlite::Result<Option<Promise>> {
    let heads = heads(end.head, append.at, &append.lines);
    let (length, head) = (end.length + heads.len(), heads.last().copied().unwrap_or(end.head));
    let sql = "UPDATE ends SET length = ?2, head = ?3 WHERE table_id = ?1 AND length = ?4 AND head = ?5";
    let ends = params![append.table, length as i64, head.0, end.length as i64, end.head.0];
    if connection.prepare_cached(sql)?.execute(ends)? == 0 {
        return Ok(None);
    }
    insert_lines(connection, (append.table, end.length), append.at, &append.lines, &heads)?;
    Ok(Some(Promise { length, head, ..end }))
}

/// How far this log goes now; nothing if that cannot be read.
fn stands(connection: &Connection, table: i64) -> rusqlite::Result<Option<Promise>> {
    let sql = "SELECT name, length, head FROM ends JOIN tables ON id = table_id WHERE table_id = ?1";
    let mut row = connection.prepare_cached(sql)?;
    let read = row.query_row([table], |row| {
        let head = Head::read(row.get_ref(2)?.as_blob()?);
        Ok((row.get(0)?, row.get::<_, i64>(1)? as usize, head))
    });
    let found: Option<(String, usize, Option<Head>)> = read.optional()?;
    Ok(found.and_then(|(name, length, head)| Some(Promise { name, length, head: head? })))
}

/// Where a log stands after each of these lines.
fn heads(mut head: Head, at: u64, lines: &[String]) -> Vec<Head> {
    let next = |line: &String| {
        head = head.then(at, line);
        head
    };
    lines.iter().map(next).collect()
}

fn insert_lines(
    connection: &Connection,
    (table, after): (i64, usize),
    at: u64,
    lines: &[String],
    heads: &[Head],
) -> rusqlite::Result<()> {
    let sql = "INSERT INTO latest (table_id, seq, line, at, hash) VALUES (?1, ?2, ?3, ?4, ?5)";
    let mut insert = connection.prepare_cached(sql)?;
    for (seq, (line, head)) in (after as i64 + 1..).zip(lines.iter().zip(heads)) {
        insert.execute(params![table, seq, line, at as i64, head.0])?;
    }
    Ok(())
}

fn note(connection: &Connection, table: i64, length: usize, head: Head) -> rusqlite::Result<()> {
    let sql = "INSERT INTO ends VALUES (?1, ?2, ?3)
               ON CONFLICT (table_id) DO UPDATE SET length = excluded.length, head = excluded.head";
    let mut note = connection.prepare_cached(sql)?;
    note.execute(params![table, length as i64, head.0]).map(drop)
}

fn alter(connection: &Connection, table: i64, change: &Change) -> rusqlite::Result<()> {
    match change {
        Change::Over(over) => connection
            .prepare_cached("UPDATE tables SET over = ?2 WHERE id = ?1")?
            .execute(params![table, over])
            .map(drop),
        Change::Due(due) => connection
            .prepare_cached("UPDATE tables SET due = ?2 WHERE id = ?1")?
            .execute(params![table, due.map(|due| due as i64)])
            .map(drop),
        Change::Index(index) => columns::write(connection, table, index),
    }
}

/// Puts aside what comes after the first `keep` entries. The people at the table are told until the log is as long again.
pub fn cut(connection: &Connection, table: i64, keep: usize) -> Done {
    sorting::sort(connection)?;
    let rest = "FROM entries WHERE table_id = ?1 AND seq > ?2";
    let aside = format!("INSERT INTO torn SELECT table_id, seq, line, at, hash {rest}");
    let promise = "UPDATE tables SET promised = max(promised,
                   coalesce((SELECT length FROM ends WHERE table_id = ?1), 0),
                   (SELECT coalesce(max(seq), 0) FROM entries WHERE table_id = ?1)) WHERE id = ?1";
    let place = params![table, keep as i64];
    connection.execute(promise, [table])?;
    connection.execute(&aside, place)?;
    connection.execute(&format!("DELETE {rest}"), place)?;
    let last = "SELECT hash FROM entries WHERE table_id = ?1 AND seq = ?2";
    let last =
        connection.query_row(last, place, |row| Ok(Head::read(row.get_ref(0)?.as_blob()?))).optional()?;
    let head = match last.flatten() {
        Some(head) => head,
        None => {
            let origin = format!("SELECT {ORIGIN} FROM tables WHERE id = ?1");
            connection.query_row(&origin, [table], |row| Ok(Origin::read(row, 0)?.head()))?
        }
    };
    note(connection, table, keep, head)?;
    Ok(Some((table, None)))
}

/// Remembers that every table says rightly whether its game is over.
pub fn flags_are_sure(connection: &Connection) -> Done {
    connection.execute("UPDATE marks SET value = 0 WHERE name = 'flags_unsure'", [])?;
    Ok(Some((0, None)))
}

pub fn count(connection: &Connection) -> rusqlite::Result<usize> {
    connection
        .query_row("SELECT count(*) FROM tables", [], |row| row.get::<_, i64>(0))
        .map(|tables| tables as usize)
}

/// How many tables there ever were: those that are here, and those known to have gone.
pub fn ever_stored(connection: &Connection) -> rusqlite::Result<usize> {
    let sql = "SELECT (SELECT count(*) FROM tables) + (SELECT count(*) FROM vanished) + (SELECT count(*) FROM retired)";
    connection.query_row(sql, [], |row| row.get::<_, i64>(0)).map(|tables| tables as usize)
}

/// Moves what is in the write-ahead file to the database, and says whether that was all of it.
pub fn checkpoint(connection: &Connection, how: &str) -> rusqlite::Result<bool> {
    connection.query_row(&format!("PRAGMA wal_checkpoint({how})"), [], |row| {
        let (busy, written, moved): (i64, i64, i64) = (row.get(0)?, row.get(1)?, row.get(2)?);
        Ok(busy == 0 && written == moved)
    })
}
