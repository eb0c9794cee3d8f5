//! Is a data folder whole? Every game in it is played again; a copy of it is looked at in the same way.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::Path;

use store::folder::BadFolder;
use store::sqlite::{self, Checked, NotBackedUp, WrongGame};
use table::Record;

/// Looks at everything in a data folder, without changing anything; also while a server runs on it.
pub fn check(folder: &Path) -> Result<Checked, BadFolder> {
    sqlite::check(folder, &is_over)
}

/// Copies a data folder that a server may run on, and looks whether the copy is whole.
pub fn backup(data: &Path, to: &Path) -> Result<Checked, NotBackedUp> {
    sqlite::backup(data, to, &is_over)
}

/// Whether the game is over, once its log has been played again.
fn is_over(record: &Record) -> Result<bool, WrongGame> {
    let game = games::find(&record.game).ok_or(WrongGame::Unknown)?;
    let over = catch_unwind(AssertUnwindSafe(|| {
        let replayed = game.replay(record).map_err(|bad| format!("{}, {}", bad.entry, bad.why))?;
        Ok(replayed.outcome().is_some())
    }));
    over.unwrap_or_else(|_| Err("panic".to_owned())).map_err(WrongGame::DoesNotReplay)
}
