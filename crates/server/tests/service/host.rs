//! What may a host do, and who hears of it? Nothing is done in secret, and nobody looks at what was another's.

use std::time::Duration;

use axum::http::StatusCode;
use serde_json::{Value, json};

use crate::common::{Open, Service};

/// A game of three people that has begun; the host has no seat of their own.
async fn underway(service: &Service) -> Open {
    let sitters: Vec<Value> =
        ["Ana", "Bea", "Cleo"].iter().map(|name| json!({"who": "person", "name": name})).collect();
    let open =
        service.open(json!({"game": "madness", "seats": 3, "sitters": sitters, "pace": "instant"})).await;
    service.step(&open).await.unwrap();
    open
}

async fn give(
    service: &Service,
    open: &Open,
    (seat, key): (usize, Option<&str>),
    who: Value,
) -> (StatusCode, Value) {
    let reply = service.post(&open.path(&format!("/seats/{seat}")), key, who).await;
    (reply.status, reply.json())
}

/// Freeing a seat and sitting down there showed the host a guest's hand, without a word to anybody.
#[tokio::test]
async fn a_freed_seat_goes_to_a_bot_and_the_host_does_not_look_into_it() {
    let service = Service::new();
    let open = underway(&service).await;
    let host = Some(open.host.as_str());
    let (status, _) = give(&service, &open, (1, host), json!({"who": "nobody"})).await;
    assert_eq!(status, StatusCode::OK);
    let line = service.view(&open, 0).await;
    assert_eq!(line["seats"][1], json!({"who": "bot", "strength": "quick"}), "the others go on");
    let told = json!({"by": "host", "seat": 1, "who": {"who": "bot", "strength": "quick"}});
    assert_eq!(line["arranged"], json!([told]), "everybody is told");
    for key in [host, None] {
        let (status, told) = give(&service, &open, (1, key), json!({"who": "person", "name": "Eve"})).await;
        assert_eq!(status, StatusCode::CONFLICT, "{told}");
        assert!(["seat-played", "seat-taken"].contains(&told["error"]["code"].as_str().unwrap()), "{told}");
    }
    let again = service.copy();
    assert_eq!(again.view(&open, 0).await["arranged"], json!([told]), "also after a restart");
}

#[tokio::test]
async fn whoever_is_put_out_is_told() {
    let service = Service::new();
    let open = underway(&service).await;
    give(&service, &open, (1, Some(&open.host)), json!({"who": "nobody"})).await;
    let reply = service.get(&open.path(""), Some(open.key(1))).await;
    assert_eq!((reply.status, reply.code().as_str()), (StatusCode::UNAUTHORIZED, "put-out"));
    for (lang, words) in [("es", "ha dispuesto de tu asiento"), ("en", "has given your seat away")] {
        let cookies = format!("seat-{}={}; lang={lang}", open.id, open.key(1));
        let page = service.page(&format!("/t/{}", open.id), &cookies).await;
        assert!(page.text().contains(words), "{}", page.text());
    }
    // Who leaves by themselves knows it.
    give(&service, &open, (2, Some(open.key(2))), json!({"who": "nobody"})).await;
    assert_eq!(service.get(&open.path(""), Some(open.key(2))).await.code(), "wrong-secret");
}

#[tokio::test]
async fn every_deed_of_the_host_is_a_line_for_all() {
    let service = Service::new();
    let open = service.duel().await;
    let host = Some(open.host.as_str());
    service.post(&open.path("/think"), host, json!({"think": "60 move"})).await;
    service.post(&open.path("/pace"), host, json!({"pace": "calm"})).await;
    let line = service.view(&open, 1).await;
    let told = json!([{"by": "host", "think": "60 move"}, {"by": "host", "pace": "calm"}]);
    assert_eq!(line["arranged"], told, "{line}");
    let page = service.page(&format!("/t/{}", open.id), "lang=es").await;
    assert!(page.text().contains("pone un tiempo para pensar, que empieza ahora"), "{}", page.text());
    assert_eq!(service.copy().view(&open, 1).await["arranged"], told, "the log tells it");
}

/// Before the game has begun an empty seat is anybody's, as ever.
#[tokio::test]
async fn a_seat_nobody_has_played_is_free() {
    let service = Service::new();
    let open = service.duel().await;
    give(&service, &open, (1, Some(&open.host)), json!({"who": "nobody"})).await;
    let (status, told) = give(&service, &open, (1, None), json!({"who": "person", "name": "Cleo"})).await;
    assert_eq!(status, StatusCode::OK, "{told}");
}

#[tokio::test]
async fn two_people_at_a_table_have_names_that_look_different() {
    let service = Service::new();
    let open = service.duel().await;
    give(&service, &open, (1, Some(&open.host)), json!({"who": "nobody"})).await;
    for alike in ["Ana", "ANA", "Аnа", "Aná", "A na"] {
        let (status, told) = give(&service, &open, (1, None), json!({"who": "person", "name": alike})).await;
        assert_eq!((status, &told["error"]["code"]), (StatusCode::CONFLICT, &json!("name-taken")), "{alike}");
    }
    let (status, told) = give(&service, &open, (1, None), json!({"who": "person", "name": "Anna"})).await;
    assert_eq!(status, StatusCode::OK, "{told}");
}

/// Also before anybody comes, and nobody passes for a bot, for a seat or for the table's own voice.
#[tokio::test]
async fn nobody_opens_a_table_with_names_that_look_alike() {
    let service = Service::new();
    let opened = async |first: &str, second: &str| {
        let sitters = json!([{"who": "person", "name": first}, {"who": "person", "name": second}]);
        let wish = json!({"game": "grimoire", "settings": {"mode": "duel"}, "sitters": sitters});
        let reply = service.post("/api/v2/tables", None, wish).await;
        (reply.status, if reply.status == StatusCode::CREATED { String::new() } else { reply.code() })
    };
    for (first, second) in [("Ana", "ANA"), ("Аnа", "Ana")] {
        assert_eq!(opened(first, second).await, (StatusCode::CONFLICT, "name-taken".to_owned()), "{first}");
    }
    for posing in ["Bot 2", "BOT 1", "Bоt 2", "Seat 1", "Asiento 2", "The table", "La mesa", "the Host"] {
        assert_eq!(opened("Ana", posing).await.0, StatusCode::CONFLICT, "{posing}");
        let name = posing.replace(' ', "+");
        let page = service.form("/tables", "", &format!("game=grimoire&name={name}&set.mode=duel")).await;
        assert_eq!(page.status, StatusCode::CONFLICT, "{posing}");
        let page = service.form("/deals", "", &format!("game=grimoire&span=day&name={name}")).await;
        assert_eq!(page.status, StatusCode::CONFLICT, "{posing}");
    }
    assert_eq!(opened("Ana", "Botticelli").await.0, StatusCode::CREATED);
}

/// A game never ends because somebody stays away, be it whoever opened the table: after a day the others let a bot play for
/// them, until they return.
#[tokio::test]
async fn the_others_go_on_without_somebody_who_never_returns() {
    let service = Service::new();
    let open = underway(&service).await;
    let bot = json!({"who": "bot", "strength": "random"});
    service.clock.advance(Duration::from_secs(24 * 3600 - 60));
    let (status, told) = give(&service, &open, (1, Some(open.key(0))), bot.clone()).await;
    assert_eq!((status, &told["error"]["code"]), (StatusCode::FORBIDDEN, &json!("not-your-seat")));
    service.clock.advance(Duration::from_secs(60));
    for who in [json!({"who": "nobody"}), json!({"who": "person", "name": "Eve"})] {
        let (status, told) = give(&service, &open, (1, Some(open.key(0))), who).await;
        assert_ne!(status, StatusCode::OK, "only a bot plays for them: {told}");
    }
    let (status, told) = give(&service, &open, (1, None), bot.clone()).await;
    assert_ne!(status, StatusCode::OK, "and only those who play decide it: {told}");
    let ana = format!("seat-{}={}; lang=en", open.id, open.key(0));
    let page = service.page(&format!("/t/{}", open.id), &ana).await;
    assert!(page.text().contains("Let a bot play until they return"), "the page offers it: {}", page.text());
    let (status, told) = give(&service, &open, (1, Some(open.key(0))), bot.clone()).await;
    assert_eq!(status, StatusCode::OK, "{told}");
    let line = service.view(&open, 2).await;
    assert_eq!(line["seats"][1], json!({"who": "bot", "strength": "quick", "for": "Bea"}));
    assert_eq!(line["arranged"][0]["by"], json!("S0"), "everybody is told who did it: {line}");
    let page = service.page(&format!("/t/{}", open.id), "lang=en").await;
    assert!(page.text().contains("Ana lets a bot play for Bea"), "{}", page.text());
    let (status, _) = give(&service, &open, (2, Some(open.key(0))), bot).await;
    assert_eq!(status, StatusCode::FORBIDDEN, "something has happened since");
    let (status, told) =
        give(&service, &open, (1, Some(open.key(1))), json!({"who": "person", "name": "Bea"})).await;
    assert_eq!(status, StatusCode::OK, "who returns has the seat again: {told}");
}

/// Hands are dealt when a table is opened: whoever sits down, looks and gets up again before the game begins is known to those
/// who come later.
#[tokio::test]
async fn nobody_looks_into_a_seat_and_leaves_it_unnoticed() {
    let service = Service::new();
    let sitters = json!([{"who": "person", "name": "Ana"}, {"who": "nobody"}]);
    let open =
        service.open(json!({"game": "grimoire", "settings": {"mode": "duel"}, "sitters": sitters})).await;
    let sits = async |name: &str| {
        let (status, told) = give(&service, &open, (1, None), json!({"who": "person", "name": name})).await;
        assert_eq!(status, StatusCode::OK, "{told}");
        told["secret"].as_str().unwrap().to_owned()
    };
    let hers = sits("Cleo").await;
    let (status, _) = give(&service, &open, (1, Some(&hers)), json!({"who": "nobody"})).await;
    assert_eq!(status, StatusCode::OK);
    let dora = sits("Dora").await;
    let line = service.get(&open.path(""), Some(&dora)).await.json();
    assert_eq!(line["arranged"], json!([{"by": "S1", "seat": 1, "who": {"who": "nobody"}}]), "{line}");
    let page = service.page(&format!("/t/{}", open.id), &format!("seat-{}={dora}; lang=en", open.id)).await;
    assert!(page.text().contains("Cleo gets up, and may have seen what the seat holds."), "{}", page.text());
    assert_eq!(service.copy().get(&open.path(""), Some(&dora)).await.json()["arranged"], line["arranged"]);
}
