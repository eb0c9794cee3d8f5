//! What is asked of a store, and what it answers.

use table::company::Sitter;
use table::{Entry, Record, Seed, Settings};

use crate::Index;

/// The number a store gives to a table. Later tables have higher ones.
pub type TableId = i64;

/// A table to be opened. Who sits there, its pace and the like follow from its first entries.
#[derive(Clone, Debug)]
pub struct NewTable {
    pub name: String,
    pub game: String,
    pub rules: u16,
    pub seats: u8,
    pub settings: Settings,
    pub seed: Seed,
    /// In milliseconds since 1970; when its first entries were made, too.
    pub opened: u64,
    pub entries: Vec<Entry>,
}

/// Entries for a table's log after the `after`-th, and what else changes with them. The columns that follow from the
/// entries (seats, pace, time to think, rematch) change by themselves.
#[derive(Clone, Debug)]
pub struct Append {
    pub table: TableId,
    /// How long the log is. Not looked at if there are no entries.
    pub after: usize,
    /// When it happened, in milliseconds since 1970.
    pub at: u64,
    pub entries: Vec<Entry>,
    pub changes: Vec<Change>,
}

/// What is kept beside a log and does not follow from the entries alone.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Change {
    Over(bool),
    /// When something becomes due at the table by itself, in milliseconds since 1970.
    Due(Option<u64>),
    /// The columns that follow from the log, written anew.
    Index(Box<Index>),
}

/// A table as it was stored.
#[derive(Clone, Debug)]
pub struct Stored {
    pub id: TableId,
    /// What is whole of the log.
    pub record: Record,
    /// The columns beside the log.
    pub index: Index,
    /// Whether the columns say something else than the log.
    pub index_differs: bool,
    pub over: bool,
    pub due: Option<u64>,
    /// When it was opened or somebody who sits there last came back, in milliseconds since 1970.
    pub seen: u64,
    /// How long the log should be.
    pub length: usize,
    /// How long it once was, if part of it was lost.
    pub promised: usize,
    /// Whether the log is not what its table says it is.
    pub torn: bool,
}

impl Stored {
    /// What the columns should say, if that is known and something else than what they do. Of a log the disk took entries
    /// from, the columns may remember more.
    pub fn index_of_log(&self) -> Option<Index> {
        let whole = !self.torn && self.promised <= self.record.entries.len();
        if whole { Index::of_log(&self.record) } else { None }
    }
}

/// What there is under a name.
#[derive(Clone, Debug)]
pub enum Found {
    Stored(Box<Stored>),
    /// There once was a table of this name, until storage lost it.
    Vanished,
    /// It was put away or deleted.
    Retired,
    Nothing,
}

/// Which lines of the lobby are read.
#[derive(Clone, Debug)]
pub enum Wanted {
    /// The newest with an empty seat.
    Open {
        limit: usize,
    },
    /// The newest without one.
    Running {
        limit: usize,
    },
    These(Vec<TableId>),
}

/// A line of the lobby.
#[derive(Clone, Debug)]
pub struct Listed {
    pub id: TableId,
    pub name: String,
    pub game: String,
    pub settings: Settings,
    pub sitters: Vec<Sitter>,
    /// How many seats are empty.
    pub empty: u8,
    /// In milliseconds since 1970.
    pub opened: u64,
}

/// Which tables' names are looked for.
#[derive(Clone, Debug)]
pub enum Query {
    /// Where something happens by itself before this time, in milliseconds since 1970; the first to be due first.
    DueBefore(u64),
    /// Those not marked as over, if some of them may be without anybody having noticed.
    Unsure,
    /// The finished tables of this game that began so, whatever words follow, the first to be opened first.
    Finished { game: String, beginning: String, limit: usize },
}

/// A table nobody who sits there has come back to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LeftAlone {
    pub id: TableId,
    pub name: String,
    /// When somebody last did, in milliseconds since 1970.
    pub since: u64,
}

/// A table to be removed.
#[derive(Clone, Debug)]
pub struct Removal {
    pub table: TableId,
    pub name: String,
    /// Only if its log has so many entries and nobody came back since then.
    pub unchanged: Option<(usize, u64)>,
}

/// How many tables there are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Counts {
    pub stored: usize,
    /// Including those that are gone.
    pub ever: usize,
}

/// How a store is doing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Health {
    /// Whether it is still where it was opened. A file that was moved or deleted can be written to, but nobody would find
    /// it again.
    pub in_place: bool,
    /// How much room it takes up.
    pub bytes: u64,
}

/// Why something was not stored or read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NotStored {
    /// What is stored is not what the caller took it for; nothing was changed.
    Conflict,
    /// The storage is full, broken or closed; nothing was changed.
    Unavailable,
    /// The storage failed in the middle, and does not say yet how that ended.
    Unknown,
}
