//! A night of Obscurio: whatever the Traitor does, and however often, nobody whose eyes are closed is sent or shown anything.

use std::net::SocketAddr;

use axum::http::StatusCode;
use serde_json::{Value, json};
use server::seeds::Seeds;
use table::Seed;

use crate::common::{Folder, Open, Service};
use crate::obscurio_worlds::luck;
use crate::{Socket, followed, quiet, same, served, silence};

const SEATS: usize = 5;

/// A table of five people.
pub struct Night {
    pub service: Service,
    pub open: Open,
    pub address: SocketAddr,
    pub traitor: usize,
    /// Who must learn nothing: at night everybody but the Traitor, and the Grimoire who watches over them with open eyes.
    pub asleep: Vec<usize>,
    /// Their pages and lines, and those of somebody who looks on.
    pub sockets: Vec<Socket>,
    /// Whether advice is asked for as well. Whoever is asked something gets other advice each time.
    pub hints: bool,
}

impl Night {
    /// Somebody opens the table with this luck; the same key gives the same links.
    pub async fn opens(seeds: Seeds, settings: Value) -> Night {
        let service = served(Folder::new(), pages::FACES, seeds);
        let address = service.listen();
        let sitters: Vec<Value> =
            (0..SEATS).map(|seat| json!({"who": "person", "name": format!("W{seat}")})).collect();
        let wish = json!({"game": "obscurio", "settings": settings, "sitters": sitters, "pace": "instant"});
        let open = service.open(wish).await;
        Night { service, open, address, traitor: 2, asleep: Vec::new(), sockets: Vec::new(), hints: true }
    }

    pub async fn falls() -> Night {
        let mut night = Night::opens(luck(Seed::Fast(3)), json!({})).await;
        let grimoire = night.who_can("butterfly").await.expect("somebody is the Grimoire").0;
        while night.who_can("show").await.is_none() {
            night.whoever_can("butterfly").await;
        }
        for word in ["show", "ready", "ready", "ready", "ready", "close eyes"] {
            night.whoever_can(word).await;
        }
        night.traitor = night.who_can("pick").await.expect("it is night").0;
        night.asleep = (0..SEATS).filter(|seat| ![night.traitor, grimoire].contains(seat)).collect();
        night.follow().await;
        night
    }

    /// Everybody who must learn nothing follows the table, and so does somebody who looks on.
    pub async fn follow(&mut self) {
        let (page, line) = (format!("/t/{}/ws", self.open.id), self.open.path("/stream"));
        for seat in &self.asleep {
            let cookie = ("cookie", format!("seat-{}={}", self.open.id, self.open.key(*seat)));
            let bearer = ("authorization", format!("Bearer {}", self.open.key(*seat)));
            self.sockets.push(followed(self.address, &page, Some(cookie)).await);
            self.sockets.push(followed(self.address, &line, Some(bearer)).await);
        }
        self.sockets.push(followed(self.address, &page, None).await);
        self.sockets.push(followed(self.address, &line, None).await);
        quiet(&mut self.sockets).await;
    }

    /// Somebody who may do this now, what they are asked and what exactly they may do.
    pub async fn who_can(&self, word: &str) -> Option<(usize, Value, String)> {
        let mut found = None;
        // All are looked at, whoever it is.
        for seat in (0..SEATS).rev() {
            let view = self.service.view(&self.open, seat).await;
            let moves = view["moves"].as_array().unwrap().iter().filter_map(Value::as_str);
            let mv = moves.into_iter().find(|mv| mv.starts_with(word));
            found = mv.map(|mv| (seat, view["question"].clone(), mv.to_owned())).or(found);
        }
        found
    }

    pub async fn whoever_can(&self, word: &str) {
        let (seat, _, mv) = self.who_can(word).await.unwrap_or_else(|| panic!("nobody can {word}"));
        self.plays(seat, &mv).await;
    }

    /// This seat makes this move.
    pub async fn plays(&self, seat: usize, mv: &str) {
        let question = self.service.view(&self.open, seat).await["question"].clone();
        let body = json!({"question": question, "moves": [mv]});
        let done = self.service.post(&self.open.path("/moves"), Some(self.open.key(seat)), body).await;
        assert_eq!(done.status, StatusCode::OK, "{seat} {mv}: {}", done.text());
    }

    /// Whatever everybody but the Traitor could ask for now, and what becomes of whatever they try.
    pub async fn everything(&self) -> Vec<(String, String)> {
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
                if path == "/hint" && !self.hints {
                    continue;
                }
                asked.push((path.to_owned(), self.service.post(&self.open.path(path), key, body).await));
            }
        }
        let mut seen: Vec<(String, String)> = asked
            .into_iter()
            .map(|(what, reply)| (what, format!("{} {}", reply.status, reply.text())))
            .collect();
        let report = self.service.get(&self.open.path("/report"), None).await;
        seen.push(("report".to_owned(), report.body.len().to_string()));
        for cookie in &cookies {
            seen.extend(self.pictures(cookie).await);
        }
        seen
    }

    /// Every picture on somebody's page, to the last byte.
    async fn pictures(&self, cookie: &str) -> Vec<(String, String)> {
        let (page, mut seen) = (self.service.page(&format!("/t/{}", self.open.id), cookie).await, Vec::new());
        for address in page.text().split('"').filter(|part| part.contains("/picture/")) {
            let picture = self.service.page(&address.replace("&amp;", "&"), cookie).await;
            seen.push((address.to_owned(), format!("{} {}", picture.status, picture.text())));
        }
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
    silence(&mut night.sockets).await;
}

/// The comparison is worth something: the Traitor sees what they do.
#[tokio::test]
async fn the_traitor_sees_what_they_do() {
    let night = Night::falls().await;
    let before = night.service.view(&night.open, night.traitor).await;
    night.whoever_can("pick").await;
    assert_ne!(before, night.service.view(&night.open, night.traitor).await);
}

/// A nudge at the right moment would be a word: whoever must be silent cannot give one (OBS-16.1).
#[tokio::test]
async fn the_grimoire_cannot_make_itself_heard() {
    let night = Night::opens(luck(Seed::Fast(3)), json!({"grimoire_seat": "1"})).await;
    while night.who_can("show").await.is_none() {
        night.whoever_can("butterfly").await;
    }
    night.whoever_can("show").await;
    let nudge = format!("/t/{}/nudge", night.open.id);
    for (seat, status) in [(0, StatusCode::FORBIDDEN), (1, StatusCode::NO_CONTENT)] {
        let cookie = format!("seat-{}={}", night.open.id, night.open.key(seat));
        let page = night.service.page(&format!("/t/{}", night.open.id), &cookie).await;
        let offered = page.text().contains(&format!("action=\"{nudge}\""));
        assert_eq!(offered, status != StatusCode::FORBIDDEN, "what is refused is not offered");
        let given = night.service.live(&nudge, &cookie, &format!("seat=S{seat}")).await;
        assert_eq!(given.status, status, "{}", given.text());
    }
    for body in [json!({"text": "door 3"}), json!({"phrase": "like door-3"}), json!({"phrase": "spread"})] {
        let key = Some(night.open.key(0));
        let said = night.service.post(&night.open.path("/say"), key, body).await;
        assert_eq!(said.status, StatusCode::FORBIDDEN, "{}", said.text());
    }
}
