//! What is stored stays: tables survive a crash, what is stored is the truth, reports keep secrets.

use crate::common::Service;
use axum::http::StatusCode;
use serde_json::json;

#[tokio::test]
async fn a_table_is_the_same_after_a_crash() {
    let service = Service::new();
    let open = service.duel().await;
    for _ in 0..7 {
        service.step(&open).await.unwrap();
    }
    service.post(&open.path("/say"), Some(open.key(0)), json!({"phrase": "luck"})).await;
    let mut before = [service.view(&open, 0).await, service.view(&open, 1).await];
    let service = service.again().await;
    let mut after = [service.view(&open, 0).await, service.view(&open, 1).await];
    for line in before.iter_mut().chain(&mut after) {
        line["version"] = json!(0);
    }
    assert_eq!(before, after);
    service.step(&open).await.unwrap();
}

#[tokio::test]
async fn an_undone_move_stays_undone() {
    let service = Service::new();
    let sitters = json!([{"who": "person", "name": "Ana"}, {"who": "person", "name": "Bea"}]);
    let wish = json!({"game": "grimoire", "settings": {"mode": "duel"}, "sitters": sitters});
    let open = service.open(wish).await;
    let (seat, _) = service.step(&open).await.unwrap();
    let mut undone = service.post(&open.path("/undo"), Some(open.key(seat)), json!({})).await;
    if undone.json()["asked"] == true {
        undone =
            service.post(&open.path("/undo/answer"), Some(open.key(1 - seat)), json!({"agree": true})).await;
    }
    assert_eq!(undone.json()["at"], 0, "{}", undone.text());
    let service = service.again().await;
    assert_eq!(service.view(&open, 0).await["at"], 0);
}

#[tokio::test]
async fn what_was_stored_and_not_followed_is_the_truth() {
    let service = Service::new();
    let open = service.duel().await;
    service.step(&open).await.unwrap();
    let (seat, body) = service.choice(&open).await;
    // As if whoever moved had hung up between storing and following.
    let copy = service.copy();
    copy.step(&open).await.unwrap();
    let path = service.folder.0.join("conclave.db");
    let other = copy.folder.0.join("conclave.db");
    drop(copy.app);
    let database = rusqlite::Connection::open(path).unwrap();
    database.execute("ATTACH ?1 AS other", [other.to_str().unwrap()]).unwrap();
    database
        .execute_batch(
            "BEGIN IMMEDIATE;
             INSERT INTO latest (table_id, seq, line, at, hash) SELECT * FROM other.log
                 WHERE seq > (SELECT max(seq) FROM main.log);
             UPDATE ends SET (length, head) = (SELECT length, head FROM other.ends);
             COMMIT;",
        )
        .unwrap();
    let late = service.post(&open.path("/moves"), Some(open.key(seat)), body).await;
    assert_eq!((late.status, late.code()), (StatusCode::CONFLICT, "stale".to_owned()));
    assert_eq!(service.view(&open, 0).await["at"], 2, "the table has caught up");
    service.step(&open).await.unwrap();
}

#[tokio::test]
async fn a_report_of_a_running_game_is_sealed() {
    let service = Service::new();
    let open = service.duel().await;
    service.step(&open).await.unwrap();
    let report = service.get(&open.path("/report"), None).await;
    assert!(report.text().starts_with("conclave sealed record 1\n"));
    for secret in ["seed", "\nS0 ", "\nS1 ", "person"] {
        assert!(!report.text().contains(secret), "{}", report.text());
    }
    let record = server::open_report(report.text(), &service.folder.0).unwrap();
    let session = games::find("grimoire").unwrap().replay(&record).unwrap();
    assert_eq!(session.made(table::Viewer::Referee), 1);
    let stranger = crate::common::Folder::new();
    assert!(matches!(server::open_report(report.text(), &stranger.0), Err(server::BadReport::NoKey(_))));
    let (head, hex) = report.text().split_once("\n\n").unwrap();
    let damaged = format!("{head}\n\n{}", hex.replacen(&hex[40..44], "0000", 1));
    assert_eq!(server::open_report(&damaged, &service.folder.0), Err(server::BadReport::NotOurs));
    assert!(matches!(
        server::open_report("hello", &stranger.0),
        Err(server::BadReport::Unreadable { line: 1, .. })
    ));
}
