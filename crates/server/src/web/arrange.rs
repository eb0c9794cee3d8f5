//! `POST /t/{id}/pace` and `/rematch`: how fast bots answer, and playing again.

use axum::extract::{Path, State};
use axum::response::Response;
use words::problem::Problem;

use super::act::answer;
use super::{cookies, refuse};
use crate::limits::Act;
use crate::request::{Caller, Form, secrets};
use crate::tables::{arrange, find, open};
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

/// Opens the next table, or finds the one somebody else has opened, and goes there.
pub async fn rematch(State(app): State<App>, Path(id): Path<String>, caller: Caller, form: Form) -> Response {
    let (again, reader, here) = (app.clone(), caller.clone(), id.clone());
    let done = answer((app, id, caller, form), Act::Open, |asked| async move {
        to_the_end(open::rematch(asked.app, asked.table, asked.rights)).await?;
        Ok(Vec::new())
    })
    .await;
    let went_well = done.status().is_success() || !done.headers().contains_key("set-cookie");
    if reader.live || !went_well {
        return done;
    }
    go_to_rematch(State(again), Path(here), reader).await
}

/// Goes to the next table with the same seats: the keys of the new ones for the keys of the old.
pub async fn go_to_rematch(State(app): State<App>, Path(id): Path<String>, caller: Caller) -> Response {
    let found = async {
        let table = find(&app, &id).await?;
        let name = table.core().rematch.clone().ok_or(Problem::NoSuchTable)?;
        let rights = table.rights(secrets(caller.seat_cookie(&id)));
        Ok((rights, find(&app, &name).await?))
    };
    match found.await {
        Err(problem) => refuse::page(&problem, &caller),
        Ok((rights, again)) => {
            let mut kept = vec![cookies::keys(&caller, &again, rights)];
            if !rights.seats.is_empty() {
                kept.push(cookies::sits_at(&caller, &again, rights.seats));
            }
            refuse::see_other(&format!("/t/{}", again.name), kept)
        }
    }
}
