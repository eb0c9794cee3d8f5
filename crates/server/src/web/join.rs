//! `GET /t/{id}/join/{secret}`: a link that gives a seat.

use axum::extract::{Path, State};
use axum::response::Response;
use words::problem::Problem;

use super::{cookies, refuse};
use crate::App;
use crate::limits::Act;
use crate::request::{Asker, secrets};
use crate::tables::find;

pub async fn join(
    State(app): State<App>,
    Path((id, secret)): Path<(String, String)>,
    asker: Asker,
) -> Response {
    let joined = async {
        // Guessing is hopeless; this only keeps it from being a load.
        app.limits.take(asker.from, Act::Sit)?;
        let table = find(&app, &id).await?;
        let given = table.who([secret.as_str()]);
        if given.seats.is_empty() {
            return Err(Problem::LinkUsed);
        }
        let held = table.who(secrets(asker.seat_cookie(&id)));
        let seats = given.seats.iter().fold(held.seats, |all, seat| all.with(seat));
        Ok((table, crate::tables::Who { seats, host: held.host }, given))
    };
    match joined.await {
        Err(problem) => refuse::page(&problem, &asker),
        Ok((table, who, given)) => {
            let seat = given.seats.iter().next().expect("a seat was given");
            let kept = vec![cookies::keys(&asker, &table, who), cookies::sits_at(&asker, &table, who.seats)];
            refuse::see_other(&format!("/t/{id}?as={seat}"), kept)
        }
    }
}
