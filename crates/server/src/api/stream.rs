//! `GET /api/tables/{id}/stream`: a line of JSON with every change, over a WebSocket or as a response that never ends.

use std::convert::Infallible;
use std::sync::Arc;
use std::time::Duration;

use axum::body::{Body, Bytes};
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::extract::ws::{Message, Utf8Bytes, WebSocket, WebSocketUpgrade};
use axum::extract::{Path, RawQuery, State};
use axum::http::header::CONTENT_TYPE;
use axum::response::{IntoResponse, Response};
use futures_util::stream;
use table::Viewer;
use tokio::sync::watch;
use tokio::time::{Instant, Interval, interval_at};
use words::problem::Problem;

use super::errors::ApiError;
use crate::App;
use crate::limits::Act;
use crate::request::Asker;
use crate::tables::Table;
use crate::tables::arrange::Presence;

/// So that a quiet line is known to be alive.
const HEARTBEAT: Duration = Duration::from_secs(20);
/// Viewers send nothing, so they need no room for it.
const BUFFER: usize = 1024;

pub async fn stream(
    State(app): State<App>,
    Path(id): Path<String>,
    RawQuery(query): RawQuery,
    asker: Asker,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Result<Response, ApiError> {
    let begun = async {
        app.limits.take(asker.from, Act::Connect)?;
        let (table, viewer) = super::tables::viewer(&app, &asker, &id, query.as_deref()).await?;
        Lines::begin(table, viewer)
    };
    let lines = begun.await.map_err(|problem| ApiError::new(problem, asker.lang))?;
    Ok(match upgrade {
        Ok(upgrade) => small(upgrade).on_upgrade(move |socket| Box::pin(push(socket, lines))),
        Err(_) => {
            let body = stream::unfold(lines, |mut lines| async {
                let line = lines.next().await?;
                Some((Ok::<_, Infallible>(Bytes::from(line)), lines))
            });
            ([(CONTENT_TYPE, "application/x-ndjson")], Body::from_stream(body)).into_response()
        }
    })
}

/// Ticks as often as a quiet line must show that it is alive; one timer for each viewer, never set again.
pub fn heartbeat() -> Interval {
    interval_at(Instant::now() + HEARTBEAT, HEARTBEAT)
}

/// An upgrade that costs little memory for each viewer.
pub fn small(upgrade: WebSocketUpgrade) -> WebSocketUpgrade {
    upgrade
        .read_buffer_size(BUFFER)
        .write_buffer_size(0)
        .max_write_buffer_size(1 << 20)
        .max_message_size(BUFFER)
        .max_frame_size(BUFFER)
}

/// The lines one viewer gets. Whoever is slow gets the newest and skips the others.
struct Lines {
    table: Arc<Table>,
    viewer: Viewer,
    changes: watch::Receiver<u64>,
    heartbeat: Interval,
    sent: u64,
    _presence: Presence,
}

impl Lines {
    fn begin(table: Arc<Table>, viewer: Viewer) -> Result<Lines, Problem> {
        let presence = Presence::new(&table, viewer)?;
        let heartbeat = heartbeat();
        Ok(Lines { viewer, changes: table.watch(), heartbeat, sent: 0, table, _presence: presence })
    }

    /// The next line; an empty object when nothing happens for a while. None when it cannot go on.
    async fn next(&mut self) -> Option<Utf8Bytes> {
        loop {
            self.changes.borrow_and_update();
            let (version, line) = self.table.line(self.viewer).ok()?;
            if version != self.sent {
                self.sent = version;
                return Some(line);
            }
            tokio::select! {
                biased;
                changed = self.changes.changed() => changed.ok()?,
                _ = self.heartbeat.tick() => return Some(Utf8Bytes::from_static("{}\n")),
            }
        }
    }
}

async fn push(mut socket: WebSocket, mut lines: Lines) {
    loop {
        tokio::select! {
            line = lines.next() => {
                let Some(line) = line else { return };
                if socket.send(Message::Text(line)).await.is_err() {
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
