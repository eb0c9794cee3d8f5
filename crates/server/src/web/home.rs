//! `GET /` and `POST /tables`: the first page, and a new table.

use axum::extract::State;
use axum::response::{IntoResponse, Response};
use bots::Strength;
use pages::chrome::Notice;
use pages::{HomePage, PublicTable, Reader, TableRow};
use table::company::Sitter;
use table::{Seat, SeatSet, Settings};
use words::problem::Problem;

use super::{cookies, refuse};
use crate::limits::Act;
use crate::request::{Caller, Fields, Form};
use crate::storage::{Listed, read_settings};
use crate::tables::lobby;
use crate::tables::open::{NotOpened, Sitters, Wish};
use crate::tables::written::read_sitter;
use crate::tables::{Core, Rights, Table, find, opening};
use crate::{App, to_the_end};
use table::company::Pace;

pub async fn home(State(app): State<App>, caller: Caller) -> Response {
    (page(&app, &caller, None).await).into_response()
}

/// So many tables of each kind are a lobby one can take in at a glance.
const MOST_SHOWN: usize = 12;

async fn page(
    app: &App,
    caller: &Caller,
    notice: Option<Notice>,
) -> ([(axum::http::HeaderName, axum::http::HeaderValue); 1], String) {
    let mut tables = Vec::new();
    let own = cookies::tables(caller);
    for (name, seats) in &own {
        // A table that is gone is no reason not to show the others.
        if let Ok(table) = find(app, name).await {
            tables.push(row(&table, *seats, caller));
        }
    }
    // Without the lobby one can still play.
    let lobby = lobby::look(app, MOST_SHOWN + own.len()).await.unwrap_or_default();
    let strangers = |listed: Vec<Listed>| {
        let others = listed.iter().filter(|listed| own.iter().all(|(name, _)| *name != listed.name));
        others.filter_map(|listed| public(app, caller, listed)).take(MOST_SHOWN).collect()
    };
    let reader = Reader { lang: caller.lang, theme: caller.theme, path: "/".to_owned() };
    let games = app.games.iter().map(|game| game.game_card(caller.lang)).collect();
    let (open, running) = (strangers(lobby.open), strangers(lobby.running));
    let my_name = cookies::remembered_name(caller);
    ([refuse::HTML], pages::home(&HomePage { reader, games, tables, open, running, my_name, notice }))
}

/// A table of others, from what is stored beside its log; if it is awake, also how far it is.
fn public(app: &App, caller: &Caller, listed: &Listed) -> Option<PublicTable> {
    let game = app.game(&listed.game).ok()?;
    let first = game.options().first()?;
    let settings = read_settings(&listed.settings);
    let way = (game.option(caller.lang, first), game.option_value(caller.lang, first, settings.value(first)));
    let awake = app.tables.peek(&listed.name);
    let (progress, watchers) = awake.map_or((None, 0), |table| {
        let core = table.core();
        (progress(&table, &core, caller), core.watchers)
    });
    Some(PublicTable {
        id: listed.name.clone(),
        title: game.title(caller.lang).name,
        way: (way.0.name, way.1.name),
        sitters: listed.sitters.lines().map(read_sitter).collect(),
        progress,
        watchers,
    })
}

/// Where the game is; nothing if the rules cannot tell.
fn progress(table: &Table, core: &Core, caller: &Caller) -> Option<String> {
    table.ask(core, &Vec::new, || core.session.progress(caller.lang).to_string()).ok()
}

fn row(table: &Table, seats: SeatSet, caller: &Caller) -> TableRow {
    let core = table.core();
    let names = Seat::all(core.sitters.len() as u8)
        .filter(|seat| !matches!(core.sitters[seat.index()], Sitter::Nobody))
        .map(|seat| core.names(caller.lang).of(seat).to_owned())
        .collect();
    let pending = core.session.pending().seats;
    let my_turn = seats.iter().any(|seat| pending.contains(seat) && core.by_hand(seat).is_ok());
    let over = core.session.outcome().is_some();
    let progress = progress(table, &core, caller).unwrap_or_default();
    TableRow {
        id: table.name.clone(),
        title: table.game.title(caller.lang).name,
        names,
        progress,
        my_turn,
        over,
    }
}

pub async fn open(State(app): State<App>, caller: Caller, form: Form) -> Response {
    let opened = async {
        app.limits.take(caller.from, Act::Open)?;
        let fields = form.0?;
        let wish = wish(&fields)?;
        let table = to_the_end(opening::open(app.clone(), caller.from, caller.lang, wish)).await?;
        Ok((table, cookies::name(&caller, fields.want("name")?)))
    };
    match opened.await {
        Ok((table, called)) => {
            let rights = Rights { seats: SeatSet::one(Seat(0)), host: true };
            let kept = cookies::seated(&caller, &table, rights).into_iter().chain(called).collect();
            refuse::see_other(&format!("/t/{}", table.name), kept)
        }
        Err(not_opened) => {
            let (status, text) = match not_opened {
                NotOpened::Problem(problem) => {
                    (crate::api::errors::status_and_code(&problem).0, problem.say(caller.lang))
                }
                NotOpened::Rule { why, .. } => (axum::http::StatusCode::UNPROCESSABLE_ENTITY, why),
            };
            let notice = Some(Notice { text, rule: None });
            (status, page(&app, &caller, notice).await).into_response()
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
        listed: fields.get("listed") != Some("no"),
    })
}
