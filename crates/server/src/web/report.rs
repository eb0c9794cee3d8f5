//! `GET /t/{id}/report`: a file that lets somebody else play the table again.

use axum::extract::{Path, State};
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use hall::report as reports;
use hall::tables::find;

use super::refuse;
use crate::App;
use crate::limits::RateClass;
use crate::request::Caller;

pub async fn report(State(app): State<App>, Path(id): Path<String>, caller: Caller) -> Response {
    let written = async {
        app.limits.take(caller.from, RateClass::Report)?;
        let table = find(&app.hall, &id).await?;
        reports::of(&app.hall, &table).await
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
