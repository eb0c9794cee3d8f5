//! Taking one's seat along: for whoever sits there, once, and for nobody else.

use axum::http::StatusCode;
use serde_json::json;

use crate::common::{Open, Service};

fn cookies(open: &Open, seat: usize) -> String {
    format!("seat-{}={}", open.id, open.key(seat))
}

/// Asks for a link; its path.
async fn sent(service: &Service, open: &Open, seat: usize) -> String {
    let asked = service.form(&format!("/t/{}/carry", open.id), &cookies(open, seat), "").await;
    assert_eq!(asked.status, StatusCode::OK, "{}", asked.text());
    assert!(!asked.text().contains(open.key(seat)), "the key itself is shown to nobody");
    let start = format!("/t/{}/carry/", open.id);
    let code = &asked.text().split(&start).nth(1).expect("a link")[..26];
    format!("{start}{code}")
}

#[tokio::test]
async fn a_link_seats_one_device_and_is_spent() {
    let service = Service::new();
    let open = service.duel().await;
    let link = sent(&service, &open, 1).await;
    for _ in 0..2 {
        let looked = service.page(&link, "").await;
        assert_eq!(looked.status, StatusCode::OK, "a preview does not use it up");
        assert_eq!(looked.cookies(), "", "and gives nothing away");
        assert!(looked.text().contains("Bea"));
    }
    let arrived = service.form(&link, "", "").await;
    assert_eq!(arrived.status, StatusCode::SEE_OTHER, "{}", arrived.text());
    assert!(arrived.cookies().contains(open.key(1)));
    for again in [service.form(&link, "", "").await, service.page(&link, "").await] {
        assert_eq!(again.status, StatusCode::GONE, "{}", again.text());
        assert!(!again.cookies().contains("seat-"));
    }
    let page = service.page(&format!("/t/{}", open.id), &cookies(&open, 1)).await;
    assert_eq!(page.status, StatusCode::OK, "and the first device goes on");
}

#[tokio::test]
async fn only_whoever_sits_there_can_ask() {
    let service = Service::new();
    let open = service.duel().await;
    let carry = format!("/t/{}/carry", open.id);
    let host = format!("seat-{}={}", open.id, open.host);
    for (who, fields) in
        [("", "seat=S0"), (host.as_str(), "seat=S0"), (&cookies(&open, 1), "seat=S0"), ("", "")]
    {
        let asked = service.form(&carry, who, fields).await;
        assert!(asked.status.is_client_error(), "{who} {fields}: {}", asked.status);
        assert!(!asked.text().contains("/carry/"), "{who} {fields}");
    }
}

#[tokio::test]
async fn a_link_dies_when_somebody_else_sits_down() {
    let service = Service::new();
    let open = service.duel().await;
    let link = sent(&service, &open, 1).await;
    service.post(&open.path("/seats/1"), Some(open.key(1)), json!({"who": "nobody"})).await;
    let eva = json!({"who": "person", "name": "Eva"});
    assert_eq!(service.post(&open.path("/seats/1"), None, eva).await.status, StatusCode::OK);
    for late in [service.page(&link, "").await, service.form(&link, "", "").await] {
        assert_eq!(late.status, StatusCode::GONE);
        assert!(!late.cookies().contains("seat-"));
    }
}

#[tokio::test]
async fn a_link_opens_no_other_table_and_no_second_hand() {
    let service = Service::new();
    let (open, other) = (service.duel().await, service.duel().await);
    let link = sent(&service, &open, 1).await;
    let elsewhere = link.replace(&open.id, &other.id);
    assert_eq!(service.form(&elsewhere, "", "").await.status, StatusCode::GONE);
    service.step(&open).await.unwrap();
    let both = service.form(&link, &cookies(&open, 0), "").await;
    assert_eq!(both.status, StatusCode::CONFLICT, "nobody plays two hands: {}", both.text());
    let arrived = service.form(&link, "", "").await;
    assert_eq!(arrived.status, StatusCode::SEE_OTHER, "a refusal does not use it up");
}
