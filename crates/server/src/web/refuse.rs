//! How does a person learn that something was not done? In their language: a page, a word on the table, or an alert.

use axum::Extension;
use axum::http::header::{CONTENT_TYPE, LOCATION};
use axum::http::{HeaderName, HeaderValue, StatusCode};
use axum::response::{AppendHeaders, IntoResponse, Response};
use hall::tables::commit::Refusal;
use pages::Reader;
use pages::chrome::Theme;
use serde_json::json;
use words::Lang;
use words::problem::Problem;

use super::cookies;
use crate::api::errors::status_and_code;
use crate::metrics::Refused;
use crate::request::Caller;

pub const HTML: (HeaderName, HeaderValue) =
    (CONTENT_TYPE, HeaderValue::from_static("text/html; charset=utf-8"));

/// A page that says what went wrong.
pub fn page(problem: &Problem, caller: &Caller) -> Response {
    let reader = Reader { lang: caller.lang, theme: caller.theme, path: "/".to_owned() };
    error_page(&reader, problem)
}

/// The same for a request that was not even read.
pub fn page_for(problem: &Problem, lang: Lang) -> Response {
    let reader = Reader { lang, theme: Theme::Auto, path: "/".to_owned() };
    error_page(&reader, problem)
}

fn error_page(reader: &Reader, problem: &Problem) -> Response {
    let (status, code) = status_and_code(problem);
    let html = pages::error_page(reader, status.as_u16(), &problem.say(reader.lang));
    (status, [HTML], Extension(Refused(code)), html).into_response()
}

/// Something asked of a table was not done.
pub fn at_table(not_done: &Refusal, caller: &Caller, table: &str) -> Response {
    let (status, code, text, rule) = match not_done {
        Refusal::Problem(problem) => {
            let (status, code) = status_and_code(problem);
            (status, code, problem.say(caller.lang), None)
        }
        Refusal::RulesFailed(_) => {
            let (status, code) = status_and_code(&Problem::RulesFailed);
            (status, code, Problem::RulesFailed.say(caller.lang), None)
        }
        Refusal::Declined(declined) => {
            let text = declined.say(caller.lang).to_string();
            (StatusCode::UNPROCESSABLE_ENTITY, declined.code, text, declined.rule)
        }
    };
    let refused = Extension(Refused(code));
    if caller.live {
        let told = json!({"text": text, "rule": rule}).to_string();
        return (status, [(CONTENT_TYPE, "application/json")], refused, told).into_response();
    }
    if matches!(not_done, Refusal::Problem(Problem::NoSuchTable)) {
        return page(&Problem::NoSuchTable, caller);
    }
    (refused, see_other(&format!("/t/{table}"), vec![cookies::notice(caller, table, &text, rule)]))
        .into_response()
}

/// Go and look there.
pub fn see_other(path: &str, cookies: Vec<cookies::Cookie>) -> Response {
    let place = HeaderValue::from_str(path).unwrap_or(HeaderValue::from_static("/"));
    (StatusCode::SEE_OTHER, [(LOCATION, place)], AppendHeaders(cookies)).into_response()
}
