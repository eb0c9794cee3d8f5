//! How many tables may there be? So many in all, and so many unfinished ones of one address.

use std::sync::atomic::{AtomicUsize, Ordering};

use words::full::Full;
use words::problem::Problem;

use crate::clock::Clock;
use crate::unfinished::Unfinished;

/// Room for tables.
pub struct Capacity {
    most_tables: usize,
    tables: AtomicUsize,
    pub unfinished: Unfinished,
}

impl Capacity {
    pub fn new(clock: Clock, tables: usize, most_tables: usize) -> Capacity {
        Capacity { unfinished: Unfinished::new(clock), most_tables, tables: AtomicUsize::new(tables) }
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
}

/// Room for a table nobody knows yet whether it will be opened.
pub struct Reserved<'a>(&'a Capacity);

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

    #[test]
    fn room_is_given_back_unless_a_table_takes_it() {
        let capacity = Capacity::new(ManualClock::at(0).clock(), 0, 2);
        for _ in 0..10 {
            drop(capacity.room_for_another().unwrap());
        }
        capacity.room_for_another().unwrap().taken();
        capacity.room_for_another().unwrap().taken();
        assert!(capacity.room_for_another().is_err());
        capacity.tables_gone(1);
        assert!(capacity.room_for_another().is_ok());
    }
}
