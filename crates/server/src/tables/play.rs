//! How is a move made? Checked, stored, followed, shown; several at once all or nothing.

use std::sync::Arc;

use games::Declined;
use table::{Actor, Entry, Seat, Timer};
use words::Lang;
use words::problem::Problem;

use super::core::Core;
use super::rights::Rights;
use super::table::Table;
use crate::{App, automatic_moves};

/// More than any decision has parts.
pub const MOST_MOVES: usize = 16;

/// Why moves were not made.
#[derive(Clone, Debug)]
pub enum NotPlayed {
    Problem(Problem),
    /// The rules refuse them.
    Declined(Declined),
}

impl From<Problem> for NotPlayed {
    fn from(problem: Problem) -> NotPlayed {
        NotPlayed::Problem(problem)
    }
}

/// One seat's answer to a question.
#[derive(Clone, Debug)]
pub struct Answer {
    pub seat: Seat,
    pub question: u32,
    pub moves: Vec<String>,
}

/// Makes a person's moves. Should whoever asked hang up between storing and following, the next entry meets a conflict
/// and the table reads its log again.
pub async fn play(app: App, table: Arc<Table>, rights: Rights, choice: Answer) -> Result<(), NotPlayed> {
    rights.holds(choice.seat)?;
    table.core().by_hand(choice.seat)?;
    if choice.moves.is_empty() || choice.moves.len() > MOST_MOVES {
        return Err(Problem::Malformed("move".to_owned()).into());
    }
    table.core().session.heed(choice.seat, &choice.moves).map_err(NotPlayed::Declined)?;
    act(&app, &table, Actor::Seat(choice.seat), choice.question, choice.moves).await?;
    automatic_moves::wake(&app, &table);
    Ok(())
}

/// Makes moves of a seat, if it is still asked what they answer.
pub async fn act(
    app: &App,
    table: &Table,
    actor: Actor,
    question: u32,
    moves: Vec<String>,
) -> Result<(), NotPlayed> {
    act_with(app, table, (actor, question), moves, None).await
}

/// The same, with something to be noted before.
pub async fn act_with(
    app: &App,
    table: &Table,
    (actor, question): (Actor, u32),
    moves: Vec<String>,
    before: Option<Entry>,
) -> Result<(), NotPlayed> {
    let _lock = table.write_lock.lock().await;
    if let Actor::Seat(seat) = actor {
        is_asked(&table.core(), seat, question)?;
    }
    let moves = moves.into_iter().map(|text| Entry::Move { actor, text });
    let entries: Vec<Entry> = before.into_iter().chain(moves).collect();
    make(app, table, &entries).await
}

/// The clock's move, if this timer still runs.
pub async fn ring(app: &App, table: &Table, timer: Timer) -> Result<(), NotPlayed> {
    let _lock = table.write_lock.lock().await;
    let ring = table.core().session.ring(timer).ok_or(Problem::Stale)?;
    make(app, table, &[Entry::Move { actor: Actor::Clock, text: ring }]).await
}

/// Makes what the rules allow, or says what they do not. A move that can be followed needs no other check; of several, none
/// is tried past a point where chance or a secret speaks.
async fn make(app: &App, table: &Table, entries: &[Entry]) -> Result<(), NotPlayed> {
    if entries.len() > 1 {
        check(table, entries)?;
    }
    let ahead = table.ahead(entries);
    if ahead.is_none() {
        check(table, entries)?;
    }
    Ok(table.write(app, entries, Vec::new(), ahead).await?)
}

/// Whether this is what the seat is being asked.
pub fn is_asked(core: &Core, seat: Seat, question: u32) -> Result<(), Problem> {
    if core.session.outcome().is_some() {
        return Err(Problem::GameOver);
    }
    match core.session.question(seat) {
        Some(asked) if asked.id == question => Ok(()),
        // The same whether something else is asked or nothing at all: an error tells nobody whose turn it is.
        Some(_) | None => Err(Problem::Stale),
    }
}

fn check(table: &Table, entries: &[Entry]) -> Result<(), NotPlayed> {
    let core = table.core();
    let moves = entries.iter().filter_map(|entry| match entry {
        Entry::Move { actor, text } => Some((*actor, text.as_str())),
        _ => None,
    });
    let moves: Vec<(Actor, &str)> = moves.collect();
    // Refusals name people; the sentence in the other language may name bots a little differently.
    let checked = table.ask(&core, &|| entries.to_vec(), || core.session.check(&moves, core.names(Lang::En)));
    checked?.map_err(NotPlayed::Declined)
}
