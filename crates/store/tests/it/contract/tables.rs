//! Tables and what stands beside their logs: columns, lobby, names, and how tables go.

use super::*;

for_every_store![
    columns_follow_from_entries,
    columns_that_differ_are_written_anew,
    an_old_log_keeps_its_columns,
    two_tables_never_have_one_name,
    the_lobby_shows_what_is_listed_and_played,
    names_are_found_by_what_is_due_and_by_deal,
    a_table_is_removed_only_as_it_was_copied,
    who_was_away_longest_comes_first,
];

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
    // Another day whose number begins alike is another deal; what else is said of this one changes nothing.
    for (name, beginning) in [("other", "deal day 77"), ("marked", "deal day 7 abc"), ("less", "deal day")] {
        let table = store.open(new_table(name, opened(true, beginning), &[])).await.unwrap();
        store.append(append(table, 1, &["S0 e4"], vec![Change::Over(true)])).await.unwrap();
    }
    assert_eq!(store.find(of_deal(9)).await.unwrap(), ["soon", "far", "marked"]);
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
