//! `GET /t/{id}/why`: what a move would bring, or why it cannot be made. Changes nothing; a page, or a slip for the table.

use axum::extract::{Path, RawQuery, State};
use axum::response::{IntoResponse, Response};
use hall::secrets;
use hall::tables::commit::Refusal;
use hall::tables::find;
use pages::Reader;
use pages::why::{Voice, WhyPage, reason, why_page};

use super::refuse;
use crate::App;
use crate::limits::RateClass;
use crate::painting::face;
use crate::painting::why::explain;
use crate::request::{Caller, Fields};

pub async fn why(
    State(app): State<App>,
    Path(id): Path<String>,
    RawQuery(query): RawQuery,
    caller: Caller,
) -> Response {
    let told = async {
        app.limits.take(caller.from, RateClass::Look)?;
        let fields = Fields::read(query.as_deref().unwrap_or(""))?;
        let table = find(&app.hall, &id).await?;
        let rights = table.rights(secrets::each(caller.seat_cookie(&id)));
        let asked = if fields.get("seat").is_some() { Some(fields.seat()?.index()) } else { None };
        let seat = table.seat_of(rights, asked)?;
        let moves: Vec<String> = fields.all("move").map(str::to_owned).collect();
        let all = moves.is_empty();
        let explained = explain((&app.hall, caller.from), &table, rights, (seat, caller.lang), moves).await?;
        let voice =
            Voice { lang: caller.lang, game: table.game.name(), rules: table.game.rules(caller.lang) };
        if caller.live {
            return Ok(explained.iter().map(|one| reason(voice, one).into_string()).collect());
        }
        let card = fields.get("card").filter(|id| table.game.card_words(caller.lang, id).is_some());
        let back = table.way_in(rights, seat);
        Ok(why_page(&WhyPage {
            // Whoever changes the language comes back to the table: the address of a reason is not worth keeping.
            reader: Reader { lang: caller.lang, theme: caller.theme, path: back.clone() },
            files: face(&table).files(),
            title: table.game.title(caller.lang),
            voice,
            explained: &explained,
            all,
            card,
            back,
        }))
    };
    match told.await {
        Ok(html) => ([refuse::HTML], html).into_response(),
        Err(problem) if caller.live => refuse::at_table(&Refusal::Problem(problem), &caller, &id),
        Err(problem) => refuse::page(&problem, &caller),
    }
}
