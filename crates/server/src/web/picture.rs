//! `GET /t/{id}/picture/{token}`: a picture this viewer may see just now, or could see at the moment looked back at.

use axum::extract::{Path, RawQuery, State};
use axum::http::HeaderMap;
use axum::http::header::{ACCEPT_ENCODING, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_TYPE, VARY};
use axum::response::{IntoResponse, Response};
use hall::tables::{find, guarded};
use pages::Painting;
use words::problem::Problem;

use super::refuse;
use super::table::{eyes, reader};
use crate::limits::RateClass;
use crate::painting::look_back::earlier_picture;
use crate::painting::{self, PageReader};
use crate::request::{Caller, Fields};
use crate::{App, deflate};

/// Kept by this browser alone: the address is good for nobody else.
const KEPT: &str = "private, max-age=86400, immutable";

pub async fn picture(
    State(app): State<App>,
    Path((id, token)): Path<(String, String)>,
    RawQuery(query): RawQuery,
    headers: HeaderMap,
    caller: Caller,
) -> Response {
    let painted = async {
        let fields = Fields::read(query.as_deref().unwrap_or(""))?;
        let table = find(&app.hall, &id).await?;
        let own = reader(&table, &caller, &fields, caller.seat_cookie(&id));
        let at = if fields.get("at").is_some() { Some(fields.number("at")?) } else { None };
        // A moment of the past can be looked at through other eyes once the game is over.
        let viewer = if at.is_some() { eyes(&table, &own, fields.get("as"))? } else { own.viewer };
        let reader = PageReader { viewer, ..own };
        let painting = match at {
            None => painting::picture(&table, &reader, &token)?,
            Some(at) => {
                app.limits.take(caller.from, RateClass::Look)?;
                earlier_picture((&app.hall, caller.from), &table, reader, (at, token)).await?
            }
        };
        painting.ok_or(Problem::NoSuchPage)
    };
    match painted.await {
        Err(problem) => refuse::page(&problem, &caller),
        Ok(painting) => send(painting, &headers),
    }
}

/// `GET /cards/{game}/{id}/picture/{token}`: a picture of a card's example, which is nobody's secret.
pub async fn of_example(
    State(app): State<App>,
    Path((game, id, token)): Path<(String, String, String)>,
    RawQuery(query): RawQuery,
    headers: HeaderMap,
    caller: Caller,
) -> Response {
    let painted = || {
        app.limits.take(caller.from, RateClass::Look)?;
        let step = Fields::read(query.as_deref().unwrap_or(""))?.number("step")?;
        let painting = guarded(|| app.face(&game).map(|game| game.example_picture(&id, step, &token)))??;
        painting.ok_or(Problem::NoSuchPage)
    };
    match painted() {
        Err(problem) => refuse::page(&problem, &caller),
        Ok(painting) => send(painting, &headers),
    }
}

/// Pictures are drawings, which is text: packed they are a quarter as large.
fn send(painting: Painting, headers: &HeaderMap) -> Response {
    let known = headers.get(ACCEPT_ENCODING).and_then(|value| value.to_str().ok());
    let kind = [(CONTENT_TYPE, painting.mime), (CACHE_CONTROL, KEPT), (VARY, "accept-encoding")];
    if known.is_some_and(|known| known.contains("gzip")) {
        return (kind, [(CONTENT_ENCODING, "gzip")], deflate::gzip_quickly(&painting.body)).into_response();
    }
    (kind, painting.body).into_response()
}
