//! What is already being waited for at a table? Nothing is waited for twice.

use std::collections::HashMap;
use std::sync::Arc;

use parking_lot::{Mutex, MutexGuard};

use crate::automatic_moves::Due;

/// Everything that is waited for at a table, with how far each wait has come.
#[derive(Clone, Debug, Default)]
pub struct Waiting(Arc<Mutex<HashMap<Due, Progress>>>);

/// How far a wait has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Progress {
    /// It is being worked out what to do and when, or done.
    Working,
    /// Nothing happens before this time, in milliseconds since 1970, unless the table leaves this version.
    Asleep { until: u64, version: u64 },
    /// The same whatever happens at the table.
    Pausing { until: u64 },
}

/// A wait, from its beginning to its end, even if the end is a panic.
pub struct Wait {
    all: Waiting,
    due: Due,
}

impl Waiting {
    /// Begins to wait, unless somebody does already.
    pub fn begin(&self, due: Due) -> Option<Wait> {
        let mut all = self.all();
        if all.contains_key(&due) {
            return None;
        }
        all.insert(due, Progress::Working);
        Some(Wait { all: self.clone(), due })
    }

    /// How far the wait for this has come; none if nobody waits for it.
    pub fn progress(&self, due: Due) -> Option<Progress> {
        self.all().get(&due).copied()
    }

    fn all(&self) -> MutexGuard<'_, HashMap<Due, Progress>> {
        self.0.lock()
    }
}

impl Wait {
    pub fn is(&self, progress: Progress) {
        self.all.all().insert(self.due, progress);
    }
}

impl Drop for Wait {
    fn drop(&mut self) {
        self.all.all().remove(&self.due);
    }
}
