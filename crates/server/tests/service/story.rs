//! What decided a game: told when it is over, to everybody alike, and never before.

use crate::common::{Open, Service};
use axum::http::StatusCode;
use serde_json::json;

/// A duel played to its end by two people who take the first move they find.
pub async fn finished(service: &Service) -> Open {
    let open = service.duel().await;
    while service.step(&open).await.is_some() {}
    open
}

#[tokio::test]
async fn a_running_game_tells_no_story_and_paints_none() {
    let service = Service::new();
    let open = service.duel().await;
    for _ in 0..9 {
        service.step(&open).await;
    }
    for path in ["story", "story.png"] {
        let reply = service.page(&format!("/t/{}/{path}", open.id), "").await;
        assert_eq!(reply.status, StatusCode::FORBIDDEN, "{path}");
        let seated = format!("seat-{}={}", open.id, open.key(0));
        let reply = service.page(&format!("/t/{}/{path}", open.id), &seated).await;
        assert_eq!(reply.status, StatusCode::FORBIDDEN, "{path} for whoever sits there");
    }
}

#[tokio::test]
async fn every_moment_named_leads_to_its_replay() {
    let service = Service::new();
    let open = finished(&service).await;
    for (lang, title, words) in
        [("es", "Qué lo decidió", "El curso en palabras"), ("en", "What decided it", "The course in words")]
    {
        let page = service.page(&format!("/t/{}/story", open.id), &format!("lang={lang}")).await;
        assert_eq!(page.status, StatusCode::OK);
        let text = page.text();
        assert!(text.contains(title) && text.contains(words), "{lang}");
        assert!(text.contains("og:image") && text.contains("class=\"chart\""));
        let links: Vec<&str> =
            text.split("href=\"").skip(1).filter_map(|rest| rest.split('"').next()).collect();
        let moments: Vec<&&str> = links.iter().filter(|link| link.contains("/replay?at=")).collect();
        assert!(moments.len() >= 4, "{moments:?}");
        for link in moments {
            let moment = service.page(&link.replace("&amp;", "&"), "").await;
            assert_eq!(moment.status, StatusCode::OK, "{link}");
        }
    }
}

#[tokio::test]
async fn the_picture_is_a_picture_and_is_painted_once() {
    let service = Service::new();
    let open = finished(&service).await;
    let path = format!("/t/{}/story.png?lang=es", open.id);
    let first = service.page(&path, "").await;
    assert_eq!(first.headers["content-type"], "image/png");
    assert!(first.body.starts_with(b"\x89PNG"));
    assert_eq!(service.page(&path, "").await.body, first.body);
    let names = service.page(&format!("/t/{}/story.png?lang=en", open.id), "").await;
    assert_ne!(names.body, first.body, "each language has its own");
}

#[tokio::test]
async fn names_in_a_story_are_text_and_never_markup() {
    let service = Service::new();
    let people = json!([{"who": "person", "name": "<script>a()"}, {"who": "person", "name": "山田"}]);
    let wish =
        json!({"game": "grimoire", "settings": {"mode": "duel"}, "sitters": people, "pace": "instant"});
    let open = service.open(wish).await;
    while service.step(&open).await.is_some() {}
    let page = service.page(&format!("/t/{}/story", open.id), "").await;
    assert!(!page.text().contains("<script>a()"));
    let png = service.page(&format!("/t/{}/story.png", open.id), "").await;
    assert_eq!(png.status, StatusCode::OK);
}
