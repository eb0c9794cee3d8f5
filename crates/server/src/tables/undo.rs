//! When can a move be taken back? Freely while nothing came of it; after that only if everybody agrees.

use std::sync::Arc;
use std::time::Duration;

use pages::chrome::Undo;
use table::{Entry, Seat, SeatSet, TakeBack, Viewer};
use words::problem::Problem;

pub use super::core::Asking;
use super::core::Core;
use super::rights::Rights;
use super::table::Table;
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
        Step::Ask { keep, waiting } => {
            let asking = Asking { by: seat, keep, waiting, since: app.clock.now_ms() };
            table.change(|core| core.asking = Some(asking));
        }
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
    // What was done in secret meanwhile has not ended the wish, but it may have ended what it was for.
    let late = !table.core().session.may_return(asking.keep);
    if !agree || late {
        table.change(|core| core.asking = None);
    } else if asking.waiting.is_empty() {
        let entry = Entry::Undo { keep: asking.keep, by: asking.by };
        table.commit(&app, &[entry], Vec::new()).await?;
    } else {
        table.change(|core| core.asking = Some(asking));
    }
    drop(lock);
    automatic_moves::wake(&app, &table);
    if agree && late { Err(Problem::NothingToTakeBack) } else { Ok(()) }
}

enum Step {
    TakeBack(usize),
    Ask { keep: usize, waiting: SeatSet },
    Withdraw,
}

fn next_step(core: &Core, seat: Seat) -> Result<Step, Problem> {
    core.by_hand(seat)?;
    if core.asking.as_ref().is_some_and(|asking| asking.by == seat) {
        return Ok(Step::Withdraw);
    }
    // A move taken back can be a sign, and so can a yes or a no.
    if core.is_hushed(seat) {
        return Err(Problem::NothingToTakeBack);
    }
    let waiting: SeatSet =
        core.people().without(seat).iter().filter(|other| !core.is_hushed(*other)).collect();
    match core.session.take_back(seat, core.answers_forced) {
        TakeBack::Free { keep } => Ok(Step::TakeBack(keep)),
        // Bots always agree, but they cannot give back what luck has shown.
        TakeBack::Agreed { keep, luck: false } if waiting.is_empty() => Ok(Step::TakeBack(keep)),
        TakeBack::Agreed { keep, .. } if !waiting.is_empty() => Ok(Step::Ask { keep, waiting }),
        TakeBack::Agreed { .. } | TakeBack::Never => Err(Problem::NothingToTakeBack),
    }
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
    match next_step(core, seat) {
        Ok(Step::TakeBack(_)) => Undo::Free,
        Ok(Step::Ask { .. }) => Undo::Ask,
        Ok(Step::Withdraw) | Err(_) => Undo::Nothing,
    }
}

/// Lets a question go that nobody answered in time.
pub async fn lapse(table: &Table) {
    let _lock = table.write_lock.lock().await;
    let late = table
        .core()
        .asking
        .as_ref()
        .is_some_and(|asking| asking.since + PATIENCE.as_millis() as u64 <= table.clock.now_ms());
    if late {
        table.change(|core| core.asking = None);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::automatic_moves::tests::{at_night, play};

    /// A wish for the last move stands before everybody's eyes: what the Moth does unseen must not end it.
    #[test]
    fn a_wish_outlasts_what_nobody_may_know_of() {
        let (_, mut core, moth) = at_night(1);
        let keep = core.session.moves_made() - 1;
        core.asking = Some(Asking { by: Seat(1), keep, waiting: SeatSet::one(Seat(2)), since: 0 });
        play(&mut core, moth, "look");
        assert!(core.asking.is_some(), "nobody saw anything");
        assert!(!core.session.may_return(keep), "but a secret is not taken back by it");
        play(&mut core, Seat(2), "light");
        assert!(core.asking.is_none(), "dawn everybody sees");
    }

    #[test]
    fn a_wish_ends_with_the_move_it_was_for() {
        let (_, mut core, _) = at_night(1);
        let made = core.session.moves_made();
        core.asking = Some(Asking { by: Seat(1), keep: made, waiting: SeatSet::one(Seat(2)), since: 0 });
        let same = core.session.boxed_clone();
        core.follow(&[Entry::Undo { keep: made, by: Seat(1) }], Some(same));
        assert!(core.asking.is_none());
    }
}
