//! How does a test play the same table every time? In a house that rehearses (`conclave serve --rehearsal SEED`), nothing is
//! left to chance or to the clock: deals, names, keys and bots follow from the seed, bots think for so many imagined games
//! instead of so long, they move one after another, and pages show a table once everything has happened that happens there by
//! itself at once. A test may also name the seed of a table and the position it begins with. For tests alone: anybody could
//! know every card, so it is off unless asked for, and never together with a public address.

use std::sync::atomic::{AtomicUsize, Ordering};

use table::{Seed, Settings};
use words::problem::Problem;

use crate::environment::Environment;
use crate::secrets::{self, Key};
use crate::seeds::Seeds;
use crate::tables::Table;
use crate::{Hall, SearchLimit};

/// How many iterations a strong bot has for a move, and for the best moves a player asked for.
const ITERATIONS: u32 = 100;

/// How a test wants a table to begin.
#[derive(Clone, Debug, Default, PartialEq, Eq, serde::Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Rehearse {
    /// The luck of this table; the house's if left out.
    pub seed: Option<u64>,
    /// The position in the words of scenarios, with the set-up and the seed it needs; a fresh deal if left out.
    pub stage: Option<String>,
}

/// The luck and the settings of a new table. Where nothing is rehearsed, a wish for either is refused.
pub fn beginning(
    hall: &Hall,
    rehearse: Option<&Rehearse>,
    settings: &Settings,
) -> Result<(Seed, Settings), Problem> {
    let usual = || (hall.seeds.seed)();
    let Some(rehearse) = rehearse else { return Ok((usual(), settings.clone())) };
    if hall.config.rehearsal.is_none() {
        return Err(Problem::Malformed("rehearse".to_owned()));
    }
    let staged = rehearse.stage.as_ref().map(|stage| settings.clone().with(Settings::STAGE, stage));
    Ok((rehearse.seed.map_or_else(usual, Seed::Fast), staged.unwrap_or_else(|| settings.clone())))
}

/// Every table has the same seed unless a test names another, so that the order in which tables are opened does not matter.
pub fn environment(seed: u64) -> Environment {
    let (opened, key) = (AtomicUsize::new(0), key(seed));
    let name = move || secrets::known_table_name(&key, opened.fetch_add(1, Ordering::Relaxed));
    let seeds = Seeds { seed: Box::new(move || Seed::Fast(seed)), name: Box::new(name) };
    Environment { seeds, search: SearchLimit::Iterations(ITERATIONS), ..Environment::default() }
}

/// The key of a house that rehearses; the one in the data folder is left alone.
pub fn key(seed: u64) -> Key {
    let mut bytes = [0; 32];
    bytes[..8].copy_from_slice(&seed.to_le_bytes());
    Key::from_bytes(bytes)
}

/// What the bots of a table with this seed draw their luck from, if it is rehearsed.
pub fn bots_luck(hall: &Hall, seed: &Seed) -> Option<[u8; 32]> {
    hall.config.rehearsal.map(|_| hall.key.derive(&["rehearsal", &seed.to_text()]))
}

/// Waits until nothing is left that happens at this table by itself at once. Without a rehearsal nobody waits.
pub async fn at_rest(table: &Table) {
    if !table.state().rehearsed {
        return;
    }
    let mut changes = table.watch();
    while table.is_restless() && changes.changed().await.is_ok() {}
}
