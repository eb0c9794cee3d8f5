//! Who is connected, and who has to leave when no more fit? People at tables stay; whoever only holds a line goes.

use std::cmp::Reverse;
use std::collections::{BTreeMap, HashMap};
use std::sync::atomic::{AtomicU8, AtomicU64, Ordering};
use std::sync::{Arc, OnceLock};
use std::time::Duration;

use hall::Source;
use hall::clock::Clock;
use parking_lot::{Mutex, MutexGuard};
use tokio::sync::Notify;
use words::full::Full;
use words::problem::Problem;

use crate::wire::WeakWire;

/// Descriptors for everything that is no connection: storage, files being written, the listener.
const OURS: usize = 64;
/// More connections would not fit into the memory of most machines.
const MOST: usize = 65_536;
/// The most connections of one address that is neither here nor a proxy of ours.
const OF_ONE_ADDRESS: usize = 256;
/// So long after it came, or last asked for something, a connection is in nobody's way.
const FRESH_MS: u64 = 2_000;
/// So long somebody new waits for others to leave.
const WAITING: Duration = Duration::from_secs(2);

/// Raises the number of descriptors as far as the system lets us, and says how many connections that allows.
pub fn as_many_as_fit() -> usize {
    // Where the system does not say, we find out when it refuses: accepting waits and tries again.
    let descriptors = rlimit::increase_nofile_limit((MOST + OURS) as u64).unwrap_or(1024);
    usize::try_from(descriptors).unwrap_or(MOST).saturating_sub(OURS).clamp(16, MOST)
}

/// All connections there are, the oldest first.
pub struct ConnectionSlots {
    clock: Clock,
    all: Mutex<BTreeMap<u64, Arc<Connected>>>,
    next: AtomicU64,
    most: usize,
    left: Notify,
}

/// One connection as others see it.
pub struct Connected {
    /// Whom to count it for; a proxy's connections are nobody's until somebody follows a table over one.
    from: Mutex<Option<Source>>,
    standing: AtomicU8,
    /// When it came or last asked for something.
    asked: AtomicU64,
    wire: OnceLock<WeakWire>,
}

/// What a connection is used for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Standing {
    Passing = 0,
    /// Looks on at a table.
    Watching = 1,
    /// Sits at a table.
    Seated = 2,
}

impl Connected {
    fn is_now(&self, standing: Standing) {
        self.standing.store(standing as u8, Ordering::Relaxed);
    }

    fn from(&self) -> Option<Source> {
        *self.from.lock()
    }

    /// It asks for something now.
    pub fn asks(&self, now_ms: u64) {
        self.asked.store(now_ms, Ordering::Relaxed);
    }

    pub fn is_on(&self, wire: WeakWire) {
        // A connection has one wire for all its life.
        let _ = self.wire.set(wire);
    }

    /// Who is missed the least goes first.
    fn rank(&self, now: u64) -> u8 {
        let fresh = now.saturating_sub(self.asked.load(Ordering::Relaxed)) < FRESH_MS;
        match (self.standing.load(Ordering::Relaxed), fresh) {
            (2.., _) => 3,
            (_, true) => 2,
            (standing, false) => standing,
        }
    }
}

const SEATED: u8 = 3;

impl ConnectionSlots {
    pub fn new(clock: Clock, most: usize) -> Arc<ConnectionSlots> {
        let (all, next, left) = (Mutex::default(), AtomicU64::new(0), Notify::new());
        Arc::new(ConnectionSlots { clock, all, next, most, left })
    }

    /// A place for one more connection, if need be another's. None when nobody could be asked to leave.
    pub async fn admit(self: &Arc<ConnectionSlots>, from: Option<Source>) -> Option<ConnectionSlot> {
        if let Some(source @ Source::Net(_)) = from
            && self.count(source) >= self.of_one_address()
            && self.send_away(self.of_one_address() / 8, |connection| connection.from() == Some(source)) == 0
        {
            return None;
        }
        if self.all().len() >= self.most {
            self.send_away(self.most / 32, |_| true);
            self.clock.timeout(WAITING, self.room()).await?;
        }
        let connection = Arc::new(Connected {
            from: Mutex::new(from),
            standing: AtomicU8::new(Standing::Passing as u8),
            asked: AtomicU64::new(self.clock.now_ms()),
            wire: OnceLock::new(),
        });
        let id = self.next.fetch_add(1, Ordering::Relaxed);
        self.all().insert(id, connection.clone());
        Some(ConnectionSlot { connections: self.clone(), id, connection })
    }

    /// Somebody at this address follows a table over this connection: if it is a proxy's, it is theirs for as long, and an
    /// address has no more of them than it could have without a proxy.
    pub fn follows(
        self: &Arc<ConnectionSlots>,
        connection: &Arc<Connected>,
        from: Source,
        standing: Standing,
    ) -> Result<Lent, Problem> {
        let lent = connection.from().is_none();
        let full = || matches!(from, Source::Net(_)) && self.count(from) >= self.of_one_address();
        if lent && full() && self.send_away(1, |connection| connection.from() == Some(from)) == 0 {
            return Err(Problem::Full(Full::Viewers));
        }
        if lent {
            *connection.from.lock() = Some(from);
        }
        connection.is_now(standing);
        Ok(Lent { connection: connection.clone(), lent })
    }

    async fn room(&self) {
        loop {
            let left = self.left.notified();
            if self.all().len() < self.most {
                return;
            }
            left.await;
        }
    }

    fn of_one_address(&self) -> usize {
        OF_ONE_ADDRESS.min(self.most / 4).max(4)
    }

    fn count(&self, source: Source) -> usize {
        self.all().values().filter(|connection| connection.from() == Some(source)).count()
    }

    /// Hangs up on some of these and says on how many. Several at once, so that a flood is not searched for each; of
    /// people at tables, at most one.
    fn send_away(&self, some: usize, whom: impl Fn(&Connected) -> bool) -> usize {
        let all = self.all();
        let mut of_source: HashMap<Option<Source>, usize> = HashMap::new();
        all.values().for_each(|connection| *of_source.entry(connection.from()).or_default() += 1);
        let now = self.clock.now_ms();
        let mut chosen: Vec<_> = all
            .values()
            .filter(|connection| whom(connection))
            .map(|connection| {
                let order = (
                    connection.rank(now),
                    Reverse(of_source.get(&connection.from()).copied().unwrap_or(0)),
                    connection.asked.load(Ordering::Relaxed),
                );
                (order, connection.clone())
            })
            .collect();
        drop(all);
        chosen.sort_by_key(|(order, _)| *order);
        let passing = chosen.partition_point(|((rank, ..), _)| *rank < SEATED);
        chosen.truncate(if passing == 0 { 1 } else { passing.min(some.max(1)) });
        chosen.iter().filter_map(|(_, connection)| connection.wire.get()).for_each(WeakWire::hang_up);
        chosen.len()
    }

    fn all(&self) -> MutexGuard<'_, BTreeMap<u64, Arc<Connected>>> {
        self.all.lock()
    }
}

/// A connection over which somebody follows a table, for as long as they do.
pub struct Lent {
    connection: Arc<Connected>,
    /// Whether it is a proxy's, which may use it for somebody else afterwards.
    lent: bool,
}

impl Drop for Lent {
    fn drop(&mut self) {
        self.connection.is_now(Standing::Passing);
        if self.lent {
            *self.connection.from.lock() = None;
        }
    }
}

/// A connection's place, as long as the connection lasts.
pub struct ConnectionSlot {
    pub connections: Arc<ConnectionSlots>,
    id: u64,
    pub connection: Arc<Connected>,
}

impl Drop for ConnectionSlot {
    fn drop(&mut self) {
        self.connections.all().remove(&self.id);
        self.connections.left.notify_one();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use hall::clock::ManualClock;

    fn connection(from: &str, standing: Standing, asked: u64) -> Connected {
        let from = Some(Source::of(from.parse().unwrap()));
        Connected {
            from: Mutex::new(from),
            standing: AtomicU8::new(standing as u8),
            asked: AtomicU64::new(asked),
            wire: OnceLock::new(),
        }
    }

    #[test]
    fn people_at_tables_are_the_last_to_go() {
        let now = 100_000;
        let rank = |standing, asked| connection("192.0.2.1", standing, asked).rank(now);
        let order = [
            rank(Standing::Passing, 0),
            rank(Standing::Watching, 0),
            rank(Standing::Passing, now - 1),
            rank(Standing::Seated, 0),
        ];
        assert!(order.is_sorted() && order.windows(2).all(|pair| pair[0] != pair[1]), "{order:?}");
    }

    #[tokio::test]
    async fn nobody_gets_in_while_nobody_leaves() {
        let time = ManualClock::at(0);
        let connections = ConnectionSlots::new(time.clock(), 8);
        let places: Vec<ConnectionSlot> = {
            let mut places = Vec::new();
            for _ in 0..8 {
                places.push(connections.admit(Some(Source::Here)).await.unwrap());
            }
            places
        };
        let late =
            async { tokio::join!(connections.admit(Some(Source::Here)), async { time.advance(WAITING) }).0 };
        assert!(late.await.is_none(), "no wire, so nobody hears that they should go");
        drop(places);
        assert!(connections.admit(Some(Source::Here)).await.is_some());
    }
}
