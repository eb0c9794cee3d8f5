//! `GET /api/tables/{id}/stream`: a line of JSON with every change, over a WebSocket or as a response that never ends. A
//! WebSocket takes moves, too.

use std::convert::Infallible;

use axum::Extension;
use axum::body::{Body, Bytes};
use axum::extract::ws::WebSocketUpgrade;
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::extract::{Path, RawQuery, State};
use axum::http::header::CONTENT_TYPE;
use axum::response::{IntoResponse, Response};
use futures_util::stream;
use table::Viewer;
use tokio::sync::watch;
use tokio::time::Interval;
use words::problem::Problem;

use super::errors::ApiError;
use super::moves;
use crate::App;
use crate::audience::{self, ALIVE, Following, Gone, Pass, Showing};
use crate::limits::Act;
use crate::request::{Asker, Peer};
use crate::tables::arrange::Presence;
use crate::tables::play::NotPlayed;
use crate::wire::Frame;

pub async fn stream(
    State(app): State<App>,
    Path(id): Path<String>,
    RawQuery(query): RawQuery,
    asker: Asker,
    peer: Option<Extension<Peer>>,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Result<Response, ApiError> {
    let begun = async {
        app.limits.take(asker.from, Act::Connect)?;
        let (table, who, viewer) = super::tables::viewer(&app, &asker, &id, query.as_deref()).await?;
        let presence = Presence::new(&table, viewer)?;
        let pass = Pass::new(table, who, asker.bearer().unwrap_or(""));
        Ok((presence, Lines { pass, viewer, sent: 0 }))
    };
    let (presence, lines) = begun.await.map_err(|problem| ApiError::new(problem, asker.lang))?;
    Ok(match (upgrade, peer) {
        (Ok(upgrade), Some(Extension(Peer { wire, .. }))) => {
            audience::small(upgrade).on_upgrade(move |socket| {
                let pass = lines.pass.clone();
                let following = Following::begin(socket, wire, presence, lines);
                Box::pin(take_moves(app, asker, pass, following))
            })
        }
        _ => {
            let body = stream::unfold(Endless::new(lines, presence), |mut endless| async {
                let line = endless.next().await?;
                Some((Ok::<_, Infallible>(line), endless))
            });
            ([(CONTENT_TYPE, "application/x-ndjson")], Body::from_stream(body)).into_response()
        }
    })
}

/// The lines one viewer gets.
struct Lines {
    pass: Pass,
    viewer: Viewer,
    sent: u64,
}

impl Showing for Lines {
    fn news(&mut self) -> Result<Option<Frame>, Gone> {
        let (version, line) = self.pass.table.line(self.viewer).map_err(|_| Gone)?;
        self.pass.check()?;
        let new = version != self.sent;
        self.sent = version;
        Ok(new.then_some(line))
    }
}

/// Whoever looks on may also play here: the answer is a line with more moves, or one that says what was wrong.
async fn take_moves(app: App, asker: Asker, mut pass: Pass, mut following: Following) {
    while let Some(text) = following.heard().await {
        if pass.check().is_err() {
            // They have been told to ask again, or are about to be.
            continue;
        }
        if let Err(not_played) = made(&app, &asker, &pass, &text).await {
            let error = ApiError::not_played(not_played, asker.lang).json();
            if following.say(&Frame::text(&format!("{error}\n"))).await.is_err() {
                return;
            }
        }
    }
}

async fn made(app: &App, asker: &Asker, pass: &Pass, text: &str) -> Result<usize, NotPlayed> {
    app.limits.take(asker.from, Act::Move)?;
    let body = serde_json::from_str(text).map_err(|error| Problem::Malformed(error.to_string()));
    let body: moves::Body = body?;
    if pass.who.is_nobody() {
        return Err(Problem::NoSecret.into());
    }
    body.made(app.clone(), pass.table.clone(), pass.who).await
}

/// The same lines for those who cannot be written to from outside.
struct Endless {
    lines: Lines,
    changes: watch::Receiver<u64>,
    heartbeat: Interval,
    _presence: Presence,
}

impl Endless {
    fn new(lines: Lines, presence: Presence) -> Endless {
        Endless {
            changes: lines.pass.table.watch(),
            lines,
            heartbeat: audience::heartbeat(),
            _presence: presence,
        }
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
                _ = self.heartbeat.tick() => return Some(Bytes::from_static(ALIVE.as_bytes())),
            }
        }
    }
}
