//! A table for practice tells each seat its own best moves; any other table tells nobody.

use axum::http::StatusCode;
use serde_json::{Value, json};

use crate::common::{Open, Service};

async fn duel(service: &Service, practice: bool) -> Open {
    let people = json!([{"who": "person", "name": "Ana"}, {"who": "person", "name": "Bea"}]);
    service
        .open(json!({"game": "grimoire", "settings": {"mode": "duel"}, "sitters": people, "pace": "instant",
            "practice": practice}))
        .await
}

#[tokio::test]
async fn whoever_practises_reads_their_best_moves_and_nobody_else_does() {
    let service = Service::new();
    let open = duel(&service, true).await;
    let (seat, _) = service.choice(&open).await;
    let path = open.path("/weigh");
    let found = service.post(&path, Some(open.key(seat)), json!({ "seat": seat })).await;
    assert_eq!(found.status, StatusCode::OK, "{}", found.text());
    let found = found.json();
    let best = found["moves"].as_array().unwrap();
    let legal = service.view(&open, seat).await["moves"].clone();
    assert!((1..=3).contains(&best.len()), "{found}");
    let is_legal = |it: &Value| legal.as_array().unwrap().contains(&it["move"]);
    assert!(best.iter().all(is_legal), "{found} of {legal}");
    let page = async |who: &str| {
        let cookies = if who.is_empty() { String::new() } else { format!("seat-{}={who}; lang=en", open.id) };
        service.page(&format!("/t/{}", open.id), &cookies).await.text().to_owned()
    };
    assert!(page(open.key(seat)).await.contains("class=\"considered now\""));
    assert!(!page(open.key(1 - seat)).await.contains("class=\"considered now\""), "not across the table");
    assert!(!page("").await.contains("class=\"considered now\""), "nor to those who look on");
    assert!(page(open.key(1 - seat)).await.contains("Practice table"), "everybody knows what table it is");
    service.step(&open).await.unwrap();
    assert!(!page(open.key(seat)).await.contains("class=\"considered now\""), "answered, and gone");
}

#[tokio::test]
async fn nobody_is_told_elsewhere_or_about_another_seat() {
    let service = Service::new();
    let open = duel(&service, true).await;
    let (seat, _) = service.choice(&open).await;
    for (key, of, status) in [
        (open.key(1 - seat), seat, StatusCode::FORBIDDEN),
        (open.host.as_str(), seat, StatusCode::FORBIDDEN),
        (open.key(1 - seat), 1 - seat, StatusCode::CONFLICT),
    ] {
        let reply = service.post(&open.path("/weigh"), Some(key), json!({ "seat": of })).await;
        assert_eq!(reply.status, status, "{}", reply.text());
    }
    let ordinary = duel(&service, false).await;
    let (seat, _) = service.choice(&ordinary).await;
    let refused =
        service.post(&ordinary.path("/weigh"), Some(ordinary.key(seat)), json!({ "seat": seat })).await;
    assert_eq!((refused.status, refused.code()), (StatusCode::CONFLICT, "not-for-practice".to_owned()));
    let page = service
        .page(&format!("/t/{}", ordinary.id), &format!("seat-{}={}", ordinary.id, ordinary.key(seat)))
        .await;
    assert!(!page.text().contains("/weigh"), "it is not offered either");
    let restarted = service.again().await;
    let again = restarted.post(&open.path("/weigh"), Some(open.key(0)), json!({"seat": 0})).await;
    assert!(!again.text().contains("not-for-practice"), "what a table was opened for is remembered");
}
