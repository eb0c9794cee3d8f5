//! The hall: tables people play at, with seats, rights, bots, clocks and viewers. One command changes a table, and its log says
//! what it is. No HTTP, no HTML, no SQL: a server asks it, paints what it shows, and gives it a store.
#![forbid(unsafe_code)]

pub mod archive;
pub mod audience;
mod automatic_moves;
mod background;
pub mod capacity;
pub mod clock;
pub mod counters;
mod environment;
pub mod painter;
mod planted;
pub mod rehearsal;
pub mod report;
pub mod seat_transfer;
pub mod secrets;
pub mod seeds;
#[cfg(test)]
mod simulation;
pub mod source;
pub mod tables;
#[cfg(test)]
mod test_hall;
pub mod text;
pub mod thinking;
pub mod unfinished;
pub mod viewer_slots;
mod workers;

use std::path::PathBuf;
use std::sync::Arc;

use games::AnyGame;
use store::{Counts, Store};
use tokio::sync::{Semaphore, watch};
use words::problem::Problem;

pub use automatic_moves::Upcoming;
pub use background::Budget;
pub use environment::Environment;
pub use source::{Net, NotANet, Source};
pub use thinking::SearchLimit;
pub use workers::{Panicked, Workers};

/// Everything the tables of one service share. Cheap to clone.
#[derive(Clone)]
pub struct Hall(Arc<Shared>);

/// What every table can reach.
pub struct Shared {
    /// The folder for reports, the archive and the key.
    pub data: PathBuf,
    pub config: HallConfig,
    pub games: Vec<&'static dyn AnyGame>,
    pub key: secrets::Key,
    pub store: Arc<dyn Store>,
    pub tables: tables::registry::Registry,
    pub capacity: capacity::Capacity,
    pub seat_transfers: seat_transfer::SeatTransfers,
    pub clock: clock::Clock,
    pub workers: Workers,
    pub counters: counters::Counters,
    /// Whether the service is about to stop. Whoever has to be gone before it does listens.
    pub closing: watch::Sender<bool>,
    seeds: seeds::Seeds,
    search: SearchLimit,
    /// As many bots think at once as there are cores.
    thinkers: Arc<Semaphore>,
    background: background::Background,
    budget: Arc<dyn Budget>,
    painters: Painters,
}

/// Makes the painter of a table that wakes, from its game and its keys.
pub type Painters =
    Box<dyn Fn(&'static dyn AnyGame, &tables::seats::TableKeys) -> Box<dyn painter::Painter> + Send + Sync>;

/// How tables are kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HallConfig {
    /// A table nobody who sits there comes back to goes to the archive after so many days.
    pub keep_days: u32,
    /// When there are more, those left alone the longest go earlier.
    pub most_tables: usize,
    /// For tests alone: everything that is chance otherwise follows from this number (`rehearsal`).
    pub rehearsal: Option<u64>,
}

impl Default for HallConfig {
    fn default() -> HallConfig {
        HallConfig { keep_days: 90, most_tables: 200_000, rehearsal: None }
    }
}

/// What a hall is made of.
pub struct Parts {
    /// The folder for reports, the archive and the key.
    pub data: PathBuf,
    pub config: HallConfig,
    pub games: Vec<&'static dyn AnyGame>,
    pub environment: Environment,
    pub store: Arc<dyn Store>,
    /// What the store holds.
    pub counts: Counts,
    pub budget: Arc<dyn Budget>,
    pub painters: Painters,
}

impl std::ops::Deref for Hall {
    type Target = Shared;

    fn deref(&self) -> &Shared {
        &self.0
    }
}

impl Hall {
    /// Opens a hall. No table is loaded. Fails if the folder has no key and none can be made.
    pub fn new(parts: Parts) -> std::io::Result<Hall> {
        let Parts { data, config, games, environment, store, counts, budget, painters } = parts;
        let Environment { seeds, clock, search, workers } = environment;
        let key = match config.rehearsal {
            Some(seed) => {
                // The names that were given before a restart are taken.
                (0..counts.ever).for_each(|_| drop((seeds.name)()));
                rehearsal::key(seed)
            }
            None => secrets::Key::of(&data)?,
        };
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        Ok(Hall(Arc::new(Shared {
            data,
            config,
            games,
            key,
            store,
            tables: tables::registry::Registry::new(clock.clone(), cores),
            capacity: capacity::Capacity::new(clock.clone(), counts.stored, config.most_tables),
            seat_transfers: seat_transfer::SeatTransfers::new(clock.clone()),
            clock,
            workers,
            counters: counters::Counters::default(),
            closing: watch::Sender::new(false),
            seeds,
            search,
            thinkers: Arc::new(Semaphore::new(cores)),
            background: background::Background::new(cores),
            budget,
            painters,
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

    pub fn is_closing(&self) -> bool {
        *self.closing.borrow()
    }

    /// Nothing new is begun any more.
    fn not_closing(&self) -> Result<(), Problem> {
        if self.is_closing() { Err(Problem::Closing) } else { Ok(()) }
    }

    pub fn game(&self, name: &str) -> Result<&'static dyn AnyGame, Problem> {
        self.games.iter().copied().find(|game| game.name() == name).ok_or(Problem::NoSuchGame)
    }
}

/// Runs to its end in a task of its own, even if its caller goes away: what is stored must also become true.
pub async fn spawn_uncancellable<T, E>(
    work: impl Future<Output = Result<T, E>> + Send + 'static,
) -> Result<T, E>
where
    T: Send + 'static,
    E: Send + From<Problem> + 'static,
{
    tokio::spawn(work).await.unwrap_or_else(|_| Err(Problem::RulesFailed.into()))
}
