//! The files beside the pages. Their names change with their contents, so browsers keep them for ever.

use std::sync::Arc;

use axum::Router;
use axum::body::Bytes;
use axum::http::HeaderMap;
use axum::http::header::{ACCEPT_ENCODING, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_TYPE, VARY};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use hall::{Panicked, Workers};
use pages::Asset;
use pages::Face;
use tokio::sync::OnceCell;

use crate::{App, deflate};

/// A file, as it is and packed. Packing well takes long, so it waits for the first browser that asks.
struct Packed {
    asset: &'static Asset,
    keep: &'static str,
    gzip: OnceCell<Bytes>,
}

impl Packed {
    fn new(asset: &'static Asset) -> Packed {
        let keep =
            if asset.immutable { "public, max-age=31536000, immutable" } else { "public, max-age=86400" };
        Packed { asset, keep, gzip: OnceCell::new() }
    }

    async fn gzip(&self) -> Result<Bytes, Panicked> {
        let asset = self.asset;
        let pack = || Workers::Threads.run(|| deflate::gzip(asset.body.as_bytes()).into());
        self.gzip.get_or_try_init(pack).await.cloned()
    }
}

/// The files of every page, and those of these games.
pub fn add(router: Router<App>, games: &[&'static dyn Face]) -> Router<App> {
    let of_games = games.iter().flat_map(|game| game.files().all());
    let covers = games.iter().map(|game| game.cover());
    pages::assets().chain(of_games).chain(covers).fold(router, |router, asset| {
        let file = Arc::new(Packed::new(asset));
        router.route(&asset.path, get(move |headers: HeaderMap| async move { send(&file, &headers).await }))
    })
}

async fn send(file: &Packed, headers: &HeaderMap) -> Response {
    let known = headers.get(ACCEPT_ENCODING).and_then(|value| value.to_str().ok());
    let kind = [(CONTENT_TYPE, file.asset.mime), (CACHE_CONTROL, file.keep), (VARY, "accept-encoding")];
    if known.is_some_and(|known| known.contains("gzip"))
        && let Ok(gzip) = file.gzip().await
    {
        return (kind, [(CONTENT_ENCODING, "gzip")], gzip).into_response();
    }
    (kind, file.asset.body.as_bytes()).into_response()
}
