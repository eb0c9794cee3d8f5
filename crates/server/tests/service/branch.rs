//! What if? A finished game goes on another way at a table of its own; a running one among people never does, and tells
//! nothing.

use axum::http::StatusCode;
use serde_json::json;

use crate::common::{Open, Service};
use crate::story::finished;

/// Goes on from this moment as the first seat; the new table and the key to it.
async fn branch(service: &Service, open: &Open, at: usize) -> Open {
    let fields = format!("at={at}&as=all&seat=S0&name=Eva&fill=quick");
    let reply = service.form(&format!("/t/{}/branch", open.id), "pace=instant", &fields).await;
    assert_eq!(reply.status, StatusCode::SEE_OTHER, "{}", reply.text());
    let id = reply.location().trim_start_matches("/t/").to_owned();
    let cookies = reply.cookies();
    let (_, keys) = cookies.split_once(&format!("seat-{id}=")).expect("whoever branches sits there");
    let keys: Vec<&str> = keys.split(';').next().unwrap().split('.').collect();
    Open { id, host: keys[0].to_owned(), seats: vec![(0, keys[1].to_owned())] }
}

/// Plays the first move one finds until the game is over; bots do the rest.
async fn play_out(service: &Service, open: &Open) {
    loop {
        let view = service.asked(open).await;
        if !view["over"].is_null() {
            return;
        }
        let body = json!({"question": view["question"], "moves": [view["moves"][0]]});
        service.post(&open.path("/moves"), Some(open.key(0)), body).await;
    }
}

#[tokio::test]
async fn a_branch_is_played_to_its_end_and_the_original_stays() {
    let service = Service::new();
    let open = finished(&service).await;
    let before = service.get(&open.path("/log"), None).await.body;
    let replay = format!("/t/{}/replay?at=12&as=all", open.id);
    let then = service.page(&replay, "").await.body;
    let other = branch(&service, &open, 12).await;
    assert_ne!(other.id, open.id);
    let page = service.page(&format!("/t/{}", other.id), "lang=en").await;
    assert!(page.text().contains("This game left another one at move 12"));
    assert!(page.text().contains(&format!("/t/{}/replay?at=12", open.id)));
    let began = service.page(&format!("/t/{}?at=0", other.id), "").await;
    assert_eq!(began.status, StatusCode::OK);
    play_out(&service, &other).await;
    assert_eq!(service.get(&open.path("/log"), None).await.body, before);
    assert_eq!(service.page(&replay, "").await.body, then);
    let again = service.page(&format!("/t/{}/replay?at=12&as=all", other.id), "").await;
    let cards = |body: &str| body.matches("data-card=").count();
    let then = String::from_utf8(then.to_vec()).unwrap();
    assert_eq!(cards(again.text()), cards(&then), "up to the moment both games are the same");
    let story = service.page(&format!("/t/{}/story", other.id), "").await;
    assert_eq!(story.status, StatusCode::OK, "a branch has a story of its own");
}

#[tokio::test]
async fn a_branch_is_still_one_after_a_restart() {
    let service = Service::new();
    let open = finished(&service).await;
    let other = branch(&service, &open, 9).await;
    let service = service.copy();
    let page = service.page(&format!("/t/{}", other.id), "lang=es").await;
    assert!(page.text().contains("se separó de otra en la jugada 9"), "{}", page.text());
}

/// With the same seed a branch would show hidden cards and luck to come; dealt anew it would be help nobody else knows of.
#[tokio::test]
async fn nobody_branches_off_a_running_game() {
    let service = Service::new();
    let open = service.duel().await;
    for _ in 0..9 {
        service.step(&open).await;
    }
    let own = format!("seat-{}={}", open.id, open.key(0));
    let host = format!("seat-{}={}.{}", open.id, open.host, open.key(0));
    for cookies in ["", &own, &host] {
        for eyes in ["S0", "S1", "spectator", "all"] {
            let look = service.page(&format!("/t/{}/branch?at=3&as={eyes}", open.id), cookies).await;
            assert_eq!(look.status, StatusCode::FORBIDDEN, "{eyes}");
            let fields = format!("at=3&as={eyes}&seat=S0&name=Eva&fill=quick");
            let post = service.form(&format!("/t/{}/branch", open.id), cookies, &fields).await;
            assert_eq!(post.status, StatusCode::FORBIDDEN, "{eyes}");
        }
    }
}

/// A branch that runs is a running game like any other: what it was made of is open at the original, and nowhere else.
#[tokio::test]
async fn a_running_branch_is_shut_like_any_running_game() {
    let service = Service::new();
    let open = finished(&service).await;
    let other = branch(&service, &open, 5).await;
    let own = format!("seat-{}={}", other.id, other.key(0));
    for path in ["branch?at=3&as=all", "replay?at=3&as=S0&good=yes", "story", "replay?at=3&as=all"] {
        let reply = service.page(&format!("/t/{}/{path}", other.id), &own).await;
        assert_eq!(reply.status, StatusCode::FORBIDDEN, "{path}");
    }
    let own_past = service.page(&format!("/t/{}?at=3&as=S0", other.id), &own).await;
    assert!(own_past.text().contains("/branch?at="), "it can be left like any other, dealt anew");
}

#[tokio::test]
async fn nobody_goes_on_from_the_end_or_to_a_seat_that_is_not_there() {
    let service = Service::new();
    let open = finished(&service).await;
    let replay = service.page(&format!("/t/{}/replay?as=all", open.id), "").await;
    let (_, rest) = replay.text().split_once("name=\"at\" min=\"0\" max=\"").expect("a slider");
    let end = rest.split('"').next().unwrap();
    for (fields, status) in [
        (format!("at={end}&as=all&seat=S0&name=Eva&fill=quick"), StatusCode::CONFLICT),
        ("at=3&as=all&seat=S7&name=Eva&fill=quick".to_owned(), StatusCode::NOT_FOUND),
        ("at=3&as=all&seat=S0&name=Eva&fill=genius".to_owned(), StatusCode::UNPROCESSABLE_ENTITY),
        ("at=3&as=all&seat=S0&name=&fill=quick".to_owned(), StatusCode::UNPROCESSABLE_ENTITY),
    ] {
        let reply = service.form(&format!("/t/{}/branch", open.id), "", &fields).await;
        assert_eq!(reply.status, status, "{fields}: {}", reply.text());
    }
}

#[tokio::test]
async fn a_good_players_moves_are_shown_after_the_game_and_never_during_it() {
    let service = Service::new();
    let open = service.duel().await;
    for _ in 0..9 {
        service.step(&open).await;
    }
    let own = format!("seat-{}={}", open.id, open.key(0));
    let asked = format!("/t/{}/replay?at=3&as=S0&good=yes", open.id);
    for cookies in ["", &own] {
        assert_eq!(service.page(&asked, cookies).await.status, StatusCode::FORBIDDEN);
    }
    while service.step(&open).await.is_some() {}
    let page = service.page(&format!("/t/{}/replay?at=0&as=all&good=yes", open.id), "lang=en").await;
    assert_eq!(page.status, StatusCode::OK);
    let text = page.text();
    let (_, considered) = text.split_once("class=\"considered\"").expect("the best moves are shown");
    let (considered, _) = considered.split_once("</section>").unwrap();
    assert!((2..=3).contains(&considered.matches("<li").count()), "{considered}");
    assert!(considered.contains(" %"));
    assert!(considered.contains("Played") || considered.contains("Something else was played"));
    let twice = service.page(&format!("/t/{}/replay?at=0&as=all&good=yes", open.id), "lang=en").await;
    assert_eq!(twice.body, page.body, "what was found out is kept");
}
