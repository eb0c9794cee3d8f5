//! The files beside the pages. Their names change with their contents, so browsers keep them for ever.

use std::collections::HashMap;
use std::sync::{Arc, OnceLock};

use axum::Router;
use axum::body::Bytes;
use axum::http::header::{ACCEPT_ENCODING, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_TYPE, VARY};
use axum::http::{HeaderMap, Uri};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use hall::{Panicked, Workers};
use pages::Asset;
use pages::Face;
use tokio::sync::OnceCell;

use super::nothing_here;
use crate::request::Caller;
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

/// Files by their paths.
type Files = HashMap<&'static str, Packed>;

/// The files of every page, and those of these games. They are drawn when the first of them is asked for.
pub fn add(router: Router<App>, games: &'static [&'static dyn Face]) -> Router<App> {
    let files: Arc<OnceLock<Files>> = Arc::default();
    let paths = ["/assets/{file}", "/art/{file}"].into_iter().chain(pages::LASTING);
    paths.fold(router, |router, path| {
        let files = files.clone();
        let file = move |uri: Uri, headers: HeaderMap, caller: Caller| async move {
            match files.get_or_init(|| drawn(games)).get(uri.path()) {
                Some(file) => send(file, &headers).await,
                None => nothing_here(uri, caller).await,
            }
        };
        router.route(path, get(file))
    })
}

fn drawn(games: &[&'static dyn Face]) -> Files {
    let of_games = games.iter().flat_map(|game| game.files().all());
    let covers = games.iter().map(|game| game.cover());
    let all = pages::assets().chain(of_games).chain(covers);
    all.map(|asset| (asset.path.as_str(), Packed::new(asset))).collect()
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
