//! `/api/v2/tables`: opens a table, lists those being played, and shows one through somebody's eyes.

use std::collections::BTreeMap;
use std::sync::Arc;

use axum::extract::{Path, RawQuery, State};
use axum::http::StatusCode;
use axum::http::header::CONTENT_TYPE;
use axum::response::{IntoResponse, Response};
use bots::Strength;
use hall::rehearsal::Rehearse;
use hall::report as reports;
use hall::tables::command::{BotWish, Command, OfSeat, Sitting};
use hall::tables::lobby;
use hall::tables::open::{NotOpened, Sitters, Wish};
use hall::tables::opening;
use hall::tables::seats::SeatSecret;
use hall::tables::{Rights, Table};
use hall::{spawn_uncancellable, text};
use pages::Face;
use serde::Deserialize;
use serde_json::{Value, json};
use store::Listed;
use table::company::{Bot, Sitter};
use table::{Seat, Settings, Viewer};
use words::problem::Problem;
use words::{Lang, PhraseRow, Piece, Sentence, Tone};

use super::errors::ApiError;
use crate::App;
use crate::limits::RateClass;
use crate::painting::sitters::sitter_json;
use crate::painting::{PageReader, json_lines};
use crate::request::{Caller, Fields, Json};
use table::company::Pace;

const MOST_LISTED: usize = 100;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Opening {
    game: String,
    seats: Option<u8>,
    #[serde(default)]
    settings: BTreeMap<String, String>,
    sitters: Option<Vec<SitterWish>>,
    #[serde(default)]
    pace: Option<String>,
    #[serde(default)]
    answer_forced: bool,
    listed: Option<bool>,
    practice: Option<bool>,
    /// For tests alone.
    rehearse: Option<Rehearse>,
}

/// Who is to sit in a seat, as every line of a stream writes it.
#[derive(Deserialize)]
#[serde(tag = "who", rename_all = "lowercase", deny_unknown_fields)]
pub enum SitterWish {
    Person { name: String },
    Bot { strength: String },
    Nobody,
}

impl SitterWish {
    /// What is asked of a table whose seat is to be theirs.
    pub fn command(self, seat: usize) -> Command {
        let seat = Some(seat);
        match self {
            SitterWish::Person { name } => Command::Sit(Sitting { seat, name }),
            SitterWish::Bot { strength } => Command::Bot(BotWish { seat, strength }),
            SitterWish::Nobody => Command::Stand(OfSeat { seat }),
        }
    }

    pub fn read(self) -> Result<Sitter, Problem> {
        Ok(match self {
            SitterWish::Person { name } => Sitter::Person(text::name(&name)?),
            SitterWish::Bot { strength } => {
                let strength: Strength = strength.parse().map_err(|()| Problem::BadStrength)?;
                Sitter::Bot(Bot::of(strength.to_string()))
            }
            SitterWish::Nobody => Sitter::Nobody,
        })
    }
}

pub async fn open(
    State(app): State<App>,
    caller: Caller,
    Json(opening): Json<Opening>,
) -> Result<Response, ApiError> {
    let lang = caller.lang;
    let opened = async {
        app.limits.take(caller.from, RateClass::Open)?;
        spawn_uncancellable(opening::open(app.hall.clone(), caller.from, lang, wish(&app, opening?)?)).await
    };
    let table = opened.await.map_err(|error: NotOpened| ApiError::not_opened(error, lang))?;
    let rights = Rights { seats: table.state().people(), host: true };
    Ok(super::answer(StatusCode::CREATED, &keys(&table, rights)))
}

fn wish(app: &App, opening: Opening) -> Result<Wish, Problem> {
    let pace = opening.pace.as_deref().unwrap_or("normal");
    let mut settings = Settings::default();
    opening.settings.iter().for_each(|(key, value)| settings.set(key, value));
    let game = app.face(&opening.game)?;
    let sitters: Vec<Sitter> = match opening.sitters {
        Some(sitters) => sitters.into_iter().map(SitterWish::read).collect::<Result<_, _>>()?,
        None => {
            let usual = game.seat_counts(&settings).first().copied().unwrap_or(2);
            vec![Sitter::Nobody; opening.seats.unwrap_or(usual) as usize]
        }
    };
    Ok(Wish {
        game: opening.game,
        seats: opening.seats.or(Some(u8::try_from(sitters.len()).map_err(|_| Problem::BadSeats)?)),
        settings,
        sitters: Sitters::Each(sitters),
        pace: Pace::from_name(pace).ok_or(Problem::BadPace)?,
        answers_forced: opening.answer_forced,
        listed: opening.listed.unwrap_or(true),
        practice: opening.practice.unwrap_or(false),
        rehearse: opening.rehearse,
    })
}

/// What somebody may do at a table from now on: the keys of the seats that are theirs, and the host's invitations.
pub fn keys(table: &Table, rights: Rights) -> Value {
    let key = |seat| Some(json!({"seat": seat, "secret": table.seat_key(seat)?}));
    let keys: Vec<Value> = rights.seats.iter().filter_map(key).collect();
    let invitation = |(seat, secret): (usize, &SeatSecret)| match secret {
        SeatSecret::Invitation(code) if rights.host => {
            Some(json!({"seat": seat, "link": format!("/t/{}/join/{code}", table.name)}))
        }
        _ => None,
    };
    let invitations: Vec<Value> = table.state().secrets.iter().enumerate().filter_map(invitation).collect();
    let host = rights.host.then(|| table.host_secret());
    json!({"table": table.name, "link": format!("/t/{}", table.name), "host": host, "seats": keys,
           "invitations": invitations})
}

pub async fn list(State(app): State<App>, caller: Caller) -> Result<Response, ApiError> {
    let lobby =
        lobby::look(&app.hall, MOST_LISTED).await.map_err(|problem| ApiError::new(problem, caller.lang))?;
    let lines = |tables: &[Listed]| tables.iter().map(line).collect::<Vec<_>>();
    Ok(super::answer(StatusCode::OK, &json!({"open": lines(&lobby.open), "running": lines(&lobby.running)})))
}

fn line(listed: &Listed) -> Value {
    let settings = listed.settings.clone().chosen();
    let settings: BTreeMap<&str, &str> = settings.pairs().collect();
    let sitters: Vec<Value> = listed.sitters.iter().map(sitter_json).collect();
    json!({"table": listed.name, "game": listed.game, "settings": settings, "seats": sitters,
           "empty": listed.empty, "opened": listed.opened})
}

pub async fn show(
    State(app): State<App>,
    Path(id): Path<String>,
    RawQuery(query): RawQuery,
    caller: Caller,
) -> Result<Response, ApiError> {
    let shown = async {
        let (table, _, viewer) = viewer(&app, &caller, &id, query.as_deref()).await?;
        json_lines::line(&table, viewer)
    };
    let (_, line) = shown.await.map_err(|problem| ApiError::new(problem, caller.lang))?;
    Ok(([(CONTENT_TYPE, "application/json")], line.message()).into_response())
}

/// What the token allows, and through whose eyes: its seat's, or one of them when it gives several (`?as=S1`).
pub async fn viewer(
    app: &App,
    caller: &Caller,
    id: &str,
    query: Option<&str>,
) -> Result<(Arc<Table>, Rights, Viewer), Problem> {
    let (table, rights) = super::table_and_rights(app, caller, id).await?;
    let fields = Fields::read(query.unwrap_or(""))?;
    let asked = match fields.get("as") {
        Some(text) => Some(text.parse::<Seat>().map_err(|()| Problem::NoSuchSeat)?),
        None => None,
    };
    if let Some(seat) = asked {
        rights.holds(seat)?;
    }
    Ok((table, rights, PageReader::viewer_of(rights, asked)))
}

/// So many lines of a log are sent at once; `from` says with which of them to begin.
const LINES_OF_A_PAGE: usize = 1_000;

pub async fn log(
    State(app): State<App>,
    Path(id): Path<String>,
    RawQuery(query): RawQuery,
    caller: Caller,
) -> Result<Response, ApiError> {
    let lang = caller.lang;
    let told = async {
        let (table, _, viewer) = viewer(&app, &caller, &id, query.as_deref()).await?;
        let fields = Fields::read(query.as_deref().unwrap_or(""))?;
        let from = if fields.get("from").is_some() { fields.number("from")? } else { 0 };
        // Told from a copy: whoever plays does not wait for those who read.
        let (session, names, logged) = {
            let state = table.state();
            (state.session.boxed_clone(), state.names_for(lang, viewer), state.logged)
        };
        let lines = app.hall.run_background_for(caller.from, move || {
            table.ask_about(logged, &Vec::new, || session.lines(lang, &names, viewer))
        });
        Ok((lines.await??, from))
    };
    let (lines, from) = told.await.map_err(|problem| ApiError::new(problem, lang))?;
    let line = |(at, line): &(usize, words::Line)| {
        json!({"at": at, "text": line.sentence.to_string(), "pieces": pieces(&line.sentence), "rule": line.rule,
               "milestone": line.tone == Tone::Milestone})
    };
    Ok(super::answer(StatusCode::OK, &lines.iter().skip(from).take(LINES_OF_A_PAGE).map(line).collect()))
}

/// A sentence piece by piece: what each reads as, and whom or what it names, by id.
fn pieces(sentence: &Sentence) -> Vec<Value> {
    let piece = |piece: &Piece| match piece {
        Piece::Text(text) => json!({"text": text}),
        Piece::Seat(seat, name) => json!({"text": name.as_ref(), "seat": seat.0}),
        Piece::Thing(kind, id, called) => json!({"text": called, kind.name(): id}),
    };
    sentence.pieces().iter().map(piece).collect()
}

pub async fn report(
    State(app): State<App>,
    Path(id): Path<String>,
    caller: Caller,
) -> Result<Response, ApiError> {
    let written = async {
        app.limits.take(caller.from, RateClass::Report)?;
        let (table, _) = super::table_and_rights(&app, &caller, &id).await?;
        reports::of(&app.hall, &table).await
    };
    let text = written.await.map_err(|problem| ApiError::new(problem, caller.lang))?;
    Ok(([(CONTENT_TYPE, "text/plain; charset=utf-8")], text).into_response())
}

/// `GET /api/v2/games`: what can be played, and with which settings.
pub async fn games(State(app): State<App>, caller: Caller) -> Response {
    let games: Vec<Value> = app.faces.iter().map(|game| described(*game, caller.lang)).collect();
    super::answer(StatusCode::OK, &games.into())
}

fn described(game: &dyn Face, lang: Lang) -> Value {
    let options: Vec<Value> = game
        .options()
        .iter()
        .map(|row| json!({"key": row.key, "values": row.values, "list_of": row.list_of, "range": row.range, "default": row.default, "name": game.option(lang, row).name}))
        .collect();
    let about = |row: &PhraseRow| row.about.iter().map(|about| about.name()).collect::<Vec<_>>();
    let phrases: Vec<Value> =
        game.phrases().iter().map(|row| json!({"phrase": row.id, "about": about(row)})).collect();
    json!({"game": game.name(), "rules": game.rules_version(), "title": game.title(lang).name,
           "seats": game.seat_counts(&Settings::default()), "options": options, "phrases": phrases})
}
