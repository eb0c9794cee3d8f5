//! `GET /api/v2/tables/{id}/stream`: a line of JSON with every change, over a WebSocket or as a response that never ends. A
//! WebSocket takes moves, too.

use std::convert::Infallible;
use std::pin::Pin;

use axum::Extension;
use axum::body::{Body, Bytes};
use axum::extract::ws::WebSocketUpgrade;
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::extract::{Path, RawQuery, State};
use axum::http::header::CONTENT_TYPE;
use axum::response::{IntoResponse, Response};
use futures_util::stream;
use hall::audience::{Admission, Gone};
use hall::clock::Ticks;
use hall::tables::arrange::Ending;
use hall::tables::commit::Refusal;
use table::Viewer;
use tokio::sync::watch;
use words::problem::Problem;

use super::errors::ApiError;
use crate::following::{self, ALIVE, Following, Showing, Viewing};
use crate::limits::RateClass;
use crate::painting::json_lines;
use crate::request::{Caller, Peer};
use crate::wire::Packet;
use crate::{App, commands};

pub async fn stream(
    State(app): State<App>,
    Path(id): Path<String>,
    RawQuery(query): RawQuery,
    caller: Caller,
    peer: Option<Extension<Peer>>,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Result<Response, ApiError> {
    let begun = async {
        app.limits.take(caller.from, RateClass::Connect)?;
        let (table, rights, viewer) = super::tables::viewer(&app, &caller, &id, query.as_deref()).await?;
        let viewing = Viewing::begin(&table, viewer, caller.from, peer.as_deref())?;
        let credentials = Admission::new(table, rights, caller.bearer().unwrap_or(""));
        Ok((viewing, JsonViewer { credentials, viewer, sent: 0 }))
    };
    let (viewing, lines) = begun.await.map_err(|problem| ApiError::new(problem, caller.lang))?;
    Ok(match (upgrade, peer) {
        (Ok(upgrade), Some(Extension(Peer { wire, .. }))) => {
            following::small(upgrade).on_upgrade(move |socket| {
                let credentials = lines.credentials.clone();
                let following = Following::begin(socket, wire, viewing, lines);
                Box::pin(take_moves(app, caller, credentials, following))
            })
        }
        _ => {
            let body = stream::unfold(Endless::new(lines, viewing), |mut endless| async {
                let line = endless.next().await?;
                Some((Ok::<_, Infallible>(line), endless))
            });
            ([(CONTENT_TYPE, "application/x-ndjson")], Body::from_stream(body)).into_response()
        }
    })
}

/// The lines one viewer gets.
struct JsonViewer {
    credentials: Admission,
    viewer: Viewer,
    sent: u64,
}

impl Showing for JsonViewer {
    fn news(&mut self) -> Result<Option<Packet>, Gone> {
        let (version, line) = json_lines::line(&self.credentials.table, self.viewer).map_err(|_| Gone)?;
        self.credentials.check()?;
        let new = version != self.sent;
        self.sent = version;
        Ok(new.then_some(line))
    }
}

/// Whoever looks on may also play here: the answer is a line with more moves, or one that says what was wrong.
async fn take_moves(app: App, caller: Caller, mut credentials: Admission, mut following: Following) {
    while let Some(text) = following.heard().await {
        if credentials.check().is_err() {
            // They have been told to ask again, or are about to be.
            continue;
        }
        // In a box of its own: whoever looks on would otherwise keep room for a whole move all the time.
        let made = Box::pin(made(&app, &caller, &credentials, &text)).await;
        if let Err(refusal) = made {
            let error = ApiError::refused(refusal, caller.lang);
            app.metrics.refused(error.code());
            let error = error.json();
            if following.say(&Packet::text(&format!("{error}\n"))).await.is_err() {
                return;
            }
        }
    }
}

async fn made(app: &App, caller: &Caller, credentials: &Admission, text: &str) -> Result<(), Refusal> {
    let command = commands::of_message(text.as_bytes());
    app.limits.take(caller.from, command.as_ref().map_or(RateClass::Move, RateClass::of_command))?;
    if credentials.rights.is_nobody() {
        return Err(Problem::NoSecret.into());
    }
    credentials.table.run(&app.hall, command?, caller.credentials()).await.map(drop)
}

/// The same lines for those who cannot be written to from outside.
struct Endless {
    lines: JsonViewer,
    changes: watch::Receiver<u64>,
    heartbeat: Ticks,
    /// They are here for as long as this is.
    _viewing: Viewing,
    ending: Pin<Box<dyn Future<Output = Ending> + Send>>,
}

impl Endless {
    fn new(lines: JsonViewer, viewing: Viewing) -> Endless {
        let changes = lines.credentials.table.watch();
        let ending = Box::pin(viewing.ending());
        let heartbeat = following::heartbeat(&lines.credentials.table.clock);
        Endless { changes, lines, heartbeat, _viewing: viewing, ending }
    }

    /// The next line; an empty object when nothing happens for a while. None when it cannot go on.
    async fn next(&mut self) -> Option<Bytes> {
        loop {
            self.changes.borrow_and_update();
            if let Some(line) = self.lines.news().ok()? {
                return Some(line.message());
            }
            tokio::select! {
                biased;
                changed = self.changes.changed() => changed.ok()?,
                _ = &mut self.ending => return None,
                () = self.heartbeat.tick() => return Some(Bytes::from_static(ALIVE.as_bytes())),
            }
        }
    }
}
