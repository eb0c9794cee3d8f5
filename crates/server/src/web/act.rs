//! `POST /t/{id}/…`: what every form at a table has in common, and the move itself.

use std::sync::Arc;

use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::{AppendHeaders, IntoResponse, Response};

use words::problem::Problem;

use super::cookies::Cookie;
use super::refuse;
use crate::App;
use crate::limits::Act;
use crate::request::{Caller, Fields, Form, secrets};
use crate::tables::play::{self, Answer, NotPlayed};
use crate::tables::{Rights, Table, find};

/// A form as it arrived at a table.
pub struct Asked {
    pub app: App,
    pub table: Arc<Table>,
    pub rights: Rights,
    pub fields: Fields,
}

/// Reads the form, does what it asks, and answers as the page needs it.
pub async fn answer<F>(
    (app, id, caller, form): (App, String, Caller, Form),
    act: Act,
    work: impl FnOnce(Asked) -> F,
) -> Response
where
    F: Future<Output = Result<Vec<Cookie>, NotPlayed>>,
{
    let done = async {
        app.limits.take(caller.from, act)?;
        let table = find(&app, &id).await?;
        let fields = form.0?;
        let rights = table.rights(secrets(caller.seat_cookie(&id)));
        let seat = fields.seat().ok().filter(|_| rights.seats.len() > 1);
        Ok((seat, work(Asked { app, table, rights, fields }).await?))
    };
    match done.await {
        Err(not_done) => refuse::at_table(&not_done, &caller, &id),
        Ok((_, cookies)) if caller.live => (StatusCode::NO_CONTENT, AppendHeaders(cookies)).into_response(),
        Ok((Some(seat), cookies)) => refuse::see_other(&format!("/t/{id}?as={seat}"), cookies),
        Ok((None, cookies)) => refuse::see_other(&format!("/t/{id}"), cookies),
    }
}

pub async fn play(State(app): State<App>, Path(id): Path<String>, caller: Caller, form: Form) -> Response {
    answer((app, id, caller, form), Act::Move, |asked| async move {
        let moves = asked.fields.all("move").map(str::to_owned).collect();
        let question = u32::try_from(asked.fields.number("question")?);
        let question = question.map_err(|_| Problem::Malformed("question".to_owned()))?;
        let choice = Answer { seat: asked.fields.seat()?, question, moves };
        play::play(asked.app, asked.table, asked.rights, choice).await?;
        Ok(Vec::new())
    })
    .await
}
