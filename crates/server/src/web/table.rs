//! `GET /t/{id}`: the table as one person sees it, now or a few moves ago.

use axum::extract::{Path, RawQuery, State};
use axum::response::{AppendHeaders, IntoResponse, Response};
use table::{Seat, Viewer};
use words::problem::Problem;

use super::{cookies, refuse};
use crate::App;
use crate::request::{Asker, Fields, secrets};
use crate::tables::rooms::Looker;
use crate::tables::{Table, find};

pub async fn table(
    State(app): State<App>,
    Path(id): Path<String>,
    RawQuery(query): RawQuery,
    asker: Asker,
) -> Response {
    let shown = async {
        let fields = Fields::read(query.as_deref().unwrap_or(""))?;
        let table = find(&app, &id).await?;
        let looker = looker(&table, &asker, &fields, asker.seat_cookie(&id));
        let notice = cookies::read_notice(&asker, table.game);
        let had_notice = notice.is_some();
        let (room, regions) = match fields.get("at") {
            Some("last") => table.look_back(&looker, table.core().session.made().saturating_sub(1))?,
            Some(_) => table.look_back(&looker, fields.number("at")?)?,
            None => table.show(&looker, notice)?,
        };
        Ok((pages::table_page(&room, &regions), had_notice))
    };
    match shown.await {
        Err(problem) => refuse::page(&problem, &asker),
        Ok((html, had_notice)) => {
            let read = had_notice.then(|| cookies::no_notice(&asker, &id));
            ([refuse::HTML], AppendHeaders(read), html).into_response()
        }
    }
}

/// How this browser looks at the table.
pub fn looker(table: &Table, asker: &Asker, fields: &Fields, shown: &str) -> Looker {
    let who = table.who(secrets(shown));
    let asked = fields.get("as").and_then(|text| text.parse::<Seat>().ok());
    Looker {
        who,
        viewer: Looker::viewer_of(who, asked),
        lang: asker.lang,
        theme: asker.theme,
        origin: asker.origin.clone(),
    }
}

/// Through whose eyes a replay is asked for, if that is allowed: anybody's once the game is over.
pub fn eyes(table: &Table, looker: &Looker, asked: Option<&str>) -> Result<Viewer, Problem> {
    let over = table.core().session.outcome().is_some();
    let viewer = match asked {
        None => looker.viewer,
        Some("all") => Viewer::Referee,
        Some("spectator") => Viewer::Spectator,
        Some(seat) => {
            let seat: Seat = seat.parse().map_err(|()| Problem::NoSuchSeat)?;
            Viewer::Seat(table.seat(seat.index())?)
        }
    };
    let own = match viewer {
        Viewer::Seat(seat) => looker.who.seats.contains(seat),
        Viewer::Spectator => true,
        Viewer::Referee => false,
    };
    if over || own { Ok(viewer) } else { Err(Problem::NotYetShown) }
}
