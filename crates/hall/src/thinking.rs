//! How does a bot think without anybody noticing how long? On its own thread, in bounded time, with luck and manner drawn
//! from a secret of the table; never fails: a quicker bot answers instead.

use std::time::{Duration, Instant};

use arena::{BotChoice, BotTask, RankedMove, RankingTask};
use bots::{Budget, Strength};
use games::Cue;
use sha2::{Digest, Sha256};
use table::company::Sitter;
use table::{Chance, Seat, Viewer};
use words::problem::Problem;

use crate::Hall;
use crate::tables::{Table, TableState, guarded};

/// How long a strong bot thinks, alone and when others wait for the same cores.
const THINKING: Duration = Duration::from_millis(400);
const THINKING_IN_A_CROWD: Duration = Duration::from_millis(120);
/// After so many entries even a quick bot has much to remember, and thinks where it keeps nobody waiting.
const LONG_GAME: usize = 1_000;
/// A thought that takes longer than this is not waited for.
const HARD_LIMIT: Duration = Duration::from_millis(1500);

/// Comparing moves takes so much thought and no more: people wait for it, and others want the cores.
const IMAGINED: u32 = 6_000;
const LONGEST: Duration = Duration::from_millis(1_500);

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
    hall: &Hall,
    table: &Table,
    seat: Seat,
    question: u32,
    patience: Patience,
) -> Option<BotChoice> {
    let strength = match (patience, table.state().sitter(seat)) {
        (Patience::Hint, _) => Strength::Strong,
        (Patience::Bot, Some(Sitter::Bot(bot))) => bot.strength.parse().unwrap_or(Strength::Quick),
        _ => Strength::Quick,
    };
    if let Cue::Move { seat: meant, mv } = table.state().cue()
        && meant == seat
    {
        return Some(BotChoice { mv, hesitates: None, says: None });
    }
    let begun = Instant::now();
    let choice = chosen(hall, table, seat, question, strength).await;
    hall.counters.thinking.took(begun.elapsed());
    choice
}

async fn chosen(
    hall: &Hall,
    table: &Table,
    seat: Seat,
    question: u32,
    strength: Strength,
) -> Option<BotChoice> {
    let seed = luck(&table.state(), seat, u64::from(question));
    if strength == Strength::Strong
        && let Some(choice) = search(hall, table, seat, question, seed).await
    {
        return Some(choice);
    }
    let thought = thought(table, seat, question, strength.min(Strength::Quick))?;
    let (logged, quickly) = (table.state().logged, move || thought(Budget::Iterations(1), seed));
    let thought = if logged < LONG_GAME {
        table.ask_about(logged, &Vec::new, quickly)
    } else {
        let thought = hall.run_background(move || guarded(quickly)).await.and_then(|thought| thought);
        thought.inspect_err(|_| table.rules_failed(logged, Vec::new()))
    };
    thought.ok().or_else(|| any(&table.state(), seat))
}

/// Whatever is legal, where even the rules of thumb fail.
fn any(state: &TableState, seat: Seat) -> Option<BotChoice> {
    let mv = guarded(|| state.session.legal(table::Actor::Seat(seat))).ok()?.into_iter().next()?;
    Some(BotChoice { mv, hesitates: None, says: None })
}

/// The thought is taken in the same breath as the question is looked at: it is never about anything else.
fn thought(table: &Table, seat: Seat, question: u32, strength: Strength) -> Option<BotTask> {
    let state = table.state();
    let asked = state.session.question(seat)?;
    let manner = luck(&state, seat, u64::MAX);
    let said = state.heard(Viewer::Seat(seat));
    guarded(|| state.session.bot_task(seat, strength, manner, &said)).ok()?.filter(|_| asked.id == question)
}

async fn search(hall: &Hall, table: &Table, seat: Seat, question: u32, seed: u64) -> Option<BotChoice> {
    let limit = hall.search;
    let crowded = hall.thinkers.available_permits() == 0;
    let thinker = in_time(limit, hall.thinkers.clone().acquire_owned()).await?.ok()?;
    let thought = thought(table, seat, question, Strength::Strong)?;
    let thinking = hall.workers.run(move || {
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

/// What a strong bot finds, in its turn among those who think.
pub async fn ranked(hall: &Hall, task: RankingTask) -> Result<Vec<RankedMove>, Problem> {
    let turn = hall.thinkers.clone().acquire_owned().await.map_err(|_| Problem::Closing)?;
    let budget = match hall.search {
        SearchLimit::Time => Budget::Either(IMAGINED, Instant::now() + LONGEST),
        SearchLimit::Iterations(iterations) => Budget::Iterations(iterations.min(IMAGINED)),
    };
    let ranked = hall.workers.run(move || {
        let _turn = turn;
        task(budget, 1)
    });
    ranked.await.map_err(|_| Problem::RulesFailed)
}

/// How long a person would take over a question nobody may know of, in milliseconds: longer than any bot thinks.
pub fn human_time(state: &TableState, seat: Seat, question: u32) -> u64 {
    3_000 + u64::from(Chance::fast(luck(state, seat, u64::from(question) | 1 << 40)).below(6_000))
}

/// Bots that answer the same question do not speak with one voice: a moment more, in milliseconds.
pub fn apart(state: &TableState, seat: Seat, question: u32, rest: u64) -> u64 {
    u64::from(Chance::fast(luck(state, seat, u64::from(question) | 2 << 40)).below(rest as u32 * 2 + 1))
}

/// The same table, seat and moment give the same luck; what is seen of one says nothing about another.
fn luck(state: &TableState, seat: Seat, moment: u64) -> u64 {
    let mut hash = Sha256::new();
    hash.update(state.luck);
    hash.update([seat.0]);
    hash.update(moment.to_le_bytes());
    let bytes: [u8; 32] = hash.finalize().into();
    u64::from_le_bytes(std::array::from_fn(|place| bytes[place]))
}
