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

/// Runs each of these over every kind of store.
macro_rules! for_every_store {
    ($($name:ident),* $(,)?) => {
        mod memory {
            $(#[tokio::test]
            async fn $name() {
                super::$name::<super::Memory>().await;
            })*
        }
        mod sqlite {
            $(#[tokio::test]
            async fn $name() {
                super::$name::<super::Sqlite>().await;
            })*
        }
    };
}

for_every_store![
    what_is_stored_is_there_after_a_restart,
    a_log_is_written_on_where_it_ends_and_nowhere_else,
    a_refused_append_changes_nothing,
    columns_follow_from_entries,
    columns_that_differ_are_written_anew,
    an_old_log_keeps_its_columns,
    two_tables_never_have_one_name,
    the_lobby_shows_what_is_listed_and_played,
    names_are_found_by_what_is_due_and_by_deal,
    a_table_is_removed_only_as_it_was_copied,
    a_cut_log_says_how_long_it_was,
    who_was_away_longest_comes_first,
    writes_at_once_are_each_whole,
    a_closed_store_stores_nothing,
    a_caller_that_leaves_stops_no_write,
];

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

async fn what_is_stored_is_there_after_a_restart<K: Kind>() {
    let (kind, store) = K::new();
    let table = store.open(plain("one")).await.unwrap();
    let due = vec![Change::Due(Some(9_000))];
    store.append(append(table, 3, &["S0 e4", "S1 e5"], due)).await.unwrap();
    let before = stored(store.as_ref(), "one").await;
    let store = kind.again(store);
    let after = stored(store.as_ref(), "one").await;
    assert_eq!(after.record, before.record);
    assert_eq!((after.id, after.due, after.over, after.torn), (table, Some(9_000), false, false));
    let Record { game, rules, seats, settings, seed, entries } = after.record;
    assert_eq!((game.as_str(), rules, seats, seed), ("chess", 3, 2, Seed::Fast(9)));
    assert_eq!(settings, plain("one").settings);
    let times: Vec<u64> = entries.iter().map(|logged| logged.at).collect();
    assert_eq!(times, [1_000, 1_000, 1_000, 2_003, 2_003]);
    assert_eq!(store.count().await, Ok(Counts { stored: 1, ever: 1 }));
    assert!(matches!(store.load("other").await, Ok(Found::Nothing)));
    assert!(store.health().await.unwrap().in_place);
}

async fn a_log_is_written_on_where_it_ends_and_nowhere_else<K: Kind>() {
    let (kind, store) = K::new();
    let table = store.open(plain("one")).await.unwrap();
    for after in [0, 2, 4, 400] {
        let refused = store.append(append(table, after, &["S0 e4"], Vec::new())).await;
        assert_eq!(refused, Err(NotStored::Conflict), "after {after}");
    }
    store.append(append(table, 3, &["S0 e4"], Vec::new())).await.unwrap();
    assert_eq!(store.append(append(table, 3, &["S0 d4"], Vec::new())).await, Err(NotStored::Conflict));
    let unknown = append(table + 7, 0, &["S0 e4"], Vec::new());
    assert_eq!(store.append(unknown).await, Err(NotStored::Conflict), "no such table");
    let store = kind.again(store);
    assert_eq!(store.append(append(table, 3, &["S0 d4"], Vec::new())).await, Err(NotStored::Conflict));
    store.append(append(table, 4, &["S1 e5"], Vec::new())).await.unwrap();
    assert_eq!(lines(store.as_ref(), "one").await[3..], ["S0 e4", "S1 e5"]);
}

async fn a_refused_append_changes_nothing<K: Kind>() {
    let (_kind, store) = K::new();
    let table = store.open(plain("one")).await.unwrap();
    let changes = vec![Change::Over(true), Change::Due(Some(1))];
    let late = append(table, 1, &["pace host calm", "sit S1 host 1 nobody"], changes);
    assert_eq!(store.append(late).await, Err(NotStored::Conflict));
    let after = stored(store.as_ref(), "one").await;
    assert_eq!((after.over, after.due, after.index.pace), (false, None, Pace::Normal));
    assert_eq!(after.index.sitters[1], Sitter::Person("Bea".to_owned()));
    assert_eq!(after.length, 3);
}

async fn columns_follow_from_entries<K: Kind>() {
    let (kind, store) = K::new();
    let table = store.open(new_table("one", opened(false, "deal day 7"), &[])).await.unwrap();
    let empty = stored(store.as_ref(), "one").await.index;
    assert_eq!((empty.empty(), empty.listed, empty.beginning.as_str()), (2, false, "deal day 7"));
    let sat = ["sit S0 S0 1 person Ana", "sit S1 host 1 bot quick", "S0 e4", "pace host calm"];
    store.append(append(table, 1, &sat, Vec::new())).await.unwrap();
    let later = ["think S0 60 move", "rematch table two S0:1", "sit S1 host 2 bot quick for Bea"];
    store.append(append(table, 5, &later, vec![Change::Over(true)])).await.unwrap();
    let store = kind.again(store);
    let found = stored(store.as_ref(), "one").await;
    let bot = Bot { strength: "quick".to_owned(), plays_for: Some("Bea".to_owned()) };
    let expected = Index {
        pace: Pace::Calm,
        listed: false,
        beginning: "deal day 7".to_owned(),
        seat_generations: vec![1, 2],
        sitters: vec![Sitter::Person("Ana".to_owned()), Sitter::Bot(bot)],
        think: "60 move".parse().unwrap(),
        think_since: 2_005,
        rematch: Some("two S0:1".to_owned()),
        ..Index::new(2)
    };
    assert_eq!(found.index, expected);
    assert_eq!(found.index_of_log(), Some(expected));
    assert!(found.over && !found.index_differs);
}

async fn columns_that_differ_are_written_anew<K: Kind>() {
    let (kind, store) = K::new();
    let table = store.open(plain("one")).await.unwrap();
    let wrong = Change::Index(Box::new(Index { pace: Pace::Quick, ..Index::new(2) }));
    store.append(append(table, 3, &[], vec![wrong])).await.unwrap();
    let found = stored(store.as_ref(), "one").await;
    assert!(found.index_differs);
    let right = Change::Index(Box::new(found.index_of_log().unwrap()));
    store.append(append(table, 0, &[], vec![right])).await.unwrap();
    let store = kind.again(store);
    let found = stored(store.as_ref(), "one").await;
    assert!(!found.index_differs);
    assert_eq!(found.index.sitters[0], Sitter::Person("Ana".to_owned()));
}

/// Earlier versions wrote less into the log: there the columns count.
async fn an_old_log_keeps_its_columns<K: Kind>() {
    let (_kind, store) = K::new();
    let old = "sit S0 person Ana".parse().unwrap();
    let table = store.open(new_table("one", old, &["sit S1 person Bea"])).await.unwrap();
    let columns = Index { pace: Pace::Calm, seat_generations: vec![4, 5], ..Index::new(2) };
    store.append(append(table, 2, &[], vec![Change::Index(Box::new(columns))])).await.unwrap();
    store.append(append(table, 2, &["sit S0 host 6 nobody"], Vec::new())).await.unwrap();
    let found = stored(store.as_ref(), "one").await;
    assert_eq!((found.index_of_log(), found.index_differs), (None, false));
    assert_eq!((found.index.pace, found.index.seat_generations), (Pace::Calm, vec![6, 5]));
}

async fn two_tables_never_have_one_name<K: Kind>() {
    let (kind, store) = K::new();
    let one = store.open(plain("one")).await.unwrap();
    assert_eq!(store.open(plain("one")).await, Err(NotStored::Conflict));
    let other = store.open(plain("other")).await.unwrap();
    assert!(one < other, "later tables have higher numbers");
    let store = kind.again(store);
    assert_eq!(store.open(plain("other")).await, Err(NotStored::Conflict));
    assert_eq!(lines(store.as_ref(), "one").await.len(), 3);
    assert_eq!(store.count().await.unwrap().stored, 2);
}

async fn the_lobby_shows_what_is_listed_and_played<K: Kind>() {
    let (_kind, store) = K::new();
    let hidden = store.open(new_table("hidden", opened(false, ""), &[])).await.unwrap();
    let full = store.open(plain("full")).await.unwrap();
    let over = store.open(plain("over")).await.unwrap();
    store.append(append(over, 3, &["S0 e4"], vec![Change::Over(true)])).await.unwrap();
    let free = store.open(new_table("free", opened(true, ""), &["sit S0 host 0 person Ana"])).await.unwrap();
    let newer = store.open(new_table("newer", opened(true, ""), &[])).await.unwrap();
    let ids = async |wanted| -> Vec<TableId> {
        store.list(wanted).await.unwrap().iter().map(|listed| listed.id).collect()
    };
    assert_eq!(ids(Wanted::Open { limit: 9 }).await, [newer, free]);
    assert_eq!(ids(Wanted::Open { limit: 1 }).await, [newer]);
    assert_eq!(ids(Wanted::Running { limit: 9 }).await, [full]);
    assert_eq!(ids(Wanted::These(vec![over, free, hidden, full, 99])).await, [free, full]);
    let listed = store.list(Wanted::These(vec![free])).await.unwrap().remove(0);
    assert_eq!((listed.name.as_str(), listed.game.as_str(), listed.empty), ("free", "chess", 1));
    assert_eq!(listed.sitters, [Sitter::Person("Ana".to_owned()), Sitter::Nobody]);
    assert_eq!((listed.opened, listed.settings), (1_000, plain("x").settings));
    // Somebody gets up: the seat is found in the lobby.
    store.append(append(full, 3, &["sit S1 S1 1 nobody"], Vec::new())).await.unwrap();
    assert_eq!(ids(Wanted::Running { limit: 9 }).await, []);
    assert_eq!(store.finished(vec![free, over, 99, full]).await, Ok(vec![over, 99]));
}

async fn names_are_found_by_what_is_due_and_by_deal<K: Kind>() {
    let (_kind, store) = K::new();
    for (name, due) in [("late", 700), ("soon", 300), ("far", 900)] {
        let table = store.open(new_table(name, opened(true, "deal day 7"), &[])).await.unwrap();
        store.append(append(table, 1, &[], vec![Change::Due(Some(due))])).await.unwrap();
    }
    store.open(plain("never")).await.unwrap();
    assert_eq!(store.find(Query::DueBefore(900)).await.unwrap(), ["soon", "late"]);
    let of_deal = |limit| Query::Finished { game: "chess".into(), beginning: "deal day 7".into(), limit };
    assert_eq!(store.find(of_deal(9)).await, Ok(Vec::new()));
    for name in ["far", "soon"] {
        let table = stored(store.as_ref(), name).await.id;
        store.append(append(table, 1, &["S0 e4"], vec![Change::Over(true)])).await.unwrap();
    }
    assert_eq!(store.find(of_deal(9)).await.unwrap(), ["soon", "far"], "the first to be opened first");
    assert_eq!(store.find(of_deal(1)).await.unwrap(), ["soon"]);
    assert_eq!(store.find(Query::DueBefore(901)).await.unwrap(), ["late"], "what is over is never due");
    let fresh = Query::Finished { game: "chess".into(), beginning: String::new(), limit: 9 };
    assert_eq!(store.find(fresh).await, Ok(Vec::new()));
    assert_eq!(store.find(Query::Unsure).await, Ok(Vec::new()));
    assert_eq!(store.flags_are_sure().await, Ok(()));
}

async fn a_table_is_removed_only_as_it_was_copied<K: Kind>() {
    let (kind, store) = K::new();
    let table = store.open(plain("one")).await.unwrap();
    let other = store.open(plain("other")).await.unwrap();
    let removal = |table, name: &str, unchanged| Removal { table, name: name.to_owned(), unchanged };
    store.touch(table, 5_000).await.unwrap();
    for unchanged in [(2, 5_000), (4, 5_000), (3, 1_000), (3, 5_001)] {
        let refused = store.remove(removal(table, "one", Some(unchanged))).await;
        assert_eq!(refused, Err(NotStored::Conflict), "{unchanged:?}");
        assert_eq!(lines(store.as_ref(), "one").await.len(), 3);
    }
    store.remove(removal(table, "one", Some((3, 5_000)))).await.unwrap();
    store.remove(removal(other, "other", None)).await.unwrap();
    assert_eq!(store.remove(removal(other, "other", None)).await, Err(NotStored::Conflict));
    let store = kind.again(store);
    for name in ["one", "other"] {
        assert!(matches!(store.load(name).await, Ok(Found::Retired)), "{name}");
    }
    assert_eq!(store.count().await, Ok(Counts { stored: 0, ever: 2 }));
    assert_eq!(store.append(append(table, 3, &["S0 e4"], Vec::new())).await, Err(NotStored::Conflict));
    assert!(store.open(plain("third")).await.is_ok());
}

async fn a_cut_log_says_how_long_it_was<K: Kind>() {
    let (kind, store) = K::new();
    let table = store.open(plain("one")).await.unwrap();
    store.append(append(table, 3, &["S0 e4", "S1 e5"], Vec::new())).await.unwrap();
    store.cut(table, 4).await.unwrap();
    let store = kind.again(store);
    let found = stored(store.as_ref(), "one").await;
    assert_eq!((found.length, found.promised, found.torn), (4, 5, false));
    assert_eq!(found.index_of_log(), None, "the columns may remember more");
    store.append(append(table, 4, &["S1 c5", "S0 d4"], Vec::new())).await.unwrap();
    assert_eq!(lines(store.as_ref(), "one").await[3..], ["S0 e4", "S1 c5", "S0 d4"]);
    assert!(stored(store.as_ref(), "one").await.index_of_log().is_some());
}

async fn who_was_away_longest_comes_first<K: Kind>() {
    let (_kind, store) = K::new();
    for (name, seen) in [("b", 3_000), ("a", 2_000), ("c", 4_000)] {
        let table = store.open(plain(name)).await.unwrap();
        store.touch(table, seen).await.unwrap();
    }
    let never = store.open(plain("never")).await.unwrap();
    let names = async |since, limit| -> Vec<(String, u64)> {
        let left: Vec<LeftAlone> = store.left_alone(since, limit).await.unwrap();
        left.into_iter().map(|left| (left.name, left.since)).collect()
    };
    let [none, a, b] = [("never", 1_000), ("a", 2_000), ("b", 3_000)].map(|(n, s)| (n.to_owned(), s));
    assert_eq!(names(4_000, 9).await, [none.clone(), a.clone(), b]);
    assert_eq!(names(4_000, 2).await, [none, a]);
    assert_eq!(stored(store.as_ref(), "never").await.seen, 1_000);
    store.touch(never, 9_000).await.unwrap();
    assert_eq!(stored(store.as_ref(), "never").await.seen, 9_000);
}

async fn writes_at_once_are_each_whole<K: Kind>() {
    let (_kind, store) = K::new();
    let table = store.open(plain("one")).await.unwrap();
    for round in 0..20 {
        let tries = (0..8).map(|hand| {
            let (one, two) = (format!("S0 a{hand}"), format!("S1 b{hand}"));
            store.append(append(table, 3 + 2 * round, &[&one, &two], Vec::new()))
        });
        let done = futures_util::future::join_all(tries).await;
        assert_eq!(done.iter().filter(|done| done.is_ok()).count(), 1, "one of them was first: {done:?}");
    }
    let lines = lines(store.as_ref(), "one").await;
    assert_eq!(lines.len(), 43);
    for pair in lines[3..].chunks(2) {
        assert_eq!(pair[0].replace("S0 a", "S1 b"), pair[1]);
    }
}

async fn a_closed_store_stores_nothing<K: Kind>() {
    let (kind, store) = K::new();
    let table = store.open(plain("one")).await.unwrap();
    assert_eq!(store.resolve().await, Ok(()));
    assert_eq!(store.close().await, Ok(()));
    let late = store.append(append(table, 3, &["S0 e4"], Vec::new())).await;
    assert_eq!(late, Err(NotStored::Unavailable));
    let store = kind.again(store);
    assert_eq!(lines(store.as_ref(), "one").await.len(), 3);
    store.append(append(table, 3, &["S0 e4"], Vec::new())).await.unwrap();
}

async fn a_caller_that_leaves_stops_no_write<K: Kind>() {
    let (_kind, store) = K::new();
    let table = store.open(plain("one")).await.unwrap();
    let mut write = store.append(append(table, 3, &["S0 e4"], Vec::new()));
    // Begun once, and not waited for.
    let _ = futures_util::FutureExt::now_or_never(&mut write);
    drop(write);
    store.resolve().await.unwrap();
    assert_eq!(lines(store.as_ref(), "one").await.len(), 4);
}
