//! `GET /deals` and `POST /deals`: the deals that are the same for all, and a table of one of them.

use axum::extract::State;
use axum::response::{IntoResponse, Response};
use pages::{DealRow, Reader};
use table::{Seat, SeatSet};
use words::problem::Problem;

use super::{cookies, refuse};
use crate::limits::Act;
use crate::request::{Caller, Form};
use crate::tables::Rights;
use crate::tables::deal::{self, Deal, Span};
use crate::tables::deal_results;
use crate::{App, to_the_end};

pub async fn deals(State(app): State<App>, caller: Caller) -> Response {
    let mut rows = Vec::new();
    for game in app.games {
        for span in Span::BOTH {
            let deal = Deal::at(span, app.clock.now_ms());
            // Without results one can still play.
            let results =
                deal_results::results(&app, caller.from, game.name(), deal).await.unwrap_or_default();
            let (title, ends) = (game.title(caller.lang), deal.ends());
            rows.push(DealRow { game: game.name(), title, span: span.name(), ends, results });
        }
    }
    let reader = Reader { lang: caller.lang, theme: caller.theme, path: "/deals".to_owned() };
    let my_name = cookies::remembered_name(&caller);
    ([refuse::HTML], pages::deals_page(&reader, &rows, my_name.as_deref())).into_response()
}

pub async fn open(State(app): State<App>, caller: Caller, form: Form) -> Response {
    let opened = async {
        app.limits.take(caller.from, Act::Open)?;
        app.limits.take(caller.from, Act::Deal)?;
        let fields = form.0?;
        let span =
            Span::from_name(fields.want("span")?).ok_or_else(|| Problem::Malformed("span".to_owned()))?;
        let (game, name) = (fields.want("game")?.to_owned(), fields.want("name")?.to_owned());
        let called = cookies::name(&caller, &name);
        let pace = cookies::pace(&caller);
        let opening = deal::open(app.clone(), caller.from, (game, span), name, pace);
        Ok((to_the_end(opening).await?, called))
    };
    match opened.await {
        Err(problem) => refuse::page(&problem, &caller),
        Ok((table, called)) => {
            let rights = Rights { seats: SeatSet::one(Seat(0)), host: true };
            let kept = cookies::seated(&caller, &table, rights).into_iter().chain(called).collect();
            refuse::see_other(&format!("/t/{}", table.name), kept)
        }
    }
}
