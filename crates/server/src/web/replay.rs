//! `GET /t/{id}/replay`: any moment of a finished game through anybody's eyes; of a running one through one's own.

use axum::extract::{Path, RawQuery, State};
use axum::response::{IntoResponse, Response};
use hall::tables::find;
use pages::ReplayPage;
use table::{Seat, Viewer};

use super::refuse;
use super::table::{eyes, reader};
use crate::App;
use crate::limits::RateClass;
use crate::painting::PageReader;
use crate::painting::look_back::{Looked, Moment, look_back};
use crate::request::{Caller, Fields};
use crate::weigh::weigh;

pub async fn replay(
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
        let (over, seats) = {
            let state = table.state();
            (state.session.outcome().is_some(), state.session.seats())
        };
        let at = if fields.get("at").is_some() { fields.number("at")? } else { 0 };
        app.limits.take(caller.from, RateClass::Look)?;
        let reader = PageReader { viewer, ..own.clone() };
        let Looked { shown, parts } =
            look_back((&app.hall, caller.from), &table, reader, Moment::At(at)).await?;
        let everybody =
            Seat::all(seats).filter(|seat| over || own.rights.seats.contains(*seat)).map(Viewer::Seat);
        let above = over.then_some(Viewer::Referee);
        let viewers: Vec<Viewer> = everybody.chain([Viewer::Spectator]).chain(above).collect();
        let regions: Vec<_> =
            shown.regions.into_iter().filter(|region| !AROUND.contains(&region.id)).collect();
        let weighed = match fields.get("good") {
            None => None,
            Some(_) => weigh(&app, caller.from, &table, own.lang, (viewer, shown.chrome.at)).await?,
        };
        let (chrome, regions, viewers, parts) = (&shown.chrome, &regions, &viewers, &parts);
        Ok(pages::replay_page(&ReplayPage { chrome, regions, viewers, parts, weighed: weighed.as_ref() }))
    };
    match shown.await {
        Err(problem) => refuse::page(&problem, &caller),
        Ok(html) => ([refuse::HTML], html).into_response(),
    }
}

/// What belongs to the live table and not to the game.
const AROUND: [&str; 4] = ["top", "side-tools", "side-talk", "side-seats"];
