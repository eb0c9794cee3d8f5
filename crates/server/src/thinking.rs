//! How does a bot think without anybody noticing how long? On its own thread, in bounded time, with luck and manner drawn
//! from a secret of the table; never fails: a quicker bot answers instead.

use std::time::{Duration, Instant};

use arena::{BotChoice, BotTask};
use bots::{Budget, Strength};
use games::Cue;
use sha2::{Digest, Sha256};
use table::company::Sitter;
use table::{Chance, Seat, Viewer};

use crate::App;
use crate::tables::{Core, Table, guarded};

/// How long a strong bot thinks, alone and when others wait for the same cores.
const THINKING: Duration = Duration::from_millis(400);
const THINKING_IN_A_CROWD: Duration = Duration::from_millis(120);
/// After so many entries even a quick bot has much to remember, and thinks where it keeps nobody waiting.
const LONG_GAME: usize = 1_000;
/// A thought that takes longer than this is not waited for.
const HARD_LIMIT: Duration = Duration::from_millis(1500);

/// When a search ends.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum SearchLimit {
    /// After a fixed time, shorter when other bots wait for the same cores.
    #[default]
    Time,
    /// After so many iterations, however long they take: the same choice on every machine, for tests.
    Iterations(u32),
}

/// For whom a bot thinks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Patience {
    /// For itself, as well as it can.
    Bot,
    /// For a person whose time has passed: soundly and at once.
    Late,
    /// For a person who asked for advice.
    Hint,
}

/// What a bot chooses for this seat, if the question is still the same.
pub async fn about(
    app: &App,
    table: &Table,
    seat: Seat,
    question: u32,
    patience: Patience,
) -> Option<BotChoice> {
    let strength = match (patience, table.core().sitter(seat)) {
        (Patience::Hint, _) => Strength::Strong,
        (Patience::Bot, Some(Sitter::Bot(bot))) => bot.strength.parse().unwrap_or(Strength::Quick),
        _ => Strength::Quick,
    };
    if let Cue::Move { seat: meant, mv } = table.core().cue()
        && meant == seat
    {
        return Some(BotChoice { mv, hesitates: None, says: None });
    }
    let begun = Instant::now();
    let choice = chosen(app, table, seat, question, strength).await;
    app.metrics.thinking.took(begun.elapsed());
    choice
}

async fn chosen(
    app: &App,
    table: &Table,
    seat: Seat,
    question: u32,
    strength: Strength,
) -> Option<BotChoice> {
    let seed = luck(&table.core(), seat, u64::from(question));
    if strength == Strength::Strong
        && let Some(choice) = search(app, table, seat, question, seed).await
    {
        return Some(choice);
    }
    let thought = thought(table, seat, question, strength.min(Strength::Quick))?;
    let (logged, quickly) = (table.core().logged, move || thought(Budget::Iterations(1), seed));
    let thought = if logged < LONG_GAME {
        table.ask_about(logged, &Vec::new, quickly)
    } else {
        let thought = app.aside(move || guarded(quickly)).await.and_then(|thought| thought);
        thought.inspect_err(|_| table.rules_failed(logged, Vec::new()))
    };
    thought.ok().or_else(|| any(&table.core(), seat))
}

/// Whatever is legal, where even the rules of thumb fail.
fn any(core: &Core, seat: Seat) -> Option<BotChoice> {
    let mv = guarded(|| core.session.legal(table::Actor::Seat(seat))).ok()?.into_iter().next()?;
    Some(BotChoice { mv, hesitates: None, says: None })
}

/// The thought is taken in the same breath as the question is looked at: it is never about anything else.
fn thought(table: &Table, seat: Seat, question: u32, strength: Strength) -> Option<BotTask> {
    let core = table.core();
    let asked = core.session.question(seat)?;
    let manner = luck(&core, seat, u64::MAX);
    let said = core.heard(Viewer::Seat(seat));
    guarded(|| core.session.bot_task(seat, strength, manner, &said)).ok()?.filter(|_| asked.id == question)
}

async fn search(app: &App, table: &Table, seat: Seat, question: u32, seed: u64) -> Option<BotChoice> {
    let limit = app.search;
    let crowded = app.thinkers.available_permits() == 0;
    let thinker = in_time(limit, app.thinkers.clone().acquire_owned()).await?.ok()?;
    let thought = thought(table, seat, question, Strength::Strong)?;
    let thinking = app.workers.run(move || {
        let time = if crowded { THINKING_IN_A_CROWD } else { THINKING };
        let budget = match limit {
            SearchLimit::Time => Budget::Until(Instant::now() + time),
            SearchLimit::Iterations(iterations) => Budget::Iterations(iterations),
        };
        let answer = guarded(|| thought(budget, seed));
        drop(thinker);
        answer.ok()
    });
    in_time(limit, thinking).await?.ok()?
}

/// What this comes to, unless it takes too long. A search with a fixed number of iterations takes as long as it takes.
async fn in_time<T>(limit: SearchLimit, work: impl Future<Output = T>) -> Option<T> {
    match limit {
        SearchLimit::Time => tokio::time::timeout(HARD_LIMIT, work).await.ok(),
        SearchLimit::Iterations(_) => Some(work.await),
    }
}

/// How long a person would take over a question nobody may know of, in milliseconds: longer than any bot thinks.
pub fn human_time(core: &Core, seat: Seat, question: u32) -> u64 {
    3_000 + u64::from(Chance::fast(luck(core, seat, u64::from(question) | 1 << 40)).below(6_000))
}

/// Bots that answer the same question do not speak with one voice: a moment more, in milliseconds.
pub fn apart(core: &Core, seat: Seat, question: u32, rest: u64) -> u64 {
    u64::from(Chance::fast(luck(core, seat, u64::from(question) | 2 << 40)).below(rest as u32 * 2 + 1))
}

/// The same table, seat and moment give the same luck; what is seen of one says nothing about another.
fn luck(core: &Core, seat: Seat, moment: u64) -> u64 {
    let mut hash = Sha256::new();
    hash.update(core.luck);
    hash.update([seat.0]);
    hash.update(moment.to_le_bytes());
    let bytes: [u8; 32] = hash.finalize().into();
    u64::from_le_bytes(std::array::from_fn(|place| bytes[place]))
}
