//! `POST /t/{id}/sit`, `/bot`, `/stand`, `/fill`: who sits where.

use axum::extract::{Path, State};
use axum::response::Response;
use bots::Strength;
use table::company::{Bot, Sitter};
use words::problem::Problem;

use super::act::answer;
use super::cookies;
use crate::limits::Act;
use crate::request::{Caller, Fields, Form};
use crate::tables::seats;
use crate::{App, to_the_end};

pub async fn sit(State(app): State<App>, Path(id): Path<String>, caller: Caller, form: Form) -> Response {
    let reader = caller.clone();
    answer((app, id, caller, form), Act::Sit, |asked| async move {
        let (seat, name) = (asked.fields.seat()?, asked.fields.want("name")?.to_owned());
        let called = cookies::name(&reader, &name);
        to_the_end(seats::sit(asked.app, asked.table.clone(), asked.rights, seat, name)).await?;
        let rights = cookies::with_seat(asked.rights, seat);
        Ok(cookies::seated(&reader, &asked.table, rights).into_iter().chain(called).collect())
    })
    .await
}

pub async fn bot(State(app): State<App>, Path(id): Path<String>, caller: Caller, form: Form) -> Response {
    answer((app, id, caller, form), Act::Sit, |asked| async move {
        let (seat, bot) = (asked.fields.seat()?, Sitter::Bot(Bot::of(strength(&asked.fields)?)));
        to_the_end(seats::give(asked.app, asked.table, asked.rights, seat, bot)).await?;
        Ok(Vec::new())
    })
    .await
}

pub async fn stand(State(app): State<App>, Path(id): Path<String>, caller: Caller, form: Form) -> Response {
    answer((app, id, caller, form), Act::Sit, |asked| async move {
        let seat = asked.fields.seat()?;
        to_the_end(seats::give(asked.app, asked.table, asked.rights, seat, Sitter::Nobody)).await?;
        Ok(Vec::new())
    })
    .await
}

pub async fn fill(State(app): State<App>, Path(id): Path<String>, caller: Caller, form: Form) -> Response {
    answer((app, id, caller, form), Act::Sit, |asked| async move {
        let strength = strength(&asked.fields)?;
        to_the_end(seats::fill(asked.app, asked.table, asked.rights, strength)).await?;
        Ok(Vec::new())
    })
    .await
}

fn strength(fields: &Fields) -> Result<String, Problem> {
    let strength: Strength = fields.want("strength")?.parse().map_err(|()| Problem::BadStrength)?;
    Ok(strength.to_string())
}
