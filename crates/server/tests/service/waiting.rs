//! Do bots wait where a Chapter has ended, until people have seen how? And how fast do they play otherwise?

use std::time::Duration;

use crate::common::{Open, Service};
use axum::http::StatusCode;
use serde_json::{Value, json};

/// Ana against a bot that plays fast.
async fn against_a_bot(service: &Service, pace: &str) -> Open {
    let sitters = json!([{"who": "person", "name": "Ana"}, {"who": "bot", "strength": "quick"}]);
    service
        .open(json!({"game": "grimoire", "settings": {"mode": "duel"}, "sitters": sitters, "pace": pace}))
        .await
}

/// Plays until a Chapter has ended, the bot leads the next one and Ana had nothing to choose in between; what everybody
/// sees then.
async fn chapter_over(service: &Service, open: &Open) -> Value {
    loop {
        let next = service.settled().await;
        let seen = service.get(&open.path(""), None).await.json();
        let ended = !seen["open"]["finished"].is_null() && seen["open"]["spells"] == json!([]);
        match seen["asked"][0].as_u64().expect("the game goes on") {
            0 => drop(service.step(open).await),
            _ if ended && shows_a_way_on(service, open).await => return seen,
            _ => service.clock.advance_to(next.expect("the bot moves some time")),
        }
    }
}

/// Whether Ana's page offers her to go on.
async fn shows_a_way_on(service: &Service, open: &Open) -> bool {
    let page = service.page(&format!("/t/{}", open.id), &format!("seat-{}={}", open.id, open.key(0))).await;
    page.text().contains("/go-on\"")
}

async fn moves_made(service: &Service, open: &Open) -> u64 {
    service.get(&open.path(""), None).await.json()["at"].as_u64().unwrap()
}

#[tokio::test]
async fn bots_wait_where_a_chapter_ended_until_somebody_goes_on() {
    let service = Service::new();
    let open = against_a_bot(&service, "quick").await;
    let made = chapter_over(&service, &open).await["at"].as_u64().unwrap();
    service.let_pass(Duration::from_secs(2)).await;
    assert_eq!(moves_made(&service, &open).await, made, "the result can be read");
    assert!(shows_a_way_on(&service, &open).await, "and there is a way on");
    let watching = service.page(&format!("/t/{}", open.id), "").await;
    assert!(!watching.text().contains("/go-on\""), "though not for those who look on");
    assert!(watching.text().contains("Ana is still looking."));
    let stranger = service.post(&open.path("/go-on"), None, json!({})).await;
    assert_eq!(stranger.status, StatusCode::UNAUTHORIZED);
    let pressed = service.post(&open.path("/go-on"), Some(open.key(0)), json!({})).await;
    assert_eq!(pressed.status, StatusCode::OK, "{}", pressed.text());
    service.settled().await;
    assert!(moves_made(&service, &open).await > made, "a press goes on at once");
}

#[tokio::test]
async fn programs_that_want_no_rest_wait_for_nobody() {
    let service = Service::new();
    let open = against_a_bot(&service, "instant").await;
    loop {
        service.settled().await;
        let seen = service.get(&open.path(""), None).await.json();
        match seen["asked"].as_array().and_then(|asked| asked.first()).and_then(Value::as_u64) {
            Some(0) => drop(service.step(&open).await),
            Some(_) => panic!("the bot waits, and no time passes"),
            None => return,
        }
    }
}

#[tokio::test]
async fn bots_play_calmly_in_somebodys_first_games_and_then_as_they_were_told() {
    let service = Service::new();
    let open = async |cookies: &str| {
        let reply = service.form("/tables", cookies, "game=grimoire&set.mode=duel&fill=quick&name=Ana").await;
        assert_eq!(reply.status, StatusCode::SEE_OTHER, "{}", reply.text());
        (reply.location().to_owned(), reply.cookies())
    };
    // The button offers the pace that comes after the present one.
    let offers = async |table: &str, cookies: &str, next: &str| {
        let page = service.page(table, cookies).await;
        assert!(page.text().contains(&format!("name=\"pace\" value=\"{next}\"")), "{next}");
    };
    let (first, cookies) = open("").await;
    offers(&first, &cookies, "normal").await;
    let (second, cookies) = open(&cookies).await;
    offers(&second, &cookies, "normal").await;
    let (third, cookies) = open(&cookies).await;
    offers(&third, &cookies, "quick").await;
    let chosen = service.live(&format!("{third}/pace"), &cookies, "pace=quick").await;
    assert_eq!(chosen.status, StatusCode::NO_CONTENT, "{}", chosen.text());
    let (fourth, cookies) = open(&format!("{cookies}; {}", chosen.cookies())).await;
    offers(&fourth, &cookies, "calm").await;
}

#[tokio::test]
async fn a_replay_begins_at_the_beginning_and_names_its_parts() {
    let service = Service::new();
    let open = service.duel().await;
    while service.step(&open).await.is_some() {}
    let page = service.page(&format!("/t/{}/replay", open.id), "").await;
    assert!(page.text().contains("Move 0 of "), "at the beginning");
    assert!(page.text().contains(">Round 1, Chapter 2</option>"), "with the Chapters to jump to");
    let (_, rest) = page.text().split_once("data-step=\"next-part\"").expect("a way to the next part");
    assert!(!rest.is_empty());
    let later = service.page(&format!("/t/{}/replay?at=9", open.id), "").await;
    assert!(
        later.text().contains(&format!("/t/{}/replay?at=9&amp;as=spectator", open.id)),
        "a link to the moment"
    );
}
