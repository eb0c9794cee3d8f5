//! What becomes of tables nobody comes back to?

use std::fs;

use crate::common::{Folder, Open, Service};
use axum::http::StatusCode;
use rusqlite::Connection;
use server::ServerConfig;

const DAY_MS: i64 = 24 * 3600 * 1000;

fn storage(service: &Service) -> Connection {
    Connection::open(service.folder.0.join("conclave.db")).unwrap()
}

/// Lets this table have been left alone for so many days, and forgets that it is awake.
async fn left_alone(service: Service, open: &Open, days: i64) -> Service {
    let change = "UPDATE tables SET opened = opened - ?2, seen = 0 WHERE name = ?1";
    storage(&service).execute(change, (&open.id, days * DAY_MS)).unwrap();
    service.again().await
}

fn rows(service: &Service) -> (i64, i64) {
    let sql = "SELECT (SELECT count(*) FROM tables), (SELECT count(*) FROM log)";
    storage(service).query_row(sql, [], |row| Ok((row.get(0)?, row.get(1)?))).unwrap()
}

#[tokio::test]
async fn a_table_nobody_came_back_to_goes_to_the_archive_whole() {
    let service = Service::new();
    let (open, other) = (service.duel().await, service.duel().await);
    for _ in 0..5 {
        service.step(&open).await.unwrap();
    }
    let record = storage(&service)
        .prepare("SELECT line FROM log WHERE table_id = 1 ORDER BY seq")
        .unwrap()
        .query_map([], |row| row.get::<_, String>(0))
        .unwrap()
        .collect::<Result<Vec<_>, _>>()
        .unwrap();
    let service = left_alone(service, &open, 91).await;
    assert_eq!(service.app.put_away().await, 1);
    let text = fs::read_to_string(service.folder.0.join(format!("archive/{}.txt", open.id))).unwrap();
    let kept = server::open_report(&text, &service.folder.0).unwrap();
    assert_eq!(kept.entries.iter().map(|logged| logged.entry.to_string()).collect::<Vec<_>>(), record);
    assert_eq!(rows(&service), (1, 3), "the other table and its sitters stay");
    let page = service.page(&format!("/t/{}", open.id), "").await;
    assert_eq!(page.status, StatusCode::GONE);
    assert!(page.text().contains("archive"));
    assert_eq!(service.get(&open.path(""), None).await.code(), "put-away");
    assert_eq!(service.get(&other.path(""), None).await.status, StatusCode::OK);
    assert_eq!(service.app.put_away().await, 0);
    let service = service.again().await;
    assert_eq!(
        service.get(&open.path(""), None).await.code(),
        "put-away",
        "nobody misses it after a restart"
    );
}

#[tokio::test]
async fn whoever_comes_back_keeps_their_table_and_strangers_do_not() {
    let service = Service::new();
    let (open, unloved) = (service.duel().await, service.duel().await);
    let service = left_alone(service, &open, 88).await;
    let service = left_alone(service, &unloved, 88).await;
    let stranger = service.page(&format!("/t/{}", unloved.id), "lang=es").await;
    assert!(stranger.text().contains("en 2 días pasa al archivo"), "said in time");
    let cookie = format!("seat-{}={}", open.id, open.key(0));
    let page = service.page(&format!("/t/{}", open.id), &cookie).await;
    assert!(page.text().contains("It stays for another 90 days"));
    came_back(&service, &open).await;
    let service = left_alone_again(service, &[&open, &unloved], 5).await;
    assert_eq!(service.app.put_away().await, 1);
    assert_eq!(service.get(&unloved.path(""), None).await.code(), "put-away");
    assert_eq!(service.get(&open.path(""), None).await.status, StatusCode::OK);
}

async fn left_alone_again(service: Service, tables: &[&Open], days: i64) -> Service {
    for open in tables {
        let change = "UPDATE tables SET opened = opened - ?2, seen = max(0, seen - ?2) WHERE name = ?1";
        storage(&service).execute(change, (&open.id, days * DAY_MS)).unwrap();
    }
    service.again().await
}

#[tokio::test]
async fn what_cannot_be_copied_stays() {
    let service = Service::new();
    let open = service.duel().await;
    let service = left_alone(service, &open, 91).await;
    fs::write(service.folder.0.join("archive"), "in the way").unwrap();
    assert_eq!(service.app.put_away().await, 0);
    assert_eq!(service.get(&open.path(""), None).await.status, StatusCode::OK);
}

#[tokio::test]
async fn a_full_house_makes_room_for_new_tables() {
    let folder = Folder::new();
    let config = ServerConfig { most_tables: 4, ..ServerConfig::default() };
    let service = Service::run_as(folder, config.clone());
    let mut tables = Vec::new();
    for _ in 0..4 {
        tables.push(service.duel().await);
    }
    let reply = service.post("/api/v2/tables", None, serde_json::json!({"game": "grimoire"})).await;
    assert_eq!(reply.code(), "too-many-tables");
    let change = "UPDATE tables SET opened = opened - ?2 WHERE name = ?1";
    storage(&service).execute(change, (&tables[1].id, 3 * DAY_MS)).unwrap();
    storage(&service).execute(change, (&tables[2].id, 2 * DAY_MS)).unwrap();
    let service = service.again_as(ServerConfig { most_tables: 3, ..config }).await;
    assert_eq!(
        service.app.put_away().await,
        1,
        "only as many as are too many, and the one longest left alone"
    );
    assert_eq!(service.get(&tables[1].path(""), None).await.code(), "put-away");
    assert_eq!(service.get(&tables[2].path(""), None).await.status, StatusCode::OK);
}

/// Every day as many tables are opened as the house has room for in three; one of the first is visited daily.
#[tokio::test]
async fn a_week_of_openings_leaves_room_for_the_next_day() {
    let config = ServerConfig { most_tables: 90, keep_days: 2, ..ServerConfig::default() };
    let mut service = Service::run_as(Folder::new(), config.clone());
    let loved = service.duel().await;
    let mut opened = vec![loved.id.clone()];
    for day in 1..=7 {
        for _ in 0..30 {
            opened.push(service.duel().await.id);
        }
        service.clock.advance(std::time::Duration::from_millis(DAY_MS as u64 + 1));
        service = service.again_as(config.clone()).await;
        let cookie = format!("seat-{}={}", loved.id, loved.key(0));
        assert_eq!(service.page(&format!("/t/{}", loved.id), &cookie).await.status, StatusCode::OK, "{day}");
        came_back(&service, &loved).await;
        service.app.put_away().await;
        assert!(rows(&service).0 <= 90, "day {day}: {:?}", rows(&service));
    }
    assert_eq!(service.get(&loved.path(""), None).await.status, StatusCode::OK);
    let away = fs::read_dir(service.folder.0.join("archive")).unwrap().count();
    assert_eq!(away + rows(&service).0 as usize, opened.len(), "every table is in one place or the other");
    assert!(away > 100, "only {away} were put away");
}

/// A visit is written down by somebody else, a moment later.
async fn came_back(service: &Service, open: &Open) {
    loop {
        let sql = "SELECT seen FROM tables WHERE name = ?1";
        let seen: i64 = storage(service).query_row(sql, [&open.id], |row| row.get(0)).unwrap();
        if seen == service.clock.now_ms() as i64 {
            return;
        }
        tokio::time::sleep(std::time::Duration::from_millis(1)).await;
    }
}
