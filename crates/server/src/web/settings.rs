//! `POST /settings`: language and theme, kept by the browser.

use axum::extract::State;
use axum::response::Response;
use words::Lang;

use super::{cookies, refuse};
use crate::App;
use crate::limits::RateClass;
use crate::request::{Caller, Form};

pub async fn settings(State(app): State<App>, caller: Caller, form: Form) -> Response {
    let fields = match app.limits.take(caller.from, RateClass::Sit).and(form.0) {
        Ok(fields) => fields,
        Err(problem) => return refuse::page(&problem, &caller),
    };
    let mut kept = Vec::new();
    if let Some(lang) = fields.get("lang").and_then(Lang::from_code) {
        kept.push(cookies::reading(&caller, "lang", lang.code()));
    }
    if let Some(theme) = fields.get("theme").filter(|theme| matches!(*theme, "light" | "dark" | "auto")) {
        kept.push(cookies::reading(&caller, "theme", theme));
    }
    refuse::see_other(own_path(fields.get("back").unwrap_or("/")), kept)
}

/// Only a path of ours: never another site, whatever the form says.
fn own_path(path: &str) -> &str {
    let plain = path.bytes().all(|byte| byte.is_ascii_graphic() && byte != b'\\');
    if path.starts_with('/') && !path.starts_with("//") && plain { path } else { "/" }
}

#[cfg(test)]
mod tests {
    use super::own_path;

    #[test]
    fn one_never_lands_on_another_site() {
        assert_eq!(own_path("/t/abc?as=S1"), "/t/abc?as=S1");
        for elsewhere in ["//evil.example", "https://evil.example", "/\\evil.example", "/a\r\nb", ""] {
            assert_eq!(own_path(elsewhere), "/");
        }
    }
}
