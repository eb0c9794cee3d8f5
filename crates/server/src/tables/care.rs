//! How do people look after a table? A nudge for whoever keeps the others waiting, and an end for whoever opened it.

use std::sync::Arc;
use std::time::{Duration, Instant};

use pages::chrome::Nudge;
use table::company::Sitter;
use table::{Seat, SeatSet, Viewer};
use words::Names;
use words::problem::Problem;

use super::core::Core;
use super::rights::Rights;
use super::table::Table;
use crate::{App, archive, report};

/// How long somebody waits between two nudges.
const PAUSE: Duration = Duration::from_secs(30);

/// Who was nudged by whom, and when.
#[derive(Clone, Debug)]
pub struct Nudges {
    /// By the seat that is waited for.
    got: Vec<Option<Got>>,
    /// By the seat that waits.
    gave: Vec<Option<Instant>>,
    number: u32,
}

#[derive(Clone, Copy, Debug)]
struct Got {
    by: Seat,
    /// The question they were asked then: once that is answered, nobody waits any more.
    question: Option<u32>,
    number: u32,
}

impl Nudges {
    pub fn new(seats: usize) -> Nudges {
        Nudges { got: vec![None; seats], gave: vec![None; seats], number: 0 }
    }

    /// Remembers that this seat nudges these, unless it just did.
    fn give(&mut self, by: Seat, to: &[(Seat, Option<u32>)], now: Instant) -> Result<(), Problem> {
        let gave = &mut self.gave[by.index()];
        if gave.is_some_and(|gave| now.duration_since(gave) < PAUSE) {
            return Err(Problem::TooOften);
        }
        *gave = Some(now);
        self.number += 1;
        for (seat, question) in to {
            self.got[seat.index()] = Some(Got { by, question: *question, number: self.number });
        }
        Ok(())
    }
}

impl Core {
    /// What this viewer is shown of it, unless they would rather not read whoever waits.
    pub fn nudge_for(&self, viewer: Viewer, muted: SeatSet, names: &Names) -> Option<Nudge> {
        let got = self.nudge_of(viewer, muted)?;
        Some(Nudge { by: names.of(got.by).to_owned(), number: got.number })
    }

    /// The same for programs: who it is.
    pub fn nudged_by(&self, viewer: Viewer, muted: SeatSet) -> Option<Seat> {
        self.nudge_of(viewer, muted).map(|got| got.by)
    }

    fn nudge_of(&self, viewer: Viewer, muted: SeatSet) -> Option<Got> {
        let Viewer::Seat(seat) = viewer else { return None };
        let got = self.nudges.got[seat.index()]?;
        let asked = self.session.question(seat).map(|question| question.id);
        let stands = got.question == asked && !muted.contains(got.by) && self.by_hand(seat).is_ok();
        stands.then_some(got)
    }
}

/// Nudges everybody else who is waited for, as far as this seat may know. Whether they truly are is not looked at, so that
/// nobody learns it this way.
pub fn nudge(table: &Table, rights: Rights, seat: Seat) -> Result<(), Problem> {
    rights.holds(seat)?;
    table.core().by_hand(seat)?;
    // A knock at the right moment says as much as a word.
    if table.core().session.talk(seat).is_silent() {
        return Err(Problem::NoVoice);
    }
    let to = {
        let core = table.core();
        let person = |other: &Seat| matches!(core.sitter(*other), Some(Sitter::Person(_)));
        let awaited = core.session.awaited(Viewer::Seat(seat)).seats;
        let others = awaited.iter().filter(|other| !rights.seats.contains(*other)).filter(person);
        let question = |other: Seat| core.session.question(other).map(|question| question.id);
        others.map(|other| (other, question(other))).collect::<Vec<_>>()
    };
    if to.is_empty() || table.core().session.outcome().is_some() {
        return Err(Problem::NobodyToNudge);
    }
    let mut given = Ok(());
    let now = table.clock.instant();
    table.change(|core| given = core.nudges.give(seat, &to, now));
    given
}

/// Deletes a table: its log, its talk, its links, and what was saved of it when the rules failed. Everybody who looks on
/// is told.
pub async fn delete(app: App, table: Arc<Table>, rights: Rights) -> Result<(), Problem> {
    if !rights.host {
        return Err(Problem::HostOnly);
    }
    let lock = table.write_lock.lock().await;
    table.is_there()?;
    table.settle(&app).await?;
    app.store.delete(table.id, table.name.clone()).await.map_err(|_| Problem::NotStored)?;
    app.tables.forget(&table.name);
    app.limits.tables_gone(1);
    table.is_deleted();
    drop(lock);
    let name = table.name.clone();
    // What is left of it is a file nobody but the operator sees; failing to remove it must not bring the table back.
    let _ = tokio::task::spawn_blocking(move || report::forget(&app, &name)).await;
    tracing::debug!(table = table.name, "a table is deleted");
    Ok(())
}

/// Deletes a table that was put away, for whoever opened it.
pub async fn delete_put_away(app: App, name: String) -> Result<(), Problem> {
    let removed = tokio::task::spawn_blocking(move || {
        archive::forget(&app, &name)?;
        report::forget(&app, &name)
    });
    removed.await.ok().and_then(Result::ok).ok_or(Problem::NotStored)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nobody_nudges_all_the_time_and_nobody_keeps_others_from_it() {
        let mut nudges = Nudges::new(3);
        let now = Instant::now();
        let to = [(Seat(2), Some(7))];
        assert_eq!(nudges.give(Seat(0), &to, now), Ok(()));
        assert_eq!(nudges.give(Seat(0), &to, now + PAUSE / 2), Err(Problem::TooOften));
        assert_eq!(nudges.give(Seat(1), &to, now), Ok(()));
        assert_eq!(nudges.give(Seat(0), &to, now + PAUSE), Ok(()));
    }
}
