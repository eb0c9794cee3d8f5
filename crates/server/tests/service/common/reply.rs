//! What a service answers.

use axum::body::Bytes;
use axum::http::{HeaderMap, StatusCode};
use serde_json::Value;

pub struct Reply {
    pub status: StatusCode,
    pub headers: HeaderMap,
    pub body: Bytes,
}

impl Reply {
    pub fn text(&self) -> &str {
        std::str::from_utf8(&self.body).expect("answers are text")
    }

    pub fn json(&self) -> Value {
        serde_json::from_slice(&self.body).unwrap_or_else(|_| panic!("not JSON: {}", self.text()))
    }

    pub fn code(&self) -> String {
        self.json()["error"]["code"].as_str().expect("an error has a code").to_owned()
    }

    /// The cookies that were set, ready to be sent back.
    pub fn cookies(&self) -> String {
        let set = self.headers.get_all("set-cookie").iter().map(|value| value.to_str().unwrap());
        set.map(|cookie| cookie.split(';').next().unwrap()).collect::<Vec<_>>().join("; ")
    }

    pub fn location(&self) -> &str {
        self.headers["location"].to_str().unwrap()
    }
}
