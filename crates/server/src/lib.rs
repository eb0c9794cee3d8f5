//! Conclave's server: tables people find by a link, live pages, an interface for programs, and storage that forgets
//! nothing. `app` is the whole service without a socket.
#![forbid(unsafe_code)]

mod admin;
mod api;
mod archive;
mod audience;
mod automatic_moves;
mod background;
mod carry;
pub mod clock;
mod deflate;
mod environment;
mod forwarded;
mod guests;
mod house;
mod limits;
mod metrics;
mod net;
mod packet;
mod paintings;
mod places;
mod planted;
mod rehearsal;
mod report;
mod request;
mod said;
mod secrets;
mod security;
pub mod seeds;
#[cfg(test)]
mod simulation;
mod socket;
mod tables;
mod text;
mod thinking;
mod unfinished;
mod web;
mod whole;
mod wire;
mod workers;

use std::path::{Path, PathBuf};
use std::sync::Arc;

use axum::Router;
use pages::Face;
use store::{Counts, MemoryStore, SqliteStore, Store};
use tokio::sync::{Semaphore, watch};
use words::problem::Problem;

pub use automatic_moves::Upcoming;
pub use environment::Environment;
pub use house::{House, NotPublic, Public};
pub use net::{Net, NotANet};
pub use report::{BadReport, open_report};
pub use said::Say;
pub use security::Guarded;
pub use socket::{Bound, NotStarted, bind, bind_app, bind_house};
pub use store::folder::BadFolder;
pub use store::sqlite::{Checked, NotBackedUp, Wrong};
pub use thinking::SearchLimit;
pub use whole::{backup, check};
pub use workers::Workers;

/// Everything the service shares. Cheap to clone.
#[derive(Clone)]
pub struct App(Arc<Shared>);

/// What every request can reach.
pub struct Shared {
    data: PathBuf,
    house: House,
    games: &'static [&'static dyn Face],
    key: secrets::Key,
    store: Arc<dyn Store>,
    tables: tables::registry::Registry,
    limits: limits::Limits,
    carry: carry::OnTheWay,
    paintings: paintings::Paintings,
    weighings: tables::weigh::Weighings,
    deal_results: tables::deal_results::DealResults,
    painted: web::pictures::Painted,
    seeds: seeds::Seeds,
    clock: clock::Clock,
    search: SearchLimit,
    workers: workers::Workers,
    metrics: Arc<metrics::Metrics>,
    /// Whether the server is about to stop. Whoever has to be gone before it does listens.
    closing: watch::Sender<bool>,
    /// As many bots think at once as there are cores.
    thinkers: Arc<Semaphore>,
    background: background::Background,
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
        App::with_house(data, games, House::default())
    }

    /// The same as whoever runs it wants it.
    pub fn with_house(
        data: &Path,
        games: &'static [&'static dyn Face],
        house: House,
    ) -> Result<App, BadFolder> {
        let environment = house.rehearsal.map_or_else(Environment::default, rehearsal::environment);
        App::with_environment(data, games, house, environment)
    }

    /// Opens a data folder with these games, settings and sources of chance and time.
    pub fn with_environment(
        data: &Path,
        games: &'static [&'static dyn Face],
        house: House,
        environment: Environment,
    ) -> Result<App, BadFolder> {
        let metrics = Arc::<metrics::Metrics>::default();
        let store = SqliteStore::open(data, environment.lock_wait, metrics.clone())?;
        let counts = store.counted();
        let counts = counts.map_err(|_| BadFolder::unusable(data, "the tables cannot be counted"))?;
        App::assemble(data, games, house, environment, (Arc::new(store), counts, metrics))
    }

    /// The same with tables kept in memory. The folder is for the key, reports and the archive.
    pub fn with_memory(
        data: &Path,
        games: &'static [&'static dyn Face],
        house: House,
        environment: Environment,
        store: MemoryStore,
    ) -> Result<App, BadFolder> {
        let counts = store.counted();
        App::assemble(data, games, house, environment, (Arc::new(store), counts, Arc::default()))
    }

    fn assemble(
        data: &Path,
        games: &'static [&'static dyn Face],
        house: House,
        environment: Environment,
        (store, counts, metrics): (Arc<dyn Store>, Counts, Arc<metrics::Metrics>),
    ) -> Result<App, BadFolder> {
        let Environment { seeds, clock, search, workers, lock_wait: _ } = environment;
        let key = match house.rehearsal {
            Some(seed) => {
                // The names that were given before a restart are taken.
                (0..counts.ever).for_each(|_| drop((seeds.name)()));
                rehearsal::key(seed)
            }
            None => secrets::Key::of(data).map_err(|error| BadFolder::unusable(data, error))?,
        };
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        Ok(App(Arc::new(Shared {
            data: data.to_owned(),
            games,
            key,
            store,
            tables: tables::registry::Registry::new(clock.clone(), cores),
            limits: limits::Limits::new(clock.clone(), counts.stored, house.most_tables),
            carry: carry::OnTheWay::new(clock.clone()),
            paintings: paintings::Paintings::default(),
            weighings: tables::weigh::Weighings::default(),
            deal_results: tables::deal_results::DealResults::default(),
            painted: web::pictures::Painted::default(),
            house,
            metrics,
            closing: watch::Sender::new(false),
            seeds,
            clock,
            search,
            workers,
            thinkers: Arc::new(Semaphore::new(cores)),
            background: background::Background::new(cores),
            stories: web::story::Stories::default(),
        })))
    }

    /// Tables in memory: those somebody looks at or plays at.
    pub fn awake(&self) -> usize {
        self.tables.count()
    }

    /// When the next thing happens by itself at a table in memory: a bot's move, a forced answer, a clock that rings.
    pub fn upcoming(&self) -> Upcoming {
        self.tables.upcoming()
    }

    /// Puts tables nobody came back to into the archive, as the running service does by itself; says how many.
    pub async fn put_away(&self) -> usize {
        archive::put_away(self).await
    }

    /// Mends what earlier versions left behind. People can be served meanwhile.
    pub async fn mend(&self) {
        tables::registry::flag_all(self).await;
    }

    fn is_closing(&self) -> bool {
        *self.closing.borrow()
    }

    /// Nothing new is begun any more.
    fn not_closing(&self) -> Result<(), Problem> {
        if self.is_closing() { Err(Problem::Closing) } else { Ok(()) }
    }

    fn game(&self, name: &str) -> Result<&'static dyn Face, Problem> {
        self.games.iter().copied().find(|game| game.name() == name).ok_or(Problem::NoSuchGame)
    }
}

/// The whole service.
pub fn app(app: App) -> Guarded {
    let service =
        Router::new().merge(web::routes(app.games)).merge(api::routes()).fallback(web::nothing_here);
    Guarded::new(service, app)
}

/// Carries something through even if whoever asked for it goes away: what is stored must also become true.
async fn to_the_end<T, E>(work: impl Future<Output = Result<T, E>> + Send + 'static) -> Result<T, E>
where
    T: Send + 'static,
    E: Send + From<Problem> + 'static,
{
    tokio::spawn(work).await.unwrap_or_else(|_| Err(Problem::RulesFailed.into()))
}
