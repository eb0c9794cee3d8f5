//! Conclave's server: tables people find by a link, live pages, an interface for programs, and storage that forgets
//! nothing. `app` is the whole service without a socket.
#![forbid(unsafe_code)]

mod api;
mod audience;
mod automatic_moves;
mod deflate;
mod limits;
pub mod luck;
mod report;
mod request;
mod secrets;
mod security;
mod socket;
mod storage;
mod tables;
mod thinking;
mod web;
mod wire;

use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use axum::Router;
use games::AnyGame;
use tokio::sync::Semaphore;
use words::problem::Problem;

pub(crate) use luck::now_ms;
pub use report::{BadReport, open_report};
pub use socket::{Bound, bind, bind_app};

/// Everything the service shares. Cheap to clone.
#[derive(Clone)]
pub struct App(Arc<Shared>);

/// What every request can reach.
pub struct Shared {
    data: PathBuf,
    games: &'static [&'static dyn AnyGame],
    key: secrets::Key,
    store: storage::Store,
    tables: tables::registry::Registry,
    limits: limits::Limits,
    luck: luck::Luck,
    /// As many bots think at once as there are cores.
    thinkers: Arc<Semaphore>,
}

impl std::ops::Deref for App {
    type Target = Shared;

    fn deref(&self) -> &Shared {
        &self.0
    }
}

impl App {
    /// Opens a data folder, which may be new. No table is loaded.
    pub fn open(data: &Path) -> io::Result<App> {
        App::with_games(data, games::GAMES)
    }

    /// The same with other games than those on the shelf.
    pub fn with_games(data: &Path, games: &'static [&'static dyn AnyGame]) -> io::Result<App> {
        App::with_luck(data, games, luck::Luck::default())
    }

    /// The same with other luck than the system's.
    pub fn with_luck(
        data: &Path,
        games: &'static [&'static dyn AnyGame],
        luck: luck::Luck,
    ) -> io::Result<App> {
        std::fs::create_dir_all(data)?;
        let store = storage::Store::open(data)?;
        let tables = store.count().map_err(|_| io::Error::other("the tables cannot be counted"))?;
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        Ok(App(Arc::new(Shared {
            data: data.to_owned(),
            games,
            key: secrets::Key::of(data)?,
            store,
            tables: tables::registry::Registry::default(),
            limits: limits::Limits::new(tables),
            luck,
            thinkers: Arc::new(Semaphore::new(cores)),
        })))
    }

    /// Tables in memory: those somebody looks at or plays at.
    pub fn awake(&self) -> usize {
        self.tables.count()
    }

    fn game(&self, name: &str) -> Result<&'static dyn AnyGame, Problem> {
        self.games.iter().copied().find(|game| game.name() == name).ok_or(Problem::NoSuchGame)
    }
}

/// The whole service.
pub fn app(app: App) -> Router {
    let service =
        Router::new().merge(web::routes(app.games)).merge(api::routes()).fallback(web::nothing_here);
    security::around(service, &app).with_state(app)
}

/// Carries something through even if whoever asked for it goes away: what is stored must also become true.
async fn to_the_end<T, E>(work: impl Future<Output = Result<T, E>> + Send + 'static) -> Result<T, E>
where
    T: Send + 'static,
    E: Send + From<Problem> + 'static,
{
    tokio::spawn(work).await.unwrap_or_else(|_| Err(Problem::RulesFailed.into()))
}
