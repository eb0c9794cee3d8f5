//! What is there to write, and who waits for it?

use table::Entry;
use tokio::sync::oneshot;

use crate::{Append, Change, Index, NewTable, NotStored, Removal};

/// Something to write, and whom to tell.
pub struct Job {
    pub work: Work,
    pub done: oneshot::Sender<Result<i64, NotStored>>,
}

pub enum Work {
    /// Answered with the table's number.
    Open(Box<Opening>),
    Append(Lines),
    /// Keeps what is whole of a log and puts the rest aside.
    Cut {
        table: i64,
        keep: usize,
    },
    /// Somebody who sits at this table is there.
    CameBack {
        table: i64,
        now: i64,
    },
    /// Removes a table.
    Remove(Removal),
    /// Remembers that every table's flag is right.
    FlagsSure,
    /// Finds out whether the disk answers again.
    Resolve,
    /// Ends, once everything before it is written.
    Close,
}

impl Work {
    /// How many entries it adds to logs.
    pub fn lines(&self) -> usize {
        match self {
            Work::Open(new) => new.lines.len(),
            Work::Append(lines) => lines.lines.len(),
            _ => 0,
        }
    }
}

/// A table to be opened, in the words of the database.
pub struct Opening {
    pub name: String,
    pub game: String,
    pub rules: u16,
    pub seats: u8,
    pub settings: String,
    pub seed: String,
    pub opened: u64,
    pub index: Index,
    pub lines: Vec<String>,
}

impl Opening {
    pub fn of(new: NewTable) -> Opening {
        let mut index = Index::new(new.seats);
        new.entries.iter().for_each(|entry| index.follow(new.opened, entry));
        let pairs: Vec<String> = new.settings.pairs().map(|(key, value)| format!("{key}={value}")).collect();
        Opening {
            name: new.name,
            game: new.game,
            rules: new.rules,
            seats: new.seats,
            settings: pairs.join("\n"),
            seed: new.seed.to_text(),
            opened: new.opened,
            index,
            lines: new.entries.iter().map(ToString::to_string).collect(),
        }
    }
}

/// Entries for a log, in the words of the database: written by whoever asks, so that the writer has less to do.
pub struct Lines {
    pub table: i64,
    pub after: usize,
    pub at: u64,
    pub lines: Vec<String>,
    /// Those of the entries that change columns.
    pub concerning: Vec<Entry>,
    pub changes: Vec<Change>,
}

impl Lines {
    /// Whether nothing is to be written but the entries.
    pub fn is_alone(&self) -> bool {
        self.concerning.is_empty() && self.changes.is_empty()
    }

    pub fn of(append: Append) -> Lines {
        Lines {
            table: append.table,
            after: append.after,
            at: append.at,
            lines: append.entries.iter().map(ToString::to_string).collect(),
            concerning: append.entries.into_iter().filter(Index::concerns).collect(),
            changes: append.changes,
        }
    }
}
