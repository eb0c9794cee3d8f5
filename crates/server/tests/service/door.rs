//! What holds of every command, whatever it asks for: it is done wholly or not at all, by those who may at that moment.

use std::future::Future;
use std::pin::pin;
use std::task::Poll;

use axum::body::Body;
use axum::http::{Request, StatusCode};
use futures_util::SinkExt;
use serde_json::{Value, json};
use tokio_tungstenite::tungstenite::Message;

use crate::common::{Open, Service};
use crate::sockets::{bearer, line, served, socket};

/// Lets a future run until it has waited so many times, and drops it then. Says whether it came to its end before.
async fn cut_off<T>(future: impl Future<Output = T>, waits: usize) -> bool {
    let mut future = pin!(future);
    let mut waited = 0;
    std::future::poll_fn(|context| match future.as_mut().poll(context) {
        Poll::Ready(_) => Poll::Ready(true),
        Poll::Pending if waited == waits => Poll::Ready(false),
        Poll::Pending => {
            waited += 1;
            Poll::Pending
        }
    })
    .await
}

/// A move as a program posts it, or as a page does.
fn posted(open: &Open, (seat, choice): (usize, &Value), as_form: bool) -> Request<Body> {
    if !as_form {
        let request = Request::post(open.path("/moves"))
            .header("content-type", "application/json")
            .header("authorization", format!("Bearer {}", open.key(seat)));
        return request.body(Body::from(choice.to_string())).unwrap();
    }
    let mv = choice["moves"][0].as_str().unwrap().replace(' ', "+");
    let request = Request::post(format!("/t/{}/move", open.id))
        .header("content-type", "application/x-www-form-urlencoded")
        .header("cookie", format!("seat-{}={}", open.id, open.key(seat)));
    request.body(Body::from(format!("seat=S{seat}&question={}&move={mv}", choice["question"]))).unwrap()
}

/// A phone in a tunnel: wherever the connection is cut, what is on the disk is also what everybody sees, and the next one at
/// the table is not told that they are late.
#[tokio::test]
async fn a_cut_connection_leaves_nothing_half_done() {
    let service = Service::new();
    for as_form in [false, true] {
        for waits in 0.. {
            let open = service.duel().await;
            let (seat, choice) = service.choice(&open).await;
            let request = posted(&open, (seat, &choice), as_form);
            let ended = cut_off(service.router.clone().answer(request), waits).await;
            // Whatever was begun is over once the table does something else.
            let said = json!({"phrase": "hello"});
            let said = service.post(&open.path("/say"), Some(open.key(1 - seat)), said).await;
            assert_eq!(said.status, StatusCode::OK, "cut after {waits} waits: {}", said.text());
            let (here, stored) = (service.view(&open, seat).await, service.copy().view(&open, seat).await);
            assert_eq!(here["at"], stored["at"], "cut after {waits} waits");
            assert_eq!(here["question"], stored["question"]);
            if ended {
                assert_eq!(here["at"], 1, "whoever waits for the answer has moved");
                break;
            }
        }
    }
}

/// The same when a bot sits across: it answers, whether or not the person heard that they have moved.
#[tokio::test]
async fn a_bot_answers_a_move_whose_connection_was_cut() {
    let service = Service::new();
    let sitters = json!([{"who": "person", "name": "Ana"}, {"who": "bot", "strength": "quick"}]);
    let wish =
        json!({"game": "grimoire", "settings": {"mode": "duel"}, "sitters": sitters, "pace": "instant"});
    for waits in 0.. {
        let open = service.open(wish.clone()).await;
        let before = service.asked(&open).await;
        let choice = json!({"question": before["question"], "moves": [before["moves"][0]]});
        let request = posted(&open, (0, &choice), false);
        let ended = cut_off(service.router.clone().answer(request), waits).await;
        let go_on = service.post(&open.path("/go-on"), Some(open.key(0)), json!({})).await;
        assert_eq!(go_on.status, StatusCode::OK, "{}", go_on.text());
        let stored = service.copy();
        let moved = stored.get(&open.path(""), Some(open.key(0))).await.json()["at"] != before["at"];
        let after = service.asked(&open).await;
        assert_eq!(after["question"] != before["question"], moved, "cut after {waits} waits: {after}");
        if ended {
            break;
        }
    }
}

/// What can be posted can be said in the WebSocket as well: there is one kind of command.
#[tokio::test]
async fn any_command_can_be_said_in_the_stream() {
    let (service, address) = served().await;
    let open = service.duel().await;
    let mut stream = socket(address, &open.path("/stream"), &bearer(open.key(0))).await.unwrap();
    for (said, answer) in [
        (json!({"do": "say", "phrase": "hello"}), "/said/0/phrase"),
        (json!({"do": "think", "think": "60 move"}), "/error/code"),
        (json!({"do": "lapse"}), "/error/code"),
    ] {
        stream.send(Message::Text(said.to_string().into())).await.unwrap();
        line(&mut stream, |line| line.pointer(answer).is_some()).await;
    }
}

/// Rights are looked at when it is one's turn at the table, not when one asks for it.
#[tokio::test]
async fn whoever_was_just_removed_makes_no_move() {
    let service = Service::new();
    let open = service.duel().await;
    let (seat, choice) = service.choice(&open).await;
    let path = open.path(&format!("/seats/{seat}"));
    let stand = service.post(&path, Some(&open.host), json!({"who": "nobody"}));
    let mut stand = pin!(stand);
    // The host's command has the table and waits for the disk.
    assert!(!cut_off(stand.as_mut(), 0).await);
    tokio::task::yield_now().await;
    let (stood, moved) = tokio::join!(stand, service.send(posted(&open, (seat, &choice), false)));
    assert_eq!(stood.status, StatusCode::OK, "{}", stood.text());
    assert_ne!(moved.status, StatusCode::OK, "the seat is no longer theirs");
    assert_eq!(service.get(&open.path(""), None).await.json()["at"], 0, "and nothing was played");
}
