//! How is a move made? Checked, stored, followed, shown; several at once all or nothing.

use std::sync::Arc;

use games::Declined;
use table::{Actor, Entry, Seat};
use words::Lang;
use words::problem::Problem;

use super::table::{Rights, Table};
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

/// Moves of one seat, chosen when so many moves had been made.
#[derive(Clone, Debug)]
pub struct Choice {
    pub seat: Seat,
    pub at: usize,
    pub moves: Vec<String>,
}

/// Makes a person's moves and returns how many have been made by then. Should whoever asked hang up between storing
/// and following, the next entry meets a conflict and the table reads its log again.
pub async fn play(app: App, table: Arc<Table>, rights: Rights, choice: Choice) -> Result<usize, NotPlayed> {
    rights.holds(choice.seat)?;
    table.core().by_hand(choice.seat)?;
    if choice.moves.is_empty() || choice.moves.len() > MOST_MOVES {
        return Err(Problem::Malformed("move".to_owned()).into());
    }
    let made = act(&app, &table, Actor::Seat(choice.seat), choice.at, choice.moves).await?;
    automatic_moves::wake(&app, &table);
    Ok(made)
}

/// Makes moves of a seat or of the clock, if the table still stands where they were chosen.
pub async fn act(
    app: &App,
    table: &Table,
    actor: Actor,
    at: usize,
    moves: Vec<String>,
) -> Result<usize, NotPlayed> {
    let _lock = table.write_lock.lock().await;
    check(table, actor, at, &moves)?;
    let entries: Vec<Entry> = moves.into_iter().map(|text| Entry::Move { actor, text }).collect();
    table.commit(app, &entries, Vec::new()).await?;
    Ok(at + entries.len())
}

fn check(table: &Table, actor: Actor, at: usize, moves: &[String]) -> Result<(), NotPlayed> {
    let core = table.core();
    if core.session.outcome().is_some() {
        return Err(Problem::GameOver.into());
    }
    if core.session.made() != at {
        return Err(Problem::Stale.into());
    }
    let list: Vec<(Actor, &str)> = moves.iter().map(|text| (actor, text.as_str())).collect();
    // Refusals name people; the sentence in the other language may name bots a little differently.
    let tried = || moves.iter().map(|text| Entry::Move { actor, text: text.clone() }).collect();
    let checked = table.ask(&core, &tried, || core.session.check(&list, core.names(Lang::En)));
    checked?.map_err(NotPlayed::Declined)
}
