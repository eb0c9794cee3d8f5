//! How can one see that a log is whole? Each entry's hash covers the one before it, the first covers the table itself.

use rusqlite::Row;
use sha2::{Digest, Sha256};

/// Long enough that no accident makes two logs look alike.
pub const LENGTH: usize = 16;

/// Where a log stands: a hash over the table and everything in it so far.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Head(pub [u8; LENGTH]);

/// What a log hangs from: everything about a table that never changes.
#[derive(Clone, Copy, Debug)]
pub struct Origin<'a> {
    pub name: &'a str,
    pub game: &'a str,
    pub rules: u16,
    pub seats: u8,
    pub settings: &'a str,
    pub seed: &'a str,
}

/// The columns an origin is read from.
pub const ORIGIN: &str = "name, game, rules, seats, settings, seed";

impl<'a> Origin<'a> {
    /// Reads the columns of [`ORIGIN`], which begin at this one.
    pub fn read(row: &'a Row, first: usize) -> rusqlite::Result<Origin<'a>> {
        Ok(Origin {
            name: row.get_ref(first)?.as_str()?,
            game: row.get_ref(first + 1)?.as_str()?,
            rules: row.get(first + 2)?,
            seats: row.get(first + 3)?,
            settings: row.get_ref(first + 4)?.as_str()?,
            seed: row.get_ref(first + 5)?.as_str()?,
        })
    }

    /// The head of an empty log.
    pub fn head(&self) -> Head {
        let numbers = format!("{} {}", self.rules, self.seats);
        let mut hash = Sha256::new();
        for part in [self.name, self.game, &numbers, self.settings, self.seed] {
            hash.update((part.len() as u64).to_le_bytes());
            hash.update(part);
        }
        Head::of(hash)
    }
}

impl Head {
    /// The head once this line has been added.
    pub fn then(self, at: u64, line: &str) -> Head {
        let mut hash = Sha256::new();
        hash.update(self.0);
        hash.update(at.to_le_bytes());
        hash.update(line);
        Head::of(hash)
    }

    fn of(hash: Sha256) -> Head {
        let mut head = [0; LENGTH];
        head.copy_from_slice(&hash.finalize()[..LENGTH]);
        Head(head)
    }

    pub fn read(bytes: &[u8]) -> Option<Head> {
        bytes.try_into().ok().map(Head)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whatever_changes_changes_every_later_head() {
        let origin = Origin { name: "a", game: "b", rules: 1, seats: 2, settings: "", seed: "s" };
        let log = |origin: Origin, lines: &[(u64, &str)]| {
            lines.iter().fold(origin.head(), |head, (at, line)| head.then(*at, line))
        };
        let heads = [
            log(origin, &[(1, "S0 go"), (2, "S1 go")]),
            log(origin, &[(1, "S0 go"), (3, "S1 go")]),
            log(origin, &[(1, "S1 go"), (2, "S0 go")]),
            log(origin, &[(1, "S0 go")]),
            log(origin, &[]),
            log(Origin { seed: "t", ..origin }, &[(1, "S0 go"), (2, "S1 go")]),
            log(Origin { name: "", game: "ab", ..origin }, &[(1, "S0 go"), (2, "S1 go")]),
        ];
        for (index, head) in heads.iter().enumerate() {
            assert!(!heads[..index].contains(head), "{index}");
        }
    }
}
