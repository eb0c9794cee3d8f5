//! A hall for one test: its tables are in memory, its key is fixed, and nothing is painted.

use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};

use store::MemoryStore;
use table::Settings;
use table::company::{Bot, Pace, Sitter};
use words::Lang;

use crate::tables::Table;
use crate::tables::open::{Sitters, Wish, open};
use crate::{Environment, Hall, HallConfig, Parts};

static COUNT: AtomicU32 = AtomicU32::new(0);

/// A hall with a folder of its own.
pub fn test_hall() -> Hall {
    hall_with(Environment::default(), MemoryStore::new())
}

/// The same in this environment, with these tables.
pub fn hall_with(environment: Environment, store: MemoryStore) -> Hall {
    let number = COUNT.fetch_add(1, Ordering::Relaxed);
    let data = std::env::temp_dir().join(format!("conclave-hall-{}-{number}", std::process::id()));
    std::fs::create_dir_all(&data).expect("there is a folder for temporary files");
    std::fs::write(data.join("key"), [7; 32]).expect("it can be written to");
    let hall = hall_at(&data, environment, store);
    // The key has been read, and nothing here writes reports.
    let _ = std::fs::remove_dir_all(&data);
    hall
}

/// The same in this folder, which has a key.
pub fn hall_at(data: &Path, environment: Environment, store: MemoryStore) -> Hall {
    let hall = Hall::new(Parts {
        data: data.to_owned(),
        config: HallConfig::default(),
        games: games::WITH_EXAMPLE.to_vec(),
        environment,
        counts: store.counted(),
        store: Arc::new(store),
        budget: Arc::new(()),
        painters: Box::new(|_, _| Box::new(())),
    });
    hall.expect("the key is there")
}

/// Opens a table between two bots and waits until they have played it out.
pub async fn played_out(hall: &Hall) -> Arc<Table> {
    let bot = Sitter::Bot(Bot::of("random"));
    let wish = Wish {
        game: games::GAMES[0].name().to_owned(),
        seats: Some(2),
        settings: Settings::default().with("mode", "duel"),
        sitters: Sitters::Each(vec![bot.clone(), bot]),
        pace: Pace::Instant,
        answers_forced: true,
        listed: true,
        practice: false,
        rehearse: None,
    };
    let table = open(hall.clone(), Lang::En, wish).await.expect("it can be opened");
    let mut changes = table.watch();
    while table.state().session.outcome().is_none() {
        changes.changed().await.expect("the table is there");
    }
    table
}
