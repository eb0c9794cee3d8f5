//! How many tables may one address have open at once? So many unfinished ones of the last days; what is finished makes room.

use std::collections::HashMap;
use std::time::{Duration, Instant};

use parking_lot::Mutex;

use crate::clock::Clock;
use crate::source::{HOMES_OF_A_SITE, Net, Source};

/// The most unfinished tables one address may have opened within so long.
pub const MOST_OPEN: usize = 100;
const LATELY: Duration = Duration::from_secs(3 * 24 * 3600);

/// The unfinished tables by who opened them.
pub struct Unfinished {
    clock: Clock,
    opened: Mutex<HashMap<Net, Vec<Opened>>>,
}

/// A table somebody opened; without a number while nobody knows yet whether it will be one.
struct Opened {
    table: Option<i64>,
    since: Instant,
}

impl Unfinished {
    pub fn new(clock: Clock) -> Unfinished {
        Unfinished { clock, opened: Mutex::default() }
    }

    /// A place among the unfinished tables of this address, and of the site it belongs to: given back unless a table takes
    /// it. When there is none, says which tables have them, for somebody to look whether they are finished by now.
    pub fn place_for_another(&self, from: Source) -> Result<Place<'_>, Vec<i64>> {
        let mut place = Place { unfinished: self, nets: Vec::new() };
        let now = self.clock.instant();
        let mut opened = self.opened.lock();
        for (net, most) in of_source(from) {
            let of_net = opened.entry(net).or_default();
            if of_net.len() >= most {
                of_net.retain(|opened| now.duration_since(opened.since) < LATELY);
            }
            if of_net.len() >= most {
                let taken = of_net.iter().filter_map(|opened| opened.table).collect();
                // What was taken so far is given back, which needs the lock.
                drop(opened);
                return Err(taken);
            }
            of_net.push(Opened { table: None, since: now });
            place.nets.push(net);
        }
        drop(opened);
        Ok(place)
    }

    /// These tables no longer count as unfinished.
    pub fn finished(&self, from: Source, tables: &[i64]) {
        let mut opened = self.opened.lock();
        for (net, _) in of_source(from) {
            if let Some(of_net) = opened.get_mut(&net) {
                of_net.retain(|opened| opened.table.is_none_or(|table| !tables.contains(&table)));
            }
        }
    }

    /// Drops what is too old to count.
    pub fn forget_the_old(&self) {
        let now = self.clock.instant();
        let lately = |opened: &Opened| now.duration_since(opened.since) < LATELY;
        self.opened.lock().retain(|_, of_net| of_net.iter().any(lately));
    }
}

/// Whose unfinished tables are counted, and how many they may have: those of an address, and of all addresses most likely
/// in the same hand.
fn of_source(from: Source) -> impl Iterator<Item = (Net, usize)> {
    let home = match from {
        Source::Here => None,
        Source::Net(home) => Some(home),
    };
    let site = home.and_then(Net::site).map(|site| (site, MOST_OPEN * HOMES_OF_A_SITE as usize));
    home.map(|home| (home, MOST_OPEN)).into_iter().chain(site)
}

/// The same among the tables of one address.
pub struct Place<'a> {
    unfinished: &'a Unfinished,
    nets: Vec<Net>,
}

impl Place<'_> {
    /// This table has it now.
    pub fn taken_by(mut self, table: i64) {
        let mut opened = self.unfinished.opened.lock();
        for net in std::mem::take(&mut self.nets) {
            if let Some(opened) = opened.get_mut(&net).and_then(|all| undecided(all)) {
                opened.table = Some(table);
            }
        }
    }
}

impl Drop for Place<'_> {
    fn drop(&mut self) {
        if self.nets.is_empty() {
            return;
        }
        let mut opened = self.unfinished.opened.lock();
        for net in &self.nets {
            let Some(of_net) = opened.get_mut(net) else { continue };
            if let Some(index) = of_net.iter().position(|opened| opened.table.is_none()) {
                of_net.swap_remove(index);
            }
        }
    }
}

fn undecided(all: &mut [Opened]) -> Option<&mut Opened> {
    all.iter_mut().find(|opened| opened.table.is_none())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::clock::ManualClock;

    fn from(text: &str) -> Source {
        Source::of(text.parse().unwrap())
    }

    #[test]
    fn an_address_has_only_so_many_unfinished_tables() {
        let limits = Unfinished::new(ManualClock::at(0).clock());
        let [one, other] = ["192.0.2.1", "192.0.2.2"].map(from);
        for table in 0..MOST_OPEN as i64 {
            drop(limits.place_for_another(one).unwrap());
            limits.place_for_another(one).unwrap().taken_by(table);
        }
        let unfinished = limits.place_for_another(one).err().unwrap();
        assert_eq!(unfinished.len(), MOST_OPEN);
        assert!(limits.place_for_another(other).is_ok());
        limits.finished(one, &[7]);
        limits.place_for_another(one).unwrap().taken_by(1000);
        assert!(limits.place_for_another(one).is_err());
    }

    #[test]
    fn a_site_has_only_so_many_unfinished_tables_however_many_addresses() {
        let limits = Unfinished::new(ManualClock::at(0).clock());
        let address = |at: usize| from(&format!("2001:db8:7:{at:x}::1"));
        let opened = (0..50_000).filter(|at| match limits.place_for_another(address(*at)) {
            Ok(place) => {
                place.taken_by(*at as i64);
                true
            }
            Err(_) => false,
        });
        let most = MOST_OPEN * HOMES_OF_A_SITE as usize;
        assert_eq!(opened.count(), most);
        limits.finished(address(3), &[3]);
        assert!(limits.place_for_another(address(60_000)).is_ok(), "what is finished makes room");
        assert!(limits.place_for_another(from("2001:db8:8::1")).is_ok(), "and others have their own");
    }
}
