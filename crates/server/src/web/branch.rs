//! `/t/{id}/branch`: what if? Going on from a moment of a finished game, or of one's own past in a running one, at a table
//! of one's own.

use axum::extract::{Path, RawQuery, State};
use axum::response::{IntoResponse, Response};
use bots::Strength;
use hall::spawn_uncancellable;
use hall::tables::branch::{self, Fork};
use hall::tables::{Rights, find};
use pages::{BranchPage, Reader};
use table::{Seat, SeatSet, Viewer};
use words::problem::Problem;

use super::table::{eyes, reader};
use super::{cookies, refuse};
use crate::App;
use crate::limits::RateClass;
use crate::painting::face;
use crate::request::{Caller, Fields, Form};

/// Asks who one wants to be there.
pub async fn look(
    State(app): State<App>,
    Path(id): Path<String>,
    RawQuery(query): RawQuery,
    caller: Caller,
) -> Response {
    let shown = async {
        let fields = Fields::read(query.as_deref().unwrap_or(""))?;
        let table = find(&app.hall, &id).await?;
        let own = reader(&table, &caller, &fields, caller.seat_cookie(&id));
        let viewer = eyes(&table, &own, fields.get("as"))?;
        let at = fields.number("at")?;
        app.limits.take(caller.from, RateClass::Look)?;
        let (moment, over) =
            branch::any_moment((&app.hall, caller.from), &table, own.rights, (viewer, at)).await?;
        let state = table.state();
        let names = state.names(caller.lang);
        let latest = state.session.made(viewer);
        let asked = moment.session.pending().seats;
        let usual = match viewer {
            Viewer::Seat(seat) => seat,
            _ => asked.iter().next().unwrap_or(Seat(0)),
        };
        // Of one's own past one reads what one read then.
        let now = moment.session.prompt(caller.lang, names, if over { Viewer::Spectator } else { viewer });
        let of = BranchPage {
            reader: Reader {
                lang: caller.lang,
                theme: caller.theme,
                path: format!("/t/{id}/branch?at={at}&as={}", pages::eyes(viewer)),
            },
            game: (table.game.name(), face(&table).files()),
            title: table.game.title(caller.lang),
            table: &table.name,
            origin: &caller.links,
            moment: (at, latest),
            eyes: pages::eyes(viewer),
            now,
            over,
            seats: Seat::all(state.session.seats()).map(|seat| (seat, names.of(seat).to_owned())).collect(),
            usual,
            my_name: cookies::remembered_name(&caller),
        };
        Ok(pages::branch_page(&of))
    };
    match shown.await {
        Err(problem) => refuse::page(&problem, &caller),
        Ok(html) => ([refuse::HTML], html).into_response(),
    }
}

/// Opens the table and sits down there.
pub async fn open(State(app): State<App>, Path(id): Path<String>, caller: Caller, form: Form) -> Response {
    let opened = async {
        app.limits.take(caller.from, RateClass::Open)?;
        let fields = form.0?;
        let table = find(&app.hall, &id).await?;
        let own = reader(&table, &caller, &fields, caller.seat_cookie(&id));
        let seat: Seat = fields.want("seat")?.parse().map_err(|()| Problem::NoSuchSeat)?;
        let fork = Fork {
            viewer: eyes(&table, &own, fields.get("as"))?,
            at: fields.number("at")?,
            seat,
            name: fields.want("name")?.to_owned(),
            others: fields.want("fill")?.parse::<Strength>().map_err(|()| Problem::BadStrength)?,
            pace: cookies::pace(&caller),
        };
        let called = cookies::name(&caller, &fork.name);
        let who = (caller.from, own.rights);
        let branch = spawn_uncancellable(branch::open(app.hall.clone(), who, table, fork)).await?;
        Ok((branch, seat, called))
    };
    match opened.await {
        Err(problem) => refuse::page(&problem, &caller),
        Ok((branch, seat, called)) => {
            let rights = Rights { seats: SeatSet::one(seat), host: true };
            let kept = cookies::seated(&caller, &branch, rights).into_iter().chain(called).collect();
            refuse::see_other(&format!("/t/{}", branch.name), kept)
        }
    }
}
