//! What a person is told and what is on the disk never differ, whatever the disk does.

use std::time::Duration;

use crate::common::{Folder, Service, Setup};
use axum::http::StatusCode;
use rusqlite::Connection;

fn database(service: &Service) -> Connection {
    Connection::open(service.folder.0.join("conclave.db")).unwrap()
}

#[tokio::test]
async fn a_lock_that_outlasts_our_patience_stores_nothing() {
    let service = Service::set_up(Folder::new(), Setup { lock_wait: Duration::ZERO, ..Setup::default() });
    let open = service.duel().await;
    service.step(&open).await.unwrap();
    let (seat, body) = service.choice(&open).await;
    let other = database(&service);
    other.execute_batch("BEGIN IMMEDIATE").unwrap();
    let told = service.post(&open.path("/moves"), Some(open.key(seat)), body).await;
    other.execute_batch("ROLLBACK").unwrap();
    assert_eq!((told.status, told.code().as_str()), (StatusCode::SERVICE_UNAVAILABLE, "not-stored"));
    assert_eq!(service.view(&open, 0).await["at"], 1);
    service.step(&open).await.expect("the table goes on");
    assert_eq!(service.copy().view(&open, 0).await["at"], 2, "as it was told, so it is stored");
}

#[tokio::test]
async fn a_game_ends_together_with_its_last_move_or_not_at_all() {
    let service = Service::new();
    let open = service.duel().await;
    // Nobody can mark a game as over.
    let trigger =
        "CREATE TRIGGER stuck BEFORE UPDATE OF over ON tables BEGIN SELECT RAISE(ABORT, 'stuck'); END";
    database(&service).execute_batch(trigger).unwrap();
    loop {
        let (seat, body) = service.choice(&open).await;
        let told = service.post(&open.path("/moves"), Some(open.key(seat)), body).await;
        if told.status != StatusCode::OK {
            break;
        }
    }
    let copy = service.copy();
    let over = copy.view(&open, 0).await["over"].clone();
    assert!(over.is_null(), "the last move is stored and the game is not marked as over: {over}");
}

#[tokio::test]
async fn games_that_ended_unnoticed_leave_the_lobby() {
    let service = Service::new();
    let (ended, running) = (service.duel().await, service.duel().await);
    while service.step(&ended).await.is_some() {}
    let listed = async |service: &Service| service.get("/api/v2/tables", None).await.text().to_owned();
    assert!(!listed(&service).await.contains(&ended.id));
    // As versions left it that were killed between the last move and its flag.
    let unsure = "UPDATE tables SET over = 0; UPDATE marks SET value = 1 WHERE name = 'flags_unsure'";
    database(&service).execute_batch(unsure).unwrap();
    let service = service.again().await;
    assert!(listed(&service).await.contains(&ended.id));
    service.app.mend().await;
    assert!(!listed(&service).await.contains(&ended.id));
    assert!(listed(&service).await.contains(&running.id));
}

#[tokio::test]
async fn a_game_that_ended_unnoticed_is_marked_when_somebody_looks() {
    let service = Service::new();
    let ended = service.duel().await;
    while service.step(&ended).await.is_some() {}
    database(&service).execute_batch("UPDATE tables SET over = 0").unwrap();
    let service = service.again().await;
    service.view(&ended, 0).await;
    assert!(!service.get("/api/v2/tables", None).await.text().contains(&ended.id));
}
