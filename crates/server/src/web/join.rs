//! `/t/{id}/join/{invitation}`: a link that invites somebody to an empty seat. Looking at it does not use it up.

use std::sync::Arc;

use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use hall::secrets;
use hall::tables::command::Command;
use hall::tables::commit::{Answer, Refusal};
use hall::tables::{Credentials, Table, find};
use hall::text;
use pages::chrome::Notice;
use pages::{Invitation, Reader};
use table::Seat;
use table::company::Sitter;
use words::problem::Problem;

use super::{cookies, refuse};
use crate::App;
use crate::api::errors::status_and_code;
use crate::limits::RateClass;
use crate::painting::face;
use crate::request::{Caller, Form};

pub async fn look(
    State(app): State<App>,
    Path((id, code)): Path<(String, String)>,
    caller: Caller,
) -> Response {
    let found = async {
        // Guessing is hopeless; this only keeps it from being a load.
        app.limits.take(caller.from, RateClass::Sit)?;
        find(&app.hall, &id).await
    };
    match found.await {
        Err(problem) => refuse::page(&problem, &caller),
        Ok(table) => match table.invited(&code) {
            Some(seat) => (StatusCode::OK, page(&table, &caller, &code, seat, None)).into_response(),
            None => spent(&table, &caller),
        },
    }
}

pub async fn accept(
    State(app): State<App>,
    Path((id, code)): Path<(String, String)>,
    caller: Caller,
    form: Form,
) -> Response {
    let found = async {
        app.limits.take(caller.from, RateClass::Sit)?;
        find(&app.hall, &id).await
    };
    let table = match found.await {
        Err(problem) => return refuse::page(&problem, &caller),
        Ok(table) => table,
    };
    let rights = table.rights(secrets::each(caller.seat_cookie(&id)));
    let sat = async {
        let name = form.0?.want("name")?.to_owned();
        let called = cookies::name(&caller, &name);
        let command = Command::Accept { invitation: code.clone(), name };
        let who = Credentials::Shown(caller.seat_cookie(&id).into());
        match table.run(&app.hall, command, who).await.map_err(Refusal::problem)? {
            Answer::Seated(seat, _) => Ok((seat, called)),
            _ => Err(Problem::LinkUsed),
        }
    };
    match sat.await {
        Ok((seat, called)) => {
            let rights = cookies::with_seat(rights, seat);
            let kept = cookies::seated(&caller, &table, rights).into_iter().chain(called).collect();
            refuse::see_other(&table.way_in(rights, seat), kept)
        }
        Err(problem) => match table.invited(&code) {
            Some(seat) => {
                let page = page(&table, &caller, &code, seat, Some(&problem));
                (status_and_code(&problem).0, page).into_response()
            }
            None => spent(&table, &caller),
        },
    }
}

fn page(
    table: &Arc<Table>,
    caller: &Caller,
    code: &str,
    seat: Seat,
    problem: Option<&Problem>,
) -> impl IntoResponse {
    let sitters = table.state().sitters.clone();
    let person = |sitter: &Sitter| match sitter {
        Sitter::Person(name) => Some(text::isolated(name)),
        Sitter::Bot(_) | Sitter::Kept(_) | Sitter::Nobody => None,
    };
    let invitation = Invitation {
        origin: caller.links.clone(),
        people: sitters.iter().filter_map(person).collect(),
        reader: Reader {
            lang: caller.lang,
            theme: caller.theme,
            path: format!("/t/{}/join/{code}", table.name),
        },
        game: (table.game.name(), face(table).files()),
        title: table.game.title(caller.lang),
        table: table.name.clone(),
        seat,
        sitters,
        my_name: cookies::remembered_name(caller),
        notice: problem.map(|problem| Notice { text: problem.say(caller.lang), rule: None }),
    };
    ([refuse::HTML], pages::invitation(&invitation))
}

/// Whoever sits at the table is at home there, perhaps by this very link; others may look on.
fn spent(table: &Table, caller: &Caller) -> Response {
    if !table.rights(secrets::each(caller.seat_cookie(&table.name))).seats.is_empty() {
        return refuse::see_other(&format!("/t/{}", table.name), Vec::new());
    }
    let reader = Reader { lang: caller.lang, theme: caller.theme, path: "/".to_owned() };
    let (status, _) = status_and_code(&Problem::LinkUsed);
    (status, [refuse::HTML], pages::spent_invitation(&reader, &table.name)).into_response()
}
