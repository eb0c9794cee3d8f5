//! What becomes of a move whose answer the storage lost? It is looked up, whether anybody asks or not.

use std::time::Duration;

use crate::common::{BEGINNING_MS, Folder, Open, Service, Setup};
use axum::http::StatusCode;
use serde_json::json;
use store::memory::{Call, Fate, Plan};
use store::{Found, MemoryStore, Store};
use table::{Actor, Entry, Logged, Record, Seat};

fn service() -> (Service, MemoryStore) {
    let store = MemoryStore::new();
    let setup = Setup { memory: Some(store.clone()), ..Setup::default() };
    (Service::set_up(Folder::new(), setup), store)
}

/// The answer to the next append is lost, and how it ended is not known until `work` is called.
fn lose_answers(store: &MemoryStore, done: bool) {
    store.plan(move |call| {
        Plan::fate(match call {
            Call::Append(_) => Fate::AnswerLost { done },
            Call::Resolve => Fate::Fails,
            _ => Fate::Works,
        })
    });
}

async fn stored(store: &MemoryStore, open: &Open) -> Record {
    match store.load(&open.id).await {
        Ok(Found::Stored(stored)) => stored.record,
        other => panic!("{other:?}"),
    }
}

#[tokio::test]
async fn a_move_in_doubt_is_true_exactly_if_it_is_stored() {
    for done in [true, false] {
        let (service, store) = service();
        let open = service.duel().await;
        let (seat, body) = service.choice(&open).await;
        lose_answers(&store, done);
        let told = service.post(&open.path("/moves"), Some(open.key(seat)), body.clone()).await;
        assert_eq!((told.status, told.code().as_str()), (StatusCode::SERVICE_UNAVAILABLE, "in-doubt"));
        let seen = service.get(&open.path(""), Some(open.key(1 - seat))).await;
        assert_eq!(seen.code(), "in-doubt", "nobody is shown what is not known");
        store.work();
        assert_eq!(service.view(&open, 1 - seat).await["at"], usize::from(done));
        service.step(&open).await.expect("the table goes on");
        assert_eq!(service.view(&open, 0).await["at"], 1 + usize::from(done));
    }
}

/// Whether the bot in the second seat is asked once this move is made.
async fn is_bot_next(store: &MemoryStore, open: &Open, mv: &str) -> bool {
    let mut record = stored(store, open).await;
    let entry = Entry::Move { actor: Actor::Seat(Seat(0)), text: mv.to_owned() };
    record.entries.push(Logged { at: BEGINNING_MS, entry });
    let session = games::find("grimoire").unwrap().replay(&record).unwrap();
    session.pending().seats.contains(Seat(1))
}

#[tokio::test]
async fn a_bot_goes_on_after_a_move_in_doubt_though_nobody_asks() {
    let (service, store) = service();
    let sitters = json!([{"who": "person", "name": "Ana"}, {"who": "bot", "strength": "random"}]);
    let wish =
        json!({"game": "grimoire", "settings": {"mode": "duel"}, "sitters": sitters, "pace": "instant"});
    let open = service.open(wish).await;
    let body = loop {
        let seen = service.asked(&open).await;
        let mv = seen["moves"][0].as_str().expect("the game goes on").to_owned();
        let body = json!({"question": seen["question"], "moves": [mv]});
        if is_bot_next(&store, &open, &mv).await {
            break body;
        }
        service.post(&open.path("/moves"), Some(open.key(0)), body).await;
    };
    let before = stored(&store, &open).await.entries.len();
    lose_answers(&store, true);
    let told = service.post(&open.path("/moves"), Some(open.key(0)), body).await;
    assert_eq!(told.code(), "in-doubt");
    store.work();
    assert_eq!(stored(&store, &open).await.entries.len(), before + 1);
    // Nobody looks at the table from here on; only time passes.
    while stored(&store, &open).await.entries.len() == before + 1 {
        service.clock.advance(Duration::from_millis(100));
        tokio::time::sleep(Duration::from_millis(1)).await;
    }
}
