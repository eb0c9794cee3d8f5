//! A service without a socket, and short ways to ask it for things.

mod open;
mod reply;
mod time;

use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use axum::body::Body;
use axum::http::{Request, StatusCode};
use pages::Face;
use serde_json::{Value, json};
use server::clock::ManualClock;
use server::seeds::Seeds;
use server::{App, BadFolder, Environment, Guarded, ServerConfig};
use store::MemoryStore;
use table::Seed;

pub use open::Open;
pub use reply::Reply;

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

/// When every test begins: 15 January 2027, 08:00 UTC.
pub const BEGINNING_MS: u64 = 1_800_000_000_000;

/// A service whose tables have fixed seeds and names, whose bots have fixed luck and search a fixed number of iterations, and
/// whose time passes only when the test says so.
pub struct Service {
    pub router: Guarded,
    pub app: App,
    pub folder: Folder,
    pub clock: ManualClock,
    numbers: Arc<AtomicU32>,
}

/// What may differ from one service to another.
pub struct Setup {
    pub games: &'static [&'static dyn Face],
    pub config: ServerConfig,
    /// Where its tables get their seeds and names; otherwise they are numbered.
    pub seeds: Option<Seeds>,
    pub clock: ManualClock,
    pub lock_wait: Duration,
    /// Where its tables are kept; otherwise in the folder.
    pub memory: Option<MemoryStore>,
    pub numbers: Arc<AtomicU32>,
}

impl Default for Setup {
    fn default() -> Setup {
        Setup {
            games: pages::FACES,
            config: ServerConfig::default(),
            seeds: None,
            clock: ManualClock::at(BEGINNING_MS),
            lock_wait: server::LOCK_WAIT,
            memory: None,
            numbers: Arc::default(),
        }
    }
}

/// The first table has the first of these seeds and names, and so on.
fn numbered(numbers: &Arc<AtomicU32>) -> Seeds {
    let (seeds, names) = (Arc::new(AtomicU32::new(numbers.load(Ordering::SeqCst))), numbers.clone());
    Seeds {
        seed: Box::new(move || Seed::Sealed([seeds.fetch_add(1, Ordering::SeqCst) as u8; 32])),
        name: Box::new(move || format!("numbered{:04}", names.fetch_add(1, Ordering::SeqCst))),
    }
}

impl Service {
    pub fn new() -> Service {
        Service::at(Folder::new())
    }

    pub fn at(folder: Folder) -> Service {
        Service::run_as(folder, ServerConfig::default())
    }

    /// As whoever runs the house wants it.
    pub fn run_as(folder: Folder, config: ServerConfig) -> Service {
        Service::set_up(folder, Setup { config, ..Setup::default() })
    }

    pub fn set_up(folder: Folder, setup: Setup) -> Service {
        Service::try_set_up(folder, setup).unwrap_or_else(|(_, why)| panic!("{why:?}"))
    }

    fn try_set_up(folder: Folder, setup: Setup) -> Result<Service, (Folder, BadFolder)> {
        let Setup { games, config, seeds, clock, lock_wait, memory, numbers } = setup;
        if folder.0.join("conclave.db").exists() {
            // Not the names its tables have already.
            numbers.fetch_max(5_000, Ordering::SeqCst);
        }
        // Links and the luck of bots come from this key.
        if !folder.0.join("key").exists() && folder.0.exists() {
            std::fs::write(folder.0.join("key"), [7; 32]).unwrap();
        }
        let opened = if config.rehearsal.is_some() && seeds.is_none() {
            // A rehearsal brings names, seeds and everything else of its own.
            App::with_config(&folder.0, games, config)
        } else {
            let seeds = seeds.unwrap_or_else(|| numbered(&numbers));
            let environment = Environment { seeds, ..Environment::with_clock(&clock) };
            match memory {
                Some(store) => App::with_memory(&folder.0, games, config, environment, store),
                None => App::with_environment(&folder.0, games, config, environment, lock_wait),
            }
        };
        match opened {
            Ok(app) => Ok(Service { router: server::app(app.clone()), app, folder, clock, numbers }),
            Err(why) => Err((folder, why)),
        }
    }

    /// A service like this one, at the same time, whose tables have other names.
    fn like_this(&self) -> Setup {
        Setup { clock: self.clock.clone(), numbers: self.numbers.clone(), ..Setup::default() }
    }

    /// The same folder, opened again as after a crash.
    pub async fn again(self) -> Service {
        self.again_as(ServerConfig::default()).await
    }

    /// The same with other settings.
    pub async fn again_as(self, config: ServerConfig) -> Service {
        let setup = |clock: &ManualClock, numbers: &Arc<AtomicU32>| Setup {
            config: config.clone(),
            clock: clock.clone(),
            numbers: numbers.clone(),
            ..Setup::default()
        };
        let Service { router, app, mut folder, clock, numbers } = self;
        drop((router, app));
        // What was begun in the background ends by itself and only then lets go of the folder.
        loop {
            match Service::try_set_up(folder, setup(&clock, &numbers)) {
                Ok(service) => return service,
                Err((kept, BadFolder::InUse(_))) => folder = kept,
                Err((_, why)) => panic!("{why:?}"),
            }
            tokio::time::sleep(Duration::from_millis(1)).await;
        }
    }

    /// Serves it on a socket as well.
    pub fn listen(&self) -> SocketAddr {
        let bound = server::bind_app("127.0.0.1:0".parse().unwrap(), self.app.clone()).unwrap();
        let address = bound.address();
        tokio::spawn(bound.run());
        address
    }

    /// What a killed server would have left on the disk at this moment, served again elsewhere.
    pub fn copy(&self) -> Service {
        Service::set_up(self.left_behind(&[]), self.like_this())
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
        let moves: Vec<&str> = view["moves"].as_array()?.iter().filter_map(Value::as_str).collect();
        // Calling time ends a step of Obscurio for everybody: only the last resort.
        let mv = moves.iter().find(|mv| **mv != "call time").or(moves.first());
        let mv = (*mv.expect("who is asked can move")).to_owned();
        let body = json!({"question": view["question"], "moves": [mv]});
        let reply = self.post(&open.path("/moves"), Some(open.key(seat)), body).await;
        assert_eq!(reply.status, StatusCode::OK, "{}", reply.text());
        Some((seat, mv))
    }
}
