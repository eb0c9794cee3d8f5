//! `GET /` and `POST /tables`: the first page, and a new table.

use axum::extract::State;
use axum::response::{IntoResponse, Response};
use bots::Strength;
use pages::room::{Notice, Sitter};
use pages::{HomePage, Reader, TableRow};
use table::{Seat, SeatSet, Settings};
use words::problem::Problem;

use super::{cookies, refuse};
use crate::limits::Act;
use crate::pace::Pace;
use crate::request::{Asker, Fields, Form};
use crate::tables::open::{self, NotOpened, Sitters, Wish};
use crate::tables::{Table, Who, find};
use crate::{App, to_the_end};

pub async fn home(State(app): State<App>, asker: Asker) -> Response {
    (page(&app, &asker, None).await).into_response()
}

async fn page(
    app: &App,
    asker: &Asker,
    notice: Option<Notice>,
) -> ([(axum::http::HeaderName, axum::http::HeaderValue); 1], String) {
    let mut tables = Vec::new();
    for (name, seats) in cookies::tables(asker) {
        // A table that is gone is no reason not to show the others.
        if let Ok(table) = find(app, &name).await {
            tables.push(row(&table, seats, asker));
        }
    }
    let reader = Reader { lang: asker.lang, theme: asker.theme, path: "/".to_owned() };
    let games = shelf::GAMES.iter().map(|game| game.game_card(asker.lang)).collect();
    ([refuse::HTML], pages::home(&HomePage { reader, games, tables, notice }))
}

fn row(table: &Table, seats: SeatSet, asker: &Asker) -> TableRow {
    let core = table.core();
    let names = Seat::all(core.sitters.len() as u8)
        .filter(|seat| !matches!(core.sitters[seat.index()], Sitter::Nobody))
        .map(|seat| core.names(asker.lang).of(seat).to_owned())
        .collect();
    let pending = core.session.pending().seats;
    let my_turn = seats.iter().any(|seat| pending.contains(seat));
    let over = core.session.outcome().is_some();
    TableRow { id: table.name.clone(), title: table.game.title(asker.lang).name, names, my_turn, over }
}

pub async fn open(State(app): State<App>, asker: Asker, form: Form) -> Response {
    let opened = async {
        app.limits.take(asker.from, Act::Open)?;
        to_the_end(open::open(app.clone(), asker.lang, wish(&form.0?)?)).await
    };
    match opened.await {
        Ok(table) => {
            let who = Who { seats: SeatSet::one(Seat(0)), host: true };
            let kept = vec![cookies::keys(&asker, &table, who), cookies::sits_at(&asker, &table, who.seats)];
            refuse::see_other(&format!("/t/{}", table.name), kept)
        }
        Err(not_opened) => {
            let (status, text) = match not_opened {
                NotOpened::Problem(problem) => {
                    (crate::api::errors::status_and_code(&problem).0, problem.say(asker.lang))
                }
                NotOpened::Rule { why, .. } => (axum::http::StatusCode::UNPROCESSABLE_ENTITY, why),
            };
            let notice = Some(Notice { text, rule: None });
            (status, page(&app, &asker, notice).await).into_response()
        }
    }
}

fn wish(fields: &Fields) -> Result<Wish, Problem> {
    let mut settings = Settings::default();
    fields.beginning("set.").for_each(|(key, value)| settings.set(key, value));
    let fill = match fields.get("fill") {
        None | Some("nobody" | "") => None,
        Some(strength) => Some(strength.parse::<Strength>().map_err(|()| Problem::BadStrength)?),
    };
    // Each way to play asks for its own number, so that the choice for one never spoils another.
    let asked = fields.beginning("set.").find_map(|(_, way)| fields.get(&format!("seats.{way}")));
    let seats = match fields.get("seats").or(asked) {
        None | Some("") => None,
        Some(count) => Some(count.parse().map_err(|_| Problem::BadSeats)?),
    };
    let pace = fields.get("pace").unwrap_or("normal");
    Ok(Wish {
        game: fields.want("game")?.to_owned(),
        seats,
        settings,
        sitters: Sitters::Host { name: fields.want("name")?.to_owned(), fill },
        pace: Pace::from_name(pace).ok_or(Problem::BadPace)?,
        answers_forced: true,
    })
}
