//! Four people at each table, who play whatever is legal as soon as they are asked.

use std::io::Read;
use std::net::SocketAddr;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use tokio::task::JoinSet;

use crate::wire::Line;

/// What the viewers look at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// Streams of a server that does nothing else.
    Bare,
    Streams,
    /// The same, and moves go the other way through them.
    BothWays,
    Pages,
}

impl Kind {
    pub const ALL: [Kind; 4] = [Kind::Bare, Kind::Streams, Kind::BothWays, Kind::Pages];

    pub fn name(self) -> &'static str {
        match self {
            Kind::Bare => "bare",
            Kind::Streams => "streams",
            Kind::BothWays => "both-ways",
            Kind::Pages => "pages",
        }
    }
}

/// What all tables of one run share.
#[derive(Clone)]
pub struct Load {
    address: SocketAddr,
    kind: Kind,
    /// Between two moves at one table; nothing when everybody plays at once.
    rest: Duration,
    moves: Arc<AtomicU64>,
    stored: Arc<Mutex<Vec<Duration>>>,
    seen: Arc<Mutex<Vec<Duration>>>,
}

impl Load {
    pub fn new(address: SocketAddr, kind: Kind, tables: u64, rate: u64) -> Load {
        let rest =
            if rate == 0 { Duration::ZERO } else { Duration::from_secs_f64(tables as f64 / rate as f64) };
        Load { address, kind, rest, moves: Arc::default(), stored: Arc::default(), seen: Arc::default() }
    }

    pub fn forget(&self) {
        self.moves.store(0, Ordering::Relaxed);
        self.stored.lock().unwrap().clear();
        self.seen.lock().unwrap().clear();
    }

    pub fn results(&self) -> (u64, Vec<Duration>, Vec<Duration>) {
        let take = |times: &Mutex<Vec<Duration>>| times.lock().unwrap().clone();
        (self.moves.load(Ordering::Relaxed), take(&self.stored), take(&self.seen))
    }
}

/// A table and its keys.
pub struct Opened {
    id: String,
    keys: Vec<String>,
}

/// Moves on their way: who of the four has seen how far, and when it began.
#[derive(Default)]
struct Watch {
    at: u64,
    begun: Option<Instant>,
    eyes: u32,
}

async fn open(line: &mut Line) -> Opened {
    let people: Vec<Value> =
        (0..4).map(|seat| json!({"who": "person", "name": format!("P{seat}")})).collect();
    let wish = json!({"game": "grimoire", "sitters": people, "pace": "instant"}).to_string();
    let head = "POST /api/v2/tables HTTP/1.1\r\ncontent-type: application/json";
    let (status, body) = line.ask(head, &wish).await;
    assert_eq!(status, 201, "{body}");
    let opened: Value = serde_json::from_str(&body).unwrap();
    let key = |key: &Value| key["secret"].as_str().unwrap().to_owned();
    let keys = opened["seats"].as_array().unwrap().iter().map(key).collect();
    Opened { id: opened["table"].as_str().unwrap().to_owned(), keys }
}

pub async fn warm_up(load: &Load) {
    let mut line = Line::to(load.address).await;
    let (status, _) = line.ask("GET / HTTP/1.1", "").await;
    assert_eq!(status, 200);
}

/// Opens so many tables, a few dozen at a time.
pub async fn open_many(load: &Load, tables: u64) -> Vec<Opened> {
    let mut set = JoinSet::new();
    for index in 0..32 {
        let (address, share) = (load.address, tables / 32 + u64::from(index < tables % 32));
        set.spawn(async move {
            let mut line = Line::to(address).await;
            let mut all = Vec::new();
            for _ in 0..share {
                all.push(open(&mut line).await);
            }
            all
        });
    }
    set.join_all().await.into_iter().flatten().collect()
}

/// Four viewers at each table, connected and looking on.
pub async fn watch_all(load: &Load, tables: &[Opened], kind: Kind) -> Vec<Line> {
    let mut viewers = Vec::new();
    for table in tables {
        for key in &table.keys {
            let mut line = Line::to(load.address).await;
            connect(&mut line, kind, table, key).await;
            line.message().await.expect("a first message");
            viewers.push(line);
        }
    }
    viewers
}

async fn connect(line: &mut Line, kind: Kind, table: &Opened, key: &str) {
    match kind {
        Kind::Bare | Kind::Streams | Kind::BothWays => {
            line.upgrade(
                &format!("/api/v2/tables/{}/stream", table.id),
                &format!("authorization: Bearer {key}"),
            )
            .await;
        }
        Kind::Pages => {
            line.upgrade(&format!("/t/{}/ws?v=0", table.id), &format!("cookie: seat-{}={key}", table.id))
                .await;
        }
    }
}

/// Plays one table after the other, for ever.
pub async fn table(load: Load, index: u64) {
    let mut line = Line::to(load.address).await;
    if !load.rest.is_zero() {
        tokio::time::sleep(load.rest.mul_f64((index % 97) as f64 / 97.0)).await;
    }
    loop {
        let table = Arc::new(open(&mut line).await);
        let watch = Arc::new(Mutex::new(Watch::default()));
        let mut seats = JoinSet::new();
        for seat in 0..4 {
            seats.spawn(player(load.clone(), table.clone(), watch.clone(), seat, index));
        }
        seats.join_next().await;
        seats.shutdown().await;
    }
}

/// One person: looks, and moves when asked. Ends with the game.
async fn player(load: Load, table: Arc<Opened>, watch: Arc<Mutex<Watch>>, seat: usize, index: u64) {
    let key = &table.keys[seat];
    let (mut eyes, mut hand) = (Line::to(load.address).await, Line::to(load.address).await);
    connect(&mut eyes, load.kind, &table, key).await;
    let mut luck = index * 4 + seat as u64 + 1;
    let mut moved = None;
    let mut said: Option<(u64, Instant)> = None;
    while let Some((packed, bytes)) = eyes.message().await {
        let seen = match load.kind {
            Kind::Bare | Kind::Streams | Kind::BothWays => Seen::of_line(&bytes),
            Kind::Pages => Seen::of_page(&unpack(packed, bytes)),
        };
        note(&load, &watch, seen.at);
        if let Some((_, begun)) = said.take_if(|(at, _)| seen.at > Some(*at)) {
            load.stored.lock().unwrap().push(begun.elapsed());
        }
        if seen.over {
            return;
        }
        if seen.moves.is_empty() || moved == seen.at {
            continue;
        }
        luck = luck.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        let mv = &seen.moves[(luck >> 33) as usize % seen.moves.len()];
        let at = seen.at.expect("whoever may move knows when");
        let question = seen.question.expect("whoever may move is asked");
        if !load.rest.is_zero() {
            tokio::time::sleep(load.rest).await;
        }
        *watch.lock().unwrap() = Watch { at: at + 1, begun: Some(Instant::now()), eyes: 0 };
        let begun = Instant::now();
        if load.kind == Kind::BothWays {
            eyes.say(&wish(question, mv)).await;
            said = Some((at, begun));
        } else {
            let (status, body) = send(&load, &mut hand, &table.id, key, (seat, question, mv)).await;
            assert!(matches!(status, 200 | 204), "{status} {body} {mv}");
            load.stored.lock().unwrap().push(begun.elapsed());
        }
        load.moves.fetch_add(1, Ordering::Relaxed);
        moved = Some(at);
    }
}

fn wish(question: u64, mv: &str) -> String {
    format!("{{\"question\":{question},\"moves\":[\"{mv}\"]}}")
}

async fn send(
    load: &Load,
    hand: &mut Line,
    id: &str,
    key: &str,
    (seat, question, mv): (usize, u64, &str),
) -> (u16, String) {
    if load.kind == Kind::Pages {
        let head = format!(
            "POST /t/{id}/move HTTP/1.1\r\ncontent-type: application/x-www-form-urlencoded\r\nx-live: 1\r\n\
             cookie: seat-{id}={key}"
        );
        return hand
            .ask(&head, &format!("seat=S{seat}&question={question}&move={}", mv.replace(' ', "+")))
            .await;
    }
    let head = format!(
        "POST /api/v2/tables/{id}/moves HTTP/1.1\r\ncontent-type: application/json\r\nauthorization: Bearer {key}"
    );
    hand.ask(&head, &wish(question, mv)).await
}

/// Notes that one more viewer has seen the newest move.
fn note(load: &Load, watch: &Mutex<Watch>, at: Option<u64>) {
    let mut watch = watch.lock().unwrap();
    if at.is_some_and(|at| at == watch.at) || (load.kind == Kind::Pages && watch.begun.is_some()) {
        watch.eyes += 1;
        if watch.eyes == 4
            && let Some(begun) = watch.begun.take()
        {
            load.seen.lock().unwrap().push(begun.elapsed());
        }
    }
}

/// What a message tells a player.
#[derive(Default)]
struct Seen {
    at: Option<u64>,
    question: Option<u64>,
    moves: Vec<String>,
    over: bool,
}

impl Seen {
    fn of_line(bytes: &[u8]) -> Seen {
        let text = std::str::from_utf8(bytes).expect("text");
        assert!(!text.starts_with("{\"error\""), "{text}");
        let Some(at) = between(text, "\"at\":", ",") else { return Seen::default() };
        let moves = between(text, "\"moves\":[", "]").unwrap_or("");
        let moves = moves.split(',').map(|mv| mv.trim_matches('"').to_owned()).filter(|mv| !mv.is_empty());
        let question = between(text, "\"question\":", ",").and_then(|id| id.parse().ok());
        let over = text.contains("\"over\":{");
        Seen { at: at.parse().ok(), question, moves: moves.collect(), over }
    }

    /// The forms of the page say what can be done, as they do to a browser.
    fn of_page(html: &str) -> Seen {
        let moves = html.split("name=\"move\" value=\"").skip(1);
        let moves = moves.filter_map(|rest| rest.split('"').next()).map(str::to_owned);
        let at = html
            .rsplit("name=\"question\" value=\"")
            .next()
            .and_then(|rest| rest.split('"').next()?.parse().ok());
        Seen { at, question: at, moves: moves.collect(), over: html.contains("/rematch\"") }
    }
}

fn between<'a>(text: &'a str, start: &str, end: &str) -> Option<&'a str> {
    let (_, rest) = text.split_once(start)?;
    rest.split_once(end).map(|(inside, _)| inside)
}

fn unpack(packed: bool, bytes: Vec<u8>) -> String {
    if !packed {
        return String::from_utf8(bytes).expect("text");
    }
    let mut text = String::new();
    flate2::read::DeflateDecoder::new(bytes.as_slice()).read_to_string(&mut text).expect("deflate");
    text
}
