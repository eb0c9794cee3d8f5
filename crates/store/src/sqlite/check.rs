//! Is everything in a data folder whole? Looked at without changing anything, also while a server runs on it.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::Path;

use rusqlite::Connection;
use words::Lang;

use super::heads::Promises;
use super::{Index, Stored, reader, recovery, schema, statements};
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

impl Wrong {
    pub fn say(&self, lang: Lang) -> String {
        match lang {
            Lang::Es => self.in_spanish(),
            Lang::En => self.in_english(),
        }
    }

    fn in_spanish(&self) -> String {
        match self {
            Wrong::File(why) => format!("el archivo está dañado: {why}"),
            Wrong::NoKey => "falta la llave, o está dañada: ningún enlace a un asiento valdría".to_owned(),
            Wrong::Vanished { table, entries } => {
                format!("mesa {table}: ha desaparecido, con {entries} anotaciones")
            }
            Wrong::VanishedToo(tables) => format!("faltan otras {tables} mesas, sin que se sepa cuáles"),
            Wrong::Shorter { table, whole, was } | Wrong::Torn { table, whole, was } => {
                format!("mesa {table}: entera hasta la anotación {whole} de {was}")
            }
            Wrong::Other(table) => format!("mesa {table}: su registro no es el último que se escribió"),
            Wrong::UnknownGame { table, game } => format!("mesa {table}: no tenemos el juego «{game}»"),
            Wrong::DoesNotReplay { table, why } => {
                format!("mesa {table}: la partida no se repite igual: {why}")
            }
            Wrong::Index(table) => {
                format!(
                    "mesa {table}: lo que consta junto a su registro no es lo que dice el registro; se corrige cuando alguien la mire"
                )
            }
            Wrong::Flag(table) => {
                format!(
                    "mesa {table}: no consta bien si la partida ha terminado; se corrige cuando alguien la mire"
                )
            }
        }
    }

    fn in_english(&self) -> String {
        match self {
            Wrong::File(why) => format!("the file is damaged: {why}"),
            Wrong::NoKey => "the key is missing or damaged: no link to a seat would work".to_owned(),
            Wrong::Vanished { table, entries } => format!("table {table}: vanished, with {entries} entries"),
            Wrong::VanishedToo(tables) => {
                format!("{tables} more tables are missing, whose names are not known")
            }
            Wrong::Shorter { table, whole, was } | Wrong::Torn { table, whole, was } => {
                format!("table {table}: whole up to entry {whole} of {was}")
            }
            Wrong::Other(table) => format!("table {table}: its log is not the one that was last written"),
            Wrong::UnknownGame { table, game } => format!("table {table}: there is no game \"{game}\""),
            Wrong::DoesNotReplay { table, why } => format!("table {table}: the game does not replay: {why}"),
            Wrong::Index(table) => {
                format!(
                    "table {table}: what stands beside its log is not what the log says; mended when somebody looks at it"
                )
            }
            Wrong::Flag(table) => {
                format!(
                    "table {table}: it is marked wrongly whether the game is over; mended when somebody looks at it"
                )
            }
        }
    }
}

/// Looks at everything in a data folder.
pub fn check(folder: &Path) -> Result<Checked, BadFolder> {
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
            checked.wrong.extend(look(name, &stored));
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

/// One table: its chain, its game from the start to now, its flag.
fn look(table: String, stored: &Stored) -> Option<Wrong> {
    if stored.torn {
        return Some(Wrong::Torn { table, whole: stored.record.entries.len(), was: stored.length });
    }
    let Some(game) = games::find(&stored.record.game) else {
        return Some(Wrong::UnknownGame { table, game: stored.record.game.clone() });
    };
    let over = catch_unwind(AssertUnwindSafe(|| {
        let replayed = game.replay(&stored.record).map_err(|bad| format!("{}, {}", bad.entry, bad.why))?;
        Ok(replayed.outcome().is_some())
    }));
    match over.unwrap_or_else(|_| Err("panic".to_owned())) {
        Err(why) => Some(Wrong::DoesNotReplay { table, why }),
        Ok(over) if over != stored.over => Some(Wrong::Flag(table)),
        Ok(_) => Index::differs(stored).then_some(Wrong::Index(table)),
    }
}
