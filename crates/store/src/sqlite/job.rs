//! What is there to write, and who waits for it?

use tokio::sync::oneshot;

use super::retire::LeftAlone;
use super::{Append, NewTable, NotStored};

/// Something to write, and whom to tell.
pub struct Job {
    pub work: Work,
    pub done: oneshot::Sender<Result<i64, NotStored>>,
}

pub enum Work {
    /// Answered with the table's number.
    Open(Box<NewTable>),
    Append(Append),
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
    /// Removes a table that has been copied elsewhere with so many entries.
    Retire {
        left: LeftAlone,
        entries: usize,
    },
    /// Removes a table its host wants gone.
    Delete {
        table: i64,
        name: String,
    },
    /// Remembers that every table's flag is right.
    FlagsSure,
    /// Finds out whether the disk answers again.
    Settle,
    /// Ends, once everything before it is written.
    Close,
}

impl Work {
    /// How many entries it adds to logs.
    pub fn lines(&self) -> usize {
        match self {
            Work::Open(new) => new.lines.len(),
            Work::Append(append) => append.lines.len(),
            _ => 0,
        }
    }
}
