//! What an operator's tools ask, on an address of its own: is it alive, is it ready, and how is it doing?

use std::fs;
use std::time::Duration;

use axum::Router;
use axum::extract::{Request, State};
use axum::http::StatusCode;
use axum::http::header::{CONTENT_TYPE, HOST};
use axum::middleware::{self, Next};
use axum::response::{IntoResponse, Response};
use axum::routing::get;

use crate::App;
use crate::forwarded::is_literal;
use crate::metrics::Text;

/// A disk that takes longer than this is not ready.
const PATIENCE: Duration = Duration::from_secs(2);

pub fn routes(app: App) -> Router {
    Router::new()
        .route("/health/live", get(|| async { "alive\n" }))
        .route("/health/ready", get(ready))
        .route("/metrics", get(metrics))
        .layer(middleware::from_fn(for_this_machine))
        .with_state(app)
}

/// A page of another site can have a name of its own point here and ask in an operator's browser: such a name is refused.
async fn for_this_machine(request: Request, next: Next) -> Response {
    let host = request.headers().get(HOST).and_then(|host| host.to_str().ok());
    if host.is_some_and(is_literal) {
        next.run(request).await
    } else {
        (StatusCode::MISDIRECTED_REQUEST, "ask by address or as localhost\n").into_response()
    }
}

/// Ready is who can store a move now.
async fn ready(State(app): State<App>) -> Response {
    let why = if app.hall.is_closing() {
        "stopping\n"
    } else if !app.hall.store.health().await.is_ok_and(|health| health.in_place) {
        "the database is no longer in its folder\n"
    } else if !matches!(app.hall.clock.timeout(PATIENCE, app.hall.store.resolve()).await, Some(Ok(()))) {
        "the database cannot be written to\n"
    } else {
        return "ready\n".into_response();
    };
    (StatusCode::SERVICE_UNAVAILABLE, why).into_response()
}

async fn metrics(State(app): State<App>) -> Response {
    let mut text = Text::default();
    app.metrics.write(&app.hall.counters, &mut text);
    if let Ok(counts) = app.hall.store.count().await {
        text.number("tables_stored", "gauge", "Tables in the database.", counts.stored as u64);
    }
    if let Ok(health) = app.hall.store.health().await {
        text.number("storage_bytes", "gauge", "The database and its write-ahead file.", health.bytes);
    }
    text.number("tables_awake", "gauge", "Tables in memory.", app.hall.awake() as u64);
    text.number("viewers", "gauge", "Open pages and streams.", app.hall.tables.viewers() as u64);
    if let Some(memory) = resident_bytes() {
        text.number("memory_bytes", "gauge", "Memory in use.", memory);
    }
    ([(CONTENT_TYPE, "text/plain; version=0.0.4; charset=utf-8")], text.0).into_response()
}

/// What the kernel says; nothing where it says nothing.
fn resident_bytes() -> Option<u64> {
    let status = fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    Some(line.trim().strip_suffix(" kB")?.trim().parse::<u64>().ok()? * 1024)
}
