//! One suite for every kind of store.

use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use store::folder::BadFolder;
use store::{
    Append, Change, Counts, Found, Index, LeftAlone, MemoryStore, NewTable, NotStored, Query, Removal,
    SqliteStore, Store, Stored, TableId, Wanted,
};
use table::company::{Bot, Pace, Sitter};
use table::{Entry, Record, Seed, Settings};

/// Runs each of these over every kind of store.
macro_rules! for_every_store {
    ($($name:ident),* $(,)?) => {
        mod memory {
            $(#[tokio::test]
            async fn $name() {
                super::$name::<crate::contract::Memory>().await;
            })*
        }
        mod sqlite {
            $(#[tokio::test]
            async fn $name() {
                super::$name::<crate::contract::Sqlite>().await;
            })*
        }
    };
}

mod logs;
mod tables;

/// A kind of store, and how the same data is opened again.
trait Kind: Sized {
    type Store: Store;
    fn new() -> (Self, Arc<Self::Store>);
    fn again(&self, store: Arc<Self::Store>) -> Arc<Self::Store>;
}

struct Memory;

impl Kind for Memory {
    type Store = MemoryStore;

    fn new() -> (Memory, Arc<MemoryStore>) {
        (Memory, Arc::new(MemoryStore::new()))
    }

    fn again(&self, store: Arc<MemoryStore>) -> Arc<MemoryStore> {
        Arc::new(store.reopen())
    }
}

/// A data folder of its own, gone at the end.
struct Sqlite(PathBuf);

impl Sqlite {
    fn open(&self) -> Result<SqliteStore, BadFolder> {
        SqliteStore::open(&self.0, Duration::from_secs(2), Arc::new(()))
    }
}

impl Kind for Sqlite {
    type Store = SqliteStore;

    fn new() -> (Sqlite, Arc<SqliteStore>) {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let number = COUNT.fetch_add(1, Ordering::Relaxed);
        let kind =
            Sqlite(std::env::temp_dir().join(format!("conclave-store-{}-{number}", std::process::id())));
        let store = kind.open().unwrap();
        (kind, Arc::new(store))
    }

    fn again(&self, store: Arc<SqliteStore>) -> Arc<SqliteStore> {
        drop(store);
        Arc::new(self.open().unwrap())
    }
}

impl Drop for Sqlite {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

fn entries(lines: &[&str]) -> Vec<Entry> {
    lines.iter().map(|line| line.parse().unwrap_or_else(|()| panic!("{line}"))).collect()
}

fn opened(listed: bool, beginning: &str) -> Entry {
    let (pace, beginning) = ("normal".to_owned(), beginning.to_owned());
    Entry::Opened { pace, answers_forced: false, listed, beginning }
}

fn new_table(name: &str, first: Entry, sat: &[&str]) -> NewTable {
    NewTable {
        name: name.to_owned(),
        game: "chess".to_owned(),
        rules: 3,
        seats: 2,
        settings: Settings::default().with("mode", "duel").with("stage", "a b"),
        seed: Seed::Fast(9),
        opened: 1_000,
        entries: [first].into_iter().chain(entries(sat)).collect(),
    }
}

fn plain(name: &str) -> NewTable {
    new_table(name, opened(true, ""), &["sit S0 host 0 person Ana", "sit S1 host 0 person Bea"])
}

fn append(table: TableId, after: usize, lines: &[&str], changes: Vec<Change>) -> Append {
    Append { table, after, at: 2_000 + after as u64, entries: entries(lines), changes }
}

async fn stored(store: &impl Store, name: &str) -> Stored {
    match store.load(name).await {
        Ok(Found::Stored(stored)) => *stored,
        other => panic!("{name}: {other:?}"),
    }
}

async fn lines(store: &impl Store, name: &str) -> Vec<String> {
    let stored = stored(store, name).await;
    assert!(!stored.torn, "{name} is whole");
    assert_eq!(stored.length, stored.record.entries.len());
    stored.record.entries.iter().map(|logged| logged.entry.to_string()).collect()
}
