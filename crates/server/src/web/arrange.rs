//! `POST /t/{id}/pace` and `/rematch`: how fast bots answer, and playing again.

use axum::extract::{Path, State};
use axum::response::Response;
use words::problem::Problem;

use super::act::answer;
use super::cookies::{self, Cookie};
use super::refuse;
use crate::limits::Act;
use crate::request::{Caller, Form, secrets};
use crate::tables::{Rights, Table, arrange, find, rematch};
use crate::{App, to_the_end};
use table::company::Pace;

pub async fn pace(State(app): State<App>, Path(id): Path<String>, caller: Caller, form: Form) -> Response {
    answer((app, id, caller, form), Act::Sit, |asked| async move {
        let pace = Pace::from_name(asked.fields.want("pace")?).ok_or(Problem::BadPace)?;
        to_the_end(arrange::set_pace(asked.app, asked.table, asked.rights, pace)).await?;
        Ok(Vec::new())
    })
    .await
}

pub async fn think(State(app): State<App>, Path(id): Path<String>, caller: Caller, form: Form) -> Response {
    answer((app, id, caller, form), Act::Sit, |asked| async move {
        let think = asked.fields.want("think")?.parse().map_err(|()| Problem::BadThink)?;
        to_the_end(arrange::set_think(asked.app, asked.table, asked.rights, think)).await?;
        Ok(Vec::new())
    })
    .await
}

/// Opens the next table unless somebody has done so, and goes there.
pub async fn rematch(State(app): State<App>, Path(id): Path<String>, caller: Caller) -> Response {
    let opened = async {
        app.limits.take(caller.from, Act::Open)?;
        let table = find(&app, &id).await?;
        let rights = table.rights(secrets(caller.seat_cookie(&id)));
        to_the_end(rematch::open(app.clone(), table, rights)).await
    };
    match opened.await {
        Err(problem) => refuse::at_table(&problem.into(), &caller, &id),
        Ok(()) => go_to_rematch(State(app), Path(id), caller).await,
    }
}

/// Goes to the next table, where one's seat is kept for whoever had it here when that table was opened.
pub async fn go_to_rematch(State(app): State<App>, Path(id): Path<String>, caller: Caller) -> Response {
    let went = async {
        app.limits.take(caller.from, Act::Sit)?;
        let table = find(&app, &id).await?;
        let shown = caller.seat_cookie(&id);
        let host = table.rights(secrets(shown)).host;
        let shown = secrets(shown).map(str::to_owned).collect();
        let (next, seats) = to_the_end(rematch::follow(app.clone(), table, shown)).await?;
        Ok((next, Rights { seats, host }))
    };
    match went.await {
        Err(problem) => refuse::page(&problem, &caller),
        Ok((next, rights)) => refuse::see_other(&format!("/t/{}", next.name), kept(&caller, &next, rights)),
    }
}

/// Whoever has been at the next table before may hold newer keys there than we could give them.
fn kept(caller: &Caller, next: &Table, rights: Rights) -> Vec<Cookie> {
    let been_there = cookies::tables(caller).iter().any(|(name, _)| *name == next.name);
    match rights {
        Rights { seats, .. } if !seats.is_empty() => cookies::seated(caller, next, rights),
        Rights { host: true, .. } if !been_there => vec![cookies::keys(caller, next, rights)],
        _ => Vec::new(),
    }
}
