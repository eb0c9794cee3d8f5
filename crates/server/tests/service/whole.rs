//! Is a log whole? What a lost or cut write-ahead file takes along is noticed, said, and what is left is played on.

use std::fs;

use crate::common::{Folder, Open, Service};
use axum::http::StatusCode;
use rusqlite::Connection;
use serde_json::json;

fn database(folder: &Folder) -> Connection {
    Connection::open(folder.0.join("conclave.db")).unwrap()
}

/// A table with so many moves in the database itself and so many more in the write-ahead file.
async fn stage(in_database: usize, ahead: usize) -> (Service, Open) {
    let service = Service::new();
    let open = service.duel().await;
    for _ in 0..in_database {
        service.step(&open).await.unwrap();
    }
    database(&service.folder).query_row("PRAGMA wal_checkpoint(PASSIVE)", [], |_| Ok(())).unwrap();
    for _ in 0..ahead {
        service.step(&open).await.unwrap();
    }
    (service, open)
}

/// A page of the table in both languages.
async fn pages(service: &Service, open: &Open) -> [String; 2] {
    let mut pages = Vec::new();
    for lang in ["es", "en"] {
        let page = service.page(&format!("/t/{}", open.id), &format!("lang={lang}")).await;
        pages.push(page.text().to_owned());
    }
    pages.try_into().unwrap()
}

#[tokio::test]
async fn after_a_kill_nothing_is_missing() {
    let (service, open) = stage(3, 4).await;
    let copy = service.copy();
    let seen = copy.view(&open, 0).await;
    assert_eq!((&seen["at"], &seen["lost"]), (&json!(7), &json!(null)));
}

#[tokio::test]
async fn moves_that_vanish_with_the_write_ahead_file_are_missed() {
    let (service, open) = stage(3, 4).await;
    let copy = Service::at(service.left_behind(&["conclave.db-wal"]));
    let seen = copy.view(&open, 0).await;
    assert_eq!((&seen["at"], &seen["lost"]), (&json!(3), &json!(true)));
    let [es, en] = pages(&copy, &open).await;
    assert!(es.contains("se perdió lo último que pasó en esta mesa"), "{es}");
    assert!(en.contains("the last things that happened at this table are lost"), "{en}");
    // It is still known after another restart, and forgotten once as much has happened again.
    let copy = copy.again().await;
    assert_eq!(copy.view(&open, 0).await["lost"], true);
    for _ in 0..4 {
        copy.step(&open).await.unwrap();
    }
    assert_eq!(copy.view(&open, 0).await["lost"], json!(null));
    assert!(!pages(&copy, &open).await[1].contains("are lost"));
}

#[tokio::test]
async fn a_cut_write_ahead_file_leaves_what_is_whole() {
    let (service, open) = stage(0, 12).await;
    let whole = fs::metadata(service.folder.0.join("conclave.db-wal")).unwrap().len();
    for part in 1..8 {
        let folder = service.left_behind(&[]);
        let file = fs::OpenOptions::new().write(true).open(folder.0.join("conclave.db-wal")).unwrap();
        file.set_len(whole * part / 8).unwrap();
        let copy = Service::at(folder);
        let seen = copy.get(&open.path(""), Some(open.key(0))).await;
        if seen.status == StatusCode::GONE {
            assert_eq!(seen.code(), "table-vanished");
            continue;
        }
        let seen = seen.json();
        assert!(seen["at"].as_u64().unwrap() < 12, "{part} of 8");
        assert_eq!(seen["lost"], true, "{part} of 8");
        copy.step(&open).await.unwrap();
    }
}

#[tokio::test]
async fn tables_that_vanish_are_missed() {
    let (service, before) = stage(2, 0).await;
    let after = service.duel().await;
    let copy = Service::at(service.left_behind(&["conclave.db-wal"])).again().await;
    assert_eq!(copy.view(&before, 0).await["at"], 2);
    let gone = copy.get(&after.path(""), Some(after.key(0))).await;
    assert_eq!((gone.status, gone.code().as_str()), (StatusCode::GONE, "table-vanished"));
    let page = copy.page(&format!("/t/{}", after.id), "lang=es").await;
    assert!(page.text().contains("esta mesa se perdió"), "{}", page.text());
    assert_eq!(copy.get("/api/v2/tables/nosuchtable", None).await.code(), "no-such-table");
}

#[tokio::test]
async fn a_torn_log_is_played_on_from_where_it_is_whole() {
    for damage in [
        "DELETE FROM latest WHERE seq = 7",
        "UPDATE latest SET line = 'S0 play FIR-1' WHERE seq = 7",
        "DELETE FROM latest WHERE seq > 6",
        "DELETE FROM entries WHERE seq = 7",
        "UPDATE entries SET line = 'S0 play FIR-1' WHERE seq = 7",
        "UPDATE entries SET at = at + 1 WHERE seq = 7",
        "DELETE FROM entries WHERE seq > 6",
    ] {
        let (mut service, open) = stage(7, 0).await;
        if damage.contains("entries") {
            // Once a server has ended in peace, every entry is with its log.
            service = service.again().await;
        }
        let copy = service.left_behind(&[]);
        assert!(database(&copy).execute(damage, []).unwrap() > 0, "{damage}");
        let copy = Service::at(copy);
        let seen = copy.view(&open, 0).await;
        // The table was opened and two people sat down first.
        assert_eq!((&seen["at"], &seen["lost"]), (&json!(3), &json!(true)), "{damage}");
        copy.step(&open).await.unwrap();
        let copy = copy.again().await;
        assert_eq!(copy.view(&open, 0).await["at"], 4, "{damage}");
        assert_eq!(copy.view(&open, 0).await["lost"], true, "{damage}");
    }
}

#[tokio::test]
async fn a_log_whose_end_is_not_known_is_played_on() {
    let (service, open) = stage(3, 0).await;
    let folder = service.left_behind(&[]);
    database(&folder).execute("DELETE FROM ends", []).unwrap();
    let copy = Service::at(folder);
    assert_eq!(copy.view(&open, 0).await["at"], json!(3), "its entries still hang together");
    copy.step(&open).await.unwrap();
    let again = copy.again().await;
    let seen = again.view(&open, 0).await;
    assert_eq!((&seen["at"], &seen["lost"]), (&json!(4), &json!(null)), "and its end is known again");
}

#[tokio::test]
async fn a_database_of_an_earlier_version_is_brought_up_to_date() {
    let (service, open) = stage(7, 0).await;
    let (newer, kept) = (service.left_behind(&[]), Folder::new());
    let mut before = service.view(&open, 0).await;
    fs::copy(newer.0.join("key"), kept.0.join("key")).unwrap();
    let old = database(&kept);
    old.execute("ATTACH ?1 AS newer", [newer.0.join("conclave.db").to_str().unwrap()]).unwrap();
    old.execute_batch(include_str!("../layout_2.sql")).unwrap();
    drop(old);
    let newer = Service::at(kept);
    let mut after = newer.view(&open, 0).await;
    before["version"] = json!(0);
    after["version"] = json!(0);
    assert_eq!(before, after);
    newer.step(&open).await.unwrap();
    assert_eq!(newer.again().await.view(&open, 0).await["at"], 8);
}
