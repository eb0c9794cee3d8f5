//! Conclave's server: the edge of the hall. Pages people find by a link, live connections, an interface for programs, limits on
//! what each address may ask for, and storage that forgets nothing. `app` is the whole service without a socket.
#![forbid(unsafe_code)]

mod admin;
mod api;
mod commands;
mod config;
mod connection_slots;
mod deal_gate;
mod deal_results;
mod deflate;
mod following;
mod form_body;
mod forwarded;
mod limits;
mod metrics;
mod packet;
mod painting;
mod paintings;
mod request;
mod said;
mod security;
mod socket;
mod web;
mod weigh;
mod whole;
mod wire;

use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use hall::tables::registry;
use hall::{Hall, HallConfig, Parts};
use pages::Face;
use store::{Counts, MemoryStore, SqliteStore, Store};
use words::problem::Problem;

pub use config::{NotPublic, Public, ServerConfig};
pub use hall::report::{BadReport, open_report};
pub use hall::{Environment, Net, NotANet, SearchLimit, Upcoming, Workers, clock, seeds};
pub use said::Say;
pub use security::Guarded;
pub use socket::{Bound, NotStarted, bind, bind_app, bind_with};
pub use store::folder::BadFolder;
pub use store::sqlite::{Checked, NotBackedUp, Wrong};
pub use whole::{backup, check};

/// How long a move waits for a database that somebody else has locked.
pub const LOCK_WAIT: Duration = Duration::from_secs(5);

/// Everything the service shares. Cheap to clone.
#[derive(Clone)]
pub struct App(Arc<Shared>);

/// What every request can reach.
pub struct Shared {
    hall: Hall,
    config: ServerConfig,
    faces: &'static [&'static dyn Face],
    limits: Arc<limits::Limits>,
    metrics: Arc<metrics::Metrics>,
    paintings: paintings::Paintings,
    weighings: weigh::Weighings,
    deal_results: deal_results::DealResults,
    painted: web::pictures::Painted,
    stories: web::story::Stories,
}

impl std::ops::Deref for App {
    type Target = Shared;

    fn deref(&self) -> &Shared {
        &self.0
    }
}

impl App {
    /// Opens a data folder, which may be new. No table is loaded.
    pub fn open(data: &Path) -> Result<App, BadFolder> {
        App::with_games(data, pages::FACES)
    }

    /// The same with other games than those of the hall.
    pub fn with_games(data: &Path, games: &'static [&'static dyn Face]) -> Result<App, BadFolder> {
        App::with_config(data, games, ServerConfig::default())
    }

    /// The same as whoever runs it wants it.
    pub fn with_config(
        data: &Path,
        games: &'static [&'static dyn Face],
        config: ServerConfig,
    ) -> Result<App, BadFolder> {
        let rehearsal = config.rehearsal;
        let environment = rehearsal.map_or_else(Environment::default, hall::rehearsal::environment);
        App::with_environment(data, games, config, environment, LOCK_WAIT)
    }

    /// Opens a data folder with these games, settings and sources of chance and time. A move waits so long for a database that
    /// somebody else has locked.
    pub fn with_environment(
        data: &Path,
        games: &'static [&'static dyn Face],
        config: ServerConfig,
        environment: Environment,
        lock_wait: Duration,
    ) -> Result<App, BadFolder> {
        let metrics = Arc::<metrics::Metrics>::default();
        let store = SqliteStore::open(data, lock_wait, metrics.clone())?;
        let counts = store.counted();
        let counts = counts.map_err(|_| BadFolder::unusable(data, "the tables cannot be counted"))?;
        App::assemble(data, games, config, environment, (Arc::new(store), counts, metrics))
    }

    /// The same with tables kept in memory. The folder is for the key, reports and the archive.
    pub fn with_memory(
        data: &Path,
        games: &'static [&'static dyn Face],
        config: ServerConfig,
        environment: Environment,
        store: MemoryStore,
    ) -> Result<App, BadFolder> {
        let counts = store.counted();
        App::assemble(data, games, config, environment, (Arc::new(store), counts, Arc::default()))
    }

    fn assemble(
        data: &Path,
        faces: &'static [&'static dyn Face],
        config: ServerConfig,
        environment: Environment,
        (store, counts, metrics): (Arc<dyn Store>, Counts, Arc<metrics::Metrics>),
    ) -> Result<App, BadFolder> {
        let limits = Arc::new(limits::Limits::new(environment.clock.clone()));
        let ServerConfig { keep_days, most_tables, rehearsal, .. } = config;
        let hall = Hall::new(Parts {
            data: data.to_owned(),
            config: HallConfig { keep_days, most_tables, rehearsal },
            games: faces.iter().map(|face| *face as _).collect(),
            environment,
            store,
            counts,
            budget: limits.clone(),
            painters: Box::new(move |game, keys| Box::new(painting::TablePainter::new(faces, game, keys))),
        });
        Ok(App(Arc::new(Shared {
            hall: hall.map_err(|error| BadFolder::unusable(data, error))?,
            config,
            faces,
            limits,
            metrics,
            paintings: paintings::Paintings::default(),
            weighings: weigh::Weighings::default(),
            deal_results: deal_results::DealResults::default(),
            painted: web::pictures::Painted::default(),
            stories: web::story::Stories::default(),
        })))
    }

    /// Tables in memory: those somebody looks at or plays at.
    pub fn awake(&self) -> usize {
        self.hall.awake()
    }

    /// When the next thing happens by itself at a table in memory: a bot's move, a forced answer, a clock that rings.
    pub fn upcoming(&self) -> Upcoming {
        self.hall.upcoming()
    }

    /// Puts tables nobody came back to into the archive, as the running service does by itself; says how many.
    pub async fn put_away(&self) -> usize {
        hall::archive::put_away(&self.hall).await
    }

    /// Mends what earlier versions left behind. People can be served meanwhile.
    pub async fn mend(&self) {
        registry::flag_all(&self.hall).await;
    }

    fn face(&self, name: &str) -> Result<&'static dyn Face, Problem> {
        self.faces.iter().copied().find(|face| face.name() == name).ok_or(Problem::NoSuchGame)
    }
}

/// The whole service.
pub fn app(app: App) -> Guarded {
    let service =
        Router::new().merge(web::routes(app.faces)).merge(api::routes()).fallback(web::nothing_here);
    Guarded::new(service, app)
}
