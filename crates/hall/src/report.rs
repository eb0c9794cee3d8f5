//! What goes into a report? The whole record once the game is over; before that only a sealed one.

use std::fs;
use std::io::{self, Write as _};
use std::path::Path;

use chacha20poly1305::aead::{Aead, KeyInit};
use chacha20poly1305::{ChaCha20Poly1305, Nonce};
use store::{Found, folder};
use table::{Entry, Logged, Record, Viewer};
use words::Lang;
use words::problem::Problem;

use crate::Hall;
use crate::secrets::{Key, random};
use crate::tables::Table;

const SEALED: &str = "conclave sealed record 1";
const LINE: usize = 96;
/// So much every sealed report has room for besides what everybody knows: far more than anybody does in secret.
const FOR_SECRETS: usize = 16 * 1024;
/// Room for each move everybody knows of, whatever it is.
const FOR_A_MOVE: usize = 96;
const PADDED_TO: usize = 32 * 1024;
/// How much of what was said a report still tells.
const LATEST_TALK: usize = 200;

/// A report file for this table. Nothing hidden leaves a running game, not even to whoever asks for the file.
pub async fn of(hall: &Hall, table: &Table) -> Result<String, Problem> {
    let (over, made) = {
        let state = table.state();
        // Whoever finished a deal that others still play is not told its seed.
        let open = state.session.outcome().is_some() && !state.beginning.is_sealed(hall.clock.now_ms());
        (open, state.session.made(Viewer::Spectator))
    };
    let found = hall.store.load(&table.name).await.map_err(|_| Problem::NotStored)?;
    let Found::Stored(stored) = found else { return Err(Problem::NoSuchTable) };
    let (hall, name) = (hall.clone(), table.name.clone());
    // A long record takes its time, which is not that of the threads that serve others.
    let writing = tokio::task::spawn_blocking(move || {
        // Of a game that left a running one, only what came after: sealed or not, the rest is not the asker's.
        let mut record = stored.record.without_past();
        without_private_talk(&mut record);
        without_origin(&mut record);
        only_the_latest_talk(&mut record);
        Ok(if over { record.to_string() } else { sealed(&hall, &record, &name, made) })
    });
    writing.await.unwrap_or(Err(Problem::NotStored))
}

/// What somebody wants to look into is a game, not everything that was said meanwhile.
fn only_the_latest_talk(record: &mut Record) {
    let said = record.entries.iter().filter(|logged| matches!(logged.entry, Entry::Say { .. })).count();
    let mut old = said.saturating_sub(LATEST_TALK);
    record.entries.retain(|logged| {
        let dropped = old > 0 && matches!(logged.entry, Entry::Say { .. });
        old -= usize::from(dropped);
        !dropped
    });
}

/// What partners told each other in private stays with them.
fn without_private_talk(record: &mut Record) {
    record.entries.retain(|logged| !matches!(&logged.entry, Entry::Say { to, .. } if to != "all"));
}

/// Where a table comes from is told to nobody who asks for its report: it may be a running game of others.
fn without_origin(record: &mut Record) {
    record.entries.retain(|logged| !matches!(logged.entry, Entry::Opened { .. }));
}

/// A record as long as it could be for all that everybody knows: who came, what was said, and how many moves there were.
/// What was done in secret neither shows in its length nor can be measured by making the rest a little longer.
fn padded(record: &Record, made: usize) -> String {
    let is_open = |logged: &&Logged| {
        !matches!(logged.entry, Entry::Move { .. } | Entry::Undo { .. } | Entry::Heard { .. })
    };
    let entries = record.entries.iter().filter(is_open).cloned().collect();
    let open = Record { entries, ..record.clone() }.to_string().len() + made * FOR_A_MOVE;
    let mut text = record.to_string();
    let length = (open + FOR_SECRETS).max(text.len()).next_multiple_of(PADDED_TO);
    text.extend(std::iter::repeat_n('\n', length - text.len()));
    text
}

/// Neither the number of moves nor the length of the log can be read off it: both can be secrets.
fn sealed(hall: &Hall, record: &Record, name: &str, made: usize) -> String {
    let cipher = ChaCha20Poly1305::new(&hall.key.derive(&["report"]).into());
    let nonce: [u8; 12] = random();
    let secret = cipher.encrypt(&Nonce::from(nonce), padded(record, made).as_bytes());
    let secret = secret.expect("a record is far shorter than the cipher's limit");
    let mut text = format!(
        "{SEALED}\ntable {name}\ngame {}\nrules {}\nseats {}\nsaved {}\n\n",
        record.game,
        record.rules,
        record.seats,
        hall.clock.now_ms()
    );
    let hex = hex::encode(nonce) + &hex::encode(secret);
    for line in hex.as_bytes().chunks(LINE) {
        text.push_str(std::str::from_utf8(line).expect("digits are text"));
        text.push('\n');
    }
    text
}

/// Why a report cannot be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BadReport {
    /// Neither a record nor a sealed one: the line that says so.
    Unreadable { line: usize, found: String },
    /// No key in this data folder.
    NoKey(String),
    /// Sealed elsewhere, or damaged.
    NotOurs,
}

impl BadReport {
    pub fn say(&self, lang: Lang) -> String {
        match (lang, self) {
            (Lang::Es, BadReport::Unreadable { line, found }) => {
                format!("Esto no es un informe de Conclave: línea {line}, «{found}».")
            }
            (Lang::En, BadReport::Unreadable { line, found }) => {
                format!("This is not a report of Conclave: line {line}, \"{found}\".")
            }
            (Lang::Es, BadReport::NoKey(why)) => {
                format!(
                    "La partida seguía en juego y el informe está sellado; falta la llave del servidor: {why}."
                )
            }
            (Lang::En, BadReport::NoKey(why)) => {
                format!(
                    "The game was still running, so the report is sealed; the server's key is missing: {why}."
                )
            }
            (Lang::Es, BadReport::NotOurs) => {
                "El informe está sellado con otra llave, o está dañado.".to_owned()
            }
            (Lang::En, BadReport::NotOurs) => {
                "The report was sealed with another key, or it is damaged.".to_owned()
            }
        }
    }
}

/// Reads a report; a sealed one needs the data folder it comes from.
pub fn open_report(text: &str, folder: &Path) -> Result<Record, BadReport> {
    let read = |text: &str| {
        let record = text.parse::<Record>();
        record.map_err(|bad| BadReport::Unreadable {
            line: bad.line,
            found: bad.found.chars().take(80).collect(),
        })
    };
    let text = text.replace('\r', "");
    if !text.starts_with(SEALED) {
        return read(&text);
    }
    // Reading a report must not make a key where there is none.
    fs::metadata(folder.join("key")).map_err(|error| BadReport::NoKey(error.to_string()))?;
    let key = Key::of(folder).map_err(|error| BadReport::NoKey(error.to_string()))?;
    let (_, lines) = text.split_once("\n\n").ok_or(BadReport::NotOurs)?;
    let bytes = hex::decode(lines.split_whitespace().collect::<String>()).map_err(|_| BadReport::NotOurs)?;
    let (nonce, secret) = bytes.split_first_chunk::<12>().ok_or(BadReport::NotOurs)?;
    let cipher = ChaCha20Poly1305::new(&key.derive(&["report"]).into());
    let record = cipher.decrypt(&Nonce::from(*nonce), secret).map_err(|_| BadReport::NotOurs)?;
    read(&String::from_utf8(record).map_err(|_| BadReport::NotOurs)?)
}

/// Saves what the rules failed on: the log as it was then, and the entries that were tried. One report for each moment
/// of a table is enough, however often it is tried again.
pub fn save(hall: &Hall, table: &str, logged: usize, tried: Vec<Entry>) {
    hall.counters.rules_failed.add(1);
    let (hall, table, now) = (hall.clone(), table.to_owned(), hall.clock.now_ms());
    tokio::spawn(async move {
        let Ok(Found::Stored(stored)) = hall.store.load(&table).await else { return };
        let saving = tokio::task::spawn_blocking(move || {
            save_record(&hall, &table, stored.record, (logged, tried), now)
        });
        // A report that cannot be saved must not stop the table.
        let _ = saving.await;
    });
}

fn save_record(hall: &Hall, table: &str, mut record: Record, (logged, tried): (usize, Vec<Entry>), now: u64) {
    record.entries.truncate(logged);
    record.entries.extend(tried.into_iter().map(|entry| Logged { at: now, entry }));
    let folder = hall.data.join("reports");
    let file = folder.join(format!("{table}-{logged}.txt"));
    let saved = folder::make_private(&folder)
        .and_then(|()| folder::private_file().create_new(true).open(&file))
        .and_then(|mut file| file.write_all(sealed(hall, &record, table, logged).as_bytes()));
    match saved {
        Ok(()) => {
            tracing::error!(table, entries = logged, file = %file.display(), "the rules failed; a report was saved")
        }
        Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {}
        Err(error) => {
            tracing::error!(table, entries = logged, %error, "the rules failed, and no report could be saved")
        }
    }
}

/// Removes what was saved of this table. Blocks on the disk.
pub fn forget(hall: &Hall, table: &str) -> io::Result<()> {
    let Ok(saved) = fs::read_dir(hall.data.join("reports")) else { return Ok(()) };
    for file in saved {
        let file = file?;
        let of_table = file.file_name().to_string_lossy().starts_with(&format!("{table}-"));
        if of_table {
            fs::remove_file(file.path())?;
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use table::{Actor, Logged, Seat, Seed, Settings};

    use super::*;

    fn said(letters: usize) -> Logged {
        let words = format!("text {}", "a".repeat(letters));
        Logged { at: 1_800_000_000_000, entry: Entry::Say { seat: Seat(0), to: "all".to_owned(), words } }
    }

    fn secret_move(text: &str) -> Logged {
        let entry = Entry::Move { actor: Actor::Seat(Seat(1)), text: text.to_owned() };
        Logged { at: 1_800_000_000_000, entry }
    }

    fn record(entries: Vec<Logged>) -> Record {
        let (game, settings) = ("lanterns".to_owned(), Settings::default());
        Record { game, rules: 1, seats: 3, settings, seed: Seed::Fast(1), entries }
    }

    /// Whoever says more and more sees the report grow at some point; a secret must not make that point another.
    #[test]
    fn nobody_can_measure_what_was_done_in_secret() {
        let mut lengths = Vec::new();
        for letters in (0..70_000).step_by(23) {
            let quiet = record(vec![said(letters)]);
            let mut busy = quiet.clone();
            busy.entries.extend((0..9).map(|_| secret_move("look 3")));
            let [one, other] = [&quiet, &busy].map(|record| padded(record, 0).len());
            assert_eq!(one, other, "after {letters} letters");
            lengths.push(one);
        }
        lengths.dedup();
        assert!(lengths.len() > 1, "it does grow with what everybody knows");
    }

    #[test]
    fn a_report_tells_the_whole_game_and_only_the_latest_talk() {
        let entry = |number: usize| match number % 60 {
            0 => Entry::Move { actor: Actor::Seat(Seat(0)), text: "pass".to_owned() },
            _ => Entry::Say {
                seat: Seat(0),
                to: "all".to_owned(),
                words: format!("text {number} {}", "a".repeat(200)),
            },
        };
        let mut record = Record {
            game: "grimoire".to_owned(),
            rules: 1,
            seats: 2,
            settings: Settings::default(),
            seed: Seed::Fast(1),
            entries: (0..60_000).map(|number| Logged { at: 0, entry: entry(number) }).collect(),
        };
        only_the_latest_talk(&mut record);
        let (moves, talk): (Vec<_>, Vec<_>) =
            record.entries.iter().partition(|logged| matches!(logged.entry, Entry::Move { .. }));
        assert_eq!((moves.len(), talk.len()), (1000, LATEST_TALK));
        assert_eq!(record.entries.last().map(|logged| &logged.entry), Some(&entry(59_999)));
        assert!(record.to_string().len() < 100_000);
    }
}
