//! `GET /api/openapi.json`: the interface, described for tools.

use axum::http::header::CONTENT_TYPE;
use axum::response::{IntoResponse, Response};

/// The document itself; a test compares it with the addresses served.
pub const DOCUMENT: &str = include_str!("openapi.json");

pub async fn document() -> Response {
    ([(CONTENT_TYPE, "application/json")], DOCUMENT).into_response()
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use serde_json::Value;

    use super::DOCUMENT;

    #[test]
    fn every_address_is_described_and_every_description_has_an_address() {
        let document: Value = serde_json::from_str(DOCUMENT).unwrap();
        let mut described = BTreeSet::new();
        for (path, methods) in document["paths"].as_object().unwrap() {
            described
                .extend(methods.as_object().unwrap().keys().map(|method| (path.clone(), method.clone())));
        }
        let mut served = BTreeSet::new();
        for (path, methods) in crate::api::paths() {
            // The router tells which methods it knows only in its own words.
            let known = format!("{methods:?}");
            for (method, mark) in [("get", "get: BoxedHandler"), ("post", "post: BoxedHandler")] {
                if known.contains(mark) {
                    served.insert((path.to_owned(), method.to_owned()));
                }
            }
        }
        assert_eq!(described, served);
    }

    #[test]
    fn every_reference_leads_somewhere() {
        let document: Value = serde_json::from_str(DOCUMENT).unwrap();
        for part in DOCUMENT.split("\"#/components/schemas/").skip(1) {
            let name = part.split('"').next().unwrap();
            assert!(document["components"]["schemas"][name].is_object(), "{name}");
        }
    }
}
