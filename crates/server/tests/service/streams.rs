//! Live viewers over real sockets: what they get, what they never get, and when they are told to come back.

use crate::sockets::{Socket, bearer, cookie, line, message, served, socket, text};
use futures_util::SinkExt;
use serde_json::{Value, json};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;

#[tokio::test]
async fn every_viewer_of_a_stream_gets_every_move_through_their_own_eyes() {
    let (service, address) = served().await;
    let open = service.duel().await;
    let mut sockets = Vec::new();
    for seat in 0..2 {
        sockets.push(socket(address, &open.path("/stream"), &bearer(open.key(seat))).await.unwrap());
    }
    sockets.push(socket(address, &open.path("/stream"), &[]).await.unwrap());
    for made in 1..=6 {
        service.step(&open).await.unwrap();
        for (index, socket) in sockets.iter_mut().enumerate() {
            let line: Value = loop {
                let line: Value = serde_json::from_str(&text(message(socket).await)).unwrap();
                if line["at"] == made {
                    break line;
                }
            };
            let fresh = match index {
                2 => service.get(&open.path(""), None).await.json(),
                seat => service.view(&open, seat).await,
            };
            assert_eq!((&line["open"], &line["own"]), (&fresh["open"], &fresh["own"]));
            let hands = line["own"]["seats"].as_array().unwrap();
            for (seat, hand) in hands.iter().enumerate() {
                assert_eq!(hand["hand"].is_array(), seat == index, "viewer {index} and the hand of {seat}");
            }
        }
    }
}

#[tokio::test]
async fn the_same_lines_come_without_a_websocket() {
    let (service, address) = served().await;
    let open = service.duel().await;
    let mut stream = TcpStream::connect(address).await.unwrap();
    let request = format!(
        "GET {} HTTP/1.1\r\nhost: x\r\nauthorization: Bearer {}\r\n\r\n",
        open.path("/stream"),
        open.key(0)
    );
    tokio::io::AsyncWriteExt::write_all(&mut stream, request.as_bytes()).await.unwrap();
    service.step(&open).await.unwrap();
    let mut seen = Vec::new();
    let reading = async {
        while !String::from_utf8_lossy(&seen).contains("\"at\":1,") {
            let mut bytes = [0; 4096];
            let count = tokio::io::AsyncReadExt::read(&mut stream, &mut bytes).await.unwrap();
            seen.extend_from_slice(&bytes[..count]);
        }
    };
    reading.await;
    assert!(String::from_utf8_lossy(&seen).contains("application/x-ndjson"));
}

async fn closing_code(socket: &mut Socket) -> u16 {
    loop {
        if let Message::Close(frame) = message(socket).await {
            return frame.expect("a code").code.into();
        }
    }
}

#[tokio::test]
async fn whoever_follows_a_stream_can_play_there() {
    let (service, address) = served().await;
    let open = service.duel().await;
    let mut sockets = Vec::new();
    for seat in 0..2 {
        sockets.push(socket(address, &open.path("/stream"), &bearer(open.key(seat))).await.unwrap());
    }
    for made in 0..6 {
        let mut asked = None;
        for (seat, socket) in sockets.iter_mut().enumerate() {
            let seen = line(socket, |line| line["at"] == made).await;
            if let Some(mv) = seen["moves"][0].as_str() {
                asked = Some((seat, json!({"question": seen["question"], "moves": [mv]}).to_string()));
            }
        }
        let (seat, wish) = asked.expect("somebody may move");
        sockets[seat].send(Message::text(wish)).await.unwrap();
    }
    assert_eq!(line(&mut sockets[0], |line| line["at"] == 6).await["at"], 6);
    assert_eq!(service.view(&open, 0).await["at"], 6);
}

#[tokio::test]
async fn what_cannot_be_played_in_a_stream_is_said_there_and_changes_nothing() {
    let (service, address) = served().await;
    let open = service.duel().await;
    let mut headers = bearer(open.key(0));
    headers.push(("accept-language", "es".to_owned()));
    let mut own = socket(address, &open.path("/stream"), &headers).await.unwrap();
    let mut looking_on = socket(address, &open.path("/stream"), &[]).await.unwrap();
    let before = service.view(&open, 0).await;
    // Whoever is not asked answers nothing; whoever is, answers in moves.
    let own_question = json!({"question": 1, "moves": ["nonsense"]}).to_string();
    let own_code = if before["question"] == 1 { "illegal" } else { "stale" };
    for (wish, code) in [
        (own_question.as_str(), own_code),
        ("{\"question\":7,\"moves\":[\"play X\"]}", "stale"),
        ("{\"question\":1,\"moves\":[]}", "malformed"),
        ("{\"question\":1,\"seat\":1,\"moves\":[\"play X\"]}", "not-your-seat"),
        ("{\"question\":1,\"seat\":9,\"moves\":[\"play X\"]}", "no-such-seat"),
        ("{\"question\":1,\"moves\":[\"play X\"],\"more\":1}", "malformed"),
        ("not JSON", "malformed"),
        ("", "malformed"),
    ] {
        own.send(Message::text(wish)).await.unwrap();
        let error = line(&mut own, |line| !line["error"].is_null()).await;
        assert_eq!(error["error"]["code"], code, "{wish}");
        assert!(error["error"]["text"].as_str().is_some_and(|text| !text.is_empty()), "{wish}");
    }
    own.send(Message::text("not JSON")).await.unwrap();
    let said = line(&mut own, |line| !line["error"].is_null()).await["error"]["text"].to_string();
    assert!(said.contains("No se ha podido leer"), "{said}");
    looking_on.send(Message::text("{\"question\":1,\"moves\":[\"play X\"]}")).await.unwrap();
    let error = line(&mut looking_on, |line| !line["error"].is_null()).await;
    assert_eq!(error["error"]["code"], "no-secret");
    assert_eq!(service.view(&open, 0).await["view"], before["view"]);
}

#[tokio::test]
async fn what_cannot_be_read_ends_a_stream_with_a_reason() {
    let (service, address) = served().await;
    let open = service.duel().await;
    let mut own = socket(address, &open.path("/stream"), &bearer(open.key(0))).await.unwrap();
    own.send(Message::text("x".repeat(17_000))).await.unwrap();
    assert_eq!(closing_code(&mut own).await, 1002);
}

#[tokio::test]
async fn whoever_does_not_read_delays_nobody_and_gets_the_newest_later() {
    let (service, address) = served().await;
    let open = service.duel().await;
    let mut slow = socket(address, &open.path("/stream"), &bearer(open.key(0))).await.unwrap();
    let mut quick = socket(address, &open.path("/stream"), &bearer(open.key(1))).await.unwrap();
    // Enough talk to make every line a long one, and then news that need none of it.
    let long = json!({"text": "word ".repeat(39)});
    for number in 0..40 {
        let reply = service.post(&open.path("/say"), Some(open.key(number % 2)), long.clone()).await;
        assert!(reply.status.is_success(), "{}", reply.text());
    }
    const NEWS: usize = 1500;
    let named = |number: usize| format!("Bea {number}");
    for number in 0..NEWS {
        let sitter = json!({"who": "person", "name": named(number)});
        let reply = service.post(&open.path("/seats/1"), Some(open.key(1)), sitter).await;
        assert!(reply.status.is_success(), "{}", reply.text());
        line(&mut quick, |line| line["seats"][1]["name"] == named(number)).await;
    }
    let mut lines = 0;
    line(&mut slow, |line| {
        lines += 1;
        line["seats"][1]["name"] == named(NEWS - 1)
    })
    .await;
    assert!(lines < NEWS / 2, "{lines} lines were kept for somebody who did not read them");
}

#[tokio::test]
async fn a_page_gets_only_the_regions_that_changed() {
    let (service, address) = served().await;
    let open = service.duel().await;
    let path = format!("/t/{}/ws?v=0", open.id);
    let mut socket = socket(address, &path, &cookie(&open, 0)).await.unwrap();
    let first = text(message(&mut socket).await);
    let (head, html) = first.split_once('\n').unwrap();
    let head: Value = serde_json::from_str(head).unwrap();
    assert!(
        head["v"].is_string()
            && head["now"].is_u64()
            && head["build"] == pages::face("grimoire").unwrap().files().build()
    );
    assert!(html.contains("id=\"top\"") && html.contains("id=\"side-talk\""));
    service.post(&open.path("/say"), Some(open.key(1)), json!({"phrase": "hello"})).await;
    let mut said = text(message(&mut socket).await);
    while !said.contains("Hello!") {
        said = text(message(&mut socket).await);
    }
    assert!(said.contains("id=\"side-talk\"") && !said.contains("id=\"side-seats\""), "{said}");
}

#[tokio::test]
async fn who_reconnects_up_to_date_gets_no_html() {
    let (service, address) = served().await;
    let open = service.duel().await;
    let path = format!("/t/{}/ws?v=0", open.id);
    let mut one = socket(address, &path, &cookie(&open, 0)).await.unwrap();
    let first = text(message(&mut one).await);
    let head: Value = serde_json::from_str(first.lines().next().unwrap()).unwrap();
    let again = format!("/t/{}/ws?v={}", open.id, head["v"].as_str().unwrap());
    let mut two = socket(address, &again, &cookie(&open, 0)).await.unwrap();
    assert_eq!(text(message(&mut two).await).split_once('\n').unwrap().1, "");
}

#[tokio::test]
async fn other_sites_cannot_listen() {
    let (service, address) = served().await;
    let open = service.duel().await;
    let mut headers = cookie(&open, 0);
    headers.push(("origin", "https://evil.example".to_owned()));
    let path = format!("/t/{}/ws", open.id);
    assert_eq!(socket(address, &path, &headers).await.err(), Some(403));
    headers.pop();
    headers.push(("origin", format!("http://{address}")));
    assert!(socket(address, &path, &headers).await.is_ok());
}

#[tokio::test]
async fn whoever_loses_their_seat_is_told_to_reload() {
    let (service, address) = served().await;
    let open = service.duel().await;
    let mut socket = socket(address, &format!("/t/{}/ws", open.id), &cookie(&open, 1)).await.unwrap();
    message(&mut socket).await;
    service.post(&open.path("/seats/1"), Some(&open.host), json!({"who": "nobody"})).await;
    assert_eq!(closing_code(&mut socket).await, 4401);
}

#[tokio::test]
async fn a_stream_ends_when_its_seat_changes_hands() {
    let (service, address) = served().await;
    let open = service.duel().await;
    let mut lost = socket(address, &open.path("/stream"), &bearer(open.key(1))).await.unwrap();
    let mut kept = socket(address, &open.path("/stream"), &bearer(open.key(0))).await.unwrap();
    let asked = line(&mut kept, |_| true).await["asked"][0].as_u64().unwrap() as usize;
    let mv = service.view(&open, asked).await["moves"][0].clone();
    service.post(&open.path("/seats/1"), Some(&open.host), json!({"who": "nobody"})).await;
    // Whoever has lost a seat can no longer play from it, however quick they are.
    let _ = lost.send(Message::text(json!({"question": 1, "seat": 1, "moves": [mv]}).to_string())).await;
    assert_eq!(closing_code(&mut lost).await, 4401);
    assert_eq!(service.view(&open, 0).await["at"], 0);
    line(&mut kept, |line| line["seats"][1]["who"] == "nobody").await;
}
