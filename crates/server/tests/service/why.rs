//! Why? Whoever plays may ask what a move would do and why another cannot be made; nobody else, and nothing changes.

use axum::body::Body;
use axum::http::{Request, StatusCode};

use crate::common::{Open, Reply, Service};
use crate::story::finished;

fn cookies(open: &Open, seat: usize) -> String {
    format!("seat-{}={}; lang=en", open.id, open.key(seat))
}

/// Asked from the table, as its script does.
async fn asked(service: &Service, open: &Open, cookies: &str, query: &str) -> Reply {
    let uri = format!("/t/{}/why?{query}", open.id);
    let request = Request::get(uri).header("x-live", "1").header("cookie", cookies).body(Body::empty());
    service.send(request.unwrap()).await
}

fn query(mv: &str) -> String {
    format!("move={}", mv.replace(' ', "+"))
}

#[tokio::test]
async fn a_move_says_what_it_does_and_another_why_not() {
    let service = Service::new();
    let open = service.duel().await;
    let (seat, choice) = service.choice(&open).await;
    let mv = choice["moves"][0].as_str().unwrap().to_owned();
    let before = service.get(&open.path("/log"), Some(open.key(seat))).await.body;
    let lit = asked(&service, &open, &cookies(&open, seat), &query(&mv)).await;
    assert_eq!(lit.status, StatusCode::OK, "{}", lit.text());
    assert!(
        lit.text().contains("class=\"reason\"") && !lit.text().contains("class=\"no\""),
        "{}",
        lit.text()
    );
    let unlit = asked(&service, &open, &cookies(&open, seat), "move=target+7").await;
    assert_eq!(unlit.status, StatusCode::OK, "{}", unlit.text());
    assert!(unlit.text().contains("class=\"no\"") && unlit.text().contains("href=\"/rules/grimoire/"));
    let spanish = cookies(&open, seat).replace("lang=en", "lang=es");
    assert_ne!(asked(&service, &open, &spanish, "move=target+7").await.text(), unlit.text());
    let nonsense = asked(&service, &open, &cookies(&open, seat), "move=%3Cb%3Edance").await;
    assert!(nonsense.text().contains("class=\"no\"") && !nonsense.text().contains("<b>dance"));
    let after = service.get(&open.path("/log"), Some(open.key(seat))).await.body;
    assert_eq!(before, after, "asking changes nothing");
}

#[tokio::test]
async fn without_a_script_it_is_a_page_and_without_a_move_a_list() {
    let service = Service::new();
    let open = service.duel().await;
    let (seat, choice) = service.choice(&open).await;
    let mv = choice["moves"][0].as_str().unwrap();
    let table = format!("/t/{}", open.id);
    let page = service.page(&format!("{table}/why?{}&card=FIR-2", query(mv)), &cookies(&open, seat)).await;
    assert_eq!(page.status, StatusCode::OK);
    assert!(page.text().contains("<h1>") && page.text().contains("href=\"/cards/grimoire/FIR-2\""));
    let odd =
        service.page(&format!("{table}/why?{}&card=%22onclick", query(mv)), &cookies(&open, seat)).await;
    assert!(!odd.text().contains("onclick"), "no address is made of what is no card");
    let all = service.page(&format!("{table}/why"), &cookies(&open, seat)).await;
    let open_moves = service.view(&open, seat).await["moves"].as_array().unwrap().len();
    assert_eq!(all.text().matches("class=\"reason\"").count(), open_moves);
    let waits = asked(&service, &open, &cookies(&open, 1 - seat), &query(mv)).await;
    assert!(waits.text().contains("Nothing is asked of you just now."), "{}", waits.text());
    // What is not lit on the table leads there.
    let other = service.page(&table, &cookies(&open, 1 - seat)).await;
    assert!(other.text().contains(&format!("href=\"{table}/why?seat=S{}&amp;move=play+", 1 - seat)));
    let onlooker = service.page(&table, "lang=en").await;
    assert!(!onlooker.text().contains("/why?"), "whoever looks on plays nothing");
}

#[tokio::test]
async fn nobody_asks_for_somebody_else() {
    let service = Service::new();
    let open = service.duel().await;
    let (seat, choice) = service.choice(&open).await;
    let mv = query(choice["moves"][0].as_str().unwrap());
    let host = format!("seat-{}={}", open.id, open.host);
    let other = cookies(&open, 1 - seat);
    for (who, status) in [("", 403), (host.as_str(), 403), (other.as_str(), 403)] {
        let of_seat = asked(&service, &open, who, &format!("seat=S{seat}&{mv}")).await;
        assert_eq!(of_seat.status.as_u16(), status, "{who}: {}", of_seat.text());
        assert!(!of_seat.text().contains("reason"), "{}", of_seat.text());
    }
    let many = vec![mv.as_str(); 17].join("&");
    assert_eq!(asked(&service, &open, &cookies(&open, seat), &many).await.status, StatusCode::BAD_REQUEST);
    let nowhere = asked(&service, &open, &cookies(&open, seat), &format!("seat=S9&{mv}")).await;
    assert_eq!(nowhere.status, StatusCode::NOT_FOUND);
}

/// A press on a card asks for its reason beside making the move: the move that ends the game may come first.
#[tokio::test]
async fn after_the_end_there_is_an_answer_and_no_error() {
    let service = Service::new();
    let open = finished(&service).await;
    for seat in 0..2 {
        let told = asked(&service, &open, &cookies(&open, seat), "move=target+3").await;
        assert_eq!(told.status, StatusCode::OK, "{}", told.text());
        assert!(told.text().contains("The game is over"), "{}", told.text());
    }
}
