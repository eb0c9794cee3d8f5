//! `GET /g/{game}` and `POST /tables`: a book taken from the shelf, and a table opened from it.

use std::sync::Arc;

use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use bots::Strength;
use hall::rehearsal::Rehearse;
use hall::spawn_uncancellable;
use hall::tables::command::{Command, ThinkWish};
use hall::tables::commit::Refusal;
use hall::tables::open::{NotOpened, Sitters, Wish};
use hall::tables::{Credentials, Rights, Table, opening};
use pages::chrome::Notice;
use pages::{BookPage, Reader};
use table::company::{Pace, Think};
use table::{SeatSet, Settings};
use words::problem::Problem;

use super::{cookies, home, refuse};
use crate::App;
use crate::api::errors::status_and_code;
use crate::limits::RateClass;
use crate::request::{Caller, Fields, Form};

pub async fn book(State(app): State<App>, Path(game): Path<String>, caller: Caller) -> Response {
    match page(&app, &caller, &game, None) {
        Some(html) => ([refuse::HTML], html).into_response(),
        None => refuse::page(&Problem::NoSuchPage, &caller),
    }
}

fn page(app: &App, caller: &Caller, game: &str, notice: Option<Notice>) -> Option<String> {
    let game = app.face(game).ok()?.game_card(caller.lang);
    let path = format!("/g/{}", game.name);
    Some(pages::book_page(&BookPage {
        reader: Reader { lang: caller.lang, theme: caller.theme, path },
        origin: caller.links.clone(),
        my_name: cookies::remembered_name(caller),
        game,
        notice,
    }))
}

pub async fn open(State(app): State<App>, caller: Caller, form: Form) -> Response {
    let mut game = String::new();
    let opened = async {
        app.limits.take(caller.from, RateClass::Open)?;
        let fields = form.0?;
        fields.get("game").unwrap_or_default().clone_into(&mut game);
        let (wish, think) = (wish(&fields, cookies::pace(&caller))?, think(&fields)?);
        let table =
            spawn_uncancellable(opening::open(app.hall.clone(), caller.from, caller.lang, wish)).await?;
        hurry(&app, &table, think).await?;
        Ok((table, cookies::name(&caller, fields.want("name")?)))
    };
    match opened.await {
        Ok((table, called)) => {
            let kept = cookies::seated(&caller, &table, HOST).into_iter().chain(called).collect();
            refuse::see_other(&format!("/t/{}", table.name), kept)
        }
        Err(not_opened) => {
            let (status, text) = match not_opened {
                NotOpened::Problem(problem) => (status_and_code(&problem).0, problem.say(caller.lang)),
                NotOpened::Rule { why, .. } => (StatusCode::UNPROCESSABLE_ENTITY, why),
            };
            let notice = Some(Notice { text, rule: None });
            match page(&app, &caller, &game, notice.clone()) {
                Some(html) => (status, [refuse::HTML], html).into_response(),
                None => (status, home::page(&app, &caller, notice).await).into_response(),
            }
        }
    }
}

/// Whoever opens a table sits in its first seat.
const HOST: Rights = Rights { seats: SeatSet(1), host: true };

/// A time to think that was wished for from the start.
async fn hurry(app: &App, table: &Arc<Table>, think: Think) -> Result<(), Problem> {
    if think == Think::default() {
        return Ok(());
    }
    let command = Command::Think(ThinkWish { think: think.to_string() });
    let who = Credentials::Shown(table.host_secret().into());
    table.run(&app.hall, command, who).await.map(drop).map_err(Refusal::problem)
}

fn think(fields: &Fields) -> Result<Think, Problem> {
    match fields.get("think") {
        None | Some("") => Ok(Think::default()),
        Some(text) => text.parse().map_err(|()| Problem::BadThink),
    }
}

/// A time as people write it, as options count it.
fn milliseconds(seconds: &str) -> Option<String> {
    let seconds: f64 = seconds.replace(',', ".").parse().ok()?;
    (0.0..=1e6).contains(&seconds).then(|| format!("{:.0}", seconds * 1000.0))
}

fn wish(fields: &Fields, usual_pace: Pace) -> Result<Wish, Problem> {
    let mut settings = Settings::default();
    fields.beginning("set.").for_each(|(key, value)| settings.set(key, value));
    for (key, value) in fields.beginning("seconds.") {
        settings.set(key, &milliseconds(value).ok_or_else(|| Problem::BadSetting(key.to_owned()))?);
    }
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
    let pace = match fields.get("pace") {
        None | Some("") => usual_pace,
        Some(name) => Pace::from_name(name).ok_or(Problem::BadPace)?,
    };
    Ok(Wish {
        game: fields.want("game")?.to_owned(),
        seats,
        settings,
        sitters: Sitters::Host { name: fields.want("name")?.to_owned(), fill },
        pace,
        answers_forced: true,
        listed: fields.get("listed") != Some("no"),
        practice: fields.get("practice") == Some("yes"),
        rehearse: rehearse(fields)?,
    })
}

/// How a test wants the table to begin: `rehearse.seed`, `rehearse.stage`.
fn rehearse(fields: &Fields) -> Result<Option<Rehearse>, Problem> {
    let malformed = |_| Problem::Malformed("rehearse.seed".to_owned());
    let seed = fields.get("rehearse.seed").map(str::parse).transpose().map_err(malformed)?;
    let stage = fields.get("rehearse.stage").map(str::to_owned);
    let rehearse = Rehearse { seed, stage };
    Ok((rehearse != Rehearse::default()).then_some(rehearse))
}
