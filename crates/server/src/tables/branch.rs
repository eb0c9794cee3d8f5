//! What if? A new table that goes on from a moment of a finished game, under the rules and with the luck that game had. The
//! game it comes from stays as it is.
//!
//! Only finished games branch: there everything is open, so that the same seed gives nothing away. A running game would need
//! another luck from one seat's knowledge, which no log can say; there one waits for the end.

use std::sync::Arc;

use bots::Strength;
use games::Session;
use table::company::{Bot, Pace, Sitter};
use table::{Entry, Record, Seat, Viewer};
use words::problem::Problem;

use super::beginning::Beginning;
use super::open::{Start, begin};
use super::table::{Table, guarded};
use super::{opening, registry};
use crate::limits::Source;
use crate::{App, text};

/// Where somebody wants to go another way, and how.
#[derive(Clone, Debug)]
pub struct Fork {
    /// Through whose eyes the moment was looked at, and how many moves these had seen.
    pub viewer: Viewer,
    pub at: usize,
    pub seat: Seat,
    pub name: String,
    /// Who plays the other seats.
    pub others: Strength,
    pub pace: Pace,
}

/// A moment one can go on from.
pub struct Moment {
    pub session: Box<dyn Session>,
    /// What has been played by then.
    pub played: Vec<Entry>,
    /// How many moves the referee counts by then.
    pub at: usize,
}

/// The moment of a finished game, unless it is the end itself.
pub fn moment(table: &Table, viewer: Viewer, at: usize) -> Result<Moment, Problem> {
    let core = table.core();
    if core.session.outcome().is_none() {
        return Err(Problem::NotYetShown);
    }
    // A lesson is a script; there is no other way through it.
    if core.session.lesson().is_some() {
        return Err(Problem::NoSuchPage);
    }
    // A branch would show the deal to whoever gets its link.
    if core.beginning.is_sealed() {
        return Err(Problem::DealOpen);
    }
    let found = table.ask(&core, &Vec::new, || {
        let session = core.session.look_back(viewer, at)?;
        let played = core.session.moves_until(viewer, at)?;
        let at = session.made(Viewer::Referee);
        let played = played.into_iter().map(|(actor, text)| Entry::Move { actor, text }).collect();
        Some(Moment { session, played, at })
    })?;
    let moment = found.ok_or(Problem::NotYetShown)?;
    if moment.session.outcome().is_some() { Err(Problem::GameOver) } else { Ok(moment) }
}

/// Opens the table that goes on from there.
pub async fn open(app: App, from: Source, table: Arc<Table>, fork: Fork) -> Result<Arc<Table>, Problem> {
    app.not_closing()?;
    let seat = table.seat(fork.seat.index())?;
    let name = text::name(&fork.name)?;
    let moment = moment(&table, fork.viewer, fork.at)?;
    let place = opening::place(&app, from).await?;
    let room = app.limits.room_for_another()?;
    let (stored, _) = registry::read(&app, &table.name).await?;
    let record = Record { entries: Vec::new(), ..stored.record };
    let fresh = guarded(|| table.game.replay(&record))?.map_err(|_| Problem::RulesFailed)?;
    let mut sitters = vec![Sitter::Bot(Bot::of(fork.others.to_string())); usize::from(record.seats)];
    sitters[seat.index()] = Sitter::Person(name);
    let start = Start {
        game: table.game,
        settings: &record.settings,
        seed: record.seed.clone(),
        sitters,
        pace: fork.pace,
        answers_forced: stored.answers_forced,
        listed: false,
        rules: record.rules,
        beginning: Beginning::Branch { table: table.name.clone(), at: moment.at },
        played: moment.played,
    };
    let branch = begin(&app, fresh, start).await?;
    room.taken();
    place.taken_by(branch.id);
    Ok(branch)
}
