//! How does a move become durable? One thread writes; whatever waits is written together, then acknowledged.

use std::sync::mpsc::{Receiver, TryRecvError};
use std::thread;
use std::time::Duration;

use rusqlite::{Connection, params};
use tokio::sync::oneshot;

use super::{Append, Change, NewTable, NotStored};

/// Something to write, and whom to tell.
pub enum Job {
    Open(Box<NewTable>, oneshot::Sender<Result<i64, NotStored>>),
    Append(Append, oneshot::Sender<Result<(), NotStored>>),
    /// Takes entries back that nobody has been told of, because the rules failed on them.
    Retract {
        table: i64,
        after: usize,
        done: oneshot::Sender<Result<(), NotStored>>,
    },
}

/// Enough to share one flush among many tables, few enough to keep every one of them waiting briefly.
const TOGETHER: usize = 512;

/// When so many wait at once, more are on their way.
const MANY: usize = 8;
/// So long a busy server lets them come before it writes again: fewer and fuller flushes cost less for each move.
const GATHERING: Duration = Duration::from_millis(2);

/// Writes until nobody can send any more.
pub fn run(mut connection: Connection, jobs: &Receiver<Job>) {
    let mut batch = Vec::with_capacity(TOGETHER);
    while let Ok(first) = jobs.recv() {
        batch.push(first);
        while batch.len() < TOGETHER {
            match jobs.try_recv() {
                Ok(job) => batch.push(job),
                Err(TryRecvError::Empty | TryRecvError::Disconnected) => break,
            }
        }
        let busy = batch.len() >= MANY;
        write_together(&mut connection, &mut batch);
        if busy {
            thread::sleep(GATHERING);
        }
    }
}

/// What to say once the commit is known.
enum Answer {
    Opened(Result<i64, NotStored>, oneshot::Sender<Result<i64, NotStored>>),
    Written(Result<(), NotStored>, oneshot::Sender<Result<(), NotStored>>),
}

fn write_together(connection: &mut Connection, batch: &mut Vec<Job>) {
    let begun = connection.execute_batch("BEGIN IMMEDIATE");
    let written = |job| match job {
        Job::Open(new, done) => Answer::Opened(open(connection, &new), done),
        Job::Append(append, done) => Answer::Written(add(connection, &append), done),
        Job::Retract { table, after, done } => Answer::Written(retract(connection, table, after), done),
    };
    let answers: Vec<Answer> = batch.drain(..).map(written).collect();
    let committed = begun.and_then(|()| connection.execute_batch("COMMIT"));
    if committed.is_err() && !connection.is_autocommit() {
        // Nothing was acknowledged, so nothing is lost; the next batch starts afresh.
        let _ = connection.execute_batch("ROLLBACK");
    }
    // Whoever no longer listens has gone away; their entry is stored all the same.
    for answer in answers {
        match answer {
            Answer::Opened(result, done) => drop(done.send(durable(&committed, result))),
            Answer::Written(result, done) => drop(done.send(durable(&committed, result))),
        }
    }
}

fn durable<T>(committed: &rusqlite::Result<()>, result: Result<T, NotStored>) -> Result<T, NotStored> {
    committed.as_ref().map_err(|_| NotStored::Unavailable)?;
    result
}

fn open(connection: &Connection, new: &NewTable) -> Result<i64, NotStored> {
    let sql =
        "INSERT INTO tables (name, game, rules, seats, settings, seed, pace, answers_forced, turns, sitters,
               empty, opened, listed) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13)";
    let mut insert = connection.prepare_cached(sql)?;
    let id = insert.insert(params![
        new.name,
        new.game,
        new.rules,
        new.seats,
        new.settings,
        new.seed,
        new.pace,
        new.answers_forced,
        new.turns,
        new.sitters,
        new.empty,
        new.opened,
        new.listed
    ])?;
    insert_lines(connection, id, 0, &new.lines)?;
    Ok(id)
}

fn add(connection: &Connection, append: &Append) -> Result<(), NotStored> {
    // One statement fails as a whole by itself; only several need a way back.
    let alone = append.lines.len() <= 1 && append.changes.is_empty();
    if alone {
        return insert_lines(connection, append.table, append.after, &append.lines);
    }
    connection.execute_batch("SAVEPOINT entry")?;
    let added = insert_lines(connection, append.table, append.after, &append.lines)
        .and_then(|()| append.changes.iter().try_for_each(|change| alter(connection, append.table, change)));
    connection.execute_batch(if added.is_ok() {
        "RELEASE entry"
    } else {
        "ROLLBACK TO entry; RELEASE entry"
    })?;
    added
}

fn insert_lines(
    connection: &Connection,
    table: i64,
    after: usize,
    lines: &[String],
) -> Result<(), NotStored> {
    let mut insert =
        connection.prepare_cached("INSERT INTO entries (table_id, seq, line) VALUES (?1, ?2, ?3)")?;
    for (index, line) in lines.iter().enumerate() {
        insert.execute(params![table, (after + index + 1) as i64, line])?;
    }
    Ok(())
}

fn alter(connection: &Connection, table: i64, change: &Change) -> Result<(), NotStored> {
    match change {
        Change::Sitters { turns, sitters, empty } => connection
            .prepare_cached("UPDATE tables SET turns = ?2, sitters = ?3, empty = ?4 WHERE id = ?1")?
            .execute(params![table, turns, sitters, empty])?,
        Change::Pace(pace) => connection
            .prepare_cached("UPDATE tables SET pace = ?2 WHERE id = ?1")?
            .execute(params![table, pace])?,
        Change::Over(over) => connection
            .prepare_cached("UPDATE tables SET over = ?2 WHERE id = ?1")?
            .execute(params![table, over])?,
        Change::Rematch(name) => connection
            .prepare_cached("UPDATE tables SET rematch = ?2 WHERE id = ?1")?
            .execute(params![table, name])?,
        Change::Think(_) => 0,
    };
    Ok(())
}

fn retract(connection: &Connection, table: i64, after: usize) -> Result<(), NotStored> {
    connection
        .prepare_cached("DELETE FROM entries WHERE table_id = ?1 AND seq > ?2")?
        .execute(params![table, after as i64])?;
    Ok(())
}
