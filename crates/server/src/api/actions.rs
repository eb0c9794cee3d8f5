//! What else a program can ask of a table: taking back, talk, advice, pace, and playing again.

use std::sync::Arc;

use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::Response;
use serde::Deserialize;
use serde_json::{Value, json};
use table::company::Words;
use table::{Seat, Viewer};
use words::problem::Problem;

use super::errors::ApiError;
use crate::limits::Act;
use crate::request::{Caller, Json, secrets};
use crate::tables::talk::{self, Saying};
use crate::tables::{Rights, Table, arrange, find, rematch, undo};
use crate::{App, to_the_end};
use table::company::Pace;

pub type Answer = Result<Response, ApiError>;

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

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ThinkWish {
    think: String,
}

/// What every posted request brings.
pub type Post<T> = (State<App>, Path<String>, Caller, Json<T>);

/// Somebody at a table who asks for something.
pub struct Asked {
    pub app: App,
    pub table: Arc<Table>,
    pub rights: Rights,
}

impl Asked {
    fn seat(&self, asked: Option<usize>) -> Result<Seat, Problem> {
        super::seat_of(&self.table, self.rights, asked)
    }
}

/// Reads who asks and what, does it, and answers.
pub async fn done<T, F>(
    (State(app), Path(id), caller, Json(body)): Post<T>,
    act: Act,
    work: impl FnOnce(Asked, T) -> F,
) -> Answer
where
    F: Future<Output = Result<Value, Problem>>,
{
    let done = async {
        app.limits.take(caller.from, act)?;
        let (table, rights) = super::table_and_somebody(&app, &caller, &id).await?;
        work(Asked { app, table, rights }, body?).await
    };
    let value = done.await.map_err(|problem| ApiError::new(problem, caller.lang))?;
    Ok(super::answer(StatusCode::OK, &value))
}

pub async fn undo(post: Post<OfSeat>) -> Answer {
    done(post, Act::Move, |asked, body| async move {
        let seat = asked.seat(body.seat)?;
        to_the_end(undo::undo(asked.app, asked.table.clone(), asked.rights, seat)).await?;
        Ok(taken_back(&asked.table, seat))
    })
    .await
}

pub async fn answer(post: Post<Agreement>) -> Answer {
    done(post, Act::Move, |asked, body| async move {
        let seat = asked.seat(body.seat)?;
        to_the_end(undo::answer(asked.app, asked.table.clone(), asked.rights, seat, body.agree)).await?;
        Ok(taken_back(&asked.table, seat))
    })
    .await
}

fn taken_back(table: &Table, seat: Seat) -> Value {
    let core = table.core();
    json!({"at": core.session.made(Viewer::Seat(seat)), "asked": core.asking.is_some()})
}

pub async fn say(post: Post<Speech>) -> Answer {
    done(post, Act::Say, |asked, body| async move {
        let words = match (body.phrase, body.text) {
            (Some(phrase), None) => Words::Phrase(phrase.parse().map_err(|()| Problem::BadWords)?),
            (None, Some(text)) => Words::Free(text),
            _ => return Err(Problem::BadWords),
        };
        let to_partners = match body.to.as_deref() {
            None | Some("all") => false,
            Some("team") => true,
            Some(other) => return Err(Problem::Malformed(format!("to: {other}"))),
        };
        let saying = Saying { seat: asked.seat(body.seat)?, words, to_partners };
        to_the_end(talk::say(asked.app, asked.table, asked.rights, saying)).await?;
        Ok(json!({}))
    })
    .await
}

pub async fn hint(post: Post<OfSeat>) -> Answer {
    done(post, Act::Hint, |asked, body| async move {
        let seat = asked.seat(body.seat)?;
        let mv = to_the_end(arrange::hint(asked.app, asked.table, asked.rights, seat)).await?;
        Ok(json!({ "move": mv }))
    })
    .await
}

pub async fn pace(post: Post<PaceWish>) -> Answer {
    done(post, Act::Sit, |asked, body| async move {
        let pace = Pace::from_name(&body.pace).ok_or(Problem::BadPace)?;
        to_the_end(arrange::set_pace(asked.app, asked.table, asked.rights, pace)).await?;
        Ok(json!({}))
    })
    .await
}

pub async fn think(post: Post<ThinkWish>) -> Answer {
    done(post, Act::Sit, |asked, body| async move {
        let think = body.think.parse().map_err(|()| Problem::BadThink)?;
        to_the_end(arrange::set_think(asked.app, asked.table, asked.rights, think)).await?;
        Ok(json!({}))
    })
    .await
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
        to_the_end(rematch::open(app.clone(), table.clone(), rights)).await?;
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
