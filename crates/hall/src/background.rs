//! Work that takes long: away from the threads that serve others, a few pieces at a time, and with a share for every address.

use std::collections::HashMap;
use std::sync::Arc;
use std::time::Duration;

use parking_lot::Mutex;
use tokio::sync::Semaphore;
use words::problem::Problem;

use crate::Hall;
use crate::source::{Net, Source};

/// Who pays for work in the background: each address with a budget of processor time.
pub trait Budget: Send + Sync {
    /// Fails if this address has no time left.
    fn afford(&self, home: Net) -> Result<(), Problem>;

    /// Takes the time that was worked for this address from its budget.
    fn charge(&self, home: Net, worked: Duration);

    /// Drops what says no more than a new start would.
    fn forget_the_calm(&self);
}

/// Nobody pays.
impl Budget for () {
    fn afford(&self, _: Net) -> Result<(), Problem> {
        Ok(())
    }

    fn charge(&self, _: Net, _: Duration) {}

    fn forget_the_calm(&self) {}
}

/// Whose work runs or waits.
pub struct Background {
    /// Long looks at a game leave half of the cores to others.
    turns: Arc<Semaphore>,
    /// One piece of work at a time for each address: the others of the same address wait behind it and not before anybody
    /// else.
    of_address: Mutex<HashMap<Net, Arc<Semaphore>>>,
}

impl Background {
    pub fn new(cores: usize) -> Background {
        Background { turns: Arc::new(Semaphore::new(cores.div_ceil(2))), of_address: Mutex::default() }
    }

    fn of(&self, address: Net) -> Arc<Semaphore> {
        let mut all = self.of_address.lock();
        all.retain(|_, share| Arc::strong_count(share) > 1);
        all.entry(address).or_insert_with(|| Arc::new(Semaphore::new(1))).clone()
    }
}

impl Hall {
    /// Works something out for the service itself.
    pub async fn run_background<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Problem> {
        let turn = self.background.turns.clone().acquire_owned().await.map_err(|_| Problem::Closing)?;
        let working = self.workers.run(move || {
            let done = work();
            drop(turn);
            done
        });
        working.await.map_err(|_| Problem::RulesFailed)
    }

    /// Works something out for somebody at this address, whose budget pays for the time it takes.
    pub async fn run_background_for<T: Send + 'static>(
        &self,
        from: Source,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Problem> {
        let Source::Net(address) = from else { return self.run_background(work).await };
        self.budget.afford(address)?;
        let share = self.background.of(address);
        let alone = share.acquire_owned().await.map_err(|_| Problem::Closing)?;
        // What waited behind others of the same address may find the budget used up by them.
        self.budget.afford(address)?;
        let hall = self.clone();
        self.run_background(move || {
            let begun = processor_time();
            let done = work();
            // A test must not depend on how quick the machine is.
            if hall.config.rehearsal.is_none() {
                hall.budget.charge(address, processor_time().saturating_sub(begun));
            }
            drop(alone);
            done
        })
        .await
    }
}

/// How long this thread has been on a state. Nobody pays for the time a busy machine lets them wait.
#[cfg(unix)]
fn processor_time() -> Duration {
    let time = rustix::time::clock_gettime(rustix::time::ClockId::ThreadCPUTime);
    Duration::new(time.tv_sec.unsigned_abs(), time.tv_nsec.unsigned_abs() as u32)
}

#[cfg(not(unix))]
fn processor_time() -> Duration {
    static BEGUN: std::sync::LazyLock<std::time::Instant> = std::sync::LazyLock::new(std::time::Instant::now);
    BEGUN.elapsed()
}
