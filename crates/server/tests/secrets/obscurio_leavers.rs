//! Whoever was the Traitor or the Grimoire and has left: their old key, their open lines, their links and the addresses of
//! their pictures show nothing more than a stranger sees.

use axum::http::StatusCode;
use futures_util::StreamExt;
use serde_json::json;
use tokio_tungstenite::tungstenite::Message;

use crate::obscurio::Night;
use crate::{Socket, followed, quiet, same};

/// What somebody had in hand when they left.
struct Kept {
    seat: usize,
    key: String,
    lines: Vec<Socket>,
    pictures: Vec<String>,
    carried: String,
}

fn cookie(night: &Night, key: &str) -> String {
    format!("seat-{}={key}", night.open.id)
}

/// Takes everything along that a seat gives, then stands up.
async fn leaves(night: &Night, seat: usize) -> Kept {
    let key = night.open.key(seat).to_owned();
    let (page, line) = (format!("/t/{}/ws", night.open.id), night.open.path("/stream"));
    let bearer = ("authorization", format!("Bearer {key}"));
    let mut lines = vec![
        followed(night.address, &page, Some(("cookie", cookie(night, &key)))).await,
        followed(night.address, &line, Some(bearer)).await,
    ];
    quiet(&mut lines).await;
    let shown = night.service.page(&format!("/t/{}", night.open.id), &cookie(night, &key)).await;
    let pictures = shown.text().split('"').filter(|part| part.contains("/picture/"));
    let pictures: Vec<String> = pictures.map(|address| address.replace("&amp;", "&")).collect();
    assert!(!pictures.is_empty(), "they had something to see");
    let (carry, seated) = (format!("/t/{}/carry", night.open.id), format!("seat=S{seat}"));
    let sent = night.service.form(&carry, &cookie(night, &key), &seated).await.text().to_owned();
    let carried =
        sent.split("/carry/").nth(1).expect("a link").split(['"', '<', '&']).next().unwrap().to_owned();
    let path = night.open.path(&format!("/seats/{seat}"));
    let left = night.service.post(&path, Some(&key), json!({"who": "nobody"})).await;
    assert_eq!(left.status, StatusCode::OK, "{}", left.text());
    Kept { seat, key, lines, pictures, carried }
}

/// Lines that were open end. The last they may tell is that one has left: nothing else has happened by then.
async fn lines_are_dead(kept: &mut Kept) {
    for line in &mut kept.lines {
        let mut told = 0;
        loop {
            match line.next().await {
                None | Some(Err(_) | Ok(Message::Close(_))) => break,
                Some(Ok(Message::Text(_) | Message::Binary(_))) => told += 1,
                Some(Ok(_)) => {}
            }
        }
        assert!(told <= 1, "somebody who left is told {told} times");
    }
}

/// The old key shows what a stranger sees, and does nothing.
async fn sees_what_strangers_see(night: &Night, kept: &Kept, others: &[&Kept]) {
    let id = &night.open.id;
    let pages = ["", "?at=last", "?at=2", "/replay", "/replay?as=all", "/why?move=pick+1", "/story"];
    for path in pages.iter().map(|path| (*path).to_owned()).chain([format!("?as=S{}", kept.seat)]) {
        let path = format!("/t/{id}{path}");
        let (old, stranger) =
            (night.service.page(&path, &cookie(night, &kept.key)).await, night.service.page(&path, "").await);
        assert_eq!(old.status, stranger.status, "{path}");
        same(&path, stranger.text(), old.text());
    }
    for path in ["", "/log", "/report", "/stream"] {
        let shown = night.service.get(&night.open.path(path), Some(&kept.key)).await;
        assert_ne!(shown.status, StatusCode::OK, "{path}: {}", shown.text());
    }
    for (path, body) in [
        ("/moves", json!({"seat": kept.seat, "question": 1, "moves": ["pick 1"]})),
        ("/hint", json!({"seat": kept.seat})),
        ("/say", json!({"seat": kept.seat, "text": "hello"})),
        ("/undo", json!({"seat": kept.seat})),
    ] {
        let tried = night.service.post(&night.open.path(path), Some(&kept.key), body).await;
        assert_eq!(tried.status, StatusCode::UNAUTHORIZED, "{path}: {}", tried.text());
    }
    for address in others.iter().flat_map(|kept| &kept.pictures) {
        for cookies in [cookie(night, &kept.key), String::new()] {
            let picture = night.service.page(address, &cookies).await;
            assert_ne!(picture.status, StatusCode::OK, "{address} still shows a picture");
        }
    }
    let carried = night.service.form(&format!("/t/{id}/carry/{}", kept.carried), "", "").await;
    assert_eq!((carried.status, carried.cookies()), (StatusCode::GONE, String::new()), "{}", carried.text());
}

#[tokio::test]
async fn whoever_was_the_traitor_or_the_grimoire_sees_no_more_than_a_stranger() {
    let night = Night::falls().await;
    let grimoire =
        (0..5).find(|seat| *seat != night.traitor && !night.asleep.contains(seat)).expect("a Grimoire");
    let mut traitor = leaves(&night, night.traitor).await;
    let mut guide = leaves(&night, grimoire).await;
    for kept in [&mut traitor, &mut guide] {
        lines_are_dead(kept).await;
    }
    for kept in [&traitor, &guide] {
        sees_what_strangers_see(&night, kept, &[&traitor, &guide]).await;
    }
    // While others play on, nobody sits down where they were and looks: bots have these seats.
    for kept in [&traitor, &guide] {
        let path = night.open.path(&format!("/seats/{}", kept.seat));
        let eva = json!({"who": "person", "name": "Eva"});
        for key in [None, Some(night.open.host.as_str())] {
            let refused = night.service.post(&path, key, eva.clone()).await;
            assert_eq!(refused.status, StatusCode::CONFLICT, "{}", refused.text());
        }
    }
}
