//! Where tables are kept: one SQLite file, one writing thread, one reading connection. Nothing is loaded at start.

mod reader;
mod schema;
mod writer;

use std::io;
use std::path::Path;
use std::sync::{Mutex, mpsc};

use rusqlite::{Connection, ErrorCode};
use table::Record;
use tokio::sync::oneshot;

pub use reader::read_settings;
use writer::Job;

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
    pub turns: String,
    pub sitters: String,
    pub empty: u8,
    pub opened: i64,
    pub listed: bool,
    pub lines: Vec<String>,
}

/// Lines for a table's log after the `after`-th, and what else changes with them.
#[derive(Clone, Debug)]
pub struct Append {
    pub table: i64,
    pub after: usize,
    pub lines: Vec<String>,
    pub changes: Vec<Change>,
}

/// What is kept beside the log, so that the lobby need not read it.
#[derive(Clone, Debug)]
pub enum Change {
    Sitters { turns: String, sitters: String, empty: u8 },
    Pace(&'static str),
    Over(bool),
    Rematch(String),
    Think(String),
}

/// A table as it was stored.
#[derive(Clone, Debug)]
pub struct Stored {
    pub id: i64,
    pub record: Record,
    pub pace: String,
    pub answers_forced: bool,
    pub turns: String,
    pub rematch: Option<String>,
    pub listed: bool,
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
    /// The disk is full or broken.
    Unavailable,
}

impl From<rusqlite::Error> for NotStored {
    fn from(error: rusqlite::Error) -> NotStored {
        match error.sqlite_error_code() {
            Some(ErrorCode::ConstraintViolation) => NotStored::Conflict,
            _ => NotStored::Unavailable,
        }
    }
}

/// The stored tables.
pub struct Store {
    jobs: mpsc::Sender<Job>,
    reader: Mutex<Connection>,
}

impl Store {
    pub fn open(folder: &Path) -> io::Result<Store> {
        let path = folder.join("conclave.db");
        let failed = |error: rusqlite::Error| io::Error::other(error.to_string());
        let mut connection = Connection::open(&path).map_err(failed)?;
        schema::prepare(&mut connection).map_err(failed)?;
        let reader = reader::open(&path).map_err(failed)?;
        let (jobs, waiting) = mpsc::channel();
        std::thread::Builder::new().name("writer".into()).spawn(move || writer::run(connection, &waiting))?;
        Ok(Store { jobs, reader: Mutex::new(reader) })
    }

    /// Stores a new table and says under which number.
    pub async fn open_table(&self, new: NewTable) -> Result<i64, NotStored> {
        let (done, answer) = oneshot::channel();
        self.send(Job::Open(Box::new(new), done), answer).await
    }

    /// Returns once the lines are on the disk.
    pub async fn append(&self, append: Append) -> Result<(), NotStored> {
        let (done, answer) = oneshot::channel();
        self.send(Job::Append(append, done), answer).await
    }

    pub async fn retract(&self, table: i64, after: usize) -> Result<(), NotStored> {
        let (done, answer) = oneshot::channel();
        self.send(Job::Retract { table, after, done }, answer).await
    }

    async fn send<T>(
        &self,
        job: Job,
        answer: oneshot::Receiver<Result<T, NotStored>>,
    ) -> Result<T, NotStored> {
        self.jobs.send(job).map_err(|_| NotStored::Unavailable)?;
        answer.await.unwrap_or(Err(NotStored::Unavailable))
    }
}
