//! `POST /t/{id}/say` and `/hint`: speaking to the others, and asking a bot for advice.

use axum::extract::{Path, State};
use axum::response::Response;
use table::company::Words;
use words::problem::Problem;

use super::act::answer;
use crate::limits::Act;
use crate::request::{Caller, Form};
use crate::tables::arrange;
use crate::tables::talk::{self, Saying};
use crate::{App, to_the_end};

pub async fn say(State(app): State<App>, Path(id): Path<String>, caller: Caller, form: Form) -> Response {
    answer((app, id, caller, form), Act::Say, |asked| async move {
        let words = match (asked.fields.get("phrase"), asked.fields.get("text")) {
            (Some(phrase), _) => Words::Phrase(phrase.parse().map_err(|()| Problem::BadWords)?),
            (None, Some(text)) => Words::Free(text.to_owned()),
            (None, None) => return Err(Problem::BadWords.into()),
        };
        let to_partners = asked.fields.get("to") == Some("team");
        let saying = Saying { seat: asked.fields.seat()?, words, to_partners };
        to_the_end(talk::say(asked.app, asked.table, asked.rights, saying)).await?;
        Ok(Vec::new())
    })
    .await
}

pub async fn hint(State(app): State<App>, Path(id): Path<String>, caller: Caller, form: Form) -> Response {
    answer((app, id, caller, form), Act::Hint, |asked| async move {
        let seat = asked.fields.seat()?;
        to_the_end(arrange::hint(asked.app, asked.table, asked.rights, seat)).await?;
        Ok(Vec::new())
    })
    .await
}
