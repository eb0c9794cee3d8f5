//! `GET /t/{id}/ws`: the regions of a page, sent again when they change.

use std::fmt::Write as _;
use std::sync::Arc;

use axum::body::Bytes;
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::extract::ws::{CloseFrame, Message, WebSocket, WebSocketUpgrade};
use axum::extract::{Path, RawQuery, State};
use axum::response::Response;
use pages::Shown;
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

/// Smaller messages fit in a few packets: packing them costs the server more than sending them costs anybody. Larger ones
/// would also make every viewer's buffer larger, for as long as they look on.
const WORTH_PACKING: usize = 6 << 10;
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
    secrets: Box<str>,
    changes: watch::Receiver<u64>,
    heartbeat: Interval,
    /// How often seats had changed hands when this browser last proved who it is.
    turns: u32,
    greeted: bool,
    seen: u64,
    shown: Shown,
    _presence: Presence,
}

impl Viewing {
    fn begin(table: Arc<Table>, looker: Looker, secrets: String, seen: u64) -> Result<Viewing, Problem> {
        let presence = Presence::new(&table, looker.viewer)?;
        Ok(Viewing {
            looker,
            secrets: secrets.into(),
            changes: table.watch(),
            heartbeat: heartbeat(),
            turns: u32::MAX,
            greeted: false,
            seen,
            shown: Shown::default(),
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
        if turns != self.turns && self.table.who(secrets(&self.secrets)) != self.looker.who {
            return None;
        }
        self.turns = turns;
        let (version, changed) = self.table.news(&self.looker, &mut self.shown).ok()?;
        let up_to_date = version == self.seen;
        self.seen = version;
        let mut message = String::with_capacity(2048);
        let first = !std::mem::replace(&mut self.greeted, true);
        let _ = if first {
            let (now, build) = (now_ms(), pages::build());
            writeln!(message, "{{\"v\":{version},\"now\":{now},\"build\":\"{build}\"}}")
        } else {
            writeln!(message, "{{\"v\":{version}}}")
        };
        let changed = if up_to_date { &[][..] } else { &changed[..] };
        changed.iter().for_each(|region| message.push_str(&region.html));
        Some((first || !changed.is_empty()).then(|| pack(message)))
    }
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
