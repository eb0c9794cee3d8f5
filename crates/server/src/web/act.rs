//! `POST /t/{id}/…`: what a form at a table asks for, done and answered as the page needs it.

use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::{AppendHeaders, IntoResponse, Response};
use axum::routing::{MethodRouter, post};
use hall::secrets;
use hall::tables::command::Command;
use hall::tables::commit::{Answer, Refusal};
use hall::tables::{Credentials, Rights, Table, find};
use serde::de::DeserializeOwned;
use words::problem::Problem;

use super::cookies::{self, Cookie};
use super::refuse;
use crate::limits::RateClass;
use crate::request::{Caller, Fields, Form};
use crate::{App, commands};

/// Where forms of this kind are posted to.
pub fn to<B: DeserializeOwned + Send + 'static>(make: fn(B) -> Command) -> MethodRouter<App> {
    post(move |State(app): State<App>, Path(id): Path<String>, caller: Caller, form: Form| async move {
        let (fields, command) = match form.0 {
            Ok(fields) => {
                let command = commands::of_form(make, &fields);
                (fields, command)
            }
            Err(unreadable) => (Fields::default(), Err(unreadable)),
        };
        answer((app, id, caller), fields, command).await
    })
}

async fn answer(
    (app, id, caller): (App, String, Caller),
    fields: Fields,
    command: Result<Command, Problem>,
) -> Response {
    let done = async {
        app.limits.take(caller.from, command.as_ref().map_or(RateClass::Sit, RateClass::of_command))?;
        let table = find(&app.hall, &id).await?;
        let shown = caller.seat_cookie(&id);
        let rights = table.rights(secrets::each(shown));
        let seat = fields.seat().ok().filter(|_| rights.seats.len() > 1);
        let done = table.run(&app.hall, command?, Credentials::Shown(shown.into())).await?;
        let back = match &done {
            Answer::AtMoment(at, eyes) => format!("/replay?at={at}&as={}", pages::eyes(*eyes)),
            _ => seat.map_or(String::new(), |seat| format!("?as={seat}")),
        };
        Ok::<_, Refusal>((back, kept(&caller, &table, rights, &fields, &done)))
    };
    match done.await {
        Err(refusal) => refuse::at_table(&refusal, &caller, &id),
        Ok((_, cookies)) if caller.live => (StatusCode::NO_CONTENT, AppendHeaders(cookies)).into_response(),
        Ok((back, cookies)) => refuse::see_other(&format!("/t/{id}{back}"), cookies),
    }
}

/// Whoever sits down keeps the key, and is called the same next time; a pace that was chosen is the one at the next table.
fn kept(caller: &Caller, table: &Table, rights: Rights, fields: &Fields, done: &Answer) -> Vec<Cookie> {
    match done {
        Answer::Seated(seat, _) => {
            let called = fields.get("name").and_then(|name| cookies::name(caller, name));
            let rights = cookies::with_seat(rights, *seat);
            cookies::seated(caller, table, rights).into_iter().chain(called).collect()
        }
        Answer::Paced(pace) => vec![cookies::reading(caller, "pace", pace.name())],
        Answer::Moved(_)
        | Answer::TakenBack(_)
        | Answer::TooLate
        | Answer::Hint(_)
        | Answer::Weighed(_)
        | Answer::AtMoment(..)
        | Answer::Arrived(_)
        | Answer::Nothing => Vec::new(),
    }
}
