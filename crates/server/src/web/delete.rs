//! `/t/{id}/delete`: the end of a table.

use axum::extract::{Path, State};
use axum::response::{AppendHeaders, IntoResponse, Response};
use hall::secrets;
use hall::secrets::same;
use hall::spawn_uncancellable;
use hall::tables::command::{Command, Deletion};
use hall::tables::commit::Refusal;
use hall::tables::{Credentials, delete, find};
use pages::{DeletePage, Reader};
use words::problem::Problem;

use super::{cookies, refuse};
use crate::App;
use crate::limits::RateClass;
use crate::painting::face;
use crate::request::{Caller, Form};

/// Whether one is sure, on a page of its own.
pub async fn ask(State(app): State<App>, Path(id): Path<String>, caller: Caller) -> Response {
    match find(&app.hall, &id).await {
        Ok(table) if table.rights(secrets::each(caller.seat_cookie(&id))).host => {
            let about = Some((table.game.name(), face(&table).files(), table.game.title(caller.lang)));
            delete_page(&caller, &id, about)
        }
        Err(Problem::PutAway) if opened(&app, &caller, &id) => delete_page(&caller, &id, None),
        Ok(_) => refuse::page(&Problem::HostOnly, &caller),
        Err(problem) => refuse::page(&problem, &caller),
    }
}

pub async fn delete(State(app): State<App>, Path(id): Path<String>, caller: Caller, form: Form) -> Response {
    let done = async {
        app.limits.take(caller.from, RateClass::Sit)?;
        if form.0?.get("sure") != Some("yes") {
            return Err(Problem::Malformed("sure".to_owned()));
        }
        match find(&app.hall, &id).await {
            Ok(table) => {
                let who = Credentials::Shown(caller.seat_cookie(&id).into());
                let delete = Command::Delete(Deletion { sure: true });
                table.run(&app.hall, delete, who).await.map(drop).map_err(Refusal::problem)
            }
            Err(Problem::PutAway) if opened(&app, &caller, &id) => {
                spawn_uncancellable(delete::delete_put_away(app.hall.clone(), id.clone())).await
            }
            Err(problem) => Err(problem),
        }
    };
    match done.await {
        Err(problem) => refuse::page(&problem, &caller),
        Ok(()) => {
            let reader = Reader { lang: caller.lang, theme: caller.theme, path: "/".to_owned() };
            let forgotten = AppendHeaders(cookies::gone(&caller, &id));
            ([refuse::HTML], forgotten, pages::deleted(&reader)).into_response()
        }
    }
}

/// Whether this browser opened the table of this name, awake, asleep or put away.
pub fn opened(app: &App, caller: &Caller, id: &str) -> bool {
    let host = app.hall.key.host(id);
    secrets::each(caller.seat_cookie(id)).any(|secret| same(secret, &host))
}

fn delete_page(
    caller: &Caller,
    id: &str,
    about: Option<(&'static str, &'static pages::GameFiles, words::Label)>,
) -> Response {
    let (game, title) = about.map(|(name, files, title)| ((name, files), title)).unzip();
    let away = title.is_none().then(|| Problem::PutAway.say(caller.lang));
    let reader = Reader { lang: caller.lang, theme: caller.theme, path: format!("/t/{id}/delete") };
    let page = pages::delete_page(&DeletePage { reader, game, title, away, table: id.to_owned() });
    ([refuse::HTML], page).into_response()
}
