//! A store whose calls take time, fail and lose their answers, as a seed wants it.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::time::Duration;

use parking_lot::{Mutex, MutexGuard};
use store::MemoryStore;
use store::memory::{Call, Fate, Plan};
use table::Chance;

use crate::clock::{Clock, ManualClock};

/// How much goes wrong, of a hundred calls.
#[derive(Clone, Copy, Debug)]
pub struct Trouble {
    pub slow: u32,
    pub fails: u32,
    pub lost: u32,
    pub conflicts: u32,
}

impl Trouble {
    pub const NONE: Trouble = Trouble { slow: 0, fails: 0, lost: 0, conflicts: 0 };

    /// Of three seeds one has a good disk, one a slow one and one a bad one.
    pub fn of(chance: &mut Chance) -> Trouble {
        match chance.below(3) {
            0 => Trouble::NONE,
            1 => Trouble { slow: 60, ..Trouble::NONE },
            _ => Trouble { slow: 40, fails: 10, lost: 8, conflicts: 3 },
        }
    }
}

/// What the calls of a store wait for.
#[derive(Clone, Default)]
pub struct Disk {
    waiting: Arc<AtomicUsize>,
    wakes: Arc<Mutex<Vec<u64>>>,
    /// Whether calls take no time for now.
    quick: Arc<AtomicBool>,
}

/// A call that waits, until it no longer does.
struct Waits(Arc<AtomicUsize>);

impl Drop for Waits {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Ordering::Relaxed);
    }
}

impl Disk {
    /// Lets the calls of this store go as the seed wants it.
    pub fn spin(&self, store: &MemoryStore, clock: &ManualClock, trouble: Trouble, seed: u64) {
        let (disk, clock) = (self.clone(), clock.clone());
        let mut chance = Chance::fast(seed);
        store.plan(move |call| disk.plan(call, &clock, trouble, &mut chance));
    }

    fn plan(&self, call: &Call, clock: &ManualClock, trouble: Trouble, chance: &mut Chance) -> Plan {
        let slow = |chance: &mut Chance| {
            let is_slow = chance.below(100) < trouble.slow && !self.quick.load(Ordering::Relaxed);
            is_slow.then(|| {
                let time = u64::from(chance.below(3_000));
                self.wakes().push(clock.now_ms() + time);
                wait(self.waiting.clone(), clock.clock(), Duration::from_millis(time))
            })
        };
        let mut plan = Plan { before: slow(chance), fate: Fate::Works, after: slow(chance) };
        if matches!(call, Call::Read) {
            // The service itself looks every few seconds what is due, also when hours pass at once.
            (plan.before, plan.after) = (None, None);
        }
        let roll = chance.below(100);
        let (fails, lost) = (trouble.fails, trouble.fails + trouble.lost);
        plan.fate = match call {
            // A question how it ended is answered in the end, and reading alone changes nothing.
            Call::Append(_) | Call::Open(_) | Call::Remove(_) if roll < fails => Fate::Fails,
            Call::Append(_) | Call::Open(_) if roll < lost => Fate::AnswerLost { done: chance.below(2) == 0 },
            Call::Append(_) if roll < lost + trouble.conflicts => Fate::Conflicts,
            Call::Load(_) | Call::Read | Call::Resolve if roll < fails => Fate::Fails,
            _ => Fate::Works,
        };
        plan
    }

    /// Lets calls take no time, or as long as the seed wants it.
    pub fn is_quick(&self, quick: bool) {
        self.quick.store(quick, Ordering::Relaxed);
    }

    /// Whether a call waits.
    pub fn is_busy(&self) -> bool {
        self.waiting.load(Ordering::Relaxed) > 0
    }

    /// When the next call goes on.
    pub fn next_wake(&self, now: u64) -> Option<u64> {
        let mut wakes = self.wakes();
        wakes.retain(|wake| *wake > now);
        wakes.iter().min().copied()
    }

    fn wakes(&self) -> MutexGuard<'_, Vec<u64>> {
        self.wakes.lock()
    }
}

fn wait(
    waiting: Arc<AtomicUsize>,
    clock: Clock,
    time: Duration,
) -> futures_util::future::BoxFuture<'static, ()> {
    waiting.fetch_add(1, Ordering::Relaxed);
    let waits = Waits(waiting);
    // From when it begins: what comes after the work waits for the work first.
    Box::pin(async move {
        clock.sleep(time).await;
        drop(waits);
    })
}
