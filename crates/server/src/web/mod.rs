//! What people's browsers ask for: pages, live regions, and forms that do something at a table.

mod act;
mod arrange;
mod assets;
mod cookies;
mod home;
mod join;
mod live;
mod picture;
pub mod refuse;
mod replay;
mod report;
mod rules;
mod seats;
mod settings;
mod table;
mod talk;
mod undo;

use axum::Router;
use axum::response::Response;
use axum::routing::{get, post};
use words::problem::Problem;

use games::AnyGame;

use crate::App;
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
        .route("/t/{id}/move", post(act::play))
        .route("/t/{id}/sit", post(seats::sit))
        .route("/t/{id}/bot", post(seats::bot))
        .route("/t/{id}/stand", post(seats::stand))
        .route("/t/{id}/fill", post(seats::fill))
        .route("/t/{id}/undo", post(undo::undo))
        .route("/t/{id}/undo/answer", post(undo::answer))
        .route("/t/{id}/say", post(talk::say))
        .route("/t/{id}/hint", post(talk::hint))
        .route("/t/{id}/pace", post(arrange::pace))
        .route("/t/{id}/think", post(arrange::think))
        .route("/t/{id}/rematch", post(arrange::rematch).get(arrange::go_to_rematch))
        .route("/t/{id}/report", get(report::report))
        .route("/t/{id}/replay", get(replay::replay));
    assets::add(router, games)
}

/// Any other address.
pub async fn nothing_here(uri: axum::http::Uri, caller: Caller) -> Response {
    if uri.path().starts_with("/api/") {
        let error = crate::api::errors::ApiError::new(Problem::NoSuchPage, caller.lang);
        return axum::response::IntoResponse::into_response(error);
    }
    refuse::page(&Problem::NoSuchPage, &caller)
}
