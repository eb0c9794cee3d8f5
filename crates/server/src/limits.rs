//! How much may one address ask for? Buckets that fill up slowly, for what costs something, and room for tables.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, MutexGuard};
use std::time::{Duration, Instant};

use words::full::Full;
use words::problem::Problem;

use crate::clock::Clock;
use crate::net::Net;
use crate::unfinished::Unfinished;

/// Something that costs the machine or the others at a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Act {
    /// A page, or what a program reads: everything that is drawn anew for whoever asks.
    Read,
    Open,
    /// A table of a deal that is the same for all: few would play the same more often.
    Deal,
    Sit,
    Say,
    Hint,
    Move,
    Connect,
    /// A look at an earlier moment, or at a picture of it.
    Look,
    Report,
    /// A picture nobody has asked for yet.
    Paint,
    /// Milliseconds of work in the background.
    Work,
}

impl Act {
    /// How many at once, and how many a second in the long run.
    fn allowance(self) -> (f32, f32) {
        match self {
            Act::Read => (600.0, 60.0),
            Act::Open => (20.0, 0.2),
            Act::Deal => (40.0, 40.0 / 86_400.0),
            Act::Sit => (60.0, 1.0),
            Act::Say => (20.0, 1.0),
            Act::Hint => (10.0, 0.5),
            Act::Move => (400.0, 100.0),
            Act::Connect => (120.0, 10.0),
            Act::Look => (400.0, 60.0),
            Act::Report => (10.0, 0.2),
            Act::Paint => (20.0, 0.5),
            Act::Work => (4_000.0, 250.0),
        }
    }
}

/// What a whole site may do, counted in homes that do all they may.
pub const HOMES_OF_A_SITE: f32 = 16.0;

/// Whom a limit counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Source {
    /// Somebody on this very machine, with no proxy between: they need no limits.
    Here,
    Net(Net),
}

impl Source {
    pub fn of(address: IpAddr) -> Source {
        Source::Net(Net::home(address))
    }
}

pub struct Limits {
    clock: Clock,
    buckets: Mutex<HashMap<(Net, Act), Bucket>>,
    most_tables: usize,
    tables: AtomicUsize,
    pub unfinished: Unfinished,
}

struct Bucket {
    left: f32,
    since: Instant,
    most: f32,
    per_second: f32,
}

impl Bucket {
    fn filled(&self, now: Instant) -> f32 {
        self.left + self.per_second * now.duration_since(self.since).as_secs_f32()
    }
}

impl Limits {
    pub fn new(clock: Clock, tables: usize, most_tables: usize) -> Limits {
        Limits {
            unfinished: Unfinished::new(clock.clone()),
            clock,
            buckets: Mutex::default(),
            most_tables,
            tables: AtomicUsize::new(tables),
        }
    }

    /// Takes one from the bucket of this address, and of the site it belongs to.
    pub fn take(&self, from: Source, act: Act) -> Result<(), Problem> {
        let Source::Net(home) = from else { return Ok(()) };
        let now = self.clock.instant();
        let mut buckets = locked(&self.buckets);
        if let Some(site) = home.site() {
            fill_and_take(&mut buckets, (site, act), HOMES_OF_A_SITE, now)?;
        }
        fill_and_take(&mut buckets, (home, act), 1.0, now)
    }

    /// Whether this address has time left that others work for it in the background.
    pub fn afford(&self, home: Net) -> Result<(), Problem> {
        let now = self.clock.instant();
        let dry = |bucket: &Bucket| bucket.filled(now) <= 0.0;
        let dry = locked(&self.buckets).get(&(home, Act::Work)).is_some_and(dry);
        if dry { Err(Problem::TooOften) } else { Ok(()) }
    }

    /// Takes the time that was worked for this address from its budget.
    pub fn charge(&self, home: Net, worked: Duration) {
        let now = self.clock.instant();
        let (most, per_second) = Act::Work.allowance();
        let mut buckets = locked(&self.buckets);
        let bucket =
            buckets.entry((home, Act::Work)).or_insert(Bucket { left: most, since: now, most, per_second });
        bucket.left = bucket.filled(now).min(most) - worked.as_secs_f32() * 1_000.0;
        bucket.since = now;
    }

    /// Room for one more table, if it fits: given back unless the table is opened.
    pub fn room_for_another(&self) -> Result<Reserved<'_>, Problem> {
        let fits = self.tables.fetch_update(Ordering::Relaxed, Ordering::Relaxed, |tables| {
            (tables < self.most_tables).then_some(tables + 1)
        });
        fits.map(|_| Reserved(self)).map_err(|_| Problem::Full(Full::Tables))
    }

    /// How many more tables there are than there should be, if they are to leave room for so many new ones.
    pub fn too_many(&self, room: usize) -> usize {
        (self.tables.load(Ordering::Relaxed) + room).saturating_sub(self.most_tables)
    }

    /// Tables that are no longer kept.
    pub fn tables_gone(&self, count: usize) {
        self.tables.fetch_sub(count, Ordering::Relaxed);
    }

    /// Drops what says no more than a new start would.
    pub fn forget_the_calm(&self) {
        let now = self.clock.instant();
        locked(&self.buckets).retain(|_, bucket| bucket.filled(now) < bucket.most);
        self.unfinished.forget_the_old();
    }
}

pub fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(|poisoned| poisoned.into_inner())
}

fn fill_and_take(
    buckets: &mut HashMap<(Net, Act), Bucket>,
    whose: (Net, Act),
    times: f32,
    now: Instant,
) -> Result<(), Problem> {
    let (most, per_second) = whose.1.allowance();
    let (most, per_second) = (most * times, per_second * times);
    let bucket = buckets.entry(whose).or_insert(Bucket { left: most, since: now, most, per_second });
    bucket.left = bucket.filled(now).min(most);
    bucket.since = now;
    if bucket.left < 1.0 {
        return Err(Problem::TooOften);
    }
    bucket.left -= 1.0;
    Ok(())
}

/// Room for a table nobody knows yet whether it will be opened.
pub struct Reserved<'a>(&'a Limits);

impl Reserved<'_> {
    /// The table is there.
    pub fn taken(self) {
        std::mem::forget(self);
    }
}

impl Drop for Reserved<'_> {
    fn drop(&mut self) {
        self.0.tables_gone(1);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::clock::ManualClock;

    fn from(text: &str) -> Source {
        Source::of(text.parse().unwrap())
    }

    #[test]
    fn a_bucket_runs_dry_and_only_for_that_address() {
        let limits = Limits::new(ManualClock::at(0).clock(), 0, 10);
        let [one, other] = ["192.0.2.1", "192.0.2.2"].map(from);
        let granted = (0..50).filter(|_| limits.take(one, Act::Open).is_ok()).count();
        assert_eq!(granted, 20);
        assert!(limits.take(other, Act::Open).is_ok());
        assert!(limits.take(one, Act::Move).is_ok());
        assert!((0..1000).all(|_| limits.take(Source::Here, Act::Open).is_ok()));
    }

    #[test]
    fn whoever_has_many_addresses_is_counted_once() {
        let limits = Limits::new(ManualClock::at(0).clock(), 0, 10);
        let granted = |address: &dyn Fn(u32) -> String, tries: u32| {
            (0..tries).filter(|at| limits.take(from(&address(*at)), Act::Open).is_ok()).count()
        };
        assert_eq!(granted(&|at| format!("2001:db8:1:1::{at:x}"), 500), 20);
        assert_eq!(granted(&|at| format!("2001:db8:2:{at:x}::1"), 2000), 320);
        assert_eq!(granted(&|_| "2001:db8:3::1".to_owned(), 30), 20);
    }

    #[test]
    fn work_in_the_background_is_paid_for_in_time() {
        let manual = crate::clock::ManualClock::at(0);
        let limits = Limits::new(manual.clock(), 0, 10);
        let [one, other] = ["192.0.2.1", "192.0.2.2"].map(|address| Net::home(address.parse().unwrap()));
        limits.charge(one, Duration::from_millis(3_999));
        assert_eq!(limits.afford(one), Ok(()), "a millisecond is left");
        limits.charge(one, Duration::from_millis(501));
        assert_eq!(limits.afford(one), Err(Problem::TooOften));
        assert_eq!(limits.afford(other), Ok(()));
        manual.advance(Duration::from_millis(2_100));
        assert_eq!(limits.afford(one), Ok(()), "a quarter of each second comes back");
    }

    #[test]
    fn room_is_given_back_unless_a_table_takes_it() {
        let limits = Limits::new(ManualClock::at(0).clock(), 0, 2);
        for _ in 0..10 {
            drop(limits.room_for_another().unwrap());
        }
        limits.room_for_another().unwrap().taken();
        limits.room_for_another().unwrap().taken();
        assert!(limits.room_for_another().is_err());
        limits.tables_gone(1);
        assert!(limits.room_for_another().is_ok());
    }
}
