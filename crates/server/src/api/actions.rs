//! `POST /api/v2/tables/{id}/…`: whatever a program asks of a table, done and answered in JSON.

use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::Response;
use axum::routing::{MethodRouter, post};
use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_json::Value;
use words::problem::Problem;

use super::errors::ApiError;
use crate::limits::Act;
use crate::request::{Caller, Json, JsonText, secrets};
use crate::tables::command::Command;
use crate::tables::commit::Refusal;
use crate::tables::{Rights, find, rematch};
use crate::{App, to_the_end};

pub type Answer = Result<Response, ApiError>;

/// What every posted request brings.
type Post<T> = (State<App>, Path<String>, Caller, Json<T>);

/// Where requests of this kind are posted to.
pub fn to<B: DeserializeOwned + Send + 'static>(make: fn(B) -> Command) -> MethodRouter<App> {
    post(move |State(app): State<App>, Path(id): Path<String>, caller: Caller, body: JsonText| async move {
        let command = body.0.and_then(|text| Command::of_json(make, &text));
        let value = tried(app, &id, &caller, command).await;
        let value = value.map_err(|refusal| ApiError::refused(refusal, caller.lang))?;
        Ok::<_, ApiError>(super::answer(StatusCode::OK, &value))
    })
}

async fn tried(
    app: App,
    id: &str,
    caller: &Caller,
    command: Result<Command, Problem>,
) -> Result<Value, Refusal> {
    app.limits.take(caller.from, command.as_ref().map_or(Act::Sit, Command::rate_class))?;
    let (table, _) = super::table_and_somebody(&app, caller, id).await?;
    let done = table.run(&app, command?, caller.credentials()).await?;
    Ok(done.json(&table))
}

#[derive(Deserialize, Default)]
#[serde(deny_unknown_fields)]
pub struct OfSeat {
    #[serde(rename = "seat")]
    _seat: Option<usize>,
}

/// The table where the same people play again, with the keys of the seats one had at this one.
pub async fn rematch((State(app), Path(id), caller, Json(body)): Post<OfSeat>) -> Answer {
    let done = async {
        app.limits.take(caller.from, Act::Open)?;
        let table = find(&app, &id).await?;
        let _: OfSeat = body?;
        let shown = caller.bearer().ok_or(Problem::NoSecret)?;
        let rights = table.rights(secrets(shown));
        let begun = table.core().rematch.is_some();
        if !begun && rights.is_nobody() {
            return Err(Problem::WrongSecret);
        }
        to_the_end(rematch::open(app.clone(), caller.from, table.clone(), caller.credentials())).await?;
        let shown = secrets(shown).map(str::to_owned).collect();
        let (next, seats) = to_the_end(rematch::follow(app.clone(), table, shown)).await?;
        if seats.is_empty() && rights.is_nobody() {
            return Err(Problem::WrongSecret);
        }
        Ok(super::tables::keys(&next, Rights { seats, host: rights.host }))
    };
    let value = done.await.map_err(|problem| ApiError::new(problem, caller.lang))?;
    Ok(super::answer(StatusCode::OK, &value))
}
