//! The interface for programs: tables, moves and streams as JSON, with a seat's secret as bearer token.

mod actions;
pub mod errors;
pub mod openapi;
mod seats;
mod stream;
mod tables;

use std::sync::Arc;

use axum::Router;
use axum::http::StatusCode;
use axum::http::header::CONTENT_TYPE;
use axum::response::{IntoResponse, Response};
use axum::routing::{MethodRouter, get, post};
use hall::archive;
use hall::secrets;
use hall::tables::command::Command;
use hall::tables::{Rights, Table, find};
use serde_json::Value;
use words::problem::Problem;

use crate::App;
use crate::request::Caller;

/// Every address, also for the test that compares them with the OpenAPI document.
pub fn paths() -> Vec<(&'static str, MethodRouter<App>)> {
    vec![
        ("/api/openapi.json", get(openapi::document)),
        ("/api/v2/games", get(tables::games)),
        ("/api/v2/tables", get(tables::list).post(tables::open)),
        ("/api/v2/tables/{id}", get(tables::show)),
        ("/api/v2/tables/{id}/log", get(tables::log)),
        ("/api/v2/tables/{id}/report", get(tables::report)),
        ("/api/v2/tables/{id}/stream", get(stream::stream)),
        ("/api/v2/tables/{id}/moves", actions::to(Command::Move)),
        ("/api/v2/tables/{id}/seats/{seat}", post(seats::change)),
        ("/api/v2/tables/{id}/fill", actions::to(Command::Fill)),
        ("/api/v2/tables/{id}/undo", actions::to(Command::Undo)),
        ("/api/v2/tables/{id}/undo/answer", actions::to(Command::Answer)),
        ("/api/v2/tables/{id}/say", actions::to(Command::Say)),
        ("/api/v2/tables/{id}/hint", actions::to(Command::Hint)),
        ("/api/v2/tables/{id}/weigh", actions::to(Command::Weigh)),
        ("/api/v2/tables/{id}/nudge", actions::to(Command::Nudge)),
        ("/api/v2/tables/{id}/lead", actions::to(Command::Lead)),
        ("/api/v2/tables/{id}/remark", actions::to(Command::Remark)),
        ("/api/v2/tables/{id}/delete", actions::to(Command::Delete)),
        ("/api/v2/tables/{id}/go-on", actions::to(Command::GoOn)),
        ("/api/v2/tables/{id}/pace", actions::to(Command::Pace)),
        ("/api/v2/tables/{id}/think", actions::to(Command::Think)),
        ("/api/v2/tables/{id}/rematch", post(actions::rematch)),
    ]
}

pub fn routes() -> Router<App> {
    paths().into_iter().fold(Router::new(), |router, (path, methods)| router.route(path, methods))
}

/// The table and what the token allows there; somebody without a token looks on.
async fn table_and_rights(app: &App, caller: &Caller, id: &str) -> Result<(Arc<Table>, Rights), Problem> {
    let table = find(&app.hall, id).await?;
    let Some(bearer) = caller.bearer() else { return Ok((table, Rights::default())) };
    let rights = table.rights(secrets::each(bearer));
    archive::visit(&app.hall, &table, rights).await;
    if !rights.is_nobody() {
        return Ok((table, rights));
    }
    let put_out = table.state().put_out(secrets::each(bearer)).is_some();
    Err(if put_out { Problem::PutOut } else { Problem::WrongSecret })
}

/// The same for what only those at the table may do.
async fn table_and_somebody(app: &App, caller: &Caller, id: &str) -> Result<(Arc<Table>, Rights), Problem> {
    let (table, rights) = table_and_rights(app, caller, id).await?;
    if rights.is_nobody() { Err(Problem::NoSecret) } else { Ok((table, rights)) }
}

fn answer(status: StatusCode, value: &Value) -> Response {
    (status, [(CONTENT_TYPE, "application/json")], value.to_string()).into_response()
}
