//! Ways around a gate that were found by attack, each of them closed.

use crate::common::{Folder, Service};
use crate::deals::{play_out, sit_down};
use crate::limits::behind_a_proxy;
use axum::body::Body;
use axum::http::{Request, StatusCode};
use serde_json::json;

/// The router decodes what the gate of the deals read raw.
#[tokio::test]
async fn a_deal_is_closed_however_its_address_is_written() {
    let service = Service::new();
    let (open, _) = sit_down(&service, "Ana").await;
    let (first, rest) = open.id.split_at(1);
    let written = format!("%{:02x}{rest}", first.as_bytes()[0]);
    for path in ["", "/replay", "/story", "/report"] {
        let page = service.page(&format!("/t/{written}{path}"), "").await;
        assert_eq!(page.status, StatusCode::FORBIDDEN, "{path}");
    }
    for path in ["", "/log", "/report", "/stream"] {
        let reply = service.get(&format!("/api/v2/tables/{written}{path}"), None).await;
        assert_eq!((reply.status, reply.code().as_str()), (StatusCode::FORBIDDEN, "deal-open"), "{path}");
    }
}

#[tokio::test]
async fn who_finished_a_deal_does_not_read_its_seed_while_others_play_it() {
    let service = Service::new();
    let (open, _) = sit_down(&service, "Ana").await;
    play_out(&service, &open).await;
    let report = service.get(&open.path("/report"), Some(open.key(0))).await;
    assert_eq!(report.status, StatusCode::OK);
    assert!(report.text().starts_with("conclave sealed record"), "{}", report.text());
    service.clock.advance(std::time::Duration::from_secs(48 * 3600));
    let report = service.get(&open.path("/report"), Some(open.key(0))).await;
    assert!(report.text().contains("\nseed "), "once its time is up");
}

#[tokio::test]
async fn settings_are_not_changed_without_end() {
    let service = Service::run_as(Folder::new(), behind_a_proxy());
    let mut statuses = Vec::new();
    for _ in 0..80 {
        let request = Request::post("/settings")
            .header("content-type", "application/x-www-form-urlencoded")
            .header("x-forwarded-for", "192.0.2.7");
        statuses.push(service.send(request.body(Body::from("lang=es")).unwrap()).await.status);
    }
    assert_eq!(statuses.iter().filter(|status| **status == StatusCode::SEE_OTHER).count(), 60);
    assert_eq!(statuses[79], StatusCode::TOO_MANY_REQUESTS);
}

/// What stands beside a log is an index: it is compared with the log, and built again from it.
#[tokio::test]
async fn columns_that_say_something_else_than_the_log_are_found_and_mended() {
    let service = Service::new();
    let open = service.duel().await;
    service.post(&open.path("/think"), Some(&open.host), json!({"think": "60 move"})).await;
    service.post(&open.path("/seats/1"), Some(&open.host), json!({"who": "nobody"})).await;
    let folder = service.left_behind(&[]);
    assert_eq!(server::check(&folder.0).unwrap().wrong, [], "as it was written");
    let database = rusqlite::Connection::open(folder.0.join("conclave.db")).unwrap();
    database
        .execute("UPDATE tables SET pace = 'quick', think = '', seat_generations = '0 0', sitters = 'x'", [])
        .unwrap();
    drop(database);
    let wrong = server::check(&folder.0).unwrap().wrong;
    assert!(matches!(wrong[..], [server::Wrong::Index(_)]), "{wrong:?}");
    let again = Service::at(folder);
    let view = again.get(&open.path(""), Some(open.key(0))).await.json();
    assert_eq!(
        (&view["seats"][1]["who"], &view["arranged"][0]["think"]),
        (&json!("nobody"), &json!("60 move"))
    );
    let gone = again.get(&open.path(""), Some(open.key(1))).await;
    assert_eq!(gone.status, StatusCode::UNAUTHORIZED, "the log says that this key is worthless");
    let mended = again.left_behind(&[]);
    assert_eq!(server::check(&mended.0).unwrap().wrong, [], "built again from the log");
}
