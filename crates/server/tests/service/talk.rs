//! How much can be said at a table, and how long its report becomes?

use crate::common::Service;
use axum::http::StatusCode;
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

#[tokio::test]
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
    assert_eq!(service.page("/", "").await.status, StatusCode::OK);
    assert!(!reading.iter().any(|reader| reader.is_finished()), "it came after fifty reports");
    for reader in reading {
        reader.await.unwrap();
    }
}
