//! What goes wrong in a store in memory, and when: decided by a test, one call at a time.

use futures_util::future::BoxFuture;

use crate::{Append, NewTable, Removal, TableId};

/// What is asked of the store.
#[derive(Debug)]
pub enum Call<'a> {
    Open(&'a NewTable),
    Append(&'a Append),
    Cut {
        table: TableId,
        keep: usize,
    },
    Touch {
        table: TableId,
        now: u64,
    },
    Remove(&'a Removal),
    FlagsAreSure,
    Resolve,
    Close,
    Load(&'a str),
    /// Any other call that changes nothing.
    Read,
}

impl Call<'_> {
    /// Whether it may change what is stored.
    pub fn writes(&self) -> bool {
        !matches!(self, Call::Load(_) | Call::Read | Call::Resolve | Call::Close)
    }
}

/// How a call goes.
#[derive(Default)]
pub struct Plan {
    /// What it waits for before anything is done.
    pub before: Option<BoxFuture<'static, ()>>,
    pub fate: Fate,
    /// What the answer waits for once it is done.
    pub after: Option<BoxFuture<'static, ()>>,
}

impl Plan {
    pub fn fate(fate: Fate) -> Plan {
        Plan { fate, ..Plan::default() }
    }
}

/// How a call ends.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Fate {
    #[default]
    Works,
    /// Nothing is done, and the answer is `Unavailable`.
    Fails,
    /// A write answers `Unknown`, done or not.
    AnswerLost { done: bool },
    /// Nothing is done, and the answer is `Conflict`.
    Conflicts,
}
