//! Who finds a slot around a table? Those who sit there, always; others share what is left fairly.

use std::collections::BTreeMap;
use std::sync::Arc;

use parking_lot::{Mutex, MutexGuard};
use table::Viewer;
use tokio::sync::Notify;
use words::full::Full;
use words::problem::Problem;

use crate::source::Source;

/// Pages and streams of one seat at once: for more, its oldest one goes.
const OF_A_SEAT: usize = 16;
/// Slots for those who only look on, and how many of them one address can have.
const SPECTATORS: usize = 64;
const OF_AN_ADDRESS: usize = 8;

/// The slots around one table, the longest taken first.
#[derive(Default)]
pub struct ViewerSlots(Mutex<Vec<Arc<ViewerSlot>>>);

pub struct ViewerSlot {
    viewer: Viewer,
    from: Source,
    given_away: Notify,
}

impl ViewerSlot {
    /// Waits until somebody else has this slot.
    pub async fn given_away(&self) {
        self.given_away.notified().await;
    }
}

impl ViewerSlots {
    pub fn take(&self, viewer: Viewer, from: Source) -> Result<Arc<ViewerSlot>, Problem> {
        let mut taken = self.taken();
        match viewer {
            Viewer::Seat(_) => {
                if taken.iter().filter(|slot| slot.viewer == viewer).count() >= OF_A_SEAT {
                    give_away(&mut taken, |slot| slot.viewer == viewer);
                }
            }
            Viewer::Spectator | Viewer::Referee => among_spectators(&mut taken, from)?,
        }
        let slot = Arc::new(ViewerSlot { viewer, from, given_away: Notify::new() });
        taken.push(slot.clone());
        Ok(slot)
    }

    pub fn leave(&self, slot: &Arc<ViewerSlot>) {
        self.taken().retain(|other| !Arc::ptr_eq(other, slot));
    }

    pub fn count(&self) -> usize {
        self.taken().len()
    }

    fn taken(&self) -> MutexGuard<'_, Vec<Arc<ViewerSlot>>> {
        self.0.lock()
    }
}

/// When all slots are taken, an address with more of them than this one gives one away: two crowds end up with as many
/// each, and one crowd does not push itself around.
fn among_spectators(taken: &mut Vec<Arc<ViewerSlot>>, from: Source) -> Result<(), Problem> {
    let mut by_source: BTreeMap<Source, usize> = BTreeMap::new();
    let spectators = taken.iter().filter(|slot| !matches!(slot.viewer, Viewer::Seat(_)));
    spectators.for_each(|slot| *by_source.entry(slot.from).or_default() += 1);
    let own = by_source.get(&from).copied().unwrap_or(0);
    if from != Source::Here && own >= OF_AN_ADDRESS {
        return Err(Problem::Full(Full::Viewers));
    }
    if by_source.values().sum::<usize>() < SPECTATORS {
        return Ok(());
    }
    let (richest, most) =
        by_source.into_iter().max_by_key(|(_, count)| *count).ok_or(Problem::Full(Full::Viewers))?;
    if most <= own + 1 {
        return Err(Problem::Full(Full::Viewers));
    }
    give_away(taken, |slot| slot.from == richest && !matches!(slot.viewer, Viewer::Seat(_)));
    Ok(())
}

fn give_away(taken: &mut Vec<Arc<ViewerSlot>>, whose: impl Fn(&ViewerSlot) -> bool) {
    if let Some(index) = taken.iter().position(|slot| whose(slot)) {
        taken.remove(index).given_away.notify_one();
    }
}

#[cfg(test)]
mod tests {
    use table::Seat;

    use super::*;

    fn from(number: u8) -> Source {
        Source::of(std::net::IpAddr::from([192, 0, 2, number]))
    }

    fn given_away(slot: &Arc<ViewerSlot>, slots: &ViewerSlots) -> bool {
        !slots.taken().iter().any(|other| Arc::ptr_eq(other, slot))
    }

    #[test]
    fn a_stranger_takes_a_few_places_and_seats_come_first() {
        let slots = ViewerSlots::default();
        let own = (0..100).filter(|_| slots.take(Viewer::Spectator, from(1)).is_ok()).count();
        assert_eq!(own, OF_AN_ADDRESS);
        for _ in 0..100 {
            slots.take(Viewer::Seat(Seat(0)), from(1)).unwrap();
        }
        assert_eq!(slots.taken().len(), OF_AN_ADDRESS + OF_A_SEAT);
        assert!(slots.take(Viewer::Spectator, from(2)).is_ok());
    }

    #[test]
    fn when_all_places_are_taken_they_are_shared() {
        let slots = ViewerSlots::default();
        let crowd: Vec<_> =
            (0..64).map(|index| slots.take(Viewer::Spectator, from(index / 8)).unwrap()).collect();
        let newcomer = slots.take(Viewer::Spectator, from(99)).unwrap();
        assert_eq!(crowd.iter().filter(|slot| given_away(slot, &slots)).count(), 1);
        assert!(!given_away(&newcomer, &slots));
        assert!(slots.take(Viewer::Spectator, Source::Here).is_ok());
        let fair = ViewerSlots::default();
        for index in 0..64 {
            fair.take(Viewer::Spectator, from(index)).unwrap();
        }
        assert_eq!(fair.take(Viewer::Spectator, from(99)).err(), Some(Problem::Full(Full::Viewers)));
    }
}
