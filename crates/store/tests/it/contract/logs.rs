//! Logs: what is stored lasts, and is written on where it ends.

use super::*;

for_every_store![
    what_is_stored_is_there_after_a_restart,
    a_log_is_written_on_where_it_ends_and_nowhere_else,
    a_refused_append_changes_nothing,
    a_cut_log_says_how_long_it_was,
    writes_at_once_are_each_whole,
    a_closed_store_stores_nothing,
    a_caller_that_leaves_stops_no_write,
];

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
