//! How much may one address ask for? Buckets that fill up slowly, for what costs something.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Instant;

use words::problem::Problem;

/// Something that costs the machine or the others at a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Act {
    Open,
    Sit,
    Say,
    Hint,
    Move,
    Connect,
}

impl Act {
    /// How many at once, and how many a second in the long run.
    fn allowance(self) -> (f32, f32) {
        match self {
            Act::Open => (20.0, 0.2),
            Act::Sit => (60.0, 1.0),
            Act::Say => (20.0, 1.0),
            Act::Hint => (10.0, 0.5),
            Act::Move => (400.0, 100.0),
            Act::Connect => (120.0, 10.0),
        }
    }
}

/// The most tables kept, viewers around one of them, and connections.
pub const MOST_TABLES: usize = 200_000;
pub const MOST_VIEWERS: usize = 64;
pub const MOST_CONNECTIONS: usize = 20_000;

pub struct Limits {
    buckets: Mutex<HashMap<(IpAddr, Act), Bucket>>,
    tables: AtomicUsize,
}

struct Bucket {
    left: f32,
    since: Instant,
}

impl Limits {
    pub fn new(tables: usize) -> Limits {
        Limits { buckets: Mutex::default(), tables: AtomicUsize::new(tables) }
    }

    /// Takes one from the bucket of this address. Somebody on this very machine has no need for buckets.
    pub fn take(&self, from: IpAddr, act: Act) -> Result<(), Problem> {
        if from.is_loopback() {
            return Ok(());
        }
        let (most, per_second) = act.allowance();
        let now = Instant::now();
        let mut buckets = self.buckets.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
        let bucket = buckets.entry((from, act)).or_insert(Bucket { left: most, since: now });
        let filled = bucket.left + per_second * now.duration_since(bucket.since).as_secs_f32();
        *bucket = Bucket { left: filled.min(most), since: now };
        if bucket.left < 1.0 {
            return Err(Problem::TooOften);
        }
        bucket.left -= 1.0;
        Ok(())
    }

    /// Counts one more table, if it fits.
    pub fn room_for_another(&self) -> Result<(), Problem> {
        let fits = self.tables.fetch_update(Ordering::Relaxed, Ordering::Relaxed, |tables| {
            (tables < MOST_TABLES).then_some(tables + 1)
        });
        fits.map(drop).map_err(|_| Problem::TooManyTables)
    }

    /// Drops buckets that are full again.
    pub fn forget_the_calm(&self) {
        let now = Instant::now();
        let mut buckets = self.buckets.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
        buckets.retain(|(_, act), bucket| {
            let (most, per_second) = act.allowance();
            bucket.left + per_second * now.duration_since(bucket.since).as_secs_f32() < most
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bucket_runs_dry_and_only_for_that_address() {
        let limits = Limits::new(0);
        let [one, other, here] = ["192.0.2.1", "192.0.2.2", "127.0.0.1"].map(|text| text.parse().unwrap());
        let granted = (0..50).filter(|_| limits.take(one, Act::Open).is_ok()).count();
        assert_eq!(granted, 20);
        assert!(limits.take(other, Act::Open).is_ok());
        assert!(limits.take(one, Act::Move).is_ok());
        assert!((0..1000).all(|_| limits.take(here, Act::Open).is_ok()));
    }
}
