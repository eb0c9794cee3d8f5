//! Who had what written, and where in the log? Told by the door itself while a simulation runs.

use std::cell::RefCell;

use store::Append;
use table::Entry;

use crate::tables::Credentials;

/// Entries that were stored for a caller.
#[derive(Clone, Debug)]
pub struct Written {
    pub caller: Credentials,
    /// How long the log was before.
    pub after: usize,
    pub entries: Vec<Entry>,
}

thread_local! {
    static WRITTEN: RefCell<Vec<Written>> = const { RefCell::new(Vec::new()) };
}

/// What the door is about to store.
pub fn written(caller: &Credentials, append: &Append) -> Written {
    Written { caller: caller.clone(), after: append.after, entries: append.entries.clone() }
}

/// The door has stored it.
pub fn witnessed(written: Written) {
    WRITTEN.with_borrow_mut(|all| all.push(written));
}

/// Everything that was written since it was last taken.
pub fn take() -> Vec<Written> {
    WRITTEN.take()
}

/// The same, and it stays.
pub fn all() -> Vec<Written> {
    WRITTEN.with_borrow(Vec::clone)
}
