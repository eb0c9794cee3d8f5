//! How does a move become durable? One thread writes; whatever waits is written together, then acknowledged.
//!
//! What somebody is told and what is on the disk never differ: every step of a transaction is checked, nothing runs
//! outside of one, and a commit that failed is painted over before anybody hears that nothing was changed.

use std::collections::HashMap;
use std::io;
use std::sync::Arc;
use std::sync::mpsc::{Receiver, RecvTimeoutError, TryRecvError};
use std::thread;
use std::time::{Duration, Instant};

use rusqlite::{Connection, ErrorCode, ffi};

use super::heads::Heads;
use super::job::{Job, Work};
use super::retire;
use super::sorting;
use super::statements::{self, Promise};
use crate::{Meter, NotStored};

/// Enough to share one flush among many tables, few enough to keep every one of them waiting briefly.
const TOGETHER: usize = 512;

/// When so many wait at once, more are on their way.
const MANY: usize = 8;
/// So long a busy server lets them come before it writes again: fewer and fuller flushes cost less for each move.
const GATHERING: Duration = Duration::from_millis(2);
/// How long a commit whose outcome is unknown is looked into before those who wait are told just that.
const PATIENCE: [u64; 4] = [0, 50, 200, 750];
/// Of so many tables the writer remembers where their logs end.
const REMEMBERED: usize = 1024;
/// How often an idle writer looks whether promises have been flushed.
const IDLE: Duration = Duration::from_secs(2);

pub struct Writer {
    connection: Connection,
    heads: Heads,
    meter: Arc<dyn Meter>,
    /// A commit failed in a way that leaves open what a restart would find, and nothing has been written over it yet.
    in_doubt: bool,
    /// Where the logs of busy tables ended when they were last written to, by table. Never believed: every write asks whether
    /// it is still so.
    ends: HashMap<i64, Promise>,
    /// How many entries wait to be sorted into their logs, at most.
    unsorted: usize,
}

impl Writer {
    pub fn new(connection: Connection, heads: Heads, meter: Arc<dyn Meter>) -> rusqlite::Result<Writer> {
        let unsorted = sorting::waiting(&connection)?;
        Ok(Writer { connection, heads, meter, in_doubt: false, ends: HashMap::new(), unsorted })
    }

    /// Writes until nobody can send any more.
    pub fn run(mut self, jobs: &Receiver<Job>) {
        let mut batch = Vec::with_capacity(TOGETHER);
        loop {
            match jobs.recv_timeout(IDLE) {
                Ok(first) => batch.push(first),
                Err(RecvTimeoutError::Timeout) => {
                    self.tidy();
                    continue;
                }
                Err(RecvTimeoutError::Disconnected) => break,
            }
            while batch.len() < TOGETHER {
                match jobs.try_recv() {
                    Ok(job) => batch.push(job),
                    Err(TryRecvError::Empty | TryRecvError::Disconnected) => break,
                }
            }
            let busy = batch.len() >= MANY;
            if let Some(last) = batch.iter().position(|job| matches!(job.work, Work::Close)) {
                return self.close(batch, last, jobs);
            }
            let begun = Instant::now();
            self.write_together(&mut batch);
            let answered = Instant::now();
            self.meter.wrote(answered - begun);
            self.tidy();
            if busy {
                thread::sleep(GATHERING.saturating_sub(answered.elapsed()));
            }
        }
        self.end();
    }

    /// Writes what came before the last job, ends, and says so; what came after it is too late.
    fn close(mut self, mut batch: Vec<Job>, last: usize, jobs: &Receiver<Job>) {
        let mut late = batch.split_off(last);
        if !batch.is_empty() {
            self.write_together(&mut batch);
        }
        self.end();
        late.extend(jobs.try_iter());
        for job in late {
            let done = if matches!(job.work, Work::Close) { Ok(0) } else { Err(NotStored::Unavailable) };
            let _ = job.done.send(done);
        }
    }

    pub(super) fn write_together(&mut self, batch: &mut Vec<Job>) {
        let written = self.transaction(batch);
        if let Err(why) = written {
            tracing::error!(waiting = batch.len(), ?why, "nothing of this could be stored");
        }
        // Whoever no longer listens has gone away; their entry is stored all the same.
        match written {
            Ok(results) => {
                for (job, result) in batch.drain(..).zip(results) {
                    let _ = job.done.send(result);
                }
            }
            Err(why) => {
                for job in batch.drain(..) {
                    let _ = job.done.send(Err(why));
                }
            }
        }
    }

    /// All of it becomes durable, or none of it.
    fn transaction(&mut self, batch: &[Job]) -> Result<Vec<Result<i64, NotStored>>, NotStored> {
        self.resolve()?;
        self.begin()?;
        let mut promises = String::new();
        let mut results = Vec::with_capacity(batch.len());
        for job in batch {
            match self.one(&job.work) {
                Ok(Ok((answer, promise))) => {
                    if let Some(promise) = promise {
                        promises.push_str(&promise.line());
                        self.remember(answer, promise);
                    }
                    results.push(Ok(answer));
                }
                Ok(Err(refused)) => results.push(Err(refused)),
                Err(error) => return Err(self.give_up(&error)),
            }
        }
        if let Err(error) = self.connection.execute_batch("COMMIT") {
            return Err(self.after_failed_commit(&error));
        }
        warn_of(self.heads.add(&promises));
        self.unsorted += batch.iter().map(|job| job.work.lines()).sum::<usize>();
        Ok(results)
    }

    fn remember(&mut self, table: i64, end: Promise) {
        if self.ends.len() >= REMEMBERED {
            self.ends.clear();
        }
        self.ends.insert(table, end);
    }

    fn begin(&self) -> Result<(), NotStored> {
        self.connection.execute_batch("BEGIN IMMEDIATE").map_err(|error| {
            tracing::error!(%error, "the database cannot be written to");
            NotStored::Unavailable
        })
    }

    /// One thing of many: either it fits as a whole, or it is as if it had not been asked. An error means that the
    /// transaction itself is lost.
    fn one(&mut self, work: &Work) -> rusqlite::Result<Result<(i64, Option<Promise>), NotStored>> {
        let run = |sql| self.connection.prepare_cached(sql)?.execute([]);
        // What has no room for its one entry has written nothing yet; only several writes have to be taken back together.
        let several = !matches!(work, Work::Append(lines) if lines.lines.len() <= 1 && lines.is_alone());
        if several {
            run("SAVEPOINT one")?;
        }
        let done = match work {
            Work::Open(new) => statements::open(&self.connection, new),
            Work::Append(lines) => {
                statements::append(&self.connection, lines, self.ends.remove(&lines.table))
            }
            Work::Cut { table, keep } => statements::cut(&self.connection, *table, *keep),
            Work::CameBack { table, now } => retire::came_back(&self.connection, *table, *now),
            Work::Remove(removal) => retire::remove(&self.connection, removal),
            Work::FlagsSure => statements::flags_are_sure(&self.connection),
            Work::Resolve | Work::Close => Ok(Some((0, None))),
        };
        let done = match done {
            Ok(Some(done)) => Ok(done),
            Ok(None) => Err(NotStored::Conflict),
            Err(error) if error.sqlite_error_code() == Some(ErrorCode::ConstraintViolation) => {
                Err(NotStored::Conflict)
            }
            Err(error) => return Err(error),
        };
        if several && done.is_err() {
            run("ROLLBACK TO one")?;
        }
        if several {
            run("RELEASE one")?;
        }
        Ok(done)
    }

    /// The transaction failed before its commit: once it is rolled back, nothing of it is anywhere.
    fn give_up(&mut self, error: &rusqlite::Error) -> NotStored {
        tracing::error!(%error, "a transaction failed and is taken back");
        self.in_doubt = self.roll_back().is_err();
        NotStored::Unavailable
    }

    /// The commit itself failed. A full disk, a failed write or a lock leave no whole commit behind; after anything
    /// else, such as a failed flush, only what is written over it makes sure that a restart does not find it.
    fn after_failed_commit(&mut self, error: &rusqlite::Error) -> NotStored {
        tracing::error!(%error, "a commit failed");
        let rolled_back = self.roll_back().is_ok();
        let code = error.sqlite_error().map(|error| error.extended_code);
        let incomplete = matches!(code, Some(ffi::SQLITE_FULL | ffi::SQLITE_IOERR_WRITE | ffi::SQLITE_BUSY));
        self.in_doubt = !(rolled_back && incomplete);
        for pause in PATIENCE {
            if self.resolve().is_ok() {
                return NotStored::Unavailable;
            }
            thread::sleep(Duration::from_millis(pause));
        }
        NotStored::Unknown
    }

    fn roll_back(&self) -> rusqlite::Result<()> {
        if self.connection.is_autocommit() { Ok(()) } else { self.connection.execute_batch("ROLLBACK") }
    }

    /// Writes over what a failed commit may have left.
    fn resolve(&mut self) -> Result<(), NotStored> {
        if !self.in_doubt {
            return Ok(());
        }
        let seal = || {
            self.roll_back()?;
            self.connection.execute_batch("BEGIN IMMEDIATE")?;
            self.connection.execute_batch("UPDATE marks SET value = value + 1 WHERE name = 'seal'")?;
            self.connection.execute_batch("COMMIT")
        };
        if let Err(error) = seal() {
            tracing::error!(%error, "the disk does not answer; the last commit is still in doubt");
            let _ = self.roll_back();
            return Err(NotStored::Unavailable);
        }
        tracing::warn!("the disk answers again; the commit that failed is not there");
        self.in_doubt = false;
        Ok(())
    }

    /// Sorts what was written. Flushes promises; once the file of them is long and the database holds everything itself, it
    /// begins anew.
    pub(super) fn tidy(&mut self) {
        if !self.in_doubt && sorting::is_time(self.unsorted) {
            match self.sort() {
                Ok(()) => self.unsorted = 0,
                // It is the same log, sorted or not.
                Err(error) => {
                    tracing::warn!(%error, "what was written last cannot be sorted into its logs");
                }
            }
        }
        let begins_again = self.heads.is_long() && self.is_checkpointed("PASSIVE");
        warn_of(if begins_again { self.begin_promises_again() } else { self.heads.flush() });
    }

    fn sort(&mut self) -> rusqlite::Result<()> {
        let change = self.connection.transaction()?;
        sorting::sort(&change)?;
        change.commit()
    }

    /// Moves what is in the write-ahead file to the database, and says whether that was all of it.
    fn is_checkpointed(&self, how: &str) -> bool {
        statements::checkpoint(&self.connection, how).unwrap_or(false)
    }

    /// Leaves a single file behind that holds everything.
    fn end(mut self) {
        let sorted = self.resolve().is_ok() && sorting::sort(&self.connection).is_ok();
        if sorted && self.is_checkpointed("TRUNCATE") {
            warn_of(self.begin_promises_again());
        }
    }

    fn begin_promises_again(&mut self) -> io::Result<()> {
        let tables = statements::ever_stored(&self.connection).unwrap_or(0);
        self.heads.begin_again(tables)
    }
}

fn warn_of(written: io::Result<()>) {
    if let Err(error) = written {
        tracing::warn!(%error, "the file of heads cannot be written; a lost write-ahead file might go unnoticed");
    }
}
