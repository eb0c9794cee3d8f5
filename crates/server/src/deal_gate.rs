//! A deal that others may still want to play is shown to nobody who does not sit at its table.

use axum::http::HeaderMap;
use hall::tables::find;
use hall::{Source, secrets};
use words::problem::Problem;

use crate::limits::RateClass;
use crate::{App, request};

/// Refuses whoever does not sit at a table whose deal others may still want to play.
pub async fn gate(app: &App, from: Source, path: &str, headers: &HeaderMap) -> Result<(), Problem> {
    let mut parts = path.split('/').skip(1);
    let id = match (parts.next(), parts.next()) {
        (Some("t"), Some(id)) => id,
        (Some("api"), Some("v2")) if parts.next() == Some("tables") => parts.next().unwrap_or(""),
        _ => return Ok(()),
    };
    // A seat on its way to another device is shown to whoever brings its secret.
    if id.is_empty() || parts.next() == Some("carry") {
        return Ok(());
    }
    // The router reads `%68514` as `h514`, and so do we.
    let Some(id) = request::decoded(id) else { return Ok(()) };
    let id = id.as_str();
    let table = match app.hall.tables.peek(id) {
        Some(awake) => awake,
        None => {
            // Nobody wakes tables without end, whatever they want of them.
            app.limits.take(from, RateClass::Look)?;
            // What is wrong with a table that cannot be found is said by whoever looks for it.
            let Ok(table) = find(&app.hall, id).await else { return Ok(()) };
            table
        }
    };
    let sealed = table.state().beginning.is_sealed(app.hall.clock.now_ms());
    let sits_there = || !table.rights(secrets::each(&request::shown_secrets(headers, id))).is_nobody();
    if sealed && !sits_there() { Err(Problem::DealOpen) } else { Ok(()) }
}
