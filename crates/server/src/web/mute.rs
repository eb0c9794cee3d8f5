//! `/t/{id}/mute`: not having to read somebody.

use axum::extract::{Path, State};
use axum::response::Response;
use hall::secrets;
use hall::tables::find;
use table::SeatSet;
use words::problem::Problem;

use super::{cookies, refuse};
use crate::App;
use crate::limits::RateClass;
use crate::request::{Caller, Form};

/// Whose words this browser shows is its own affair: kept in a cookie, and nobody is told.
pub async fn mute(State(app): State<App>, Path(id): Path<String>, caller: Caller, form: Form) -> Response {
    let done = async {
        app.limits.take(caller.from, RateClass::Sit)?;
        let table = find(&app.hall, &id).await?;
        let fields = form.0?;
        let who = fields.want("who")?.parse::<table::Seat>().map_err(|()| Problem::NoSuchSeat)?;
        let who = table.seat(who.index())?;
        let before = cookies::muted(&caller, &table);
        let muted: SeatSet = match fields.want("mute")? {
            "yes" => before.with(who),
            "no" => before.iter().filter(|seat| *seat != who).collect(),
            other => return Err(Problem::Malformed(format!("mute: {other}"))),
        };
        let rights = table.rights(secrets::each(caller.seat_cookie(&id)));
        let back = fields.seat().ok().filter(|seat| rights.seats.contains(*seat));
        let back = back.map_or(format!("/t/{id}"), |seat| table.way_in(rights, seat));
        Ok((back, cookies::mute(&caller, &table, muted)))
    };
    match done.await {
        Ok((back, kept)) => refuse::see_other(&back, vec![kept]),
        Err(problem) => refuse::page(&problem, &caller),
    }
}
