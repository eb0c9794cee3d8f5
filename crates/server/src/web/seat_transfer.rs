//! `/t/{id}/carry`: taking one's seat along to another device.

use axum::extract::{Path, State};
use axum::response::{IntoResponse, Response};
use hall::seat_transfer::SeatTransfer;
use hall::secrets;
use hall::tables::find;
use pages::{Arrival, Departure, Reader};
use words::problem::Problem;

use super::{cookies, refuse};
use crate::App;
use crate::api::errors::status_and_code;
use crate::limits::RateClass;
use crate::painting::face;
use crate::request::{Caller, Form};

/// Makes a link for whoever sits there.
pub async fn send(State(app): State<App>, Path(id): Path<String>, caller: Caller, form: Form) -> Response {
    let sent = async {
        app.limits.take(caller.from, RateClass::Sit)?;
        let table = find(&app.hall, &id).await?;
        let rights = table.rights(secrets::each(caller.seat_cookie(&id)));
        let asked = form.0?.get("seat").and_then(|seat| seat.trim_start_matches('S').parse().ok());
        let seat = table.seat_of(rights, asked)?;
        rights.holds(seat)?;
        let key = table.seat_key(seat).ok_or(Problem::NotYourSeat)?;
        let code = app.hall.seat_transfers.send(SeatTransfer { table: table.name.clone(), seat, key });
        Ok((table, format!("{}/t/{id}/carry/{code}", caller.links)))
    };
    match sent.await {
        Err(problem) => refuse::page(&problem, &caller),
        Ok((table, link)) => {
            let departure = Departure {
                reader: reader(&caller, format!("/t/{id}")),
                game: (table.game.name(), face(&table).files()),
                table: table.name.clone(),
                link,
            };
            ([refuse::HTML], pages::departure(&departure)).into_response()
        }
    }
}

/// Where the link leads; looking does not use it up.
pub async fn look(
    State(app): State<App>,
    Path((id, code)): Path<(String, String)>,
    caller: Caller,
) -> Response {
    let found = async {
        app.limits.take(caller.from, RateClass::Sit)?;
        let table = find(&app.hall, &id).await?;
        let transfer = app.hall.seat_transfers.look(&code).filter(|transfer| transfer.table == table.name);
        let transfer =
            transfer.filter(|transfer| table.seat_key(transfer.seat).as_ref() == Some(&transfer.key));
        Ok((table, transfer.ok_or(Problem::LinkUsed)?))
    };
    match found.await {
        Err(problem) => worn_out(problem, &caller, &id),
        Ok((table, transfer)) => {
            let name = table.state().sitter(transfer.seat).and_then(|it| it.person().map(str::to_owned));
            let arrival = Arrival {
                reader: reader(&caller, format!("/t/{id}/carry/{code}")),
                game: (table.game.name(), face(&table).files()),
                title: table.game.title(caller.lang),
                name: name.unwrap_or_default(),
            };
            ([refuse::HTML], pages::arrival(&arrival)).into_response()
        }
    }
}

/// Sits down on this device, too.
pub async fn arrive(
    State(app): State<App>,
    Path((id, code)): Path<(String, String)>,
    caller: Caller,
) -> Response {
    let arrived = async {
        app.limits.take(caller.from, RateClass::Sit)?;
        let table = find(&app.hall, &id).await?;
        let transfer = app.hall.seat_transfers.look(&code).filter(|transfer| transfer.table == table.name);
        let transfer = transfer.ok_or(Problem::LinkUsed)?;
        let shown = [caller.seat_cookie(&id), &transfer.key].join(".");
        let (before, after) =
            (table.rights(secrets::each(caller.seat_cookie(&id))), table.rights(secrets::each(&shown)));
        after.holds(transfer.seat).map_err(|_| Problem::LinkUsed)?;
        let elsewhere = !before.seats.is_empty() && !before.seats.contains(transfer.seat);
        if elsewhere && table.state().begun {
            return Err(Problem::TwoHands);
        }
        app.hall.seat_transfers.take(&code).ok_or(Problem::LinkUsed)?;
        Ok((table, after, transfer.seat))
    };
    match arrived.await {
        Err(problem) => worn_out(problem, &caller, &id),
        Ok((table, rights, seat)) => {
            refuse::see_other(&table.way_in(rights, seat), cookies::seated(&caller, &table, rights))
        }
    }
}

fn reader(caller: &Caller, path: String) -> Reader {
    Reader { lang: caller.lang, theme: caller.theme, path }
}

fn worn_out(problem: Problem, caller: &Caller, id: &str) -> Response {
    if problem != Problem::LinkUsed {
        return refuse::page(&problem, caller);
    }
    let (status, _) = status_and_code(&problem);
    let page = pages::spent_seat_transfer(&reader(caller, "/".to_owned()), id);
    (status, [refuse::HTML], page).into_response()
}
