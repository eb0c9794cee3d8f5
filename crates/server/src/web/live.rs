//! `GET /t/{id}/ws`: the regions of a page, sent again when they change.

use std::fmt::Write as _;
use std::sync::Arc;

use axum::body::Bytes;
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::extract::ws::{CloseFrame, Message, WebSocket, WebSocketUpgrade};
use axum::extract::{Path, RawQuery, State};
use axum::response::Response;
use pages::Region;
use tokio::sync::watch;
use tokio::time::Interval;
use words::problem::Problem;

use super::refuse;
use super::table::looker;
use crate::api::{heartbeat, small_upgrade};
use crate::limits::Act;
use crate::request::{Asker, Fields, secrets};
use crate::tables::arrange::Presence;
use crate::tables::rooms::Looker;
use crate::tables::{Table, find};
use crate::{App, deflate, now_ms};

/// Smaller messages are not worth packing.
const WORTH_PACKING: usize = 512;
/// The page must be loaded again: this browser is no longer who it was.
const RELOAD: u16 = 4401;

pub async fn live(
    State(app): State<App>,
    Path(id): Path<String>,
    RawQuery(query): RawQuery,
    asker: Asker,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Response {
    let begun = async {
        app.limits.take(asker.from, Act::Connect)?;
        let upgrade = upgrade.map_err(|_| Problem::WrongMethod)?;
        let fields = Fields::read(query.as_deref().unwrap_or(""))?;
        let table = find(&app, &id).await?;
        let shown = asker.seat_cookie(&id).to_owned();
        let looker = looker(&table, &asker, &fields, &shown);
        let seen = fields.get("v").and_then(|version| version.parse().ok()).unwrap_or(0);
        Ok((upgrade, Viewing::begin(table, looker, shown, seen)?))
    };
    match begun.await {
        Err(problem) => refuse::page(&problem, &asker),
        Ok((upgrade, viewing)) => {
            small_upgrade(upgrade).on_upgrade(move |socket| Box::pin(push(socket, viewing)))
        }
    }
}

/// One browser's page: what it has already got.
struct Viewing {
    table: Arc<Table>,
    looker: Looker,
    shown: Box<str>,
    changes: watch::Receiver<u64>,
    heartbeat: Interval,
    /// How often seats had changed hands when this browser last proved who it is.
    turns: u32,
    greeted: bool,
    seen: u64,
    sent: Vec<Sent>,
    _presence: Presence,
}

impl Viewing {
    fn begin(table: Arc<Table>, looker: Looker, shown: String, seen: u64) -> Result<Viewing, Problem> {
        let presence = Presence::new(&table, looker.viewer)?;
        Ok(Viewing {
            looker,
            shown: shown.into(),
            changes: table.watch(),
            heartbeat: heartbeat(),
            turns: u32::MAX,
            greeted: false,
            seen,
            sent: Vec::new(),
            table,
            _presence: presence,
        })
    }

    /// The next message; none when the page has to be loaded again.
    async fn next(&mut self) -> Option<Message> {
        loop {
            self.changes.borrow_and_update();
            if let Some(message) = self.news()? {
                return Some(message);
            }
            tokio::select! {
                biased;
                changed = self.changes.changed() => changed.ok()?,
                _ = self.heartbeat.tick() => return Some(Message::Text("{}\n".into())),
            }
        }
    }

    fn news(&mut self) -> Option<Option<Message>> {
        let turns = self.table.core().turns.iter().sum();
        if turns != self.turns && self.table.who(secrets(&self.shown)) != self.looker.who {
            return None;
        }
        self.turns = turns;
        let (room, regions) = self.table.show(&self.looker, None).ok()?;
        let up_to_date = room.version == self.seen;
        self.seen = room.version;
        let mut message = String::with_capacity(2048);
        let first = !std::mem::replace(&mut self.greeted, true);
        let _ = if first {
            let (v, now, build) = (room.version, now_ms(), pages::build());
            writeln!(message, "{{\"v\":{v},\"now\":{now},\"build\":\"{build}\"}}")
        } else {
            writeln!(message, "{{\"v\":{}}}", room.version)
        };
        let head = message.len();
        self.add_changed(&regions, &mut message);
        if up_to_date {
            message.truncate(head);
        }
        (first || message.len() > head)
            .then(|| pack(message))
            .map_or(Some(None), |message| Some(Some(message)))
    }

    fn add_changed(&mut self, regions: &[Region], message: &mut String) {
        self.sent.resize_with(regions.len(), Sent::default);
        for (region, sent) in regions.iter().zip(&mut self.sent) {
            let now = Sent::of(region);
            if sent.frame != now.frame || sent.id != now.id {
                message.push_str(&region.html);
            } else {
                let parts = region.parts.iter().zip(now.parts.iter().zip(&sent.parts));
                for (part, _) in parts.filter(|(_, (new, old))| new != old) {
                    message.push_str(&region.html[part.clone()]);
                }
            }
            *sent = now;
        }
    }
}

/// What a browser has of a region: fingerprints, not bytes.
#[derive(Default)]
struct Sent {
    id: &'static str,
    /// Everything outside the parts, and which parts there are.
    frame: u64,
    parts: Box<[u64]>,
}

impl Sent {
    fn of(region: &Region) -> Sent {
        let mut frame = 0;
        let mut from = 0;
        for part in &region.parts {
            let opening = region.html[part.clone()].find('>').unwrap_or(0);
            frame = mix(frame, fingerprint(&region.html[from..part.start + opening]));
            from = part.end;
        }
        frame = mix(frame, fingerprint(&region.html[from..]));
        let parts = region.parts.iter().map(|part| fingerprint(&region.html[part.clone()])).collect();
        Sent { id: region.id, frame, parts }
    }
}

/// Tells versions of a region apart, eight letters at a time; it guards nothing.
fn fingerprint(html: &str) -> u64 {
    let (words, rest) = html.as_bytes().as_chunks::<8>();
    let hash = words.iter().fold(html.len() as u64, |hash, word| mix(hash, u64::from_le_bytes(*word)));
    rest.iter().fold(hash, |hash, letter| mix(hash, u64::from(*letter)))
}

fn mix(hash: u64, word: u64) -> u64 {
    (hash.rotate_left(29) ^ word).wrapping_mul(0x9e37_79b9_7f4a_7c15)
}

fn pack(message: String) -> Message {
    if message.len() > WORTH_PACKING
        && let Some(small) = deflate::deflate(message.as_bytes())
    {
        return Message::Binary(Bytes::from(small));
    }
    Message::Text(message.into())
}

async fn push(mut socket: WebSocket, mut viewing: Viewing) {
    loop {
        tokio::select! {
            message = viewing.next() => {
                let Some(message) = message else {
                    let reload = CloseFrame { code: RELOAD, reason: "".into() };
                    // If it cannot be told, the connection is gone and the page reconnects by itself.
                    let _ = socket.send(Message::Close(Some(reload))).await;
                    return;
                };
                if socket.send(message).await.is_err() {
                    return;
                }
            }
            heard = socket.recv() => {
                if !matches!(heard, Some(Ok(_))) {
                    return;
                }
            }
        }
    }
}
