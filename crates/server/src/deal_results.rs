//! How did the same deal go for others? Read off the logs of its tables, each of them once.

use std::collections::VecDeque;

use hall::tables::beginning::Beginning;
use hall::tables::deal::Deal;
use hall::tables::{guarded, registry};
use hall::{Source, text};
use pages::DealResult;
use parking_lot::Mutex;
use store::Query;
use table::company::Sitter;
use table::{Entry, Logged, Seat, Viewer};
use words::problem::Problem;

use crate::App;
use crate::limits::RateClass;

/// So many results of a deal are shown.
const MOST_RESULTS: usize = 30;
/// So many finished tables of a deal are looked at for them.
const MOST_TABLES: usize = 300;
/// So many people of one address are compared: a household, and not one person under ever new names.
const OF_AN_ADDRESS: usize = 4;
/// So many results are kept in memory; the oldest goes first.
const KEPT: usize = 1_000;

/// A result, and the mark of the address it came from.
#[derive(Clone)]
struct Played {
    result: DealResult,
    mark: Option<String>,
}

/// What was read lately, by the name of the table: a game that is over stays as it is.
#[derive(Default)]
pub struct DealResults {
    kept: Mutex<VecDeque<(String, Option<Played>)>>,
}

impl DealResults {
    fn find(&self, name: &str) -> Option<Option<Played>> {
        self.kept.lock().iter().find(|(kept, _)| kept == name).map(|(_, result)| result.clone())
    }

    fn keep(&self, name: String, result: Option<Played>) {
        let mut kept = self.kept.lock();
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
    let names = app.hall.store.find(of_deal).await.map_err(|_| Problem::NotStored)?;
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

/// Of every person the first game, and so many people of one address: whoever plays a deal again knows it, and takes no place
/// from others.
fn first_of_each(results: Vec<Played>) -> Vec<DealResult> {
    let mut first: Vec<Played> = Vec::new();
    for played in results {
        let known = |other: &Played| text::look_alike(&other.result.name, &played.result.name);
        let neighbour = |other: &&Played| played.mark.is_some() && other.mark == played.mark;
        if !first.iter().any(known) && first.iter().filter(neighbour).count() < OF_AN_ADDRESS {
            first.push(played);
        }
    }
    first.into_iter().map(|played| played.result).collect()
}

async fn result(app: &App, from: Source, name: String, deal: Deal) -> Result<Option<Played>, Problem> {
    if let Some(known) = app.deal_results.find(&name) {
        return Ok(known);
    }
    // To read one costs what a look at any game does.
    app.limits.take(from, RateClass::Look)?;
    let result = read(app, &name, deal).await?;
    app.deal_results.keep(name, result.clone());
    Ok(result)
}

async fn read(app: &App, name: &str, deal: Deal) -> Result<Option<Played>, Problem> {
    let (stored, state) = registry::read(&app.hall, name).await?;
    let entries = &stored.record.entries;
    let sat = entries.iter().filter(|logged| matches!(logged.entry, Entry::Sit { .. })).count();
    let moved = |logged: &&Logged| matches!(logged.entry, Entry::Move { .. });
    let in_time = entries.iter().rfind(moved).is_some_and(|last| last.at < deal.ends());
    let as_begun = sat == usize::from(stored.record.seats);
    let Some(Sitter::Person(name)) = state.sitter(Seat(0)).filter(|_| in_time && as_begun) else {
        return Ok(None);
    };
    let mark = guarded(|| state.session.mark(Seat(0)))?;
    let moves = state.session.made(Viewer::Referee);
    let from = match &state.beginning {
        Beginning::Deal(_, from) => from.clone(),
        _ => None,
    };
    let result = |(won, edge)| DealResult { name: name.clone(), won, edge, moves };
    Ok(mark.map(|mark| Played { result: result(mark), mark: from }))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn played(name: &str, mark: Option<&str>) -> Played {
        let result = DealResult { name: name.to_owned(), won: true, edge: 9, moves: 1 };
        Played { result, mark: mark.map(str::to_owned) }
    }

    #[test]
    fn nobody_takes_more_places_than_a_household() {
        let many = (0..31).map(|number| played(&format!("Eve {number}"), Some("eve")));
        let others = ["Ana", "ANA", "Bea"].map(|name| played(name, Some("other")));
        let earlier = ["Cleo", "Dora"].map(|name| played(name, None));
        let names: Vec<String> = first_of_each(many.chain(others).chain(earlier).collect())
            .into_iter()
            .map(|it| it.name)
            .collect();
        assert_eq!(names, ["Eve 0", "Eve 1", "Eve 2", "Eve 3", "Ana", "Bea", "Cleo", "Dora"]);
    }
}
