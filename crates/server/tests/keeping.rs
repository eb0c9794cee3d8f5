//! What is stored stays: tables survive a crash, two processes never write the same entry, reports keep secrets.

mod common;

use axum::http::StatusCode;
use common::Service;
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
    let service = service.again();
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
    let sitters = json!([{"who": "person", "name": "Ana"}, {"who": "nobody"}]);
    let wish = json!({"game": "grimoire", "settings": {"mode": "duel"}, "sitters": sitters});
    let open = service.open(wish).await;
    let (seat, _) = service.step(&open).await.unwrap();
    let mut undone = service.post(&open.path("/undo"), Some(open.key(seat)), json!({})).await;
    if undone.json()["asked"] == true {
        undone = service.post(&open.path("/undo/answer"), Some(open.key(0)), json!({"agree": true})).await;
    }
    assert_eq!(undone.json()["at"], 0, "{}", undone.text());
    let service = service.again();
    assert_eq!(service.view(&open, 0).await["at"], 0);
}

#[tokio::test]
async fn two_processes_never_write_the_same_entry() {
    let service = Service::new();
    let open = service.duel().await;
    let other = Service::at(common::Folder(service.folder.0.clone()));
    let seen = service.get(&open.path(""), None).await.json();
    let seat = seen["asked"][0].as_u64().unwrap() as usize;
    let moves = other.view(&open, seat).await["moves"].clone();
    service.step(&open).await.unwrap();
    let body = json!({"question": 1, "moves": [moves[1]]});
    let late = other.post(&open.path("/moves"), Some(open.key(seat)), body).await;
    assert_eq!((late.status, late.code()), (StatusCode::CONFLICT, "stale".to_owned()));
    assert_eq!(other.view(&open, 0).await["at"], 1, "the other process has caught up");
    assert_eq!(other.view(&open, 0).await["view"], service.view(&open, 0).await["view"]);
    std::mem::forget(other.folder);
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
    let stranger = common::Folder::new();
    assert!(matches!(server::open_report(report.text(), &stranger.0), Err(server::BadReport::NoKey(_))));
    let (head, hex) = report.text().split_once("\n\n").unwrap();
    let damaged = format!("{head}\n\n{}", hex.replacen(&hex[40..44], "0000", 1));
    assert_eq!(server::open_report(&damaged, &service.folder.0), Err(server::BadReport::NotOurs));
    assert!(matches!(
        server::open_report("hello", &stranger.0),
        Err(server::BadReport::Unreadable { line: 1, .. })
    ));
}

#[tokio::test]
async fn the_key_is_for_the_owner_only() {
    let service = Service::new();
    let key = service.folder.0.join("key");
    assert_eq!(std::fs::metadata(&key).unwrap().len(), 32);
    #[cfg(unix)]
    {
        let mode = std::os::unix::fs::MetadataExt::mode(&std::fs::metadata(&key).unwrap());
        assert_eq!(mode & 0o777, 0o600);
    }
}
