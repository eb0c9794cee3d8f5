//! How much can be said at a table, and how long its report becomes?

mod common;

use std::time::{Duration, Instant};

use axum::http::StatusCode;
use common::Service;
use serde_json::json;

#[tokio::test]
async fn nobody_can_talk_a_table_full() {
    let service = Service::new();
    let open = service.duel().await;
    let say = json!({"text": "a".repeat(200), "seat": 0});
    let mut said = 0;
    let refused = loop {
        let reply = service.post(&open.path("/say"), Some(open.key(0)), say.clone()).await;
        if reply.status != StatusCode::OK {
            break reply;
        }
        said += 1;
        assert!(said < 100, "a table hears everything");
    };
    assert_eq!(
        (refused.status, refused.code()),
        (StatusCode::TOO_MANY_REQUESTS, "talks-too-fast".to_owned())
    );
    assert!(refused.text().contains("20 things a minute"), "{}", refused.text());
    let other = json!({"phrase": "hello", "seat": 1});
    let reply = service.post(&open.path("/say"), Some(open.key(1)), other).await;
    assert_ne!(reply.status, StatusCode::TOO_MANY_REQUESTS, "the others may still speak: {}", reply.text());
    service.step(&open).await.expect("and play");
}

/// A table of before there were limits: so much was said that its report was 26 MB.
#[tokio::test]
async fn the_report_of_a_talkative_table_is_small() {
    let service = Service::new();
    let open = service.duel().await;
    {
        let storage = rusqlite::Connection::open(service.folder.0.join("conclave.db")).unwrap();
        let line = format!("say S0 all text {}", "a".repeat(200));
        let sql = "WITH RECURSIVE n (i) AS (SELECT 3 UNION ALL SELECT i + 1 FROM n WHERE i < 60000)
                   INSERT INTO entries (table_id, seq, line) SELECT (SELECT id FROM tables), i, ?1 FROM n";
        storage.execute(sql, [line]).unwrap();
    }
    let service = service.again();
    let report = service.get(&open.path("/report"), None).await;
    assert_eq!(report.status, StatusCode::OK, "{}", report.text());
    assert!(report.body.len() < 200_000, "{} bytes", report.body.len());
    let full = json!({"text": "more", "seat": 0});
    let refused = service.post(&open.path("/say"), Some(open.key(0)), full).await;
    assert_eq!(refused.code(), "said-enough");
    assert!(server::open_report(report.text(), &service.folder.0).is_ok());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn readers_of_reports_do_not_slow_the_first_page() {
    let service = std::sync::Arc::new(Service::new());
    let open = service.duel().await;
    let reading: Vec<_> = (0..8)
        .map(|_| {
            let (service, path) = (service.clone(), open.path("/report"));
            tokio::spawn(async move {
                for _ in 0..50 {
                    assert_eq!(service.get(&path, None).await.status, StatusCode::OK);
                }
            })
        })
        .collect();
    let start = Instant::now();
    assert_eq!(service.page("/", "").await.status, StatusCode::OK);
    assert!(start.elapsed() < Duration::from_secs(1), "{:?}", start.elapsed());
    for reader in reading {
        reader.await.unwrap();
    }
}
