//! What people's browsers ask for: pages, live regions, and forms that do something at a table.

mod act;
mod assets;
mod book;
mod branch;
mod cookies;
mod deals;
mod delete;
mod home;
mod join;
mod learn;
mod live;
mod mute;
mod picture;
pub mod pictures;
pub mod refuse;
mod rematch;
mod replay;
mod report;
mod rules;
mod seat_transfer;
mod settings;
pub mod story;
mod table;
mod why;

use axum::Router;
use axum::response::Response;
use axum::routing::{get, post};
use hall::tables::command::Command;
use words::problem::Problem;

use pages::Face;

use crate::App;
use crate::request::Caller;

pub fn routes(games: &'static [&'static dyn Face]) -> Router<App> {
    let router = Router::new()
        .route("/", get(home::home))
        .route("/g/{game}", get(book::book))
        .route("/tables", post(book::open))
        .route("/deals", get(deals::deals).post(deals::open))
        .route("/preview/{file}", get(pictures::preview))
        .route("/icon/{file}", get(pictures::icon))
        .route("/offline", get(pictures::offline))
        .route("/learn/{game}", get(learn::look).post(learn::begin))
        .route("/settings", post(settings::settings))
        .route("/rules/{game}", get(rules::rules))
        .route("/rules/{game}/{id}", get(rules::rule))
        .route("/cards/{game}", get(rules::cards))
        .route("/cards/{game}/{id}", get(rules::card))
        .route("/cards/{game}/{id}/example", get(rules::example))
        .route("/cards/{game}/{id}/picture/{token}", get(picture::of_example))
        .route("/t/{id}", get(table::table))
        .route("/t/{id}/why", get(why::why))
        .route("/t/{id}/ws", get(live::live))
        .route("/t/{id}/picture/{token}", get(picture::picture))
        .route("/t/{id}/join/{secret}", get(join::look).post(join::accept))
        .route("/t/{id}/carry", post(seat_transfer::send))
        .route("/t/{id}/carry/{secret}", get(seat_transfer::look).post(seat_transfer::arrive))
        .route("/t/{id}/move", act::to(Command::Move))
        .route("/t/{id}/sit", act::to(Command::Sit))
        .route("/t/{id}/bot", act::to(Command::Bot))
        .route("/t/{id}/stand", act::to(Command::Stand))
        .route("/t/{id}/fill", act::to(Command::Fill))
        .route("/t/{id}/undo", act::to(Command::Undo))
        .route("/t/{id}/undo/answer", act::to(Command::Answer))
        .route("/t/{id}/say", act::to(Command::Say))
        .route("/t/{id}/hint", act::to(Command::Hint))
        .route("/t/{id}/go-on", act::to(Command::GoOn))
        .route("/t/{id}/heard", act::to(Command::Heard))
        .route("/t/{id}/pace", act::to(Command::Pace))
        .route("/t/{id}/think", act::to(Command::Think))
        .route("/t/{id}/nudge", act::to(Command::Nudge))
        .route("/t/{id}/weigh", act::to(Command::Weigh))
        .route("/t/{id}/mute", post(mute::mute))
        .route("/t/{id}/delete", get(delete::ask).post(delete::delete))
        .route("/t/{id}/rematch", post(rematch::rematch).get(rematch::go_to_rematch))
        .route("/t/{id}/report", get(report::report));
    assets::add(after_the_game(router), games)
}

/// What a finished game can be asked for.
fn after_the_game(router: Router<App>) -> Router<App> {
    router
        .route("/t/{id}/lead", act::to(Command::Lead))
        .route("/t/{id}/remark", act::to(Command::Remark))
        .route("/t/{id}/replay", get(replay::replay))
        .route("/t/{id}/branch", get(branch::look).post(branch::open))
        .route("/t/{id}/story", get(story::story))
        .route("/t/{id}/story.png", get(story::picture))
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
