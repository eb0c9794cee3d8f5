//! When does the next thing happen by itself? Asked by tests, which let time pass up to there.

use super::{Due, When, all_due};
use crate::tables::Table;
use crate::tables::waiting::Progress;

/// When something happens by itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Upcoming {
    /// It is being worked out, or done, or about to be.
    Now,
    /// Not before this time, in milliseconds since 1970.
    At(u64),
    /// Not until somebody acts.
    Never,
}

/// When the next thing happens by itself at this table, if nobody does anything before.
pub fn upcoming(table: &Table) -> Upcoming {
    let state = table.state();
    let now = table.clock.now_ms();
    let upcoming = |(due, _): (Due, When)| match table.waiting.progress(due) {
        Some(Progress::Asleep { until, version }) if until > now && version == state.version => {
            Upcoming::At(until)
        }
        Some(Progress::Pausing { until }) if until > now => Upcoming::At(until),
        _ => Upcoming::Now,
    };
    all_due(table, &state).into_iter().map(upcoming).min().unwrap_or(Upcoming::Never)
}
