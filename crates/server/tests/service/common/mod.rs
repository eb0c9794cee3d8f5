//! A service without a socket, and short ways to ask it for things.

use std::path::PathBuf;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use axum::body::{Body, Bytes};
use axum::http::{HeaderMap, Request, StatusCode};
use serde_json::{Value, json};
use server::{App, Guarded, House};

static COUNT: AtomicU32 = AtomicU32::new(0);

/// A data folder of its own, gone at the end.
pub struct Folder(pub PathBuf);

impl Folder {
    pub fn new() -> Folder {
        let number = COUNT.fetch_add(1, Ordering::Relaxed);
        let path = std::env::temp_dir().join(format!("conclave-test-{}-{number}", std::process::id()));
        std::fs::create_dir_all(&path).unwrap();
        Folder(path)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

pub struct Service {
    pub router: Guarded,
    pub app: App,
    pub folder: Folder,
}

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

impl Service {
    pub fn new() -> Service {
        Service::at(Folder::new())
    }

    pub fn at(folder: Folder) -> Service {
        Service::run_as(folder, House::default())
    }

    /// As whoever runs the house wants it.
    pub fn run_as(folder: Folder, house: House) -> Service {
        let app = App::with_house(&folder.0, games::GAMES, house).unwrap();
        Service { router: server::app(app.clone()), app, folder }
    }

    /// The same folder, opened again as after a crash.
    pub fn again(self) -> Service {
        let Service { router, app, folder } = self;
        drop((router, app));
        Service::at(folder)
    }

    /// What a killed server would have left on the disk at this moment, served again elsewhere.
    pub fn copy(&self) -> Service {
        Service::at(self.left_behind(&[]))
    }

    /// The same without some of the files.
    pub fn left_behind(&self, without: &[&str]) -> Folder {
        let folder = Folder::new();
        for file in std::fs::read_dir(&self.folder.0).unwrap() {
            let file = file.unwrap();
            let name = file.file_name();
            // The shared memory of those who have the database open is nothing a restart could use.
            let left = name != "conclave.db-shm" && !without.iter().any(|file| name == *file);
            if left && file.file_type().unwrap().is_file() {
                std::fs::copy(file.path(), folder.0.join(name)).unwrap();
            }
        }
        folder
    }

    /// What the first seat sees, once it is asked something or all is over.
    pub async fn asked(&self, open: &Open) -> Value {
        for _ in 0..5_000 {
            let view = self.view(open, 0).await;
            if !view["over"].is_null() || (!view["question"].is_null() && view["moves"].get(0).is_some()) {
                return view;
            }
            tokio::time::sleep(Duration::from_millis(2)).await;
        }
        panic!("nobody asked anything");
    }

    pub async fn send(&self, request: Request<Body>) -> Reply {
        let response = self.router.clone().answer(request).await;
        let (parts, body) = response.into_parts();
        let body = axum::body::to_bytes(body, 1 << 24).await.unwrap();
        Reply { status: parts.status, headers: parts.headers, body }
    }

    pub async fn get(&self, path: &str, token: Option<&str>) -> Reply {
        let mut request = Request::get(path);
        if let Some(token) = token {
            request = request.header("authorization", format!("Bearer {token}"));
        }
        self.send(request.body(Body::empty()).unwrap()).await
    }

    pub async fn post(&self, path: &str, token: Option<&str>, body: Value) -> Reply {
        let mut request = Request::post(path).header("content-type", "application/json");
        if let Some(token) = token {
            request = request.header("authorization", format!("Bearer {token}"));
        }
        self.send(request.body(Body::from(body.to_string())).unwrap()).await
    }

    pub async fn page(&self, path: &str, cookies: &str) -> Reply {
        self.send(Request::get(path).header("cookie", cookies).body(Body::empty()).unwrap()).await
    }

    pub async fn form(&self, path: &str, cookies: &str, fields: &str) -> Reply {
        let request = Request::post(path)
            .header("content-type", "application/x-www-form-urlencoded")
            .header("cookie", cookies);
        self.send(request.body(Body::from(fields.to_owned())).unwrap()).await
    }

    /// The same as the page's own module sends it.
    pub async fn live(&self, path: &str, cookies: &str, fields: &str) -> Reply {
        let request = Request::post(path)
            .header("content-type", "application/x-www-form-urlencoded")
            .header("x-live", "1")
            .header("cookie", cookies);
        self.send(request.body(Body::from(fields.to_owned())).unwrap()).await
    }

    /// A duel of two people, opened by a program.
    pub async fn duel(&self) -> Open {
        let people = json!([{"who": "person", "name": "Ana"}, {"who": "person", "name": "Bea"}]);
        self.open(
            json!({"game": "grimoire", "settings": {"mode": "duel"}, "sitters": people, "pace": "instant"}),
        )
        .await
    }

    pub async fn open(&self, wish: Value) -> Open {
        let reply = self.post("/api/v2/tables", None, wish).await;
        assert_eq!(reply.status, StatusCode::CREATED, "{}", reply.text());
        let opened = reply.json();
        let secret = |key: &Value| {
            (key["seat"].as_u64().unwrap() as usize, key["secret"].as_str().unwrap().to_owned())
        };
        Open {
            id: opened["table"].as_str().unwrap().to_owned(),
            host: opened["host"].as_str().unwrap().to_owned(),
            seats: opened["seats"].as_array().unwrap().iter().map(secret).collect(),
        }
    }

    pub async fn view(&self, open: &Open, seat: usize) -> Value {
        let reply = self.get(&open.path(""), Some(open.key(seat))).await;
        assert_eq!(reply.status, StatusCode::OK, "{}", reply.text());
        reply.json()
    }

    /// The move somebody could make now: who, when and which.
    pub async fn choice(&self, open: &Open) -> (usize, Value) {
        let asked = self.get(&open.path(""), None).await.json()["asked"][0].as_u64().unwrap() as usize;
        let view = self.view(open, asked).await;
        (asked, json!({"question": view["question"], "moves": [view["moves"][0]]}))
    }

    /// Makes the first legal move of whoever is asked; says who it was and what.
    pub async fn step(&self, open: &Open) -> Option<(usize, String)> {
        let seen = self.get(&open.path(""), None).await.json();
        let seat = seen["asked"].as_array()?.first()?.as_u64()? as usize;
        let view = self.view(open, seat).await;
        let mv = view["moves"][0].as_str().expect("who is asked can move").to_owned();
        let body = json!({"question": view["question"], "moves": [mv]});
        let reply = self.post(&open.path("/moves"), Some(open.key(seat)), body).await;
        assert_eq!(reply.status, StatusCode::OK, "{}", reply.text());
        Some((seat, mv))
    }
}

/// A table and its keys.
#[derive(Clone, Debug)]
pub struct Open {
    pub id: String,
    pub host: String,
    pub seats: Vec<(usize, String)>,
}

impl Open {
    pub fn path(&self, rest: &str) -> String {
        format!("/api/v2/tables/{}{rest}", self.id)
    }

    pub fn key(&self, seat: usize) -> &str {
        &self.seats.iter().find(|(index, _)| *index == seat).expect("a key for this seat").1
    }
}
