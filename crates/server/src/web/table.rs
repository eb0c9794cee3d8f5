//! `GET /t/{id}`: the table as one person sees it, now or a few moves ago.

use axum::extract::{Path, RawQuery, State};
use axum::response::{AppendHeaders, IntoResponse, Response};
use hall::archive::{self, Warning};
use hall::secrets;
use hall::tables::{Table, find};
use pages::chrome::Notice;
use table::{Seat, Viewer};
use words::problem::Problem;
use words::{Lang, page_lines};

use super::{cookies, delete, refuse};
use crate::App;
use crate::limits::RateClass;
use crate::painting::look_back::{Moment, look_back};
use crate::painting::{self, PageReader};
use crate::request::{Caller, Fields};

pub async fn table(
    State(app): State<App>,
    Path(id): Path<String>,
    RawQuery(query): RawQuery,
    caller: Caller,
) -> Response {
    let shown = async {
        let fields = Fields::read(query.as_deref().unwrap_or(""))?;
        let table = find(&app.hall, &id).await?;
        let reader = reader(&table, &caller, &fields, caller.seat_cookie(&id));
        let warning = archive::visit(&app.hall, &table, reader.rights).await;
        let notice = cookies::read_notice(&caller, table.game);
        let had_notice = notice.is_some();
        let put_out = table.state().put_out(secrets::each(caller.seat_cookie(&id))).is_some();
        let told = || Notice { text: Problem::PutOut.say(caller.lang), rule: None };
        let notice = notice.or_else(|| put_out.then(told));
        let notice = notice.or_else(|| warning.map(|warning| about_to_go(&caller, &reader, warning)));
        let moment = match fields.get("at") {
            Some("last") => Some(Moment::Last),
            Some(_) => Some(Moment::At(fields.number("at")?)),
            None => None,
        };
        let shown = match moment {
            Some(moment) => {
                app.limits.take(caller.from, RateClass::Look)?;
                look_back((&app.hall, caller.from), &table, reader, moment).await?.shown
            }
            None => painting::show(&table, &reader, notice)?,
        };
        Ok((pages::table_page(&shown.chrome, &shown.regions, shown.version), had_notice))
    };
    match shown.await {
        // Whoever opened a table that was put away can still have it gone.
        Err(Problem::PutAway) if delete::opened(&app, &caller, &id) => {
            refuse::see_other(&format!("/t/{id}/delete"), Vec::new())
        }
        Err(problem) => refuse::page(&problem, &caller),
        Ok((html, had_notice)) => {
            let read = had_notice.then(|| cookies::no_notice(&caller, &id));
            ([refuse::HTML], AppendHeaders(read), html).into_response()
        }
    }
}

/// What becomes of a table nobody comes back to, said in time.
fn about_to_go(caller: &Caller, reader: &PageReader, warning: Warning) -> Notice {
    let Warning { left, kept } = warning;
    let text = if reader.rights.is_nobody() {
        page_lines::goes_soon(caller.lang, left)
    } else {
        page_lines::stays_after_all(caller.lang, kept)
    };
    Notice { text, rule: None }
}

/// How this browser looks at the table.
pub fn reader(table: &Table, caller: &Caller, fields: &Fields, shown: &str) -> PageReader {
    let rights = table.rights(secrets::each(shown));
    let asked = fields.get("as").and_then(|text| text.parse::<Seat>().ok());
    PageReader {
        rights,
        viewer: PageReader::viewer_of(rights, asked),
        // A page goes on in the language it was drawn in.
        lang: fields.get("lang").and_then(Lang::from_code).unwrap_or(caller.lang),
        theme: caller.theme,
        origin: caller.links.clone(),
        name: cookies::remembered_name(caller),
        muted: cookies::muted(caller, table),
    }
}

/// Through whose eyes a replay is asked for, if that is allowed: anybody's once the game is over.
pub fn eyes(table: &Table, reader: &PageReader, asked: Option<&str>) -> Result<Viewer, Problem> {
    let over = table.state().session.outcome().is_some();
    let viewer = match asked {
        None => reader.viewer,
        Some("all") => Viewer::Referee,
        Some("spectator") => Viewer::Spectator,
        Some(seat) => {
            let seat: Seat = seat.parse().map_err(|()| Problem::NoSuchSeat)?;
            Viewer::Seat(table.seat(seat.index())?)
        }
    };
    let own = match viewer {
        Viewer::Seat(seat) => reader.rights.seats.contains(seat),
        Viewer::Spectator => true,
        Viewer::Referee => false,
    };
    if over || own { Ok(viewer) } else { Err(Problem::NotYetShown) }
}
