//! The interface for programs: tables, moves and streams as JSON, with a seat's secret as bearer token.

mod actions;
pub mod errors;
mod moves;
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
use serde_json::Value;
use table::Seat;
use words::problem::Problem;

use crate::request::{Caller, secrets};
use crate::tables::{Rights, Table, find};
use crate::{App, archive};

/// Every address, also for the test that compares them with the OpenAPI document.
pub fn paths() -> Vec<(&'static str, MethodRouter<App>)> {
    vec![
        ("/api/openapi.json", get(openapi::document)),
        ("/api/games", get(tables::games)),
        ("/api/tables", get(tables::list).post(tables::open)),
        ("/api/tables/{id}", get(tables::show)),
        ("/api/tables/{id}/log", get(tables::log)),
        ("/api/tables/{id}/report", get(tables::report)),
        ("/api/tables/{id}/stream", get(stream::stream)),
        ("/api/tables/{id}/moves", post(moves::play)),
        ("/api/tables/{id}/seats/{seat}", post(seats::change)),
        ("/api/tables/{id}/fill", post(seats::fill)),
        ("/api/tables/{id}/undo", post(actions::undo)),
        ("/api/tables/{id}/undo/answer", post(actions::answer)),
        ("/api/tables/{id}/say", post(actions::say)),
        ("/api/tables/{id}/hint", post(actions::hint)),
        ("/api/tables/{id}/pace", post(actions::pace)),
        ("/api/tables/{id}/think", post(actions::think)),
        ("/api/tables/{id}/rematch", post(actions::rematch)),
    ]
}

pub fn routes() -> Router<App> {
    paths().into_iter().fold(Router::new(), |router, (path, methods)| router.route(path, methods))
}

/// The table and what the token allows there; somebody without a token looks on.
async fn table_and_rights(app: &App, caller: &Caller, id: &str) -> Result<(Arc<Table>, Rights), Problem> {
    let table = find(app, id).await?;
    let Some(bearer) = caller.bearer() else { return Ok((table, Rights::default())) };
    let rights = table.rights(secrets(bearer));
    archive::visit(app, &table, rights).await;
    if rights.is_nobody() { Err(Problem::WrongSecret) } else { Ok((table, rights)) }
}

/// The same for what only those at the table may do.
async fn table_and_somebody(app: &App, caller: &Caller, id: &str) -> Result<(Arc<Table>, Rights), Problem> {
    let (table, rights) = table_and_rights(app, caller, id).await?;
    if rights.is_nobody() { Err(Problem::NoSecret) } else { Ok((table, rights)) }
}

/// The seat asked for, or the only one the token gives.
fn seat_of(table: &Table, rights: Rights, asked: Option<usize>) -> Result<Seat, Problem> {
    match asked {
        Some(index) => table.seat(index),
        None if rights.seats.len() == 1 => rights.seats.iter().next().ok_or(Problem::NoSuchSeat),
        None => Err(Problem::Malformed("seat".to_owned())),
    }
}

fn answer(status: StatusCode, value: &Value) -> Response {
    (status, [(CONTENT_TYPE, "application/json")], value.to_string()).into_response()
}
