//! `GET /t/{id}/story`: what decided a finished game, and `story.png`, the picture that travels with the link.

use std::collections::VecDeque;
use std::sync::Arc;

use axum::extract::{Path, RawQuery, State};
use axum::http::HeaderName;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use hall::Source;
use hall::tables::{Table, find};
use pages::{Reader, StoryPage};
use words::problem::Problem;
use words::{Lang, Story};

use super::refuse;
use crate::painting::face;
use crate::request::{Caller, Fields};
use crate::{App, paintings};
use parking_lot::Mutex;

/// A finished game does not change; whoever deletes it waits this long at most until others' browsers know.
const KEPT: &str = "private, max-age=3600";

pub async fn story(State(app): State<App>, Path(id): Path<String>, caller: Caller) -> Response {
    let told = async {
        let table = find(&app.hall, &id).await?;
        Ok((kept(&app, caller.from, &table, caller.lang).await?, table))
    };
    match told.await {
        Err(problem) => refuse::page(&problem, &caller),
        Ok((story, table)) => {
            let page = pages::story_page(&StoryPage {
                reader: Reader { lang: caller.lang, theme: caller.theme, path: format!("/t/{id}/story") },
                game: (table.game.name(), face(&table).files()),
                title: table.game.title(caller.lang),
                table: &table.name,
                origin: &caller.links,
                story: &story,
                picture: true,
            });
            ([refuse::HTML], page).into_response()
        }
    }
}

pub async fn picture(
    State(app): State<App>,
    Path(id): Path<String>,
    RawQuery(query): RawQuery,
    caller: Caller,
) -> Response {
    let painted = async {
        let fields = Fields::read(query.as_deref().unwrap_or(""))?;
        let lang = fields.get("lang").and_then(Lang::from_code).unwrap_or(caller.lang);
        let table = find(&app.hall, &id).await?;
        if table.state().session.outcome().is_none() {
            return Err(Problem::NotYetShown);
        }
        let name = format!("story {} {} {}", table.name, table.state().logged, lang.code());
        let draw = move || Ok(pages::share_card(lang, table.game.title(lang).name, &told(&table, lang)?));
        paintings::painted(&app, caller.from, name, draw).await
    };
    match painted.await {
        Err(problem) => refuse::page(&problem, &caller),
        Ok(png) => {
            // Shown on other sites, which is what it is for.
            let elsewhere = HeaderName::from_static("cross-origin-resource-policy");
            let headers = [(CONTENT_TYPE, "image/png"), (CACHE_CONTROL, KEPT), (elsewhere, "cross-origin")];
            (headers, png).into_response()
        }
    }
}

/// So many stories are kept; the oldest goes first.
const KEPT_STORIES: usize = 64;

/// What was told lately, by table, entries and language: a game that is over stays as it is.
#[derive(Default)]
pub struct Stories(Mutex<VecDeque<(StoryKey, Arc<Story>)>>);

type StoryKey = (String, usize, Lang);

/// The story as it was told before, or told anew in the background: of a long game it takes its time.
async fn kept(app: &App, from: Source, table: &Arc<Table>, lang: Lang) -> Result<Arc<Story>, Problem> {
    let key = (table.name.clone(), table.state().logged, lang);
    let known = app.stories.0.lock().iter().find(|(kept, _)| *kept == key).map(|(_, story)| story.clone());
    if let Some(story) = known {
        return Ok(story);
    }
    let teller = table.clone();
    let story = Arc::new(app.hall.run_background_for(from, move || told(&teller, lang)).await??);
    let mut kept = app.stories.0.lock();
    if kept.len() >= KEPT_STORIES {
        kept.pop_front();
    }
    kept.push_back((key, story.clone()));
    Ok(story)
}

/// The story of a game that is over, as anybody may read it.
fn told(table: &Arc<Table>, lang: Lang) -> Result<Story, Problem> {
    let state = table.state();
    let names = state.names(lang).clone();
    table.ask(&state, &Vec::new, || state.session.story(lang, &names))?.ok_or(Problem::NotYetShown)
}
