//! Where tables are kept: one SQLite database, one writing thread, one reading connection. Nothing is loaded at start.

mod backup;
mod chain;
mod check;
#[cfg(test)]
mod faults;
mod heads;
mod index;
mod job;
mod reader;
mod recovery;
mod retire;
mod schema;
mod sorting;
mod statements;
mod writer;

use std::path::{Path, PathBuf};
use std::sync::atomic::Ordering;
use std::sync::{Arc, Mutex, mpsc};
use std::thread::JoinHandle;
use std::time::Duration;

use rusqlite::{Connection, ErrorCode};
use table::Record;
use tokio::sync::oneshot;

use crate::folder::{self, BadFolder};
use crate::metrics::Metrics;
pub use backup::{NotBackedUp, backup};
pub use check::{Checked, Wrong, check};
use heads::{Heads, Promises};
pub use index::Index;
use job::{Job, Work};
pub use reader::read_settings;
pub use retire::LeftAlone;
use writer::Writer;

/// A table to be opened. Text columns are written as the log writes them.
#[derive(Clone, Debug)]
pub struct NewTable {
    pub name: String,
    pub game: &'static str,
    pub rules: u16,
    pub seats: u8,
    pub settings: String,
    pub seed: String,
    pub pace: &'static str,
    pub answers_forced: bool,
    pub seat_generations: String,
    pub sitters: String,
    pub empty: u8,
    pub opened: i64,
    pub listed: bool,
    pub beginning: String,
    pub lines: Vec<String>,
}

/// Lines for a table's log after the `after`-th, and what else changes with them.
#[derive(Clone, Debug)]
pub struct Append {
    pub table: i64,
    pub after: usize,
    /// When it happened, in milliseconds since 1970.
    pub at: u64,
    pub lines: Vec<String>,
    pub changes: Vec<Change>,
}

/// What is kept beside the log, so that the lobby need not read it.
#[derive(Clone, Debug)]
pub enum Change {
    Sitters {
        seat_generations: String,
        sitters: String,
        empty: u8,
    },
    Pace(&'static str),
    Over(bool),
    Rematch(String),
    /// When something becomes due at the table by itself, in milliseconds since 1970.
    Due(Option<i64>),
    Think(String),
}

/// A table as it was stored.
#[derive(Clone, Debug)]
pub struct Stored {
    pub id: i64,
    /// What is whole of the log.
    pub record: Record,
    pub pace: String,
    pub answers_forced: bool,
    pub seat_generations: String,
    pub sitters: String,
    pub rematch: Option<String>,
    pub listed: bool,
    pub beginning: String,
    pub over: bool,
    pub due: Option<i64>,
    pub think: String,
    /// How long the log should be.
    pub length: usize,
    /// How long it once was, if part of it was lost.
    pub promised: usize,
    /// Whether the log is not what its table says it is.
    pub torn: bool,
}

/// A line of the lobby.
#[derive(Clone, Debug)]
pub struct Listed {
    pub id: i64,
    pub name: String,
    pub game: String,
    pub settings: String,
    pub sitters: String,
    pub empty: u8,
    pub opened: i64,
}

/// Why something was not written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NotStored {
    /// Somebody else wrote this entry first.
    Conflict,
    /// The disk is full or broken; nothing was changed.
    Unavailable,
    /// The disk failed in the middle, and does not say yet how that ended.
    Unknown,
}

/// The stored tables. Dropping it writes what still waits, and leaves everything in one file.
pub struct Store {
    jobs: Option<mpsc::Sender<Job>>,
    writer: Option<JoinHandle<()>>,
    reader: Mutex<Connection>,
    metrics: Arc<Metrics>,
    path: PathBuf,
    file: Option<u64>,
    _locked: folder::Locked,
}

impl Store {
    /// Takes a folder, which may be new.
    pub fn open(folder: &Path, lock_wait: Duration, metrics: Arc<Metrics>) -> Result<Store, BadFolder> {
        let locked = folder::take(folder)?;
        let path = folder.join("conclave.db");
        let failed = |error: rusqlite::Error| match error.sqlite_error_code() {
            Some(ErrorCode::ReadOnly | ErrorCode::CannotOpen) => BadFolder::ReadOnly(path.clone()),
            _ => BadFolder::unusable(&path, error),
        };
        let broken = |error: std::io::Error| BadFolder::unusable(folder, error);
        let promises = Promises::read(folder).map_err(broken)?;
        if promises.count() > 0 && !path.exists() {
            return Err(BadFolder::DatabaseGone { folder: folder.to_owned(), tables: promises.count() });
        }
        // The write-ahead file gets the rights of the database.
        folder::private_file().create(true).open(&path).map_err(|_| BadFolder::ReadOnly(path.clone()))?;
        folder::sync(folder).map_err(broken)?;
        let mut connection = Connection::open(&path).map_err(failed)?;
        connection.busy_timeout(lock_wait).map_err(failed)?;
        if schema::is_newer(&connection).map_err(failed)? {
            return Err(BadFolder::Newer(path));
        }
        schema::prepare(&mut connection).map_err(failed)?;
        connection.execute_batch("BEGIN IMMEDIATE; ROLLBACK").map_err(failed)?;
        let losses = recovery::compare(&connection, &promises).map_err(failed)?;
        recovery::admit(&mut connection, folder, &losses).map_err(failed)?;
        statements::checkpoint(&connection, "TRUNCATE").map_err(failed)?;
        let heads =
            Heads::begin(folder, statements::ever_stored(&connection).map_err(failed)?).map_err(broken)?;
        let reader = reader::open(&path).map_err(failed)?;
        let (jobs, waiting) = mpsc::channel();
        let writer = Writer::new(connection, heads, metrics.clone()).map_err(failed)?;
        let writing = std::thread::Builder::new().name("writer".into()).spawn(move || writer.run(&waiting));
        Ok(Store {
            jobs: Some(jobs),
            writer: Some(writing.map_err(broken)?),
            reader: Mutex::new(reader),
            metrics,
            file: file_number(&path),
            path,
            _locked: locked,
        })
    }

    /// Stores a new table and says under which number.
    pub async fn open_table(&self, new: NewTable) -> Result<i64, NotStored> {
        self.write(Work::Open(Box::new(new))).await
    }

    /// Returns once the lines are on the disk.
    pub async fn append(&self, append: Append) -> Result<(), NotStored> {
        self.write(Work::Append(append)).await.map(drop)
    }

    /// Keeps what is whole of a torn log; the rest is put aside.
    pub async fn cut(&self, table: i64, keep: usize) -> Result<(), NotStored> {
        self.write(Work::Cut { table, keep }).await.map(drop)
    }

    /// Remembers that every table says rightly whether its game is over.
    pub async fn flags_are_sure(&self) -> Result<(), NotStored> {
        self.write(Work::FlagsSure).await.map(drop)
    }

    /// Returns once it is known how every earlier write ended.
    pub async fn settle(&self) -> Result<(), NotStored> {
        self.write(Work::Settle).await.map(drop)
    }

    /// Whether the database is still where it was opened. A file that was moved or deleted can be written to, but nobody
    /// would find it again.
    pub fn is_in_place(&self) -> bool {
        file_number(&self.path) == self.file
    }

    /// Writes what waits, and ends with everything in one file. Nothing can be stored any more.
    pub async fn close(&self) -> Result<(), NotStored> {
        self.write(Work::Close).await.map(drop)
    }

    async fn write(&self, work: Work) -> Result<i64, NotStored> {
        let (done, answer) = oneshot::channel();
        let jobs = self.jobs.as_ref().ok_or(NotStored::Unavailable)?;
        jobs.send(Job { work, done }).map_err(|_| NotStored::Unavailable)?;
        self.metrics.queue.fetch_add(1, Ordering::Relaxed);
        let waiting = Waiting(&self.metrics);
        // A writer that ends in the middle leaves open what it wrote.
        let answer = answer.await.unwrap_or(Err(NotStored::Unknown));
        drop(waiting);
        answer
    }
}

/// Counted until it is answered or nobody waits for the answer.
struct Waiting<'a>(&'a Metrics);

impl Drop for Waiting<'_> {
    fn drop(&mut self) {
        self.0.queue.fetch_sub(1, Ordering::Relaxed);
    }
}

#[cfg(unix)]
fn file_number(path: &Path) -> Option<u64> {
    std::fs::metadata(path).ok().map(|found| std::os::unix::fs::MetadataExt::ino(&found))
}

#[cfg(not(unix))]
fn file_number(path: &Path) -> Option<u64> {
    std::fs::metadata(path).ok().map(|_| 0)
}

impl Drop for Store {
    fn drop(&mut self) {
        self.jobs = None;
        if let Some(writer) = self.writer.take() {
            // A writer that panicked has said so.
            let _ = writer.join();
        }
    }
}
