//! What had been promised when the server last ran? A small file beside the database says how long each log was, so that
//! a database that lost its write-ahead file is found out.
//!
//! A line is written after the commit it speaks of, never before: whatever is thrown away in a power cut, this file
//! promises no more than the database was flushed with.

use std::collections::BTreeMap;
use std::fs::{self, File};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use super::chain::Head;
use crate::folder;

const FIRST: &str = "conclave heads 1 tables";
/// How long a line may wait for its flush. Kills do not need it, only power cuts.
const UNFLUSHED: Duration = Duration::from_secs(1);
/// The file begins again when it is so long and everything is in the database itself.
const LONG: usize = 4 << 20;

/// What the file promises.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Promises {
    /// How many tables there had ever been when the file began.
    pub tables: usize,
    /// How long a table's log was last, and where it stood.
    pub logs: BTreeMap<String, (usize, Head)>,
}

impl Promises {
    /// What a folder's file promises; nothing if there is none.
    pub fn read(folder: &Path) -> io::Result<Promises> {
        match fs::read(folder.join("heads")) {
            Ok(bytes) => Ok(Promises::of(&bytes)),
            Err(missing) if missing.kind() == io::ErrorKind::NotFound => Ok(Promises::default()),
            Err(error) => Err(error),
        }
    }

    /// A line cut short by a power cut promises nothing.
    fn of(bytes: &[u8]) -> Promises {
        let text = String::from_utf8_lossy(bytes);
        let mut promises = Promises::default();
        for line in text.split_inclusive('\n').filter_map(|line| line.strip_suffix('\n')) {
            if let Some(tables) = line.strip_prefix(FIRST) {
                promises.tables = tables.trim().parse().unwrap_or(0);
            } else if let Some((name, log)) = read_line(line) {
                promises.logs.insert(name.to_owned(), log);
            }
        }
        promises
    }

    /// At least so many tables there were.
    pub fn count(&self) -> usize {
        self.tables.max(self.logs.len())
    }
}

fn read_line(line: &str) -> Option<(&str, (usize, Head))> {
    let (name, rest) = line.split_once(' ')?;
    // A block of a power cut may be full of zeros, with the end of a line behind them.
    if !name.bytes().all(|byte| byte.is_ascii_alphanumeric()) {
        return None;
    }
    let (length, head) = rest.split_once(' ')?;
    Some((name, (length.parse().ok()?, Head::read(&hex::decode(head).ok()?)?)))
}

/// A line of the file.
pub fn line(name: &str, length: usize, head: Head) -> String {
    format!("{name} {length} {}\n", hex::encode(head.0))
}

/// The file while the server runs.
pub struct Heads {
    folder: PathBuf,
    file: File,
    length: usize,
    flushed: Instant,
}

impl Heads {
    /// Begins the file anew: from here on the database itself holds everything promised so far.
    pub fn begin(folder: &Path, tables: usize) -> io::Result<Heads> {
        let unfinished = folder.join("heads.new");
        let mut file = folder::private_file().create(true).truncate(true).open(&unfinished)?;
        let first = format!("{FIRST} {tables}\n");
        file.write_all(first.as_bytes())?;
        file.sync_all()?;
        fs::rename(&unfinished, folder.join("heads"))?;
        folder::sync(folder)?;
        Ok(Heads { folder: folder.to_owned(), file, length: first.len(), flushed: Instant::now() })
    }

    pub fn add(&mut self, lines: &str) -> io::Result<()> {
        self.length += lines.len();
        self.file.write_all(lines.as_bytes())
    }

    /// Flushes now and then.
    pub fn flush(&mut self) -> io::Result<()> {
        if self.flushed.elapsed() < UNFLUSHED {
            return Ok(());
        }
        self.flushed = Instant::now();
        self.file.sync_data()
    }

    pub fn is_long(&self) -> bool {
        self.length > LONG
    }

    pub fn begin_again(&mut self, tables: usize) -> io::Result<()> {
        *self = Heads::begin(&self.folder, tables)?;
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_whole_line_about_a_table_counts() {
        let (one, other) = (Head([1; 16]), Head([2; 16]));
        let text = [
            &format!("{FIRST} 7\n"),
            &line("a", 1, one),
            &line("b", 4, one),
            &line("a", 2, other),
            "\0\0\0\0\n",
            &format!("\0\0{}", line("c", 1, one)),
            line("b", 5, other).trim_end(),
        ]
        .concat();
        let promises = Promises::of(text.as_bytes());
        assert_eq!(promises.tables, 7);
        let logs: Vec<_> = promises.logs.into_iter().collect();
        assert_eq!(logs, [("a".to_owned(), (2, other)), ("b".to_owned(), (4, one))]);
    }
}
