//! How did the same deal go for others? Read off the logs of its tables, each of them once.

use std::collections::VecDeque;
use std::sync::{Mutex, MutexGuard};

use pages::DealResult;
use store::Query;
use table::company::Sitter;
use table::{Entry, Logged, Seat, Viewer};
use words::problem::Problem;

use super::deal::Deal;
use super::registry;
use super::table::guarded;
use crate::limits::{Act, Source};
use crate::{App, text};

/// So many results of a deal are shown.
const MOST_RESULTS: usize = 30;
/// So many finished tables of a deal are looked at for them.
const MOST_TABLES: usize = 300;
/// So many results are kept in memory; the oldest goes first.
const KEPT: usize = 1_000;

/// What was read lately, by the name of the table: a game that is over stays as it is.
#[derive(Default)]
pub struct DealResults {
    kept: Mutex<VecDeque<(String, Option<DealResult>)>>,
}

impl DealResults {
    fn kept(&self) -> MutexGuard<'_, VecDeque<(String, Option<DealResult>)>> {
        self.kept.lock().unwrap_or_else(|poisoned| poisoned.into_inner())
    }

    fn find(&self, name: &str) -> Option<Option<DealResult>> {
        self.kept().iter().find(|(kept, _)| kept == name).map(|(_, result)| result.clone())
    }

    fn keep(&self, name: String, result: Option<DealResult>) {
        let mut kept = self.kept();
        if kept.len() >= KEPT {
            kept.pop_front();
        }
        kept.push_back((name, result));
    }
}

/// How the tables of a deal did that were finished in time and as they began, the best first.
pub async fn results(app: &App, from: Source, game: &str, deal: Deal) -> Result<Vec<DealResult>, Problem> {
    let (game, beginning) = (game.to_owned(), deal.to_text());
    let of_deal = Query::Finished { game, beginning, limit: MOST_TABLES };
    let names = app.store.find(of_deal).await.map_err(|_| Problem::NotStored)?;
    let mut results = Vec::new();
    for name in names {
        // A table that cannot be read now is no reason not to show the others.
        if let Ok(Some(result)) = result(app, from, name, deal).await {
            results.push(result);
        }
    }
    let mut results = first_of_each(results);
    results.sort_by_key(|result| (!result.won, -result.edge, result.moves));
    results.truncate(MOST_RESULTS);
    Ok(results)
}

/// Of every person the first game: whoever plays a deal again knows it, and takes no place from others.
fn first_of_each(results: Vec<DealResult>) -> Vec<DealResult> {
    let mut first: Vec<DealResult> = Vec::new();
    for result in results {
        if !first.iter().any(|known| text::look_alike(&known.name, &result.name)) {
            first.push(result);
        }
    }
    first
}

async fn result(app: &App, from: Source, name: String, deal: Deal) -> Result<Option<DealResult>, Problem> {
    if let Some(known) = app.deal_results.find(&name) {
        return Ok(known);
    }
    // To read one costs what a look at any game does.
    app.limits.take(from, Act::Look)?;
    let result = read(app, &name, deal).await?;
    app.deal_results.keep(name, result.clone());
    Ok(result)
}

async fn read(app: &App, name: &str, deal: Deal) -> Result<Option<DealResult>, Problem> {
    let (stored, core) = registry::read(app, name).await?;
    let entries = &stored.record.entries;
    let sat = entries.iter().filter(|logged| matches!(logged.entry, Entry::Sit { .. })).count();
    let moved = |logged: &&Logged| matches!(logged.entry, Entry::Move { .. });
    let in_time = entries.iter().rfind(moved).is_some_and(|last| last.at < deal.ends());
    let as_begun = sat == usize::from(stored.record.seats);
    let Some(Sitter::Person(name)) = core.sitter(Seat(0)).filter(|_| in_time && as_begun) else {
        return Ok(None);
    };
    let mark = guarded(|| core.session.mark(Seat(0)))?;
    let moves = core.session.made(Viewer::Referee);
    Ok(mark.map(|(won, edge)| DealResult { name: name.clone(), won, edge, moves }))
}
