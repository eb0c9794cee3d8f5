//! `GET /deals` and `POST /deals`: the deals that are the same for all, and a table of one of them.

use axum::extract::State;
use axum::response::{IntoResponse, Response};
use hall::spawn_uncancellable;
use hall::tables::Rights;
use hall::tables::deal::{self, Deal, Span};
use pages::{DealRow, Reader};
use table::{Seat, SeatSet};
use words::problem::Problem;

use super::{cookies, refuse};
use crate::App;
use crate::deal_results;
use crate::limits::RateClass;
use crate::request::{Caller, Form};

pub async fn deals(State(app): State<App>, caller: Caller) -> Response {
    let mut rows = Vec::new();
    for game in app.faces {
        for span in Span::BOTH {
            let deal = Deal::at(span, app.hall.clock.now_ms());
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
        app.limits.take(caller.from, RateClass::Open)?;
        app.limits.take(caller.from, RateClass::Deal)?;
        let fields = form.0?;
        let span =
            Span::from_name(fields.want("span")?).ok_or_else(|| Problem::Malformed("span".to_owned()))?;
        let (game, name) = (fields.want("game")?.to_owned(), fields.want("name")?.to_owned());
        let called = cookies::name(&caller, &name);
        let pace = cookies::pace(&caller);
        let opening = deal::open(app.hall.clone(), caller.from, (game, span), name, pace);
        Ok((spawn_uncancellable(opening).await?, called))
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
