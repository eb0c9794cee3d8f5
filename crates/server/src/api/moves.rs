//! `POST /api/tables/{id}/moves`: makes moves, all or none of them.

use std::sync::Arc;

use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::Response;
use serde::Deserialize;
use serde_json::json;
use words::problem::Problem;

use super::errors::ApiError;
use crate::App;
use crate::limits::Act;
use crate::request::{Asker, Json};
use crate::tables::play::{self, Choice, NotPlayed};
use crate::tables::{Table, Who};

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Body {
    seat: Option<usize>,
    at: usize,
    moves: Vec<String>,
}

pub async fn play(
    State(app): State<App>,
    Path(id): Path<String>,
    asker: Asker,
    Json(body): Json<Body>,
) -> Result<Response, ApiError> {
    let lang = asker.lang;
    let made = made(app, &id, &asker, body).await.map_err(|error| ApiError::not_played(error, lang))?;
    Ok(super::answer(StatusCode::OK, &json!({ "at": made })))
}

async fn made(app: App, id: &str, asker: &Asker, body: Result<Body, Problem>) -> Result<usize, NotPlayed> {
    app.limits.take(asker.from, Act::Move)?;
    let (table, who) = super::table_and_somebody(&app, asker, id).await?;
    body?.made(app, table, who).await
}

impl Body {
    /// Makes these moves and returns how many have been made by then.
    pub async fn made(self, app: App, table: Arc<Table>, who: Who) -> Result<usize, NotPlayed> {
        let seat = super::seat_of(&table, who, self.seat)?;
        let choice = Choice { seat, at: self.at, moves: self.moves };
        play::play(app, table, who, choice).await
    }
}
