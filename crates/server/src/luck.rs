//! Where do new tables get their luck and their name, and everybody the time? From the system; in tests that compare two
//! tables byte by byte, from the test. No request reaches this.

use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{SystemTime, UNIX_EPOCH};

use table::Seed;

use crate::secrets;

/// What every new table begins with.
pub struct Luck {
    pub seed: Box<dyn Fn() -> Seed + Send + Sync>,
    /// Nobody could guess the name of another table.
    pub name: Box<dyn Fn() -> String + Send + Sync>,
}

impl Default for Luck {
    fn default() -> Luck {
        Luck { seed: Box::new(|| Seed::Sealed(secrets::random())), name: Box::new(secrets::table_name) }
    }
}

/// The time at which a test has stopped the clock; it runs while this is 0.
static STOPPED_AT: AtomicU64 = AtomicU64::new(0);

/// Lets it be this moment until the process ends, in milliseconds since 1970.
pub fn stop_the_clock(at: u64) {
    STOPPED_AT.store(at, Ordering::Relaxed);
}

/// Milliseconds since 1970.
pub(crate) fn now_ms() -> u64 {
    match STOPPED_AT.load(Ordering::Relaxed) {
        0 => SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_millis() as u64),
        stopped => stopped,
    }
}
