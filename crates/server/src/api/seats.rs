//! `/api/v2/tables/{id}/seats/{seat}`: a person, a bot or nobody, at any moment.

use axum::extract::{Path, State};
use axum::http::StatusCode;
use hall::tables::commit::{Answer, Refusal};
use serde_json::{Value, json};
use words::problem::Problem;

use super::actions;
use super::errors::ApiError;
use super::tables::SitterWish;
use crate::App;
use crate::limits::RateClass;
use crate::request::{Caller, Json};

pub async fn change(
    State(app): State<App>,
    Path((id, seat)): Path<(String, String)>,
    caller: Caller,
    Json(wish): Json<SitterWish>,
) -> actions::Answered {
    let changed = async {
        app.limits.take(caller.from, RateClass::Sit)?;
        let (table, rights) = super::table_and_rights(&app, &caller, &id).await?;
        let seat = table.seat(seat.parse().map_err(|_| Problem::NoSuchSeat)?)?;
        let wish = wish?;
        if rights.is_nobody() && !matches!(wish, SitterWish::Person { .. }) {
            return Err(Problem::NoSecret.into());
        }
        match table.run(&app.hall, wish.command(seat.index()), caller.credentials()).await? {
            Answer::Seated(seat, secret) => Ok(json!({"seat": seat, "secret": secret})),
            _ => Ok(json!({ "seat": seat })),
        }
    };
    let value: Value = changed.await.map_err(|refusal: Refusal| ApiError::refused(refusal, caller.lang))?;
    Ok(super::answer(StatusCode::OK, &value))
}
