//! `/api/v2/tables/{id}/seats/{seat}`: a person, a bot or nobody, at any moment.

use axum::extract::{Path, State};
use axum::http::StatusCode;
use serde_json::{Value, json};
use table::company::Sitter;
use words::problem::Problem;

use super::actions::Answer;
use super::errors::ApiError;
use super::tables::SitterWish;
use crate::limits::Act;
use crate::request::{Caller, Json};
use crate::tables::seats;
use crate::{App, to_the_end};

pub async fn change(
    State(app): State<App>,
    Path((id, seat)): Path<(String, String)>,
    caller: Caller,
    Json(wish): Json<SitterWish>,
) -> Answer {
    let changed = async {
        app.limits.take(caller.from, Act::Sit)?;
        let (table, rights) = super::table_and_rights(&app, &caller, &id).await?;
        let seat = table.seat(seat.parse().map_err(|_| Problem::NoSuchSeat)?)?;
        match wish?.read()? {
            Sitter::Person(name) => {
                let secret = to_the_end(seats::sit(app.clone(), table, rights, seat, name)).await?;
                Ok(json!({"seat": seat, "secret": secret}))
            }
            _ if rights.is_nobody() => Err(Problem::NoSecret),
            sitter => {
                to_the_end(seats::give(app.clone(), table, rights, seat, sitter)).await?;
                Ok(json!({ "seat": seat }))
            }
        }
    };
    let value: Value = changed.await.map_err(|problem| ApiError::new(problem, caller.lang))?;
    Ok(super::answer(StatusCode::OK, &value))
}
