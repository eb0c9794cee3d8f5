//! `GET /t/{id}/replay`: any moment of a finished game through anybody's eyes; of a running one through one's own.

use axum::extract::{Path, RawQuery, State};
use axum::response::{IntoResponse, Response};
use pages::ReplayPage;
use table::{Seat, Viewer};

use super::refuse;
use super::table::{eyes, looker};
use crate::App;
use crate::request::{Asker, Fields};
use crate::tables::find;
use crate::tables::rooms::Looker;

pub async fn replay(
    State(app): State<App>,
    Path(id): Path<String>,
    RawQuery(query): RawQuery,
    asker: Asker,
) -> Response {
    let shown = async {
        let fields = Fields::read(query.as_deref().unwrap_or(""))?;
        let table = find(&app, &id).await?;
        let own = looker(&table, &asker, &fields, asker.seat_cookie(&id));
        let viewer = eyes(&table, &own, fields.get("as"))?;
        let (latest, over, seats) = {
            let core = table.core();
            (core.session.made(), core.session.outcome().is_some(), core.session.seats())
        };
        let at = if fields.get("at").is_some() { fields.number("at")? } else { latest };
        let (room, regions) = table.look_back(&Looker { viewer, ..own.clone() }, at)?;
        let everybody =
            Seat::all(seats).filter(|seat| over || own.who.seats.contains(*seat)).map(Viewer::Seat);
        let above = over.then_some(Viewer::Referee);
        let viewers: Vec<Viewer> = everybody.chain([Viewer::Spectator]).chain(above).collect();
        let regions: Vec<_> = regions.into_iter().filter(|region| !AROUND.contains(&region.id)).collect();
        Ok(pages::replay_page(&ReplayPage { room: &room, regions: &regions, viewers: &viewers }))
    };
    match shown.await {
        Err(problem) => refuse::page(&problem, &asker),
        Ok(html) => ([refuse::HTML], html).into_response(),
    }
}

/// What belongs to the live table and not to the game.
const AROUND: [&str; 4] = ["top", "side-tools", "side-talk", "side-seats"];
