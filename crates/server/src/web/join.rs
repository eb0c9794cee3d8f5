//! `GET /t/{id}/join/{secret}`: a link that gives a seat.

use axum::extract::{Path, State};
use axum::response::Response;
use words::problem::Problem;

use super::{cookies, refuse};
use crate::App;
use crate::limits::Act;
use crate::request::{Caller, secrets};
use crate::tables::find;

pub async fn join(
    State(app): State<App>,
    Path((id, secret)): Path<(String, String)>,
    caller: Caller,
) -> Response {
    let joined = async {
        // Guessing is hopeless; this only keeps it from being a load.
        app.limits.take(caller.from, Act::Sit)?;
        let table = find(&app, &id).await?;
        let given = table.rights([secret.as_str()]);
        if given.seats.is_empty() {
            return Err(Problem::LinkUsed);
        }
        let held = table.rights(secrets(caller.seat_cookie(&id)));
        let seats = given.seats.iter().fold(held.seats, |all, seat| all.with(seat));
        Ok((table, crate::tables::Rights { seats, host: held.host }, given))
    };
    match joined.await {
        Err(problem) => refuse::page(&problem, &caller),
        Ok((table, rights, given)) => {
            let seat = given.seats.iter().next().expect("a seat was given");
            let kept =
                vec![cookies::keys(&caller, &table, rights), cookies::sits_at(&caller, &table, rights.seats)];
            refuse::see_other(&format!("/t/{id}?as={seat}"), kept)
        }
    }
}
