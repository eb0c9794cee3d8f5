//! How does a person take their seat along to another device? By a link that works once and not for long.

use std::collections::VecDeque;
use std::time::{Duration, Instant};

use parking_lot::{Mutex, MutexGuard};
use table::Seat;

use crate::clock::Clock;
use crate::secrets;

const GOOD_FOR: Duration = Duration::from_secs(10 * 60);
/// More than people ask for in ten minutes; the oldest go first.
const AT_MOST: usize = 10_000;
/// So many for one seat at a time: asking again and again takes nothing from others.
const FOR_A_SEAT: usize = 3;

/// A seat on its way.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatTransfer {
    pub table: String,
    pub seat: Seat,
    /// The key it opens the seat with; if somebody else sits there by now, it opens nothing.
    pub key: String,
}

/// All seats on their way. Kept in memory only: after a restart one asks for a new link.
#[derive(Debug)]
pub struct SeatTransfers {
    clock: Clock,
    all: Mutex<VecDeque<(String, Instant, SeatTransfer)>>,
}

impl SeatTransfers {
    pub fn new(clock: Clock) -> SeatTransfers {
        SeatTransfers { clock, all: Mutex::default() }
    }

    /// A new link's secret for this seat.
    pub fn send(&self, transfer: SeatTransfer) -> String {
        let code = secrets::once();
        let mut all = self.all();
        let same = |other: &SeatTransfer| other.table == transfer.table && other.seat == transfer.seat;
        while all.iter().filter(|(_, _, other)| same(other)).count() >= FOR_A_SEAT {
            let oldest = all.iter().position(|(_, _, other)| same(other));
            oldest.and_then(|oldest| all.remove(oldest));
        }
        if all.len() == AT_MOST {
            all.pop_front();
        }
        all.push_back((code.clone(), self.clock.instant() + GOOD_FOR, transfer));
        code
    }

    /// What this leads to, as long as it is good; looking does not use it up.
    pub fn look(&self, code: &str) -> Option<SeatTransfer> {
        let found = self.all().iter().find(|(known, _, _)| secrets::same(known, code)).cloned();
        found.map(|(_, _, transfer)| transfer)
    }

    /// Uses it up.
    pub fn take(&self, code: &str) -> Option<SeatTransfer> {
        let mut all = self.all();
        let place = all.iter().position(|(known, _, _)| secrets::same(known, code))?;
        all.remove(place).map(|(_, _, transfer)| transfer)
    }

    fn all(&self) -> MutexGuard<'_, VecDeque<(String, Instant, SeatTransfer)>> {
        let mut all = self.all.lock();
        let now = self.clock.instant();
        while all.front().is_some_and(|(_, until, _)| *until <= now) {
            all.pop_front();
        }
        all
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::clock::ManualClock;

    fn seat(number: u8) -> SeatTransfer {
        SeatTransfer { table: "t".to_owned(), seat: Seat(number), key: "k".to_owned() }
    }

    #[test]
    fn a_code_works_once() {
        let way = SeatTransfers::new(ManualClock::at(0).clock());
        let code = way.send(seat(0));
        assert_eq!(way.look(&code), Some(seat(0)));
        assert_eq!((way.take(&code), way.take(&code), way.look(&code)), (Some(seat(0)), None, None));
    }

    #[test]
    fn a_code_does_not_work_for_long() {
        let time = ManualClock::at(0);
        let way = SeatTransfers::new(time.clock());
        let code = way.send(seat(0));
        time.advance(GOOD_FOR - Duration::from_millis(1));
        assert_eq!(way.look(&code), Some(seat(0)));
        time.advance(Duration::from_millis(1));
        assert_eq!(way.take(&code), None);
    }

    #[test]
    fn one_seat_takes_nothing_from_others() {
        let way = SeatTransfers::new(ManualClock::at(0).clock());
        let (other, first) = (way.send(seat(1)), way.send(seat(0)));
        let codes: Vec<String> = (0..FOR_A_SEAT).map(|_| way.send(seat(0))).collect();
        assert_eq!(way.look(&first), None, "the oldest of this seat goes");
        assert!(codes.iter().chain([&other]).all(|code| way.look(code).is_some()));
    }
}
