//! A night of Obscurio: whatever the Traitor does, and however often, nobody whose eyes are closed is sent or shown anything.

use std::time::Duration;

use axum::http::StatusCode;
use futures_util::StreamExt;
use serde_json::{Value, json};
use server::luck::stop_the_clock;
use server::{App, House};
use tokio::time::timeout;

use crate::common::{Folder, Open, Service};
use crate::{Socket, followed, quiet, same};

const SEATS: usize = 5;

/// A table of five people at night.
struct Night {
    service: Service,
    open: Open,
    traitor: usize,
    /// Everybody but the Traitor, and the Grimoire who watches over them with open eyes.
    asleep: Vec<usize>,
    /// Their pages and lines, and those of somebody who looks on.
    sockets: Vec<Socket>,
}

impl Night {
    async fn falls() -> Night {
        stop_the_clock(1_800_000_000_000);
        let folder = Folder::new();
        let app = App::with_house(&folder.0, games::GAMES, House::default()).unwrap();
        let bound = server::bind_app("127.0.0.1:0".parse().unwrap(), app.clone()).unwrap();
        let address = bound.address();
        tokio::spawn(bound.run());
        let service = Service { router: server::app(app.clone()), app, folder };
        let sitters: Vec<Value> =
            (0..SEATS).map(|seat| json!({"who": "person", "name": format!("W{seat}")})).collect();
        let open = service.open(json!({"game": "obscurio", "sitters": sitters, "pace": "instant"})).await;
        let mut night = Night { service, open, traitor: SEATS, asleep: Vec::new(), sockets: Vec::new() };
        let grimoire = night.who_can("butterfly").await.expect("somebody is the Grimoire").0;
        while night.who_can("show").await.is_none() {
            night.whoever_can("butterfly").await;
        }
        for word in ["show", "ready", "ready", "ready", "ready", "close eyes"] {
            night.whoever_can(word).await;
        }
        night.traitor = night.who_can("pick").await.expect("it is night").0;
        night.asleep = (0..SEATS).filter(|seat| ![night.traitor, grimoire].contains(seat)).collect();
        for seat in night.asleep.clone() {
            let cookie = ("cookie", format!("seat-{}={}", night.open.id, night.open.key(seat)));
            let bearer = ("authorization", format!("Bearer {}", night.open.key(seat)));
            night.sockets.push(followed(address, &format!("/t/{}/ws", night.open.id), Some(cookie)).await);
            night.sockets.push(followed(address, &night.open.path("/stream"), Some(bearer)).await);
        }
        night.sockets.push(followed(address, &format!("/t/{}/ws", night.open.id), None).await);
        night.sockets.push(followed(address, &night.open.path("/stream"), None).await);
        quiet(&mut night.sockets).await;
        night
    }

    /// Somebody who may do this now, what they are asked and what exactly they may do.
    async fn who_can(&self, word: &str) -> Option<(usize, Value, String)> {
        for seat in 0..SEATS {
            let view = self.service.view(&self.open, seat).await;
            let moves = view["moves"].as_array().unwrap().iter().filter_map(Value::as_str);
            if let Some(mv) = moves.into_iter().find(|mv| mv.starts_with(word)) {
                return Some((seat, view["question"].clone(), mv.to_owned()));
            }
        }
        None
    }

    async fn whoever_can(&self, word: &str) {
        let (seat, question, mv) = self.who_can(word).await.unwrap_or_else(|| panic!("nobody can {word}"));
        let body = json!({"question": question, "moves": [mv]});
        let done = self.service.post(&self.open.path("/moves"), Some(self.open.key(seat)), body).await;
        assert_eq!(done.status, StatusCode::OK, "{word}: {}", done.text());
    }

    /// Whatever everybody but the Traitor could ask for now, and what becomes of whatever they try.
    async fn everything(&self) -> Vec<(String, String)> {
        let (id, mut asked) = (&self.open.id, Vec::new());
        let mut cookies: Vec<String> =
            self.asleep.iter().map(|seat| format!("seat-{id}={}", self.open.key(*seat))).collect();
        cookies.extend([String::new(), format!("seat-{id}={}", self.open.host)]);
        for cookie in &cookies {
            for path in ["", "?at=last", "?at=2", "/replay", "/replay?at=3&as=spectator", "/replay?as=all"] {
                asked.push((path.to_owned(), self.service.page(&format!("/t/{id}{path}"), cookie).await));
            }
        }
        for seat in 0..SEATS {
            let claimed = format!("tables={id}-{}", 1 << seat);
            asked.push((format!("/ for {seat}"), self.service.page("/", &claimed).await));
        }
        let keys = self.asleep.iter().map(|seat| Some(self.open.key(*seat)));
        for key in keys.chain([None, Some(self.open.host.as_str())]) {
            for path in ["", "/log"] {
                asked.push((path.to_owned(), self.service.get(&self.open.path(path), key).await));
            }
            for (path, body) in [
                ("/moves", json!({"seat": self.traitor, "question": 1, "moves": ["pick 1"]})),
                ("/moves", json!({"question": 1, "moves": ["pick 1"]})),
                ("/undo", json!({})),
                ("/hint", json!({})),
                ("/say", json!({"text": "hello"})),
            ] {
                asked.push((path.to_owned(), self.service.post(&self.open.path(path), key, body).await));
            }
        }
        let mut seen: Vec<(String, String)> = asked
            .into_iter()
            .map(|(what, reply)| (what, format!("{} {}", reply.status, reply.text())))
            .collect();
        let report = self.service.get(&self.open.path("/report"), None).await;
        seen.push(("report".to_owned(), report.body.len().to_string()));
        seen
    }
}

#[tokio::test]
async fn what_the_traitor_does_at_night_reaches_nobody() {
    let mut night = Night::falls().await;
    // What they try may change something the first time.
    night.everything().await;
    quiet(&mut night.sockets).await;
    let before = night.everything().await;
    assert!(before.len() > 50, "too little was compared");
    for word in ["pick", "pick", "close holder"] {
        if word == "pick" && night.who_can(word).await.is_none() {
            continue;
        }
        night.whoever_can(word).await;
        for ((what, before), (_, after)) in before.iter().zip(night.everything().await) {
            same(&format!("{what} after {word}"), before, &after);
        }
    }
    for (index, socket) in night.sockets.iter_mut().enumerate() {
        if let Ok(Some(Ok(message))) = timeout(Duration::from_millis(200), socket.next()).await {
            panic!("{index} was told something: {message:?}");
        }
    }
}

/// The comparison is worth something: the Traitor sees what they do.
#[tokio::test]
async fn the_traitor_sees_what_they_do() {
    let night = Night::falls().await;
    let before = night.service.view(&night.open, night.traitor).await;
    night.whoever_can("pick").await;
    assert_ne!(before, night.service.view(&night.open, night.traitor).await);
}
