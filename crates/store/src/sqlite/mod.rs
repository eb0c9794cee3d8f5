//! Tables in one SQLite database: one writing thread, one reading connection. Nothing is loaded at start.

mod backup;
mod chain;
mod check;
mod columns;
#[cfg(test)]
mod faults;
mod heads;
mod job;
mod reader;
mod recovery;
mod retire;
mod schema;
mod sorting;
mod statements;
mod writer;

use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, mpsc};
use std::thread::JoinHandle;
use std::time::Duration;

use parking_lot::Mutex;
use rusqlite::{Connection, ErrorCode};
use tokio::sync::oneshot;

use crate::folder::{self, BadFolder};
use crate::{
    Answer, Append, Counts, Found, Health, LeftAlone, Listed, Meter, NewTable, NotStored, Query, Removal,
    Store, TableId, Wanted,
};
pub use backup::{NotBackedUp, backup};
pub use check::{Checked, Look, Wrong, WrongGame, check};
use heads::{Heads, Promises};
use job::{Job, Lines, Opening, Work};
use writer::Writer;

/// The files that grow with what is stored.
const GROWING: [&str; 3] = ["conclave.db", "conclave.db-wal", "heads"];

/// Tables in a data folder. Dropping it writes what still waits, and leaves everything in one file.
pub struct SqliteStore {
    jobs: Option<mpsc::Sender<Job>>,
    writer: Option<JoinHandle<()>>,
    reader: Arc<Mutex<Connection>>,
    meter: Arc<dyn Meter>,
    /// Whether nothing can be stored any more.
    closed: AtomicBool,
    folder: PathBuf,
    file: Option<u64>,
    _locked: folder::Locked,
}

impl SqliteStore {
    /// Takes a folder, which may be new.
    pub fn open(folder: &Path, lock_wait: Duration, meter: Arc<dyn Meter>) -> Result<SqliteStore, BadFolder> {
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
        let writer = Writer::new(connection, heads, meter.clone()).map_err(failed)?;
        let writing = std::thread::Builder::new().name("writer".into()).spawn(move || writer.run(&waiting));
        Ok(SqliteStore {
            jobs: Some(jobs),
            writer: Some(writing.map_err(broken)?),
            reader: Arc::new(Mutex::new(reader)),
            meter,
            closed: AtomicBool::new(false),
            folder: folder.to_owned(),
            file: file_number(&path),
            _locked: locked,
        })
    }

    /// How many tables there are. Blocks on the disk.
    pub fn counted(&self) -> Result<Counts, NotStored> {
        read_with(&self.reader, reader::count)
    }

    async fn write(&self, work: Work) -> Result<i64, NotStored> {
        // The writer answers what it finds when it ends; what came a moment later would be in doubt.
        if self.closed.load(Ordering::Acquire) {
            return Err(NotStored::Unavailable);
        }
        self.send(work).await
    }

    async fn send(&self, work: Work) -> Result<i64, NotStored> {
        let (done, answer) = oneshot::channel();
        let jobs = self.jobs.as_ref().ok_or(NotStored::Unavailable)?;
        jobs.send(Job { work, done }).map_err(|_| NotStored::Unavailable)?;
        let _waiting = Waiting::new(self.meter.as_ref());
        // A writer that ends in the middle leaves open what it wrote.
        answer.await.unwrap_or(Err(NotStored::Unknown))
    }

    fn writes(&self, work: Work) -> Answer<'_, ()> {
        Box::pin(async { self.write(work).await.map(drop) })
    }

    /// Reads on a thread that may block.
    fn reads<T: Send + 'static>(
        &self,
        ask: impl FnOnce(&Connection) -> rusqlite::Result<T> + Send + 'static,
    ) -> Answer<'static, T> {
        let reader = self.reader.clone();
        Box::pin(async move {
            let reading = tokio::task::spawn_blocking(move || read_with(&reader, ask));
            reading.await.unwrap_or(Err(NotStored::Unavailable))
        })
    }
}

fn read_with<T>(
    reader: &Mutex<Connection>,
    ask: impl FnOnce(&Connection) -> rusqlite::Result<T>,
) -> Result<T, NotStored> {
    let reader = reader.lock();
    ask(&reader).map_err(|error| {
        tracing::error!(%error, "the database cannot be read");
        NotStored::Unavailable
    })
}

impl Store for SqliteStore {
    fn open(&self, new: NewTable) -> Answer<'_, TableId> {
        Box::pin(async { self.write(Work::Open(Box::new(Opening::of(new)))).await })
    }

    fn append(&self, append: Append) -> Answer<'_, ()> {
        self.writes(Work::Append(Lines::of(append)))
    }

    fn load<'a>(&'a self, name: &'a str) -> Answer<'a, Found> {
        let name = name.to_owned();
        self.reads(move |reader| reader::find(reader, &name))
    }

    fn cut(&self, table: TableId, keep: usize) -> Answer<'_, ()> {
        self.writes(Work::Cut { table, keep })
    }

    fn touch(&self, table: TableId, now: u64) -> Answer<'_, ()> {
        self.writes(Work::CameBack { table, now: now as i64 })
    }

    fn remove(&self, removal: Removal) -> Answer<'_, ()> {
        self.writes(Work::Remove(removal))
    }

    fn list(&self, wanted: Wanted) -> Answer<'_, Vec<Listed>> {
        self.reads(move |reader| reader::list(reader, &wanted))
    }

    fn find(&self, query: Query) -> Answer<'_, Vec<String>> {
        self.reads(move |reader| reader::names(reader, &query))
    }

    fn finished(&self, tables: Vec<TableId>) -> Answer<'_, Vec<TableId>> {
        self.reads(move |reader| reader::finished(reader, &tables))
    }

    fn left_alone(&self, since: u64, limit: usize) -> Answer<'_, Vec<LeftAlone>> {
        self.reads(move |reader| reader::left_alone(reader, since, limit))
    }

    fn count(&self) -> Answer<'_, Counts> {
        self.reads(reader::count)
    }

    fn flags_are_sure(&self) -> Answer<'_, ()> {
        self.writes(Work::FlagsSure)
    }

    fn resolve(&self) -> Answer<'_, ()> {
        self.writes(Work::Resolve)
    }

    fn health(&self) -> Answer<'_, Health> {
        let length = |file: &&str| std::fs::metadata(self.folder.join(file)).map_or(0, |found| found.len());
        let in_place = file_number(&self.folder.join("conclave.db")) == self.file;
        let bytes = GROWING.iter().map(length).sum();
        Box::pin(async move { Ok(Health { in_place, bytes }) })
    }

    fn close(&self) -> Answer<'_, ()> {
        Box::pin(async {
            if self.closed.swap(true, Ordering::AcqRel) {
                return Ok(());
            }
            self.send(Work::Close).await.map(drop)
        })
    }
}

/// Counted until it is answered or nobody waits for the answer.
struct Waiting<'a>(&'a dyn Meter);

impl Waiting<'_> {
    fn new(meter: &dyn Meter) -> Waiting<'_> {
        meter.waiting(1);
        Waiting(meter)
    }
}

impl Drop for Waiting<'_> {
    fn drop(&mut self) {
        self.0.waiting(-1);
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

impl Drop for SqliteStore {
    fn drop(&mut self) {
        self.jobs = None;
        if let Some(writer) = self.writer.take() {
            // A writer that panicked has said so.
            let _ = writer.join();
        }
    }
}
