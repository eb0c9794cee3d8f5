//! What else a program can ask of a table: taking back, talk, advice, pace, and playing again.

use std::sync::Arc;

use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::Response;
use pages::room::Words;
use serde::Deserialize;
use serde_json::{Value, json};
use table::Seat;
use words::problem::Problem;

use super::errors::ApiError;
use crate::limits::Act;
use crate::pace::Pace;
use crate::request::{Asker, Json};
use crate::tables::talk::{self, Saying};
use crate::tables::{Table, Who, arrange, find, open, undo};
use crate::{App, to_the_end};

type Answer = Result<Response, ApiError>;

#[derive(Deserialize, Default)]
#[serde(deny_unknown_fields)]
pub struct OfSeat {
    seat: Option<usize>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Agreement {
    seat: Option<usize>,
    agree: bool,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Speech {
    seat: Option<usize>,
    phrase: Option<String>,
    text: Option<String>,
    to: Option<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PaceWish {
    pace: String,
}

/// Who asks for what, at which table.
struct Request {
    app: App,
    table: Arc<Table>,
    who: Who,
}

async fn request(app: App, asker: &Asker, id: &str, act: Act) -> Result<Request, Problem> {
    app.limits.take(asker.from, act)?;
    let (table, who) = super::table_and_somebody(&app, asker, id).await?;
    Ok(Request { app, table, who })
}

impl Request {
    fn seat(&self, asked: Option<usize>) -> Result<Seat, Problem> {
        super::seat_of(&self.table, self.who, asked)
    }
}

fn told(asker: &Asker, result: Result<Value, Problem>) -> Answer {
    let value = result.map_err(|problem| ApiError::new(problem, asker.lang))?;
    Ok(super::answer(StatusCode::OK, &value))
}

pub async fn undo(
    State(app): State<App>,
    Path(id): Path<String>,
    asker: Asker,
    Json(body): Json<OfSeat>,
) -> Answer {
    let done = async {
        let request = request(app, &asker, &id, Act::Move).await?;
        let seat = request.seat(body?.seat)?;
        to_the_end(undo::undo(request.app, request.table.clone(), request.who, seat)).await?;
        let core = request.table.core();
        Ok(json!({"at": core.session.made(), "asked": core.asking.is_some()}))
    };
    told(&asker, done.await)
}

pub async fn answer(
    State(app): State<App>,
    Path(id): Path<String>,
    asker: Asker,
    Json(body): Json<Agreement>,
) -> Answer {
    let done = async {
        let request = request(app, &asker, &id, Act::Move).await?;
        let body = body?;
        let seat = request.seat(body.seat)?;
        to_the_end(undo::answer(request.app, request.table.clone(), request.who, seat, body.agree)).await?;
        let core = request.table.core();
        Ok(json!({"at": core.session.made(), "asked": core.asking.is_some()}))
    };
    told(&asker, done.await)
}

pub async fn say(
    State(app): State<App>,
    Path(id): Path<String>,
    asker: Asker,
    Json(body): Json<Speech>,
) -> Answer {
    let done = async {
        let request = request(app, &asker, &id, Act::Say).await?;
        let body = body?;
        let words = match (body.phrase, body.text) {
            (Some(id), None) => Words::Phrase(id),
            (None, Some(text)) => Words::Free(text),
            _ => return Err(Problem::BadWords),
        };
        let to_partners = match body.to.as_deref() {
            None | Some("all") => false,
            Some("team") => true,
            Some(other) => return Err(Problem::Malformed(format!("to: {other}"))),
        };
        let saying = Saying { seat: request.seat(body.seat)?, words, to_partners };
        to_the_end(talk::say(request.app, request.table, request.who, saying)).await?;
        Ok(json!({}))
    };
    told(&asker, done.await)
}

pub async fn hint(
    State(app): State<App>,
    Path(id): Path<String>,
    asker: Asker,
    Json(body): Json<OfSeat>,
) -> Answer {
    let done = async {
        let request = request(app, &asker, &id, Act::Hint).await?;
        let seat = request.seat(body?.seat)?;
        let mv = to_the_end(arrange::hint(request.app, request.table, request.who, seat)).await?;
        Ok(json!({ "move": mv }))
    };
    told(&asker, done.await)
}

pub async fn pace(
    State(app): State<App>,
    Path(id): Path<String>,
    asker: Asker,
    Json(body): Json<PaceWish>,
) -> Answer {
    let done = async {
        let request = request(app, &asker, &id, Act::Sit).await?;
        let pace = Pace::from_name(&body?.pace).ok_or(Problem::BadPace)?;
        to_the_end(arrange::set_pace(request.app, request.table, request.who, pace)).await?;
        Ok(json!({}))
    };
    told(&asker, done.await)
}

/// The table where the same people play again, with the keys of the seats one holds at this one.
pub async fn rematch(
    State(app): State<App>,
    Path(id): Path<String>,
    asker: Asker,
    Json(body): Json<OfSeat>,
) -> Answer {
    let done = async {
        let request = request(app.clone(), &asker, &id, Act::Open).await?;
        body?;
        let who = request.who;
        let name = to_the_end(open::rematch(request.app, request.table, who)).await?;
        let again = find(&app, &name).await?;
        let key = |seat| json!({"seat": seat, "secret": again.seat_secret(seat)});
        let keys: Vec<Value> = who.seats.iter().map(key).collect();
        let host = who.host.then(|| again.host_secret().to_owned());
        Ok(json!({"table": name, "link": format!("/t/{name}"), "host": host, "seats": keys}))
    };
    told(&asker, done.await)
}
