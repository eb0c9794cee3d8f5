//! A finished game read together: who sat there leads and speaks, who is muted is not read, and a running game has none of it.

use axum::http::StatusCode;
use serde_json::json;

use crate::common::{Open, Service};
use crate::story::finished;

fn cookies(open: &Open, seat: usize) -> String {
    format!("seat-{}={}; lang=en", open.id, open.key(seat))
}

#[tokio::test]
async fn one_leads_the_others_follow_and_all_read_what_was_said() {
    let service = Service::new();
    let open = finished(&service).await;
    let table = format!("/t/{}", open.id);
    let lead =
        service.form(&format!("{table}/lead"), &cookies(&open, 0), "seat=S0&at=7&as=all&point=FIR-4").await;
    assert_eq!(lead.status, StatusCode::SEE_OTHER, "{}", lead.text());
    assert_eq!(lead.location(), format!("{table}/replay?at=7&as=all"));
    let shown = format!("data-lead=\"{table}/replay?at=7&amp;as=all\"");
    for who in [cookies(&open, 1), "lang=en".to_owned()] {
        let page = service.page(&format!("{table}/replay?at=3&as=all"), &who).await;
        assert!(page.text().contains(&shown) && page.text().contains("data-point=\"FIR-4\""), "{who}");
        assert!(page.text().contains("leads: move 7") && !page.text().contains("data-mine"));
    }
    let own = service.page(&format!("{table}/replay?at=7&as=all"), &cookies(&open, 0)).await;
    assert!(own.text().contains("data-mine"));
    let said =
        service.form(&format!("{table}/remark"), &cookies(&open, 1), "seat=S1&at=7&as=all&text=Blimey").await;
    assert_eq!(said.status, StatusCode::SEE_OTHER, "{}", said.text());
    let page = service.page(&format!("{table}/replay?at=7&as=all"), "lang=en").await;
    assert!(page.text().contains("About this moment") && page.text().contains("Blimey"));
    let muted = service.form(&format!("{table}/mute"), &cookies(&open, 0), "who=S1&mute=yes").await;
    let with = format!("{}; {}", cookies(&open, 0), muted.cookies());
    assert!(!service.page(&format!("{table}/replay?at=7&as=all"), &with).await.text().contains("Blimey"));
    let stop = service.form(&format!("{table}/lead"), &cookies(&open, 0), "seat=S0").await;
    assert_eq!(stop.status, StatusCode::SEE_OTHER);
    assert!(!service.page(&format!("{table}/replay?at=3&as=all"), "").await.text().contains("data-lead"));
}

#[tokio::test]
async fn nobody_leads_a_running_game_or_one_they_did_not_sit_at() {
    let service = Service::new();
    let running = service.duel().await;
    for verb in ["lead", "remark"] {
        let body = json!({"seat": 0, "at": 0, "eyes": "all"});
        let body =
            if verb == "lead" { body } else { json!({"seat": 0, "at": 0, "eyes": "all", "text": "hm"}) };
        let refused = service.post(&running.path(&format!("/{verb}")), Some(running.key(0)), body).await;
        assert_eq!(refused.code(), "not-over", "{}", refused.text());
    }
    let page = service.page(&format!("/t/{}", running.id), &cookies(&running, 0)).await;
    assert!(!page.text().contains("data-steps"), "a running game is read by nobody");
    let open = finished(&service).await;
    let lead = format!("/t/{}/lead", open.id);
    let host = format!("seat-{}={}", open.id, open.host);
    for who in ["", host.as_str(), cookies(&open, 1).as_str()] {
        let refused = service.live(&lead, who, "seat=S0&at=1&as=all").await;
        assert_eq!(refused.status, StatusCode::FORBIDDEN, "{who}: {}", refused.text());
    }
    let own = cookies(&open, 0);
    for (fields, status) in [
        ("seat=S0&at=999999&as=all", StatusCode::FORBIDDEN),
        ("seat=S0&at=1&as=S9", StatusCode::NOT_FOUND),
        ("seat=S0&at=1&as=all&point=%22%3E%3Cb", StatusCode::BAD_REQUEST),
        ("seat=S0&at=x&as=all", StatusCode::BAD_REQUEST),
    ] {
        let refused = service.live(&lead, &own, fields).await;
        assert_eq!(refused.status, status, "{fields}: {}", refused.text());
    }
    let remark = format!("/t/{}/remark", open.id);
    let long = format!("seat=S0&at=1&as=all&text={}", "a".repeat(500));
    assert!(service.live(&remark, &own, &long).await.status.is_client_error());
    let html = service.live(&remark, &own, "seat=S0&at=1&as=all&text=%3Cb%3Ebold").await;
    assert_eq!(html.status, StatusCode::NO_CONTENT, "{}", html.text());
    let page = service.page(&format!("/t/{}/replay?at=1&as=all", open.id), "").await;
    assert!(page.text().contains("&lt;b&gt;bold") && !page.text().contains("<b>bold"));
    // Whoever speaks without end is stopped, and what is kept has an end.
    let mut stopped = false;
    for _ in 0..100 {
        let said = service.live(&remark, &own, "seat=S0&at=1&as=all&text=again").await;
        stopped |= said.status != StatusCode::NO_CONTENT;
    }
    let page = service.page(&format!("/t/{}/replay?at=1&as=all", open.id), "").await;
    assert!(stopped && page.text().matches("again").count() <= 60);
}

#[tokio::test]
async fn a_program_nudges_and_deletes_as_people_do() {
    let service = Service::new();
    let open = service.duel().await;
    let (asked, _) = service.choice(&open).await;
    let waits = 1 - asked;
    let nudge = open.path("/nudge");
    assert_eq!(service.post(&nudge, None, json!({})).await.status, StatusCode::UNAUTHORIZED);
    let own = service.post(&nudge, Some(open.key(asked)), json!({})).await;
    assert_eq!(own.code(), "nobody-to-nudge");
    assert_eq!(
        service.post(&nudge, Some(open.key(waits)), json!({"seat": asked})).await.status,
        StatusCode::FORBIDDEN
    );
    assert_eq!(service.post(&nudge, Some(open.key(waits)), json!({})).await.status, StatusCode::OK);
    assert_eq!(service.view(&open, asked).await["nudged"], waits);
    assert!(service.view(&open, waits).await.get("nudged").is_none(), "nobody else reads of it");
    assert!(service.get(&open.path(""), None).await.json().get("nudged").is_none());
    let again = service.post(&nudge, Some(open.key(waits)), json!({})).await;
    assert_eq!(again.status, StatusCode::TOO_MANY_REQUESTS);
    let delete = open.path("/delete");
    for (key, body, code) in [
        (open.key(0), json!({"sure": true}), "host-only"),
        (open.host.as_str(), json!({"sure": false}), "malformed"),
        (open.host.as_str(), json!({}), "malformed"),
    ] {
        assert_eq!(service.post(&delete, Some(key), body).await.code(), code);
    }
    let done = service.post(&delete, Some(&open.host), json!({"sure": true})).await;
    assert_eq!(done.status, StatusCode::OK, "{}", done.text());
    assert_eq!(service.get(&open.path(""), None).await.status, StatusCode::GONE);
}
