//! `POST /t/{id}/…`: whatever a form at a table asks for, done and answered as the page needs it.

use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::{AppendHeaders, IntoResponse, Response};
use axum::routing::{MethodRouter, post};

use super::cookies::{self, Cookie};
use super::refuse;
use crate::App;
use crate::deeds::{Deed, Done, Verb};
use crate::request::{Caller, Fields, Form, secrets};
use crate::tables::play::NotPlayed;
use crate::tables::{Rights, Table, find};

/// Where forms of this kind are posted to.
pub fn to(verb: Verb) -> MethodRouter<App> {
    post(move |State(app): State<App>, Path(id): Path<String>, caller: Caller, form: Form| async move {
        answer((app, id, caller, form), verb).await
    })
}

async fn answer((app, id, caller, form): (App, String, Caller, Form), verb: Verb) -> Response {
    let done = async {
        app.limits.take(caller.from, verb.act())?;
        let table = find(&app, &id).await?;
        let fields = form.0?;
        let rights = table.rights(secrets(caller.seat_cookie(&id)));
        let seat = fields.seat().ok().filter(|_| rights.seats.len() > 1);
        let done = Deed::of_form(verb, &fields)?.done(app, table.clone(), rights).await?;
        let back = match &done {
            Done::AtMoment(at, eyes) => format!("/replay?at={at}&as={}", pages::eyes(*eyes)),
            _ => seat.map_or(String::new(), |seat| format!("?as={seat}")),
        };
        Ok::<_, NotPlayed>((back, kept(&caller, &table, rights, &fields, &done)))
    };
    match done.await {
        Err(not_done) => refuse::at_table(&not_done, &caller, &id),
        Ok((_, cookies)) if caller.live => (StatusCode::NO_CONTENT, AppendHeaders(cookies)).into_response(),
        Ok((back, cookies)) => refuse::see_other(&format!("/t/{id}{back}"), cookies),
    }
}

/// Whoever sits down keeps the key, and is called the same next time; a pace that was chosen is the one at the next table.
fn kept(caller: &Caller, table: &Table, rights: Rights, fields: &Fields, done: &Done) -> Vec<Cookie> {
    match done {
        Done::Seated(seat, _) => {
            let called = fields.get("name").and_then(|name| cookies::name(caller, name));
            let rights = cookies::with_seat(rights, *seat);
            cookies::seated(caller, table, rights).into_iter().chain(called).collect()
        }
        Done::Paced(pace) => vec![cookies::reading(caller, "pace", pace.name())],
        Done::Moved(_)
        | Done::TakenBack(_)
        | Done::Hint(_)
        | Done::Weighed(_)
        | Done::AtMoment(..)
        | Done::Nothing => Vec::new(),
    }
}
