//! What people's browsers ask for: pages, live regions, and forms that do something at a table.

mod act;
mod assets;
mod cookies;
mod home;
mod join;
mod live;
mod picture;
pub mod refuse;
mod rematch;
mod replay;
mod report;
mod rules;
mod settings;
mod table;

use axum::Router;
use axum::response::Response;
use axum::routing::{get, post};
use words::problem::Problem;

use games::AnyGame;

use crate::App;
use crate::deeds::Verb;
use crate::request::Caller;

pub fn routes(games: &[&'static dyn AnyGame]) -> Router<App> {
    let router = Router::new()
        .route("/", get(home::home))
        .route("/tables", post(home::open))
        .route("/settings", post(settings::settings))
        .route("/rules/{game}", get(rules::rules))
        .route("/rules/{game}/{id}", get(rules::rule))
        .route("/cards/{game}", get(rules::cards))
        .route("/cards/{game}/{id}", get(rules::card))
        .route("/t/{id}", get(table::table))
        .route("/t/{id}/ws", get(live::live))
        .route("/t/{id}/picture/{token}", get(picture::picture))
        .route("/t/{id}/join/{secret}", get(join::look).post(join::accept))
        .route("/t/{id}/move", act::to(Verb::Move))
        .route("/t/{id}/sit", act::to(Verb::Sit))
        .route("/t/{id}/bot", act::to(Verb::Bot))
        .route("/t/{id}/stand", act::to(Verb::Stand))
        .route("/t/{id}/fill", act::to(Verb::Fill))
        .route("/t/{id}/undo", act::to(Verb::Undo))
        .route("/t/{id}/undo/answer", act::to(Verb::Answer))
        .route("/t/{id}/say", act::to(Verb::Say))
        .route("/t/{id}/hint", act::to(Verb::Hint))
        .route("/t/{id}/pace", act::to(Verb::Pace))
        .route("/t/{id}/think", act::to(Verb::Think))
        .route("/t/{id}/rematch", post(rematch::rematch).get(rematch::go_to_rematch))
        .route("/t/{id}/report", get(report::report))
        .route("/t/{id}/replay", get(replay::replay));
    assets::add(router, games)
}

/// Any other address.
pub async fn nothing_here(uri: axum::http::Uri, caller: Caller) -> Response {
    if uri.path().starts_with("/api/") {
        let before = ["/api/tables", "/api/games"].iter().any(|old| uri.path().starts_with(old));
        let problem = if before { Problem::OldInterface } else { Problem::NoSuchPage };
        let error = crate::api::errors::ApiError::new(problem, caller.lang);
        return axum::response::IntoResponse::into_response(error);
    }
    refuse::page(&Problem::NoSuchPage, &caller)
}
