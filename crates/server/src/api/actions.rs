//! `POST /api/v2/tables/{id}/…`: whatever a program asks of a table, done and answered in JSON.

use arena::RankedMove;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::Response;
use axum::routing::{MethodRouter, post};
use hall::secrets;
use hall::spawn_uncancellable;
use hall::tables::command::Command;
use hall::tables::commit::{Answer, Refusal};
use hall::tables::{Rights, Table, find, rematch};
use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use table::Viewer;
use words::problem::Problem;

use super::errors::ApiError;
use crate::limits::RateClass;
use crate::request::{Caller, Json, JsonText};
use crate::{App, commands};

pub type Answered = Result<Response, ApiError>;

/// What every posted request brings.
type Post<T> = (State<App>, Path<String>, Caller, Json<T>);

/// Where requests of this kind are posted to.
pub fn to<B: DeserializeOwned + Send + 'static>(make: fn(B) -> Command) -> MethodRouter<App> {
    post(move |State(app): State<App>, Path(id): Path<String>, caller: Caller, body: JsonText| async move {
        let command = body.0.and_then(|text| commands::of_json(make, &text));
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
    app.limits.take(caller.from, command.as_ref().map_or(RateClass::Sit, RateClass::of_command))?;
    let (table, _) = super::table_and_somebody(&app, caller, id).await?;
    let done = table.run(&app.hall, command?, caller.credentials()).await?;
    Ok(told(&done, &table))
}

/// What came of a command, as programs are told.
fn told(answer: &Answer, table: &Table) -> Value {
    let state = table.state();
    let made = |seat| state.session.made(Viewer::Seat(seat));
    match answer {
        Answer::Moved(seat) => {
            let question = state.session.question(*seat).map(|question| question.id);
            json!({"at": made(*seat), "question": question})
        }
        Answer::TakenBack(seat) => json!({"at": made(*seat), "asked": state.asking.is_some()}),
        Answer::Hint(mv) => json!({ "move": mv }),
        Answer::Weighed(found) => {
            let one = |it: &RankedMove| json!({"move": it.mv, "worth": it.worth});
            json!({"moves": found.iter().map(one).collect::<Vec<_>>()})
        }
        Answer::Seated(seat, key) => json!({"seat": seat, "secret": key}),
        Answer::Paced(_) | Answer::AtMoment(..) | Answer::Arrived(_) | Answer::TooLate | Answer::Nothing => {
            json!({})
        }
    }
}

#[derive(Deserialize, Default)]
#[serde(deny_unknown_fields)]
pub struct OfSeat {
    #[serde(rename = "seat")]
    _seat: Option<usize>,
}

/// The table where the same people play again, with the keys of the seats one had at this one.
pub async fn rematch((State(app), Path(id), caller, Json(body)): Post<OfSeat>) -> Answered {
    let done = async {
        app.limits.take(caller.from, RateClass::Open)?;
        let table = find(&app.hall, &id).await?;
        let _: OfSeat = body?;
        let shown = caller.bearer().ok_or(Problem::NoSecret)?;
        let rights = table.rights(secrets::each(shown));
        let begun = table.state().rematch.is_some();
        if !begun && rights.is_nobody() {
            return Err(Problem::WrongSecret);
        }
        spawn_uncancellable(rematch::open(
            app.hall.clone(),
            caller.from,
            table.clone(),
            caller.credentials(),
        ))
        .await?;
        let shown = secrets::each(shown).map(str::to_owned).collect();
        let (next, seats) = spawn_uncancellable(rematch::follow(app.hall.clone(), table, shown)).await?;
        if seats.is_empty() && rights.is_nobody() {
            return Err(Problem::WrongSecret);
        }
        Ok(super::tables::keys(&next, Rights { seats, host: rights.host }))
    };
    let value = done.await.map_err(|problem| ApiError::new(problem, caller.lang))?;
    Ok(super::answer(StatusCode::OK, &value))
}
