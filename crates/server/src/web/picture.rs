//! `GET /t/{id}/picture/{token}`: a picture this viewer may see just now, or could see at the moment looked back at.

use axum::extract::{Path, RawQuery, State};
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use words::problem::Problem;

use super::refuse;
use super::table::{eyes, reader};
use crate::App;
use crate::request::{Caller, Fields};
use crate::tables::find;
use crate::tables::show::PageReader;

/// Kept by this browser alone: the address is good for nobody else.
const KEPT: &str = "private, max-age=86400, immutable";

pub async fn picture(
    State(app): State<App>,
    Path((id, token)): Path<(String, String)>,
    RawQuery(query): RawQuery,
    caller: Caller,
) -> Response {
    let painted = async {
        let fields = Fields::read(query.as_deref().unwrap_or(""))?;
        let table = find(&app, &id).await?;
        let own = reader(&table, &caller, &fields, caller.seat_cookie(&id));
        let at = if fields.get("at").is_some() { Some(fields.number("at")?) } else { None };
        // A moment of the past can be looked at through other eyes once the game is over.
        let viewer = if at.is_some() { eyes(&table, &own, fields.get("as"))? } else { own.viewer };
        table.picture(&PageReader { viewer, ..own }, at, &token)?.ok_or(Problem::NoSuchPage)
    };
    match painted.await {
        Err(problem) => refuse::page(&problem, &caller),
        Ok(painting) => {
            ([(CONTENT_TYPE, painting.mime), (CACHE_CONTROL, KEPT)], painting.body).into_response()
        }
    }
}
