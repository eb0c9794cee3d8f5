//! What time is it for a service, and who waits for which moment? Everything that depends on time asks the service's one
//! clock: the system's in production, one that tests advance by hand otherwise.
//!
//! The manual clock is not tokio's paused clock. That one advances by itself as soon as its runtime has nothing to do, which
//! is the case while the SQLite writer works in a thread of its own and while a packet is on its way through the kernel: a
//! bot's rest would end, or a timeout pass, at a moment that depends on the speed of the disk. It also allows one thread only
//! and does not reach the time of day. This one stands still until a test advances it.
//!
//! How long work takes is measured with `Instant::now`: those durations are shown to operators and decide nothing.

use std::sync::Arc;
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use tokio::sync::watch;
use tokio::time::Interval;

/// The clock of a service. Cheap to clone; clones show the same time.
#[derive(Clone, Debug, Default)]
pub struct Clock(Source);

#[derive(Clone, Debug, Default)]
enum Source {
    #[default]
    System,
    Manual(Arc<Manual>),
}

#[derive(Debug)]
struct Manual {
    /// What [`Clock::instant`] says at 0 milliseconds after `begun_ms`.
    begun: Instant,
    begun_ms: u64,
    now_ms: watch::Sender<u64>,
}

impl Manual {
    async fn wait_until(&self, at_ms: u64) {
        // The sender lives as long as `self`, so this cannot fail.
        let _ = self.now_ms.subscribe().wait_for(|now| *now >= at_ms).await;
    }
}

/// A clock that stands still until it is advanced.
#[derive(Clone, Debug)]
pub struct ManualClock(Arc<Manual>);

impl ManualClock {
    /// A clock that shows this time, in milliseconds since 1970.
    pub fn at(now_ms: u64) -> ManualClock {
        let manual = Manual { begun: Instant::now(), begun_ms: now_ms, now_ms: watch::Sender::new(now_ms) };
        ManualClock(Arc::new(manual))
    }

    /// The clock to give to a service.
    pub fn clock(&self) -> Clock {
        Clock(Source::Manual(self.0.clone()))
    }

    /// Milliseconds since 1970.
    pub fn now_ms(&self) -> u64 {
        *self.0.now_ms.borrow()
    }

    /// Moves the time forward and wakes everything that is due by then.
    pub fn advance(&self, by: Duration) {
        self.0.now_ms.send_modify(|now| *now += by.as_millis() as u64);
    }

    /// The same, to this time. A time that has passed changes nothing.
    pub fn advance_to(&self, at_ms: u64) {
        self.0.now_ms.send_modify(|now| *now = at_ms.max(*now));
    }
}

impl Clock {
    /// Milliseconds since 1970.
    pub fn now_ms(&self) -> u64 {
        match &self.0 {
            Source::System => {
                SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_millis() as u64)
            }
            Source::Manual(manual) => *manual.now_ms.borrow(),
        }
    }

    /// A time that never goes backwards, whatever happens to the time of day.
    pub fn instant(&self) -> Instant {
        match &self.0 {
            Source::System => Instant::now(),
            Source::Manual(manual) => {
                manual.begun + Duration::from_millis(*manual.now_ms.borrow() - manual.begun_ms)
            }
        }
    }

    /// Waits for so long, counted from this call.
    pub fn sleep(&self, time: Duration) -> impl Future<Output = ()> + Send + use<> {
        let sleeping = match &self.0 {
            Source::System => Ok(tokio::time::sleep(time)),
            Source::Manual(manual) => Err((manual.clone(), self.now_ms() + time.as_millis() as u64)),
        };
        async move {
            match sleeping {
                Ok(sleep) => sleep.await,
                Err((manual, at_ms)) => manual.wait_until(at_ms).await,
            }
        }
    }

    /// What this comes to, or nothing if it takes longer than so long.
    pub async fn timeout<T>(&self, limit: Duration, work: impl Future<Output = T>) -> Option<T> {
        tokio::select! {
            biased;
            done = work => Some(done),
            () = self.sleep(limit) => None,
        }
    }

    /// Ticks every so often, for the first time after one period.
    pub fn ticks(&self, period: Duration) -> Ticks {
        match &self.0 {
            Source::System => {
                let first = tokio::time::Instant::now() + period;
                Ticks(TickSource::System(tokio::time::interval_at(first, period)))
            }
            Source::Manual(manual) => {
                let period_ms = period.as_millis() as u64;
                let next_ms = self.now_ms() + period_ms;
                Ticks(TickSource::Manual { manual: manual.clone(), next_ms, period_ms })
            }
        }
    }
}

/// Ticks of a clock, see [`Clock::ticks`]. With the system's clock this is one timer for all of them.
#[derive(Debug)]
pub struct Ticks(TickSource);

#[derive(Debug)]
enum TickSource {
    System(Interval),
    Manual { manual: Arc<Manual>, next_ms: u64, period_ms: u64 },
}

impl Ticks {
    /// Waits for the next tick. No tick is lost if this is dropped before.
    pub async fn tick(&mut self) {
        match &mut self.0 {
            TickSource::System(interval) => drop(interval.tick().await),
            TickSource::Manual { manual, next_ms, period_ms } => {
                manual.wait_until(*next_ms).await;
                *next_ms += *period_ms;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_manual_clock_wakes_what_is_due_and_nothing_else() {
        let manual = ManualClock::at(1_000);
        let (clock, start) = (manual.clock(), manual.clock().instant());
        let (near, far) = (clock.clone(), clock.clone());
        let near = tokio::spawn(async move { near.sleep(Duration::from_millis(50)).await });
        let far = tokio::spawn(async move { far.sleep(Duration::from_millis(51)).await });
        // Both begin to wait at 1000.
        tokio::task::yield_now().await;
        manual.advance(Duration::from_millis(50));
        near.await.unwrap();
        assert!(!far.is_finished());
        assert_eq!((clock.now_ms(), clock.instant() - start), (1_050, Duration::from_millis(50)));
        manual.advance_to(1_051);
        far.await.unwrap();
    }

    #[tokio::test]
    async fn ticks_are_not_lost_and_nothing_passes_a_limit_while_time_stands_still() {
        let manual = ManualClock::at(0);
        let clock = manual.clock();
        let mut ticks = clock.ticks(Duration::from_millis(10));
        manual.advance(Duration::from_millis(25));
        ticks.tick().await;
        ticks.tick().await;
        assert_eq!(clock.timeout(Duration::from_millis(5), async { 7 }).await, Some(7));
        let late = clock.clone();
        let third = tokio::spawn(async move { late.timeout(Duration::from_millis(4), ticks.tick()).await });
        tokio::task::yield_now().await;
        manual.advance(Duration::from_millis(4));
        assert_eq!(third.await.unwrap(), None, "the third tick comes at 30");
    }
}
