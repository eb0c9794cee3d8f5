//! The files beside the pages. Their names change with their contents, so browsers keep them for ever.

use std::sync::LazyLock;

use axum::Router;
use axum::http::HeaderMap;
use axum::http::header::{ACCEPT_ENCODING, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_TYPE, VARY};
use axum::response::{IntoResponse, Response};
use axum::routing::get;

use crate::App;

/// A file, as it is and packed.
struct Packed {
    path: &'static str,
    mime: &'static str,
    keep: &'static str,
    plain: &'static [u8],
    gzip: Vec<u8>,
}

static FILES: LazyLock<Vec<Packed>> = LazyLock::new(|| {
    let pack = |asset: &'static pages::Asset| Packed {
        path: &asset.path,
        mime: asset.mime,
        keep: if asset.immutable { "public, max-age=31536000, immutable" } else { "public, max-age=86400" },
        plain: asset.body.as_bytes(),
        gzip: crate::deflate::gzip(asset.body.as_bytes()),
    };
    pages::assets().iter().map(pack).collect()
});

pub fn add(router: Router<App>) -> Router<App> {
    let serve = |file: &'static Packed| get(move |headers: HeaderMap| async move { send(file, &headers) });
    FILES.iter().fold(router, |router, file| router.route(file.path, serve(file)))
}

fn send(file: &'static Packed, headers: &HeaderMap) -> Response {
    let known = headers.get(ACCEPT_ENCODING).and_then(|value| value.to_str().ok());
    let kind = [(CONTENT_TYPE, file.mime), (CACHE_CONTROL, file.keep), (VARY, "accept-encoding")];
    if known.is_some_and(|known| known.contains("gzip")) {
        return (kind, [(CONTENT_ENCODING, "gzip")], file.gzip.as_slice()).into_response();
    }
    (kind, file.plain).into_response()
}
