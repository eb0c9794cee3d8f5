//! `POST /api/tables/{id}/moves`: makes moves, all or none of them.

use std::sync::Arc;

use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::Response;
use serde::Deserialize;
use serde_json::{Value, json};
use table::Viewer;
use words::problem::Problem;

use super::errors::ApiError;
use crate::App;
use crate::limits::Act;
use crate::request::{Caller, Json};
use crate::tables::play::{self, Answer, NotPlayed};
use crate::tables::{Rights, Table};

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Body {
    seat: Option<usize>,
    question: u32,
    moves: Vec<String>,
}

pub async fn play(
    State(app): State<App>,
    Path(id): Path<String>,
    caller: Caller,
    Json(body): Json<Body>,
) -> Result<Response, ApiError> {
    let lang = caller.lang;
    let done = made(app, &id, &caller, body).await.map_err(|error| ApiError::not_played(error, lang))?;
    Ok(super::answer(StatusCode::OK, &done))
}

async fn made(app: App, id: &str, caller: &Caller, body: Result<Body, Problem>) -> Result<Value, NotPlayed> {
    app.limits.take(caller.from, Act::Move)?;
    let (table, rights) = super::table_and_somebody(&app, caller, id).await?;
    body?.made(app, table, rights).await
}

impl Body {
    /// Makes these moves and returns where the seat stands then.
    pub async fn made(self, app: App, table: Arc<Table>, rights: Rights) -> Result<Value, NotPlayed> {
        let seat = super::seat_of(&table, rights, self.seat)?;
        let choice = Answer { seat, question: self.question, moves: self.moves };
        play::play(app, table.clone(), rights, choice).await?;
        let core = table.core();
        let question = core.session.question(seat).map(|question| question.id);
        Ok(json!({"at": core.session.made(Viewer::Seat(seat)), "question": question}))
    }
}
