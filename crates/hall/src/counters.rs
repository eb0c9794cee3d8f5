//! What do the tables do, in numbers an operator can watch? Cheap enough to be counted always.

use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

/// Everything that is counted while it happens. What can be looked up is looked up when somebody asks.
#[derive(Default)]
pub struct Counters {
    pub moves: Count,
    pub opened: Count,
    pub finished: Count,
    pub rules_failed: Count,
    /// Times something due could not happen.
    pub overdue: Count,
    /// From the moment a move is found right until everybody has been told of it.
    pub moving: Times,
    pub thinking: Times,
}

/// Something that only grows.
#[derive(Default)]
pub struct Count(AtomicU64);

impl Count {
    pub fn add(&self, more: usize) {
        self.0.fetch_add(more as u64, Ordering::Relaxed);
    }

    pub fn get(&self) -> u64 {
        self.0.load(Ordering::Relaxed)
    }
}

/// Upper bounds in milliseconds.
pub const BOUNDS: [u64; 11] = [1, 2, 5, 10, 25, 50, 100, 250, 500, 1_000, 5_000];

/// How long something took, sorted into classes.
#[derive(Default)]
pub struct Times {
    classes: [AtomicU64; BOUNDS.len() + 1],
    micros: AtomicU64,
}

impl Times {
    pub fn took(&self, time: Duration) {
        let class = BOUNDS.partition_point(|bound| Duration::from_millis(*bound) < time);
        self.classes[class].fetch_add(1, Ordering::Relaxed);
        self.micros.fetch_add(time.as_micros() as u64, Ordering::Relaxed);
    }

    /// How many were in each class: up to each of the bounds, and longer.
    pub fn classes(&self) -> [u64; BOUNDS.len() + 1] {
        std::array::from_fn(|class| self.classes[class].load(Ordering::Relaxed))
    }

    /// How long all of them took, in microseconds.
    pub fn micros(&self) -> u64 {
        self.micros.load(Ordering::Relaxed)
    }
}
