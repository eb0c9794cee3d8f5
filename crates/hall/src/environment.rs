//! What does a service take from the machine it runs on? Seeds, the time, and how long searches may take. Tests
//! replace all of it, so that what a table does is a function of the code alone.

use crate::clock::{Clock, ManualClock};
use crate::seeds::Seeds;
use crate::thinking::SearchLimit;
use crate::workers::Workers;

/// The sources of everything that would differ between two runs.
#[derive(Default)]
pub struct Environment {
    pub seeds: Seeds,
    pub clock: Clock,
    pub search: SearchLimit,
    pub workers: Workers,
}

impl Environment {
    /// An environment in which time passes only by [`ManualClock::advance`] and searches end after a fixed number of
    /// iterations.
    pub fn with_clock(clock: &ManualClock) -> Environment {
        Environment { clock: clock.clock(), search: SearchLimit::Iterations(200), ..Environment::default() }
    }
}
