//! `POST /t/{id}/undo` and `/undo/answer`: taking back, alone or with everybody's consent.

use axum::extract::{Path, State};
use axum::response::Response;
use words::problem::Problem;

use super::act::answer as answer_form;
use crate::limits::Act;
use crate::request::{Caller, Form};
use crate::tables::undo as taking_back;
use crate::{App, to_the_end};

pub async fn undo(State(app): State<App>, Path(id): Path<String>, caller: Caller, form: Form) -> Response {
    answer_form((app, id, caller, form), Act::Move, |asked| async move {
        let seat = asked.fields.seat()?;
        to_the_end(taking_back::undo(asked.app, asked.table, asked.rights, seat)).await?;
        Ok(Vec::new())
    })
    .await
}

pub async fn answer(State(app): State<App>, Path(id): Path<String>, caller: Caller, form: Form) -> Response {
    answer_form((app, id, caller, form), Act::Move, |asked| async move {
        let seat = asked.fields.seat()?;
        let agree = match asked.fields.want("agree")? {
            "yes" => true,
            "no" => false,
            _ => return Err(Problem::Malformed("agree".to_owned()).into()),
        };
        to_the_end(taking_back::answer(asked.app, asked.table, asked.rights, seat, agree)).await?;
        Ok(Vec::new())
    })
    .await
}
