//! What proves who one is: links nobody can guess, derived from one key in the data folder and kept nowhere else.

use std::fs;
use std::io::{self, Write};
use std::path::Path;

use sha2::{Digest, Sha256};
use store::folder;
use subtle::{Choice, ConstantTimeEq};
use table::Seat;

/// Letters of links: no pair that looks alike.
const LETTERS: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";
/// 26 letters of 5 bits: 130 bits.
const LETTERS_IN_A_SECRET: usize = 26;
const LETTERS_IN_A_TABLE: usize = 10;

/// The installation's own key. Whoever has it holds every seat, so it never leaves the data folder.
#[derive(Clone)]
pub struct Key([u8; 32]);

impl Key {
    /// A key that is known beforehand: for tests.
    pub fn from_bytes(bytes: [u8; 32]) -> Key {
        Key(bytes)
    }

    /// Reads the key of this data folder, or makes one.
    pub fn of(folder: &Path) -> io::Result<Key> {
        let path = folder.join("key");
        match fs::read(&path) {
            Ok(bytes) => {
                let broken = |_| io::Error::new(io::ErrorKind::InvalidData, "the key file is damaged");
                bytes.try_into().map(Key).map_err(broken)
            }
            Err(missing) if missing.kind() == io::ErrorKind::NotFound => Key::make(&path),
            Err(other) => Err(other),
        }
    }

    fn make(path: &Path) -> io::Result<Key> {
        let key: [u8; 32] = random();
        let unfinished = path.with_extension("new");
        let mut file = folder::private_file().create(true).truncate(true).open(&unfinished)?;
        file.write_all(&key)?;
        file.sync_all()?;
        fs::rename(&unfinished, path)?;
        path.parent().map_or(Ok(()), folder::sync)?;
        Ok(Key(key))
    }

    /// The secret of whoever opened this table.
    pub fn host(&self, table: &str) -> String {
        letters(&self.derive(&["host", table]), LETTERS_IN_A_SECRET)
    }

    /// The key of whoever sits there. With every change of hands the old ones become worthless.
    pub fn seat(&self, table: &str, seat: Seat, generation: u32) -> String {
        self.of_seat("seat", table, seat, generation)
    }

    /// What invites somebody to an empty seat. It opens nothing and dies when somebody sits down.
    pub fn invitation(&self, table: &str, seat: Seat, generation: u32) -> String {
        self.of_seat("invitation", table, seat, generation)
    }

    fn of_seat(&self, purpose: &str, table: &str, seat: Seat, generation: u32) -> String {
        let bytes = self.derive(&[purpose, table, &seat.to_string(), &generation.to_string()]);
        letters(&bytes, LETTERS_IN_A_SECRET)
    }

    /// What the bots of this table draw their luck from, which its name must not tell.
    pub fn luck(&self, table: &str) -> [u8; 32] {
        self.derive(&["luck", table])
    }

    /// A key for one purpose only.
    pub fn derive(&self, purpose: &[&str]) -> [u8; 32] {
        let inner = self.hash(|hash| {
            for part in purpose {
                hash.update((part.len() as u64).to_le_bytes());
                hash.update(part);
            }
        });
        self.hash(|hash| hash.update(inner))
    }

    fn hash(&self, feed: impl FnOnce(&mut Sha256)) -> [u8; 32] {
        let mut hash = Sha256::new();
        hash.update(self.0);
        feed(&mut hash);
        hash.finalize().into()
    }
}

/// Bytes from the operating system; without them nothing here would be safe.
pub fn random<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the operating system gives random bytes");
    bytes
}

/// A new table's name in links.
pub fn table_name() -> String {
    letters(&random::<16>(), LETTERS_IN_A_TABLE)
}

/// The name of a table in a rehearsal, where everything is known beforehand.
pub fn known_table_name(key: &Key, number: usize) -> String {
    letters(&key.derive(&["table", &number.to_string()]), LETTERS_IN_A_TABLE)
}

/// Secrets travel joined by dots.
pub fn each(joined: &str) -> impl Iterator<Item = &str> {
    joined.split('.').filter(|secret| !secret.is_empty()).take(16)
}

/// A secret for one occasion.
pub fn once() -> String {
    letters(&random::<LETTERS_IN_A_SECRET>(), LETTERS_IN_A_SECRET)
}

/// Compares without telling by its time how much was right; eight letters at a time, since every request is compared with
/// every seat.
pub fn same(left: &str, right: &str) -> bool {
    let (left_words, left_rest) = left.as_bytes().as_chunks::<8>();
    let (right_words, right_rest) = right.as_bytes().as_chunks::<8>();
    let words = left_words.iter().zip(right_words);
    let same_words = words.fold(Choice::from(1), |same, (left, right)| {
        same & u64::from_ne_bytes(*left).ct_eq(&u64::from_ne_bytes(*right))
    });
    left.len() == right.len() && (same_words & left_rest.ct_eq(right_rest)).into()
}

fn letters(bytes: &[u8], count: usize) -> String {
    bytes.iter().take(count).map(|byte| LETTERS[(byte % 32) as usize] as char).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_purpose_seat_generation_and_table_has_its_own_secret() {
        let key = Key([7; 32]);
        let mut secrets = vec![key.host("a"), key.host("b")];
        for table in ["a", "b"] {
            for seat in Seat::all(4) {
                secrets.extend((0..3).map(|generation| key.seat(table, seat, generation)));
                secrets.extend((0..3).map(|generation| key.invitation(table, seat, generation)));
            }
        }
        let count = secrets.len();
        secrets.sort();
        secrets.dedup();
        assert_eq!(secrets.len(), count);
        assert!(secrets.iter().all(|secret| secret.len() == LETTERS_IN_A_SECRET));
    }

    #[test]
    fn only_the_same_text_is_the_same() {
        assert!(same("abc", "abc"));
        assert!(!same("abc", "abd"));
        assert!(!same("abc", "ab"));
    }
}
