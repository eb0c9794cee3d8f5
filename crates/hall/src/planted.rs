//! Faults that tests plant in the one door of a table, to see that the simulation finds each of them. The program itself has
//! none.

#[cfg(not(test))]
use store::Append;

#[cfg(not(test))]
use crate::tables::Credentials;

/// A fault of the door.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fault {
    /// Everybody is told of a change before it is stored.
    PublishBeforeAppend,
    /// Nobody looks for what is due after a change.
    NoWake,
    /// Rights are looked at before the table is locked.
    RightsBeforeLock,
    /// A change ends with the caller who asked for it.
    EndsWithCaller,
    /// A clock needs room in the share of a seat.
    QuotaStopsClocks,
}

/// Whether this fault is planted.
#[cfg(not(test))]
pub const fn is(_: Fault) -> bool {
    false
}

/// What is stored, and for whom. The program itself does not ask.
#[cfg(not(test))]
pub struct Written;

/// Notes what is about to be stored.
#[cfg(not(test))]
pub const fn written(_: &Credentials, _: &Append) -> Written {
    Written
}

/// Notes that it is stored.
#[cfg(not(test))]
pub const fn witnessed(_: Written) {}

#[cfg(test)]
pub use crate::simulation::witness::{witnessed, written};
#[cfg(test)]
pub use planting::{is, plant};

#[cfg(test)]
mod planting {
    use std::cell::Cell;

    use super::Fault;

    thread_local! {
        /// A simulation runs on one thread, and so does its fault.
        static PLANTED: Cell<Option<Fault>> = const { Cell::new(None) };
    }

    pub fn is(fault: Fault) -> bool {
        PLANTED.get() == Some(fault)
    }

    /// Plants this fault on this thread, or none.
    pub fn plant(fault: Option<Fault>) {
        PLANTED.set(fault);
    }
}
