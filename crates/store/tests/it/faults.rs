//! The store in memory fails as it was planned, and the same data is found afterwards.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use futures_util::FutureExt;
use store::memory::{Call, Fate, Plan};
use store::{Append, Found, MemoryStore, NewTable, NotStored, Store};
use table::{Entry, Seed, Settings};
use tokio::sync::oneshot;

async fn opened() -> (MemoryStore, i64) {
    let store = MemoryStore::new();
    let new = NewTable {
        name: "one".to_owned(),
        game: "chess".to_owned(),
        rules: 1,
        seats: 2,
        settings: Settings::default(),
        seed: Seed::Fast(1),
        opened: 1,
        entries: vec!["sit S0 person Ana".parse().unwrap()],
    };
    let table = store.open(new).await.unwrap();
    (store, table)
}

fn says(table: i64, after: usize) -> Append {
    let entry: Entry = "say S0 all text hello".parse().unwrap();
    Append { table, after, at: 2, entries: vec![entry], changes: Vec::new() }
}

async fn length(store: &MemoryStore) -> usize {
    match store.load("one").await {
        Ok(Found::Stored(stored)) => stored.record.entries.len(),
        other => panic!("{other:?}"),
    }
}

/// Appends end so; everything else works.
fn appends(fate: Fate) -> impl FnMut(&Call) -> Plan {
    move |call| Plan::fate(if matches!(call, Call::Append(_)) { fate } else { Fate::Works })
}

#[tokio::test]
async fn each_fate_answers_and_stores_as_it_says() {
    for (fate, told, stored) in [
        (Fate::Works, Ok(()), 2),
        (Fate::Fails, Err(NotStored::Unavailable), 1),
        (Fate::Conflicts, Err(NotStored::Conflict), 1),
        (Fate::AnswerLost { done: false }, Err(NotStored::Unknown), 1),
        (Fate::AnswerLost { done: true }, Err(NotStored::Unknown), 2),
    ] {
        let (store, table) = opened().await;
        store.plan(appends(fate));
        assert_eq!(store.append(says(table, 1)).await, told, "{fate:?}");
        assert_eq!(length(&store).await, stored, "{fate:?}");
        assert_eq!(length(&store.reopen()).await, stored, "{fate:?}, after a restart");
    }
}

#[tokio::test]
async fn reads_fail_and_are_never_in_doubt() {
    let (store, _) = opened().await;
    for fate in [Fate::Fails, Fate::Conflicts, Fate::AnswerLost { done: true }] {
        store.plan(move |_| Plan::fate(fate));
        assert_eq!(store.load("one").await.unwrap_err(), NotStored::Unavailable, "{fate:?}");
        assert_eq!(store.resolve().await, Err(NotStored::Unavailable), "{fate:?}");
    }
    store.work();
    assert_eq!(length(&store).await, 1);
}

/// Lets the next append wait, before it is done or before it is answered, until the sender is used.
fn delay(store: &MemoryStore, before: bool) -> oneshot::Sender<()> {
    let (go, gate) = oneshot::channel::<()>();
    let mut gate = Some(gate);
    store.plan(move |call| {
        let gate = gate.take_if(|_| matches!(call, Call::Append(_)));
        let wait = gate.map(|gate| gate.map(drop).boxed());
        let mut plan = Plan::default();
        if before {
            plan.before = wait;
        } else {
            plan.after = wait;
        }
        plan
    });
    go
}

#[tokio::test]
async fn a_delayed_write_is_done_when_the_test_says_so() {
    for before in [true, false] {
        let (store, table) = opened().await;
        let go = delay(&store, before);
        let other = store.clone();
        let mut write = tokio::spawn(async move { other.append(says(table, 1)).await });
        tokio::task::yield_now().await;
        assert!((&mut write).now_or_never().is_none(), "it waits");
        assert_eq!(length(&store).await, if before { 1 } else { 2 });
        go.send(()).unwrap();
        assert_eq!(write.await.unwrap(), Ok(()));
        assert_eq!(length(&store).await, 2);
    }
}

#[tokio::test]
async fn a_restart_loses_what_was_not_done_yet_and_nothing_else() {
    for before in [true, false] {
        let (store, table) = opened().await;
        let go = delay(&store, before);
        let old = store.clone();
        let write = tokio::spawn(async move { old.append(says(table, 1)).await });
        tokio::task::yield_now().await;
        let again = store.reopen();
        go.send(()).unwrap();
        let told = write.await.unwrap();
        assert_eq!(told.is_ok(), !before);
        assert_eq!(length(&again).await, if before { 1 } else { 2 });
        assert_eq!(store.append(says(table, 1)).await, Err(NotStored::Unavailable), "the old one is dead");
        assert_eq!(again.append(says(table, length(&again).await)).await, Ok(()));
    }
}

#[tokio::test]
async fn another_process_can_write_first() {
    let (store, table) = opened().await;
    let other = store.beside();
    other.append(says(table, 1)).await.unwrap();
    assert_eq!(store.append(says(table, 1)).await, Err(NotStored::Conflict));
    assert_eq!(store.append(says(table, 2)).await, Ok(()));
    assert_eq!(length(&other).await, 3);
}

#[tokio::test]
async fn the_planner_sees_every_call() {
    let (store, table) = opened().await;
    let (writes, calls) = (Arc::new(AtomicUsize::new(0)), Arc::new(AtomicUsize::new(0)));
    let (of_writes, of_calls) = (writes.clone(), calls.clone());
    store.plan(move |call| {
        of_writes.fetch_add(usize::from(call.writes()), Ordering::Relaxed);
        of_calls.fetch_add(1, Ordering::Relaxed);
        Plan::default()
    });
    store.append(says(table, 1)).await.unwrap();
    store.touch(table, 7).await.unwrap();
    store.count().await.unwrap();
    length(&store).await;
    store.resolve().await.unwrap();
    assert_eq!((writes.load(Ordering::Relaxed), calls.load(Ordering::Relaxed)), (2, 5));
}
