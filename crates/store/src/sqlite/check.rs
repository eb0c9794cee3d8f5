//! Is everything in a data folder whole? Looked at without changing anything, also while a server runs on it.

use std::path::Path;

use rusqlite::Connection;
use table::Record;

use super::heads::Promises;
use super::{reader, recovery, schema, statements};
use crate::Stored;
use crate::folder::BadFolder;

/// What was looked at, and what is wrong with it.
#[derive(Clone, Debug, Default)]
pub struct Checked {
    pub tables: usize,
    pub entries: usize,
    /// Only the file itself could be looked at: an earlier version wrote it.
    pub older: bool,
    pub wrong: Vec<Wrong>,
}

/// Something that is not as it should be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Wrong {
    /// The file itself, in SQLite's words.
    File(String),
    NoKey,
    Vanished {
        table: String,
        entries: usize,
    },
    VanishedToo(usize),
    /// The end of a log is missing.
    Shorter {
        table: String,
        whole: usize,
        was: usize,
    },
    /// A log that does not hang together.
    Torn {
        table: String,
        whole: usize,
        was: usize,
    },
    /// Another log than the one last written.
    Other(String),
    UnknownGame {
        table: String,
        game: String,
    },
    DoesNotReplay {
        table: String,
        why: String,
    },
    /// The game is over and not marked so, or the other way round.
    Flag(String),
    /// The columns beside a log say something else than the log.
    Index(String),
}

/// Plays a log again and says whether its game is over, or what is wrong with it: a store knows no game.
pub type Look<'a> = &'a dyn Fn(&Record) -> Result<bool, WrongGame>;

/// Why a log cannot be played again.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum WrongGame {
    Unknown,
    DoesNotReplay(String),
}

/// Looks at everything in a data folder.
pub fn check(folder: &Path, look: Look<'_>) -> Result<Checked, BadFolder> {
    let path = folder.join("conclave.db");
    let failed = |error: rusqlite::Error| BadFolder::unusable(&path, error);
    // What is promised now will be found in whatever is read from here on.
    let promises = Promises::read(folder).map_err(|error| BadFolder::unusable(folder, error))?;
    let connection = reader::open(&path).map_err(failed)?;
    if schema::is_newer(&connection).map_err(failed)? {
        return Err(BadFolder::Newer(path));
    }
    let mut checked = Checked { wrong: damage(&connection).map_err(failed)?, ..Checked::default() };
    if !std::fs::metadata(folder.join("key")).is_ok_and(|key| key.len() == 32) {
        checked.wrong.push(Wrong::NoKey);
    }
    if schema::is_older(&connection).map_err(failed)? {
        checked.tables = statements::count(&connection).map_err(failed)?;
        checked.older = true;
        return Ok(checked);
    }
    let losses = recovery::compare(&connection, &promises).map_err(failed)?;
    checked.wrong.extend(losses_found(losses));
    let mut names = connection.prepare("SELECT name FROM tables ORDER BY id").map_err(failed)?;
    let names: Result<Vec<String>, _> = names.query_map([], |row| row.get(0)).and_then(Iterator::collect);
    for name in names.map_err(failed)? {
        let moment = connection.unchecked_transaction().map_err(failed)?;
        if let Some(stored) = reader::load(&moment, &name).map_err(failed)? {
            checked.tables += 1;
            checked.entries += stored.record.entries.len();
            checked.wrong.extend(wrong_with(name, &stored, look));
        }
    }
    Ok(checked)
}

/// What SQLite itself finds.
fn damage(connection: &Connection) -> rusqlite::Result<Vec<Wrong>> {
    let mut check = connection.prepare("PRAGMA integrity_check")?;
    let found: Vec<String> = check.query_map([], |row| row.get(0))?.collect::<Result<_, _>>()?;
    Ok(found.into_iter().filter(|line| line != "ok").map(Wrong::File).collect())
}

fn losses_found(losses: recovery::Losses) -> impl Iterator<Item = Wrong> {
    let vanished = losses.vanished.into_iter().map(|(table, entries)| Wrong::Vanished { table, entries });
    let shorter = losses.shorter.into_iter().map(|(table, whole, was)| Wrong::Shorter { table, whole, was });
    let unnamed = (losses.unnamed > 0).then_some(Wrong::VanishedToo(losses.unnamed));
    vanished.chain(shorter).chain(losses.other.into_iter().map(Wrong::Other)).chain(unnamed)
}

/// One table: its chain, its game from the start to now, its columns.
fn wrong_with(table: String, stored: &Stored, look: Look<'_>) -> Option<Wrong> {
    if stored.torn {
        return Some(Wrong::Torn { table, whole: stored.record.entries.len(), was: stored.length });
    }
    match look(&stored.record) {
        Err(WrongGame::Unknown) => Some(Wrong::UnknownGame { table, game: stored.record.game.clone() }),
        Err(WrongGame::DoesNotReplay(why)) => Some(Wrong::DoesNotReplay { table, why }),
        Ok(over) if over != stored.over => Some(Wrong::Flag(table)),
        Ok(_) => stored.index_differs.then_some(Wrong::Index(table)),
    }
}
