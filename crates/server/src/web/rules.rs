//! `GET /rules/{game}` and `/cards/{game}`: what one can look up.

use axum::extract::{Path, RawQuery, State};
use axum::response::{IntoResponse, Response};
use pages::Face;
use pages::Reader;
use words::problem::Problem;

use super::refuse;
use crate::App;
use crate::limits::RateClass;
use crate::request::{Caller, Fields};

pub async fn rules(
    State(app): State<App>,
    Path(game): Path<String>,
    RawQuery(query): RawQuery,
    caller: Caller,
) -> Response {
    let fields = Fields::read(query.as_deref().unwrap_or("")).unwrap_or_default();
    let wanted: Option<String> = fields.get("q").map(|words| words.chars().take(100).collect());
    let path = format!("/rules/{game}");
    show((&app, &caller), &game, path, |game, reader| Some(game.rules_page(reader, wanted.as_deref())))
}

pub async fn rule(
    State(app): State<App>,
    Path((game, id)): Path<(String, String)>,
    caller: Caller,
) -> Response {
    let path = format!("/rules/{game}/{id}");
    show((&app, &caller), &game, path, |game, reader| game.rule_page(reader, &id))
}

pub async fn cards(State(app): State<App>, Path(game): Path<String>, caller: Caller) -> Response {
    let path = format!("/cards/{game}");
    show((&app, &caller), &game, path, |game, reader| Some(game.cards_page(reader)))
}

pub async fn card(
    State(app): State<App>,
    Path((game, id)): Path<(String, String)>,
    caller: Caller,
) -> Response {
    let path = format!("/cards/{game}/{id}");
    show((&app, &caller), &game, path, |game, reader| game.card_page(reader, &id))
}

/// A step of the example of a card, as the table looks then.
pub async fn example(
    State(app): State<App>,
    Path((game, id)): Path<(String, String)>,
    RawQuery(query): RawQuery,
    caller: Caller,
) -> Response {
    if let Err(problem) = app.limits.take(caller.from, RateClass::Look) {
        return refuse::page(&problem, &caller);
    }
    let fields = Fields::read(query.as_deref().unwrap_or("")).unwrap_or_default();
    let step = fields.number("step").unwrap_or(0);
    let path = format!("/cards/{game}/{id}/example?step={step}");
    show((&app, &caller), &game, path, |game, reader| game.example_page(reader, &id, step))
}

fn show(
    (app, caller): (&App, &Caller),
    game: &str,
    path: String,
    page: impl FnOnce(&dyn Face, &Reader) -> Option<String>,
) -> Response {
    let reader = Reader { lang: caller.lang, theme: caller.theme, path };
    match app.face(game).ok().and_then(|game| page(game, &reader)) {
        Some(html) => ([refuse::HTML], html).into_response(),
        None => refuse::page(&Problem::NoSuchPage, caller),
    }
}
