//! What happens when somebody's time to think has passed? A bot makes that one move, or keeps the seat until they return.

use std::time::Duration;

use crate::common::{Open, Service};
use axum::http::StatusCode;
use serde_json::{Value, json};

async fn with_time(service: &Service, think: &str) -> Open {
    let open = service.duel().await;
    let set = service.post(&open.path("/think"), Some(&open.host), json!({"think": think})).await;
    assert_eq!(set.status, StatusCode::OK, "{}", set.text());
    open
}

/// The same folder after a kill, served by a program that runs: clocks ring there even if nobody looks.
async fn served_again(service: &Service) -> Service {
    let again = service.copy();
    again.listen();
    // It looks by itself whose time runs out soon.
    while again.app.awake() < 2 {
        tokio::time::sleep(Duration::from_millis(1)).await;
    }
    again
}

/// Who is asked, and until when.
fn clock(line: &Value) -> (u64, u64) {
    let clock = &line["clocks"][0];
    (clock["seat"].as_u64().expect("somebody's time runs"), clock["ends"].as_u64().unwrap())
}

#[tokio::test]
async fn when_time_has_passed_a_bot_helps_as_the_table_wants_it() {
    let service = Service::new();
    let (one_move, the_seat) = (with_time(&service, "5 move").await, with_time(&service, "5 seat").await);
    let lines = [
        service.get(&one_move.path(""), None).await.json(),
        service.get(&the_seat.path(""), None).await.json(),
    ];
    let late = [clock(&lines[0]).0, clock(&lines[1]).0];
    // A restart does not give anybody more time.
    let service = served_again(&service).await;
    let again = service.get(&one_move.path(""), None).await.json();
    assert_eq!(clock(&again), clock(&lines[0]), "the clock goes on as if nothing had been");
    service.let_pass(Duration::from_millis(4_999)).await;
    assert_eq!(service.get(&one_move.path(""), None).await.json()["at"], 0, "nobody is hurried");
    service.let_pass(Duration::from_millis(1)).await;
    let moved = service.get(&one_move.path(""), None).await.json();
    assert_eq!(moved["at"], 1, "a bot has moved");
    assert_eq!(moved["seats"][late[0] as usize]["who"], "person", "and the seat is still theirs");
    let lent = service.get(&the_seat.path(""), None).await.json();
    let seat = &lent["seats"][late[1] as usize];
    assert_eq!((&seat["who"], seat["for"].is_string()), (&json!("bot"), true), "{lent}");
    let key = the_seat.key(late[1] as usize);
    let path = the_seat.path(&format!("/seats/{}", late[1]));
    let back = service.post(&path, Some(key), json!({"who": "person", "name": "Ana"})).await;
    assert_eq!(back.status, StatusCode::OK, "whoever returns takes the seat back: {}", back.text());
}

#[tokio::test]
async fn time_is_off_unless_wanted_and_only_sensible_times_are_taken() {
    let service = Service::new();
    let open = service.duel().await;
    assert!(service.get(&open.path(""), None).await.json()["clocks"].is_null());
    for bad in ["1 move", "60", "soon", "60 dance"] {
        let reply = service.post(&open.path("/think"), Some(&open.host), json!({"think": bad})).await;
        assert_eq!((reply.status, reply.code().as_str()), (StatusCode::UNPROCESSABLE_ENTITY, "bad-think"));
    }
    let nobody = service.post(&open.path("/think"), None, json!({"think": "60 move"})).await;
    assert_eq!(nobody.status, StatusCode::UNAUTHORIZED);
}

/// A guest who lets others' time run out while they think would make bots play for them.
#[tokio::test]
async fn nobody_takes_anothers_time_away() {
    let service = Service::new();
    let open = service.duel().await;
    let (seat, _) = service.choice(&open).await;
    let other = 1 - seat;
    let guest = service.post(&open.path("/think"), Some(open.key(other)), json!({"think": "5 move"})).await;
    assert_eq!((guest.status, guest.code().as_str()), (StatusCode::FORBIDDEN, "host-only"));
    service.clock.advance(Duration::from_millis(300));
    let host = service.post(&open.path("/think"), Some(&open.host), json!({"think": "5 move"})).await;
    assert_eq!(host.status, StatusCode::OK, "{}", host.text());
    let ends = |line: serde_json::Value| line["clocks"][0]["ends"].as_u64().expect("a clock");
    let promised = ends(service.view(&open, seat).await);
    let whole = service.clock.now_ms() + 5_000;
    assert_eq!(promised, whole, "five seconds from now on, however long they have thought already");
    let again = service.copy();
    assert_eq!(ends(again.view(&open, seat).await), promised, "also after a restart");
}
