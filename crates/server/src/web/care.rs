//! `/t/{id}/mute` and `/t/{id}/delete`: not having to read somebody, and the end of a table.

use axum::extract::{Path, State};
use axum::response::{AppendHeaders, IntoResponse, Response};
use pages::{Parting, Reader};
use table::SeatSet;
use words::problem::Problem;

use super::{cookies, refuse};
use crate::limits::Act;
use crate::request::{Caller, Form, secrets};
use crate::secrets::same;
use crate::tables::command::{Command, Deletion};
use crate::tables::commit::Refusal;
use crate::tables::{Credentials, care, find};
use crate::{App, to_the_end};

/// Whose words this browser shows is its own affair: kept in a cookie, and nobody is told.
pub async fn mute(State(app): State<App>, Path(id): Path<String>, caller: Caller, form: Form) -> Response {
    let done = async {
        app.limits.take(caller.from, Act::Sit)?;
        let table = find(&app, &id).await?;
        let fields = form.0?;
        let who = fields.want("who")?.parse::<table::Seat>().map_err(|()| Problem::NoSuchSeat)?;
        let who = table.seat(who.index())?;
        let before = cookies::muted(&caller, &table);
        let muted: SeatSet = match fields.want("mute")? {
            "yes" => before.with(who),
            "no" => before.iter().filter(|seat| *seat != who).collect(),
            other => return Err(Problem::Malformed(format!("mute: {other}"))),
        };
        let rights = table.rights(secrets(caller.seat_cookie(&id)));
        let back = fields.seat().ok().filter(|seat| rights.seats.contains(*seat));
        let back = back.map_or(format!("/t/{id}"), |seat| table.way_in(rights, seat));
        Ok((back, cookies::mute(&caller, &table, muted)))
    };
    match done.await {
        Ok((back, kept)) => refuse::see_other(&back, vec![kept]),
        Err(problem) => refuse::page(&problem, &caller),
    }
}

/// Whether one is sure, on a page of its own.
pub async fn ask(State(app): State<App>, Path(id): Path<String>, caller: Caller) -> Response {
    match find(&app, &id).await {
        Ok(table) if table.rights(secrets(caller.seat_cookie(&id))).host => {
            let about = Some((table.game.name(), table.game.files(), table.game.title(caller.lang)));
            parting(&caller, &id, about)
        }
        Err(Problem::PutAway) if opened(&app, &caller, &id) => parting(&caller, &id, None),
        Ok(_) => refuse::page(&Problem::HostOnly, &caller),
        Err(problem) => refuse::page(&problem, &caller),
    }
}

pub async fn delete(State(app): State<App>, Path(id): Path<String>, caller: Caller, form: Form) -> Response {
    let done = async {
        app.limits.take(caller.from, Act::Sit)?;
        if form.0?.get("sure") != Some("yes") {
            return Err(Problem::Malformed("sure".to_owned()));
        }
        match find(&app, &id).await {
            Ok(table) => {
                let who = Credentials::Shown(caller.seat_cookie(&id).into());
                let delete = Command::Delete(Deletion { sure: true });
                table.run(&app, delete, who).await.map(drop).map_err(Refusal::problem)
            }
            Err(Problem::PutAway) if opened(&app, &caller, &id) => {
                to_the_end(care::delete_put_away(app.clone(), id.clone())).await
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
    let host = app.key.host(id);
    secrets(caller.seat_cookie(id)).any(|secret| same(secret, &host))
}

fn parting(
    caller: &Caller,
    id: &str,
    about: Option<(&'static str, &'static pages::GameFiles, words::Label)>,
) -> Response {
    let (game, title) = about.map(|(name, files, title)| ((name, files), title)).unzip();
    let away = title.is_none().then(|| Problem::PutAway.say(caller.lang));
    let reader = Reader { lang: caller.lang, theme: caller.theme, path: format!("/t/{id}/delete") };
    let page = pages::parting(&Parting { reader, game, title, away, table: id.to_owned() });
    ([refuse::HTML], page).into_response()
}
