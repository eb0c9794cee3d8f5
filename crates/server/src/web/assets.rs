//! The files beside the pages. Their names change with their contents, so browsers keep them for ever.

use std::sync::Arc;

use axum::Router;
use axum::body::Bytes;
use axum::http::HeaderMap;
use axum::http::header::{ACCEPT_ENCODING, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_TYPE, VARY};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use games::AnyGame;
use pages::Asset;

use crate::App;

/// A file, as it is and packed.
struct Packed {
    path: &'static str,
    mime: &'static str,
    keep: &'static str,
    plain: &'static [u8],
    gzip: Bytes,
}

impl Packed {
    fn new(asset: &'static Asset) -> Packed {
        let keep =
            if asset.immutable { "public, max-age=31536000, immutable" } else { "public, max-age=86400" };
        let gzip = crate::deflate::gzip(asset.body.as_bytes()).into();
        Packed { path: &asset.path, mime: asset.mime, keep, plain: asset.body.as_bytes(), gzip }
    }
}

/// The files of every page, and those of these games.
pub fn add(router: Router<App>, games: &[&'static dyn AnyGame]) -> Router<App> {
    let of_games = games.iter().flat_map(|game| game.files().all());
    let covers = games.iter().map(|game| game.cover());
    pages::assets().chain(of_games).chain(covers).fold(router, |router, asset| {
        let file = Arc::new(Packed::new(asset));
        router.route(file.path, get(move |headers: HeaderMap| async move { send(&file, &headers) }))
    })
}

fn send(file: &Packed, headers: &HeaderMap) -> Response {
    let known = headers.get(ACCEPT_ENCODING).and_then(|value| value.to_str().ok());
    let kind = [(CONTENT_TYPE, file.mime), (CACHE_CONTROL, file.keep), (VARY, "accept-encoding")];
    if known.is_some_and(|known| known.contains("gzip")) {
        return (kind, [(CONTENT_ENCODING, "gzip")], file.gzip.clone()).into_response();
    }
    (kind, file.plain).into_response()
}
