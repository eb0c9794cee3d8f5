//! Two tables of Lanterns that differ only in what is a secret, byte by byte: every page, every line, every message, in the
//! same order.

use std::net::SocketAddr;

use crate::common::{Folder, Open, Service};
use axum::http::StatusCode;
use futures_util::StreamExt;
use lanterns::{Lamp, Lanterns, Options, State};
use serde_json::{Value, json};
use server::seeds::Seeds;
use table::{Events, Game, Seat, Seed};
use tokio_tungstenite::tungstenite::Message;

use crate::{Socket, followed, quiet, same, served, silence};

const OPTIONS: Options = Options { seats: 3, nights: 2 };
/// Who must not learn anything.
const ANA: usize = 0;
const NAMES: [&str; 3] = ["Ana", "Bea", "Carlos"];

/// What differs between two tables: the luck of the deal, and what the Moth does in each of the moments it has.
#[derive(Clone, Copy)]
struct World {
    seed: u64,
    looks: [&'static [u8]; 4],
}

fn dealt(seed: u64) -> State {
    Lanterns::deal(&OPTIONS, Lanterns::RULES, Seed::Fast(seed), &mut Events::silent())
}

/// Two deals with the same lanterns everywhere, in which this seat is the Moth, and that one.
fn with_moths(one: Seat, other: Seat) -> [u64; 2] {
    let mut known = std::collections::BTreeMap::new();
    for seed in 0..100_000 {
        let state = dealt(seed);
        let lamps = format!("{:?} {:?}", state.hands, state.in_the_box);
        let moths: &mut [Option<u64>; 2] = known.entry(lamps).or_default();
        for (place, moth) in [one, other].iter().enumerate() {
            if state.moth == *moth {
                moths[place] = Some(seed);
            }
        }
        if let [Some(one), Some(other)] = *moths {
            return [one, other];
        }
    }
    panic!("no such deals");
}

/// A table and everybody who follows it.
struct Seen {
    service: Service,
    open: Open,
    moth: usize,
    /// Ana's page and line, and those of somebody who looks on.
    sockets: Vec<Socket>,
    /// Everything they were ever shown, in order.
    told: Vec<String>,
}

impl Seen {
    async fn of(world: World) -> Seen {
        let folder = Folder::new();
        let seeds = Seeds {
            seed: Box::new(move || Seed::Fast(world.seed)),
            name: Box::new(|| "secrettable".to_owned()),
        };
        let service = served(folder, pages::FACES_WITH_EXAMPLE, seeds);
        let address = service.listen();
        let sitters: Vec<Value> = NAMES.iter().map(|name| json!({"who": "person", "name": name})).collect();
        let wish = json!({"game": "lanterns", "settings": {"nights": "2"}, "sitters": sitters,
            "pace": "instant", "answer_forced": true});
        let open = service.open(wish).await;
        let moth = dealt(world.seed).moth.index();
        let mut seen = Seen { service, open, moth, sockets: Vec::new(), told: Vec::new() };
        seen.follow(address).await;
        seen
    }

    /// Opens Ana's page and line, and those of somebody who looks on, and waits until all have seen each other come.
    async fn follow(&mut self, address: SocketAddr) {
        let page = format!("/t/{}/ws", self.open.id);
        let line = self.open.path("/stream");
        let cookie = ("cookie", format!("seat-{}={}; lang=es", self.open.id, self.open.key(ANA)));
        let bearer = ("authorization", format!("Bearer {}", self.open.key(ANA)));
        for (path, header) in [
            (&page, Some(cookie)),
            (&line, Some(bearer)),
            (&page, Some(("accept-language", "en".to_owned()))),
            (&line, None),
        ] {
            self.sockets.push(followed(address, path, header).await);
        }
        quiet(&mut self.sockets).await;
    }

    /// Makes a move that everybody sees: each of them gets one message, and all else they could ask for is noted.
    async fn openly(&mut self, seat: usize, mv: &str) {
        self.play(seat, mv).await;
        for index in 0..self.sockets.len() {
            self.hear(index, mv).await;
        }
        self.ask_for_everything(mv).await;
    }

    /// Notes the next message.
    async fn hear(&mut self, index: usize, after: &str) {
        match self.sockets[index].next().await.expect("a stream").unwrap() {
            Message::Text(text) => self.told.push(format!("message to {index} after {after}: {text}")),
            other => panic!("{other:?}"),
        }
    }

    async fn play(&self, seat: usize, mv: &str) {
        let question = self.service.view(&self.open, seat).await["question"].clone();
        let body = json!({"question": question, "moves": [mv]});
        let reply = self.service.post(&self.open.path("/moves"), Some(self.open.key(seat)), body).await;
        assert_eq!(reply.status, StatusCode::OK, "{seat} {mv}: {}", reply.text());
    }

    /// The Moth looks at these places, one after the other.
    async fn secretly(&self, places: &[u8]) {
        for place in places {
            self.play(self.moth, &format!("look {place}")).await;
        }
    }

    /// Whatever Ana, or somebody who looks on, could ask for now.
    async fn ask_for_everything(&mut self, after: &str) {
        let id = self.open.id.clone();
        let cookie = format!("seat-{id}={}", self.open.key(ANA));
        let mut asked = Vec::new();
        for cookies in [cookie.as_str(), ""] {
            for path in [
                "",
                "?at=last",
                "?at=0",
                "?at=1",
                "?at=2",
                "?at=3",
                "/replay",
                "/replay?at=2",
                "/story",
                "/story.png",
                "/branch?at=1&as=S0",
                "/replay?at=2&as=S0&good=yes",
                "/why?move=look+1",
                "/why?move=light+1",
            ] {
                asked.push((path.to_owned(), self.service.page(&format!("/t/{id}{path}"), cookies).await));
            }
            // Whoever says they sit where they do not learns nothing by it.
            for claimed in ["", "-1", "-2", "-4", "-7"] {
                let tables = format!("{cookies}; tables={id}{claimed}-0123456789abcdef");
                asked.push(("/".to_owned(), self.service.page("/", &tables).await));
            }
            for path in ["", "/mute", "/delete"] {
                asked.push((path.to_owned(), self.service.page(&format!("/t/{id}{path}"), cookies).await));
            }
        }
        // Which seats are one's own is only a browser's word on the first page: anybody can claim any of them.
        for seat in 0..NAMES.len() {
            let claimed = format!("tables={id}-{}", 1 << seat);
            asked.push((format!("/ for {seat}"), self.service.page("/", &claimed).await));
        }
        for key in [Some(self.open.key(ANA)), None] {
            for path in ["", "/log"] {
                asked.push((path.to_owned(), self.service.get(&self.open.path(path), key).await));
            }
        }
        asked.push(("lobby".to_owned(), self.service.get("/api/v2/tables", None).await));
        for (what, reply) in asked {
            let (status, headers) = (reply.status, &reply.headers);
            self.told.push(format!("{what} after {after}: {status} {headers:?} {}", reply.text()));
        }
        let report = self.service.get(&self.open.path("/report"), Some(self.open.key(ANA))).await;
        self.told.push(format!("a report of {} bytes after {after}", report.body.len()));
    }

    /// What Ana can try at night: advice, taking back, and looking into the box herself.
    async fn try_everything(&mut self) {
        let question = self.service.view(&self.open, ANA).await["question"].clone();
        let look = json!({"question": question, "moves": ["look 1"]});
        for (path, body) in [("/undo", json!({})), ("/moves", look), ("/hint", json!({}))] {
            let reply = self.service.post(&self.open.path(path), Some(self.open.key(ANA)), body).await;
            self.told.push(format!("{path}: {} {}", reply.status, reply.text()));
        }
        let cookie = format!("seat-{}={}", self.open.id, self.open.key(ANA));
        for (path, fields) in [("nudge", "seat=S0"), ("nudge", "seat=S0"), ("delete", "sure=yes")] {
            let reply = self.service.live(&format!("/t/{}/{path}", self.open.id), &cookie, fields).await;
            self.told.push(format!("{path}: {} {}", reply.status, reply.text()));
        }
        self.hear(0, "a hint").await;
    }
}

/// A whole game but for its last move, after which nothing is secret any more.
async fn told(world: World) -> Vec<String> {
    let state = dealt(world.seed);
    let lamps: Vec<Vec<Lamp>> = state.hands.iter().map(|hand| hand.iter().collect()).collect();
    let mut seen = Seen::of(world).await;
    seen.ask_for_everything("the deal").await;
    seen.openly(0, "wish faintest").await;
    seen.openly(0, "nightfall").await;
    seen.secretly(world.looks[0]).await;
    seen.openly(1, &format!("light {}", lamps[1][0])).await;
    seen.secretly(world.looks[1]).await;
    seen.openly(2, &format!("light {}", lamps[2][1])).await;
    seen.secretly(world.looks[2]).await;
    seen.ask_for_everything("the last look").await;
    seen.openly(0, &format!("light {}", lamps[0][0])).await;
    seen.openly(1, "nightfall").await;
    seen.secretly(world.looks[3]).await;
    seen.try_everything().await;
    seen.openly(2, &format!("light {}", lamps[2][0])).await;
    silence(&mut seen.sockets).await;
    seen.told
}

fn all_same(here: &[String], there: &[String]) {
    assert!(here.len() > 100, "too little was compared");
    here.iter().zip(there).for_each(|(here, there)| same(here.get(..80).unwrap_or(here), here, there));
    assert_eq!(here.len(), there.len());
}

const NEVER: [&[u8]; 4] = [&[]; 4];

#[tokio::test]
async fn how_often_and_when_the_moth_looks_is_its_secret() {
    let [seed, _] = with_moths(Seat(1), Seat(2));
    let quiet = told(World { seed, looks: NEVER }).await;
    all_same(&quiet, &told(World { seed, looks: [&[1, 2, 3], &[], &[], &[1]] }).await);
    all_same(&quiet, &told(World { seed, looks: [&[3], &[1], &[2], &[2, 3]] }).await);
}

#[tokio::test]
async fn who_the_moth_is_is_its_secret() {
    let [bea, carlos] = with_moths(Seat(1), Seat(2));
    let one = told(World { seed: bea, looks: [&[2], &[1], &[], &[1, 2, 3]] }).await;
    all_same(&one, &told(World { seed: carlos, looks: [&[], &[], &[3], &[]] }).await);
}

/// The comparison is worth something: the Moth itself is told, and its log has what it did.
#[tokio::test]
async fn the_moth_sees_what_it_does() {
    let [seed, _] = with_moths(Seat(1), Seat(2));
    let seen = Seen::of(World { seed, looks: NEVER }).await;
    seen.play(0, "nightfall").await;
    let before = seen.service.view(&seen.open, seen.moth).await;
    seen.secretly(&[2]).await;
    let after = seen.service.view(&seen.open, seen.moth).await;
    assert_eq!((before["at"].as_u64(), after["at"].as_u64()), (Some(1), Some(2)));
    assert_ne!(before["version"], after["version"]);
}

/// Whoever sits beside the Moth neither hears nor sees that it is asked: its own page keeps that to itself.
#[tokio::test]
async fn nothing_around_the_moth_tells_that_it_is_asked() {
    let [seed, _] = with_moths(Seat(1), Seat(2));
    let seen = Seen::of(World { seed, looks: NEVER }).await;
    let page = async |seat: usize| {
        let cookie = format!("seat-{}={}", seen.open.id, seen.open.key(seat));
        seen.service.page(&format!("/t/{}", seen.open.id), &cookie).await.text().to_owned()
    };
    assert!(!page(seen.moth).await.contains("data-hush"), "by day it is like everybody else");
    seen.play(0, "nightfall").await;
    let moth = page(seen.moth).await;
    assert!(moth.contains("data-hush"), "no knock, no notification");
    assert!(moth.contains("<title>The table · Conclave</title>"), "and no title");
    assert!(page(ANA).await.contains("data-hush"), "at night everybody's page is as quiet");
}
