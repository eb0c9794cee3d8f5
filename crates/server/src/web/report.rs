//! `GET /t/{id}/report`: a file that lets somebody else play the table again.

use axum::extract::{Path, State};
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};

use super::refuse;
use crate::App;
use crate::limits::Act;
use crate::report as reports;
use crate::request::Caller;
use crate::tables::find;

pub async fn report(State(app): State<App>, Path(id): Path<String>, caller: Caller) -> Response {
    let written = async {
        app.limits.take(caller.from, Act::Report)?;
        let table = find(&app, &id).await?;
        reports::of(&app, &table).await
    };
    match written.await {
        Err(problem) => refuse::page(&problem, &caller),
        Ok(text) => {
            let name = format!("attachment; filename=\"conclave-{id}.txt\"");
            let kind = "text/plain; charset=utf-8".to_owned();
            ([(CONTENT_TYPE, kind), (CONTENT_DISPOSITION, name)], text).into_response()
        }
    }
}
