//! When can a move be taken back? Freely while nothing came of it; after that only if everybody agrees.

use std::sync::Arc;
use std::time::{Duration, Instant};

use pages::chrome::Undo;
use table::{Entry, Seat, Viewer};
use words::problem::Problem;

use super::core::{Asking, Core};
use super::table::{Rights, Table};
use crate::{App, automatic_moves};

/// A question nobody answers must not hold the table for ever.
pub const PATIENCE: Duration = Duration::from_secs(45);

/// Takes the seat's last move back, or asks the other people whether it may. Asking again withdraws the question.
pub async fn undo(app: App, table: Arc<Table>, rights: Rights, seat: Seat) -> Result<(), Problem> {
    rights.holds(seat)?;
    let lock = table.write_lock.lock().await;
    let step = next_step(&table.core(), seat)?;
    match step {
        Step::TakeBack(keep) => table.commit(&app, &[Entry::Undo { keep, by: seat }], Vec::new()).await?,
        Step::Ask(asking) => table.change(|core| core.asking = Some(asking)),
        Step::Withdraw => table.change(|core| core.asking = None),
    }
    drop(lock);
    automatic_moves::wake(&app, &table);
    Ok(())
}

/// Answers somebody's question.
pub async fn answer(
    app: App,
    table: Arc<Table>,
    rights: Rights,
    seat: Seat,
    agree: bool,
) -> Result<(), Problem> {
    rights.holds(seat)?;
    let lock = table.write_lock.lock().await;
    let mut asking = table.core().asking.clone().ok_or(Problem::NobodyAsked)?;
    if !asking.waiting.contains(seat) {
        return Err(Problem::NobodyAsked);
    }
    asking.waiting = asking.waiting.without(seat);
    if !agree {
        table.change(|core| core.asking = None);
    } else if asking.waiting.is_empty() {
        let entry = Entry::Undo { keep: asking.keep, by: asking.by };
        table.commit(&app, &[entry], Vec::new()).await?;
    } else {
        table.change(|core| core.asking = Some(asking));
    }
    drop(lock);
    automatic_moves::wake(&app, &table);
    Ok(())
}

enum Step {
    TakeBack(usize),
    Ask(Asking),
    Withdraw,
}

fn next_step(core: &Core, seat: Seat) -> Result<Step, Problem> {
    core.by_hand(seat)?;
    if core.asking.as_ref().is_some_and(|asking| asking.by == seat) {
        return Ok(Step::Withdraw);
    }
    if let Some(keep) = core.session.free_undo(seat) {
        return Ok(Step::TakeBack(keep));
    }
    let keep = core.session.before_last_of(seat).ok_or(Problem::NothingToTakeBack)?;
    let waiting = core.people().without(seat);
    let asking = Asking { by: seat, keep, waiting, since: Instant::now() };
    Ok(if waiting.is_empty() { Step::TakeBack(keep) } else { Step::Ask(asking) })
}

/// What taking back would mean for this viewer now.
pub fn shown(core: &Core, viewer: Viewer) -> Undo {
    if let Some(asking) = &core.asking {
        return Undo::Asked { by: asking.by, waiting: asking.waiting };
    }
    let Viewer::Seat(seat) = viewer else { return Undo::Nothing };
    if core.by_hand(seat).is_err() {
        return Undo::Nothing;
    }
    if core.session.free_undo(seat).is_some() {
        return Undo::Free;
    }
    match core.session.before_last_of(seat) {
        Some(_) => Undo::Ask,
        None => Undo::Nothing,
    }
}

/// Lets a question go that nobody answered in time.
pub async fn lapse(table: &Table) {
    let _lock = table.write_lock.lock().await;
    let late = table.core().asking.as_ref().is_some_and(|asking| asking.since.elapsed() >= PATIENCE);
    if late {
        table.change(|core| core.asking = None);
    }
}
