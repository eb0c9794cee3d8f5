//! `/preview/…` and `/icon/…`: pictures as places outside a browser want them, made of points; and the page kept for when
//! there is no network. They show the game and nothing of any table, so everybody gets the same, painted once.

use std::collections::BTreeMap;

use axum::body::Bytes;
use axum::extract::{Path, State};
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::http::{HeaderName, HeaderValue};
use axum::response::{IntoResponse, Response};
use pages::Reader;
use tokio::sync::Mutex;
use words::problem::Problem;

use super::refuse;
use crate::App;
use crate::paintings::png;
use crate::request::Caller;

/// The sizes an app's icon is asked for.
const SIZES: [u32; 3] = [180, 192, 512];
const PREVIEW_WIDTH: u32 = 1200;

/// What has been painted so far; at most one for each game and each size. Whoever asks while one is being painted waits for
/// it.
#[derive(Default)]
pub struct Painted(Mutex<BTreeMap<String, Bytes>>);

impl Painted {
    async fn get(
        &self,
        name: &str,
        wide: u32,
        draw: impl FnOnce() -> String + Send + 'static,
    ) -> Option<Bytes> {
        let mut painted = self.0.lock().await;
        if let Some(known) = painted.get(name) {
            return Some(known.clone());
        }
        let work = tokio::task::spawn_blocking(move || png(&draw(), wide));
        let bytes = Bytes::from(work.await.ok()??);
        painted.insert(name.to_owned(), bytes.clone());
        Some(bytes)
    }
}

/// What a link to a game, a table of it, or the hall shows elsewhere.
pub async fn preview(State(app): State<App>, Path(file): Path<String>, caller: Caller) -> Response {
    let name = file.strip_suffix(".png").unwrap_or_default().to_owned();
    let game = app.face(&name).ok();
    let picture = match game {
        Some(game) => app.painted.get(&file, PREVIEW_WIDTH, || game.preview_picture()).await,
        None if name == "library" => app.painted.get(&file, PREVIEW_WIDTH, pages::library_picture).await,
        None => None,
    };
    send(picture, &caller)
}

pub async fn icon(State(app): State<App>, Path(file): Path<String>, caller: Caller) -> Response {
    let size = file.strip_suffix(".png").and_then(|size| size.parse().ok());
    let picture = match size.filter(|size| SIZES.contains(size)) {
        Some(size) => app.painted.get(&size.to_string(), size, pages::app_icon).await,
        None => None,
    };
    send(picture, &caller)
}

pub async fn offline(caller: Caller) -> Response {
    let reader = Reader { lang: caller.lang, theme: caller.theme, path: "/".to_owned() };
    ([refuse::HTML], pages::offline(&reader)).into_response()
}

/// Shown on other sites, which is what they are for.
fn send(picture: Option<Bytes>, caller: &Caller) -> Response {
    let Some(picture) = picture else { return refuse::page(&Problem::NoSuchPage, caller) };
    let elsewhere = HeaderName::from_static("cross-origin-resource-policy");
    let headers = [
        (CONTENT_TYPE, HeaderValue::from_static("image/png")),
        (CACHE_CONTROL, HeaderValue::from_static("public, max-age=86400")),
        (elsewhere, HeaderValue::from_static("cross-origin")),
    ];
    (headers, picture).into_response()
}
