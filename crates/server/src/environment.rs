//! What does a service take from the machine it runs on? Seeds, the time, and how long a search may take. Tests replace all
//! three, so that what a table does is a function of the code alone.

use crate::clock::{Clock, ManualClock};
use crate::seeds::Seeds;
use crate::thinking::SearchLimit;

/// The sources of everything that would differ between two runs.
#[derive(Default)]
pub struct Environment {
    pub seeds: Seeds,
    pub clock: Clock,
    pub search: SearchLimit,
}

impl Environment {
    /// An environment in which time passes only by [`ManualClock::advance`] and searches end after a fixed number of
    /// iterations.
    pub fn with_clock(clock: &ManualClock) -> Environment {
        Environment { clock: clock.clock(), search: SearchLimit::Iterations(200), ..Environment::default() }
    }
}
