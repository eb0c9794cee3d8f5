//! A table that teaches: opened like any other, kept like any other, and no way round anything.

use axum::body::Body;
use axum::http::{Request, StatusCode};
use serde_json::json;

use crate::common::{Folder, Reply, Service};
use crate::limits::behind_a_proxy;

const LESSON: &str = "lesson=first&name=Ana";

async fn begin(service: &Service) -> (String, String) {
    let begun = service.form("/learn/grimoire", "", LESSON).await;
    assert_eq!(begun.status, StatusCode::SEE_OTHER, "{}", begun.text());
    (begun.location().to_owned(), begun.cookies())
}

fn glows(page: &Reply, mv: &str) -> bool {
    page.text().contains(&format!("value=\"{mv}\" data-k"))
        && page.text().split('<').any(|tag| tag.contains(mv) && tag.contains(" data-pointed"))
}

/// Reads on until something else is wanted.
async fn read_on(service: &Service, path: &str, cookies: &str) -> Reply {
    for step in 0..20 {
        let page = service.page(path, cookies).await;
        if !page.text().contains(&format!("name=\"heard\" value=\"{step}\"")) {
            return page;
        }
        let heard = service.form(&format!("{path}/heard"), cookies, &format!("heard={step}")).await;
        assert_eq!(heard.status, StatusCode::SEE_OTHER, "{}", heard.text());
    }
    panic!("the voice never ends");
}

fn question(page: &Reply) -> String {
    let rest = page.text().split("name=\"question\" value=\"").nth(1).expect("a question").to_owned();
    rest.split('"').next().unwrap().to_owned()
}

#[tokio::test]
async fn one_press_opens_a_lesson_that_waits_for_its_learner() {
    let service = Service::new();
    let (path, cookies) = begin(&service).await;
    let page = service.page(&path, &cookies).await;
    assert!(page.text().contains("id=\"guide-says\"") && page.text().contains(" data-pointed"));
    // Nothing is played before it has been read.
    let early = format!("question={}&move=play EAR-4", question(&page)).replace(' ', "+");
    service.form(&format!("{path}/move"), &cookies, &early).await;
    assert!(service.page(&path, &cookies).await.text().contains("value=\"play EAR-4\""), "still in hand");
    let page = read_on(&service, &path, &cookies).await;
    assert!(glows(&page, "play EAR-4"), "what is meant glows");
    // Another card is answered kindly; the right one is played.
    let asked = question(&page);
    service.form(&format!("{path}/move"), &cookies, &format!("question={asked}&move=play+FIR-F")).await;
    assert!(service.page(&path, &cookies).await.text().contains("value=\"play FIR-F\""));
    service.form(&format!("{path}/move"), &cookies, &format!("question={asked}&move=play+EAR-4")).await;
    assert!(!service.page(&path, &cookies).await.text().contains("value=\"play EAR-4\""));
}

#[tokio::test]
async fn a_lesson_outlives_a_restart_and_can_be_left() {
    let service = Service::new();
    let (path, cookies) = begin(&service).await;
    let page = read_on(&service, &path, &cookies).await;
    assert!(glows(&page, "play EAR-4"));
    let service = service.again().await;
    let again = service.page(&path, &cookies).await;
    assert!(glows(&again, "play EAR-4"), "where it was");
    service.form(&format!("{path}/heard"), &cookies, "heard=all").await;
    let left = service.page(&path, &cookies).await;
    assert!(!left.text().contains(" data-pointed") && !left.text().contains("id=\"guide-says\""));
    assert!(left.text().contains("value=\"play FIR-F\""), "and the game goes on");
}

#[tokio::test]
async fn nobody_else_hears_joins_or_goes_on() {
    let service = Service::new();
    let (path, cookies) = begin(&service).await;
    let watching = service.page(&path, "").await;
    assert_eq!(watching.status, StatusCode::OK);
    for secret in ["guide-says", "Sediment", "EAR-4", "data-pointed", "name=\"move\"", "/sit\""] {
        assert!(!watching.text().contains(secret), "a stranger reads {secret}");
    }
    for fields in ["heard=0", "heard=all", "heard=0&seat=S0", "heard=all&seat=S1"] {
        let tried = service.form(&format!("{path}/heard"), "", fields).await;
        assert!(
            service.page(&path, &cookies).await.text().contains("value=\"0\""),
            "{fields}: {}",
            tried.status
        );
    }
    for seat in ["S0", "S1"] {
        service.form(&format!("{path}/sit"), "", &format!("seat={seat}&name=Eva")).await;
    }
    assert!(!service.page(&path, &cookies).await.text().contains("Eva"));
    let home = service.page("/", "").await;
    assert!(!home.text().contains(&path), "it is in no list");
    // Only the step that is said can be acknowledged.
    for fields in ["heard=3", "heard=-1", "heard=", "heard=1"] {
        service.form(&format!("{path}/heard"), &cookies, fields).await;
    }
    assert!(service.page(&path, &cookies).await.text().contains("name=\"heard\" value=\"0\""));
}

#[tokio::test]
async fn a_position_cannot_be_asked_for() {
    let service = Service::new();
    for settings in [json!({"stage": "mode duel, S0 hand has Flash"}), json!({"lesson": "first"})] {
        let opening =
            json!({"game": "grimoire", "settings": settings, "seats": [{"who": "person", "name": "Ana"}]});
        let asked = service.post("/api/v2/tables", None, opening).await;
        assert!(asked.status.is_client_error(), "{}", asked.text());
    }
    let form = "game=grimoire&name=Ana&set.mode=duel&set.stage=mode+duel&set.lesson=first";
    assert!(service.form("/tables", "", form).await.status.is_client_error());
    for (path, fields) in
        [("/learn/grimoire", "lesson=none&name=Ana"), ("/learn/nothing", LESSON), ("/learn/grimoire", "")]
    {
        assert!(service.form(path, "", fields).await.status.is_client_error(), "{path} {fields}");
    }
}

#[tokio::test]
async fn lessons_cost_what_tables_cost() {
    let service = Service::run_as(Folder::new(), behind_a_proxy());
    let mut opened = 0;
    for _ in 0..40 {
        let request = Request::post("/learn/grimoire")
            .header("content-type", "application/x-www-form-urlencoded")
            .header("x-forwarded-for", "192.0.2.7")
            .body(Body::from(LESSON))
            .unwrap();
        opened += usize::from(service.send(request).await.status == StatusCode::SEE_OTHER);
    }
    assert_eq!(opened, 20, "as many as any table of one address");
}
