//! Where tables are kept: one trait for every kind of storage, its implementation over SQLite, and one in memory that fails
//! on demand for tests. A store knows tables, their logs and the columns beside them. It knows no game.
#![forbid(unsafe_code)]

pub mod folder;
mod index;
pub mod memory;
mod model;
#[cfg(feature = "sqlite")]
pub mod sqlite;

use std::time::Duration;

use futures_util::future::BoxFuture;

pub use index::Index;
pub use memory::MemoryStore;
pub use model::{
    Append, Change, Counts, Found, Health, LeftAlone, Listed, NewTable, NotStored, Query, Removal, Stored,
    TableId, Wanted,
};
#[cfg(feature = "sqlite")]
pub use sqlite::SqliteStore;

/// What a store answers, once it can.
pub type Answer<'a, T> = BoxFuture<'a, Result<T, NotStored>>;

/// The stored tables.
///
/// What is answered with `Ok` lasts, whatever happens to the process or the machine. A write that was begun goes on when its
/// caller stops waiting for the answer.
pub trait Store: Send + Sync + 'static {
    /// Stores a new table and returns its number. `Conflict`: there is a table of this name.
    fn open(&self, new: NewTable) -> Answer<'_, TableId>;

    /// Adds entries to a log and changes what is kept beside it, all or nothing. `Conflict`: the log has another length than
    /// the one named, and nothing was changed. This is the only lock between several processes that serve one table.
    fn append(&self, append: Append) -> Answer<'_, ()>;

    /// Reads a table and its log as far as it is whole.
    fn load<'a>(&'a self, name: &'a str) -> Answer<'a, Found>;

    /// Puts aside what comes after the first `keep` entries of a torn log.
    fn cut(&self, table: TableId, keep: usize) -> Answer<'_, ()>;

    /// Notes when somebody who sits at this table last came back to it, in milliseconds since 1970.
    fn touch(&self, table: TableId, now: u64) -> Answer<'_, ()>;

    /// Removes a table and its log for good. `Conflict`: there is no such table, or it changed.
    fn remove(&self, removal: Removal) -> Answer<'_, ()>;

    /// Reads lines of the lobby: tables that are listed and still played.
    fn list(&self, wanted: Wanted) -> Answer<'_, Vec<Listed>>;

    /// Returns the names of the tables the query asks for.
    fn find(&self, query: Query) -> Answer<'_, Vec<String>>;

    /// Returns those of these tables that are finished or gone.
    fn finished(&self, tables: Vec<TableId>) -> Answer<'_, Vec<TableId>>;

    /// Returns the tables to which nobody came back since then, the longest left alone first.
    fn left_alone(&self, since: u64, limit: usize) -> Answer<'_, Vec<LeftAlone>>;

    /// Counts the tables.
    fn count(&self) -> Answer<'_, Counts>;

    /// Notes that every table says rightly whether its game is over ([`Query::Unsure`] finds nothing from here on).
    fn flags_are_sure(&self) -> Answer<'_, ()>;

    /// Returns once it is known how every earlier write ended. Whether a write answered with `Unknown` is there can then be
    /// read: it does not change any more.
    fn resolve(&self) -> Answer<'_, ()>;

    /// Looks whether what is written will be found again.
    fn health(&self) -> Answer<'_, Health>;

    /// Writes what waits. Nothing can be stored any more.
    fn close(&self) -> Answer<'_, ()>;
}

/// What a store counts while it works.
pub trait Meter: Send + Sync + 'static {
    /// So many more writes wait for their answer; fewer if negative.
    fn waiting(&self, step: i64);

    /// A transaction took so long.
    fn wrote(&self, took: Duration);
}

/// Counts nothing.
impl Meter for () {
    fn waiting(&self, _: i64) {}

    fn wrote(&self, _: Duration) {}
}
