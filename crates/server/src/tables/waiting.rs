//! What is already being waited for at a table? Nothing is waited for twice.

use std::collections::HashSet;
use std::sync::{Arc, Mutex, MutexGuard};

use crate::automatic_moves::Due;

/// Everything that somebody waits for.
#[derive(Clone, Debug, Default)]
pub struct Waiting(Arc<Mutex<HashSet<Due>>>);

/// Whoever waits says so until the end, even if the end is a panic.
pub struct Wait {
    all: Waiting,
    due: Due,
}

impl Waiting {
    /// Begins to wait, unless somebody does already.
    pub fn begin(&self, due: Due) -> Option<Wait> {
        self.all().insert(due).then(|| Wait { all: self.clone(), due })
    }

    fn all(&self) -> MutexGuard<'_, HashSet<Due>> {
        self.0.lock().unwrap_or_else(|poisoned| poisoned.into_inner())
    }
}

impl Drop for Wait {
    fn drop(&mut self) {
        self.all.all().remove(&self.due);
    }
}
