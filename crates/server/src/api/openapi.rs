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

    use axum::http::StatusCode;
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

    /// What only pages ask for: lessons, branches, links that are spent.
    const OF_PAGES: [&str; 3] = ["no-lesson", "not-alone", "link-used"];

    /// Every status with the codes it is said to come with, as they stand in the lists and in the words before them.
    fn described() -> BTreeSet<(String, String)> {
        let document: Value = serde_json::from_str(DOCUMENT).unwrap();
        let paths = document["paths"].as_object().unwrap().values();
        let operations = paths.flat_map(|methods| methods.as_object().unwrap().values());
        let responses = operations.flat_map(|operation| operation["responses"].as_object().unwrap());
        let mut all = BTreeSet::new();
        for (status, response) in responses {
            let listed = response["description"].as_str().and_then(|text| text.strip_prefix("Codes: "));
            all.extend(
                listed
                    .iter()
                    .flat_map(|codes| codes.split(", "))
                    .map(|code| (status.clone(), code.to_owned())),
            );
        }
        let anywhere = document["info"]["description"].as_str().unwrap();
        for part in anywhere.split("Codes any address can give: ").skip(1) {
            for code in part.split('.').next().unwrap().split(", ") {
                let (code, status) = code.split_once(" (").expect("a code and its status");
                all.insert((status.trim_end_matches(')').to_owned(), code.trim_matches('`').to_owned()));
            }
        }
        all
    }

    #[test]
    fn every_code_of_an_error_is_described() {
        let described = described();
        let rows = include_str!("errors.rs").split("=> (StatusCode::").skip(1);
        let mut looked_at = 0;
        for row in rows {
            let (status, rest) = row.split_once(", \"").expect("a status and a code");
            let code = rest.split('"').next().unwrap();
            let number = (400..600).find(|number| {
                let reason = StatusCode::from_u16(*number).ok().and_then(|status| status.canonical_reason());
                reason.is_some_and(|reason| reason.to_uppercase().replace(' ', "_") == status)
            });
            let number = number.expect("a status that is an error").to_string();
            looked_at += 1;
            assert!(
                OF_PAGES.contains(&code) || described.contains(&(number.clone(), code.to_owned())),
                "{code} ({number}) is described nowhere"
            );
        }
        assert!(looked_at > 50, "the list has another form now");
        assert!(described.contains(&("422".to_owned(), "lesson".to_owned())), "what a lesson declines");
    }

    /// Version 1 is spoken of only where the change is told.
    #[test]
    fn no_address_of_an_older_version_is_given() {
        assert!(!DOCUMENT.contains("/api/tables") && !DOCUMENT.contains("/api/games"));
    }
}
