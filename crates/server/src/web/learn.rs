//! `GET /learn/{game}` and `POST` there: the lessons of a game, and the table of one of them.

use axum::extract::{Path, State};
use axum::response::{IntoResponse, Response};
use hall::spawn_uncancellable;
use hall::tables::{Rights, lesson};
use pages::chrome::Notice;
use pages::{LearnPage, Reader};
use table::SeatSet;
use words::problem::Problem;

use super::{cookies, refuse};
use crate::App;
use crate::limits::RateClass;
use crate::request::{Caller, Form};

pub async fn look(State(app): State<App>, Path(game): Path<String>, caller: Caller) -> Response {
    page(&app, &caller, &game, None)
}

fn page(app: &App, caller: &Caller, game: &str, notice: Option<Notice>) -> Response {
    let Some(game) = app.face(game).ok().filter(|game| !game.lessons(caller.lang).is_empty()) else {
        return refuse::page(&Problem::NoSuchPage, caller);
    };
    let path = format!("/learn/{}", game.name());
    let html = pages::learn_page(&LearnPage {
        reader: &Reader { lang: caller.lang, theme: caller.theme, path },
        game: game.name(),
        files: game.files(),
        title: game.title(caller.lang),
        lessons: game.lessons(caller.lang).iter().map(|card| (card.name, card.title, card.about)).collect(),
        my_name: cookies::remembered_name(caller),
        notice,
    });
    ([refuse::HTML], html).into_response()
}

pub async fn begin(State(app): State<App>, Path(game): Path<String>, caller: Caller, form: Form) -> Response {
    let opened = async {
        app.limits.take(caller.from, RateClass::Open)?;
        let fields = form.0?;
        let which = (game.clone(), fields.want("lesson")?.to_owned());
        let who = (fields.want("name")?.to_owned(), cookies::pace(&caller));
        spawn_uncancellable(lesson::open(app.hall.clone(), caller.from, which, who)).await
    };
    match opened.await {
        Ok((table, learner)) => {
            let rights = Rights { seats: SeatSet::one(learner), host: true };
            refuse::see_other(&format!("/t/{}", table.name), cookies::seated(&caller, &table, rights))
        }
        Err(problem) => {
            let status = crate::api::errors::status_and_code(&problem).0;
            let notice = Some(Notice { text: problem.say(caller.lang), rule: None });
            let mut page = page(&app, &caller, &game, notice);
            *page.status_mut() = status;
            page
        }
    }
}
