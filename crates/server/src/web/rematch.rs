//! `POST /t/{id}/rematch`: playing again with the same people.

use axum::extract::{Path, State};
use axum::response::Response;
use hall::secrets;
use hall::spawn_uncancellable;
use hall::tables::{Credentials, Rights, Table, find, rematch};

use super::cookies::{self, Cookie};
use super::refuse;
use crate::App;
use crate::limits::RateClass;
use crate::request::Caller;

/// Opens the next table unless somebody has done so, and goes there.
pub async fn rematch(State(app): State<App>, Path(id): Path<String>, caller: Caller) -> Response {
    let opened = async {
        app.limits.take(caller.from, RateClass::Open)?;
        let table = find(&app.hall, &id).await?;
        let who = Credentials::Shown(caller.seat_cookie(&id).into());
        spawn_uncancellable(rematch::open(app.hall.clone(), caller.from, table, who)).await
    };
    match opened.await {
        Err(problem) => refuse::at_table(&problem.into(), &caller, &id),
        Ok(()) => go_to_rematch(State(app), Path(id), caller).await,
    }
}

/// Goes to the next table, where one's seat is kept for whoever had it here when that table was opened.
pub async fn go_to_rematch(State(app): State<App>, Path(id): Path<String>, caller: Caller) -> Response {
    let went = async {
        app.limits.take(caller.from, RateClass::Sit)?;
        let table = find(&app.hall, &id).await?;
        let shown = caller.seat_cookie(&id);
        let host = table.rights(secrets::each(shown)).host;
        let shown = secrets::each(shown).map(str::to_owned).collect();
        let (next, seats) = spawn_uncancellable(rematch::follow(app.hall.clone(), table, shown)).await?;
        Ok((next, Rights { seats, host }))
    };
    match went.await {
        Err(problem) => refuse::page(&problem, &caller),
        Ok((next, rights)) => refuse::see_other(&format!("/t/{}", next.name), kept(&caller, &next, rights)),
    }
}

/// Whoever has been at the next table before may hold newer keys there than we could give them.
fn kept(caller: &Caller, next: &Table, rights: Rights) -> Vec<Cookie> {
    let been_there = cookies::tables(caller).iter().any(|(name, ..)| *name == next.name);
    match rights {
        Rights { seats, .. } if !seats.is_empty() => cookies::seated(caller, next, rights),
        Rights { host: true, .. } if !been_there => vec![cookies::keys(caller, next, rights)],
        _ => Vec::new(),
    }
}
