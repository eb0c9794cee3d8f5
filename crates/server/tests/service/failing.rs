//! What if the rules fail? The table stands as before, a report is saved, and nobody else notices.

use std::fs;
use std::net::SocketAddr;
use std::time::Duration;

use crate::common::{Folder, Open, Service, Setup};
use crate::fragile::{Crack, Fault, Fragile};
use crate::heard_log::HeardLog;
use crate::raw::answered;
use axum::http::StatusCode;
use serde_json::{Value, json};
use table::{Entry, Record};

/// A service with a game that can be broken, a table three moves old, and another one.
async fn stage() -> (Service, Crack, Open, Open) {
    let (games, crack) = Fragile::hall();
    let folder = Folder::new();
    let service = Service::set_up(folder, Setup { games, ..Setup::default() });
    let (open, other) = (service.duel().await, service.duel().await);
    for _ in 0..3 {
        service.step(&open).await.unwrap();
    }
    (service, crack, open, other)
}

/// Everything anybody sees of a table; presence and reloading may raise the version.
async fn seen(service: &Service, open: &Open) -> Vec<Value> {
    let mut seen = vec![service.get(&open.path(""), None).await.json()];
    for seat in 0..2 {
        seen.push(service.view(open, seat).await);
    }
    seen.iter_mut().for_each(|line| line["version"] = json!(0));
    seen
}

/// What the service counts, as operators read it.
async fn count(service: &Service, what: &str) -> u64 {
    let here: SocketAddr = "127.0.0.1:0".parse().unwrap();
    let bound = server::bind_app(here, service.app.clone()).unwrap().with_admin(here).unwrap();
    let admin = bound.admin_address().unwrap();
    let serving = tokio::spawn(bound.run());
    let asked = format!("GET /metrics HTTP/1.1\r\nhost: {admin}\r\nconnection: close\r\n\r\n");
    let told = answered(admin, &asked).await;
    serving.abort();
    let line = told.lines().find_map(|line| line.strip_prefix(&format!("conclave_{what} ")));
    line.expect("it is counted").trim().parse().unwrap()
}

/// The reports in the folder, opened with its key. They are written in the background: this waits for the first.
async fn reports(service: &Service) -> Vec<Record> {
    let folder = service.folder.0.join("reports");
    loop {
        let files: Vec<_> = fs::read_dir(&folder).into_iter().flatten().collect::<Result<_, _>>().unwrap();
        let texts: Vec<String> = files.iter().map(|file| fs::read_to_string(file.path()).unwrap()).collect();
        if !texts.is_empty() && texts.iter().all(|text| text.ends_with('\n')) {
            let open = |text: &String| server::open_report(text, &service.folder.0).unwrap();
            return texts.iter().map(open).collect();
        }
        tokio::time::sleep(std::time::Duration::from_millis(1)).await;
    }
}

#[tokio::test]
async fn rules_that_fail_while_a_move_is_followed_change_nothing() {
    let (service, crack, open, other) = stage().await;
    let before = seen(&service, &open).await;
    let (seat, body) = service.choice(&open).await;
    crack.fail(Fault::Following);
    let tried = service.post(&open.path("/moves"), Some(open.key(seat)), body.clone()).await;
    assert_eq!((tried.status, tried.code().as_str()), (StatusCode::INTERNAL_SERVER_ERROR, "rules-failed"));
    let (at, mv) = (&body["question"], body["moves"][0].as_str().unwrap());
    let cookies = format!("seat-{}={}; lang=es", open.id, open.key(seat));
    let fields = format!("seat=S{seat}&question={at}&move={}", mv.replace(' ', "+"));
    let told = service.live(&format!("/t/{}/move", open.id), &cookies, &fields).await;
    assert_eq!(told.status, StatusCode::INTERNAL_SERVER_ERROR, "{}", told.text());
    assert!(told.json()["text"].as_str().unwrap().starts_with("Las reglas han tropezado"), "{}", told.text());
    assert_eq!(seen(&service, &open).await, before, "as before the move");

    crack.fail(Fault::Nowhere);
    service.step(&other).await.expect("another table is not concerned");
    service.step(&open).await.expect("the table goes on");
    let reports = reports(&service).await;
    assert_eq!(reports.len(), 1, "one report of one moment, however often it is tried");
    let Some(Entry::Move { text, .. }) = reports[0].entries.last().map(|logged| &logged.entry) else {
        panic!("the move is missing")
    };
    assert_eq!(text, mv);
    let replayed = games::find("grimoire").unwrap().replay(&reports[0]).unwrap();
    assert_eq!(replayed.made(table::Viewer::Referee), 4, "the log up to then and the move that was tried");
    let after = seen(&service, &open).await;
    assert_eq!(seen(&service.again().await, &open).await, after, "and so it is stored");
}

#[tokio::test]
async fn rules_that_fail_while_they_say_what_is_wrong_change_nothing() {
    let (service, crack, open, _) = stage().await;
    let before = seen(&service, &open).await;
    let (seat, mut body) = service.choice(&open).await;
    body["moves"] = json!(["play the moon"]);
    crack.fail(Fault::Checking);
    let tried = service.post(&open.path("/moves"), Some(open.key(seat)), body.clone()).await;
    assert_eq!((tried.status, tried.code().as_str()), (StatusCode::INTERNAL_SERVER_ERROR, "rules-failed"));
    crack.fail(Fault::Nowhere);
    assert_eq!(seen(&service, &open).await, before, "as before the move");
    let refused = service.post(&open.path("/moves"), Some(open.key(seat)), body).await;
    assert_eq!(refused.code(), "illegal");
    service.step(&open).await.expect("the table goes on");
    assert_eq!(reports(&service).await.len(), 1);
}

#[tokio::test]
async fn a_page_that_cannot_be_drawn_says_so_and_leaves_a_report() {
    let (service, crack, open, other) = stage().await;
    crack.fail(Fault::Showing);
    let page = service.page(&format!("/t/{}", open.id), "lang=es").await;
    assert_eq!(page.status, StatusCode::INTERNAL_SERVER_ERROR);
    assert!(page.text().contains("Las reglas han tropezado"), "{}", page.text());
    let view = service.get(&open.path(""), None).await;
    assert_eq!((view.status, view.code().as_str()), (StatusCode::INTERNAL_SERVER_ERROR, "rules-failed"));
    crack.fail(Fault::Nowhere);
    assert_eq!(service.view(&open, 0).await["at"], 3);
    service.step(&other).await.unwrap();
    service.step(&open).await.unwrap();
    let reports = reports(&service).await;
    assert_eq!(reports.len(), 1);
    assert_eq!(games::find("grimoire").unwrap().replay(&reports[0]).unwrap().made(table::Viewer::Referee), 3);
}

#[tokio::test]
async fn what_happens_by_itself_stops_where_the_rules_fail() {
    let (service, crack, open, _) = stage().await;
    let (seat, body) = service.choice(&open).await;
    crack.fail(Fault::Offering);
    let made = service.post(&open.path("/moves"), Some(open.key(seat)), body).await;
    assert_eq!(made.status, StatusCode::OK, "the move itself is fine: {}", made.text());
    crack.fail(Fault::Nowhere);
    service.step(&open).await.unwrap();
}

/// A log of an earlier version that the rules no longer follow, say: whoever comes is told, and so is whoever runs the house.
#[tokio::test]
async fn a_stored_table_that_does_not_replay_is_reported_counted_and_logged() {
    let log = HeardLog::begin();
    let (games, crack) = Fragile::hall();
    let service = Service::set_up(Folder::new(), Setup { games, ..Setup::default() });
    let open = service.duel().await;
    for _ in 0..3 {
        service.step(&open).await.unwrap();
    }
    let asleep = Service::set_up(service.left_behind(&[]), Setup { games, ..Setup::default() });
    crack.fail(Fault::Replaying);
    for _ in 0..3 {
        let told = asleep.get(&open.path(""), None).await;
        assert_eq!((told.status, told.code().as_str()), (StatusCode::INTERNAL_SERVER_ERROR, "rules-failed"));
    }
    let reports = reports(&asleep).await;
    assert_eq!(reports.len(), 1, "one of each table and length, however often somebody comes");
    let stored = reports[0].entries.iter().filter(|logged| matches!(logged.entry, Entry::Move { .. }));
    assert_eq!(stored.count(), 3, "the whole log");
    log.hears(&open.id, "the rules failed; a report was saved").await;
    assert!(count(&asleep, "rules_failed_total").await >= 3);
    crack.fail(Fault::Nowhere);
    asleep.step(&open).await.expect("once the rules follow it again, the table goes on");
}

/// A clock whose move cannot be made says so; nobody else would.
#[tokio::test]
async fn a_clock_that_cannot_ring_is_counted_and_logged() {
    let log = HeardLog::begin();
    let (service, crack, open, _) = stage().await;
    let set = service.post(&open.path("/think"), Some(&open.host), json!({"think": "60 move"})).await;
    assert_eq!(set.status, StatusCode::OK, "{}", set.text());
    assert_eq!(count(&service, "overdue_total").await, 0);
    crack.fail(Fault::Following);
    service.clock.advance(Duration::from_secs(60));
    while !log.has_heard(&open.id, "due, but it cannot be done") {
        // It is tried a few times, with a pause between them.
        service.clock.advance(Duration::from_millis(300));
        tokio::time::sleep(Duration::from_millis(1)).await;
    }
    assert_eq!(count(&service, "overdue_total").await, 1);
    crack.fail(Fault::Nowhere);
    service.step(&open).await.expect("the table goes on");
}
