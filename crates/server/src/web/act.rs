//! `POST /t/{id}/…`: what every form at a table has in common, and the move itself.

use std::sync::Arc;

use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::{AppendHeaders, IntoResponse, Response};

use super::cookies::Cookie;
use super::refuse;
use crate::App;
use crate::limits::Act;
use crate::request::{Asker, Fields, Form, secrets};
use crate::tables::play::{self, Choice, NotPlayed};
use crate::tables::{Table, Who, find};

/// A form as it arrived at a table.
pub struct Asked {
    pub app: App,
    pub table: Arc<Table>,
    pub who: Who,
    pub fields: Fields,
}

/// Reads the form, does what it asks, and answers as the page needs it.
pub async fn answer<F>(
    (app, id, asker, form): (App, String, Asker, Form),
    act: Act,
    work: impl FnOnce(Asked) -> F,
) -> Response
where
    F: Future<Output = Result<Vec<Cookie>, NotPlayed>>,
{
    let done = async {
        app.limits.take(asker.from, act)?;
        let table = find(&app, &id).await?;
        let fields = form.0?;
        let who = table.who(secrets(asker.seat_cookie(&id)));
        let seat = fields.seat().ok().filter(|_| who.seats.len() > 1);
        Ok((seat, work(Asked { app, table, who, fields }).await?))
    };
    match done.await {
        Err(not_done) => refuse::at_table(&not_done, &asker, &id),
        Ok((_, cookies)) if asker.live => (StatusCode::NO_CONTENT, AppendHeaders(cookies)).into_response(),
        Ok((Some(seat), cookies)) => refuse::see_other(&format!("/t/{id}?as={seat}"), cookies),
        Ok((None, cookies)) => refuse::see_other(&format!("/t/{id}"), cookies),
    }
}

pub async fn play(State(app): State<App>, Path(id): Path<String>, asker: Asker, form: Form) -> Response {
    answer((app, id, asker, form), Act::Move, |asked| async move {
        let moves = asked.fields.all("move").map(str::to_owned).collect();
        let choice = Choice { seat: asked.fields.seat()?, at: asked.fields.number("at")?, moves };
        play::play(asked.app, asked.table, asked.who, choice).await?;
        Ok(Vec::new())
    })
    .await
}
