//! What if? A new table that goes on from a moment of another. The game it comes from stays as it is.
//!
//! A finished game is open, so its branch has its luck, too. A running one is left for a world dealt anew from what one seat
//! knew at that moment of its past; nothing that was hidden then is in it, and nothing from before can be reached there.

use std::sync::Arc;

use bots::Strength;
use games::Session;
use table::company::{Bot, Pace, Sitter};
use table::{Actor, Entry, Record, Seat, Seed, Settings, Viewer};
use words::problem::Problem;

use super::beginning::Beginning;
use super::open::{Start, begin};
use super::rights::Rights;
use super::seats::may_be_called;
use super::state::TableState;
use super::table::{Table, guarded};
use super::{opening, registry};
use crate::source::Source;
use crate::{Hall, text};

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
    pub played: Vec<(Actor, String)>,
    /// How many moves the referee counts by then.
    pub at: usize,
}

/// The moment of a finished game, unless it is the end itself. Looked for in the background, within what this address may
/// have worked for it.
pub async fn moment(
    (hall, from): (&Hall, Source),
    table: &Arc<Table>,
    (viewer, at): (Viewer, usize),
) -> Result<Moment, Problem> {
    if table.state().session.outcome().is_none() {
        return Err(Problem::NotYetShown);
    }
    has_other_ways(&table.state(), table.clock.now_ms())?;
    let moment = looked_for((hall, from), table, (viewer, at)).await?;
    if moment.session.outcome().is_some() { Err(Problem::GameOver) } else { Ok(moment) }
}

async fn looked_for(
    (hall, from): (&Hall, Source),
    table: &Arc<Table>,
    (viewer, at): (Viewer, usize),
) -> Result<Moment, Problem> {
    let (session, logged) = {
        let state = table.state();
        (state.session.boxed_clone(), state.logged)
    };
    let table = table.clone();
    let looking = hall.run_background_for(from, move || {
        table.ask_about(logged, &Vec::new, || found(session.as_ref(), viewer, at))
    });
    looking.await??.ok_or(Problem::NotYetShown)
}

/// Not every game can be played another way, over or not.
fn has_other_ways(state: &TableState, now_ms: u64) -> Result<(), Problem> {
    // A lesson is a script.
    if state.session.lesson().is_some() {
        return Err(Problem::NoSuchPage);
    }
    // A branch would show the deal to whoever gets its link.
    if state.beginning.is_sealed(now_ms) { Err(Problem::DealOpen) } else { Ok(()) }
}

fn found(session: &dyn Session, viewer: Viewer, at: usize) -> Option<Moment> {
    let played = session.moves_until(viewer, at)?;
    let session = session.look_back(viewer, at)?;
    let at = session.made(Viewer::Referee);
    Some(Moment { session, played, at })
}

/// Whether somebody may leave this running game, and for whose past: their own, if they play alone with bots. Elsewhere it
/// would be help nobody else knows of, except where everybody practises. Who does not sit here is told nothing.
pub fn may_part(state: &TableState, rights: Rights, viewer: Viewer, now_ms: u64) -> Result<Seat, Problem> {
    let Viewer::Seat(seat) = viewer else { return Err(Problem::NotYetShown) };
    if !rights.seats.contains(seat) {
        return Err(Problem::NotYetShown);
    }
    if state.session.outcome().is_some() {
        return Err(Problem::GameOver);
    }
    has_other_ways(state, now_ms)?;
    let mine = |index: usize| rights.seats.contains(Seat(index as u8));
    let bot = |sitter: &Sitter| matches!(sitter, Sitter::Bot(Bot { plays_for: None, .. }));
    let alone = state.sitters.iter().enumerate().all(|(index, sitter)| mine(index) || bot(sitter));
    if alone || state.beginning == Beginning::Practice { Ok(seat) } else { Err(Problem::NotAlone) }
}

/// The moment of a game that is over, or of somebody's own past in one that is not, as far as they can still look back at it;
/// and which of the two it is.
pub async fn any_moment(
    (hall, from): (&Hall, Source),
    table: &Arc<Table>,
    rights: Rights,
    (viewer, at): (Viewer, usize),
) -> Result<(Moment, bool), Problem> {
    if table.state().session.outcome().is_some() {
        return Ok((moment((hall, from), table, (viewer, at)).await?, true));
    }
    may_part(&table.state(), rights, viewer, table.clock.now_ms())?;
    Ok((looked_for((hall, from), table, (viewer, at)).await?, false))
}

/// Opens the table that goes on from there.
pub async fn open(
    hall: Hall,
    (from, rights): (Source, Rights),
    table: Arc<Table>,
    fork: Fork,
) -> Result<Arc<Table>, Problem> {
    hall.not_closing()?;
    let seat = table.seat(fork.seat.index())?;
    let name = text::name(&fork.name)?;
    let (moment, over) = any_moment((&hall, from), &table, rights, (fork.viewer, fork.at)).await?;
    // Somebody's own past is their own seat's.
    if !over && fork.viewer != Viewer::Seat(seat) {
        return Err(Problem::NotYourSeat);
    }
    let place = opening::place(&hall, from).await?;
    let room = hall.capacity.room_for_another()?;
    let (stored, _) = registry::read(&hall, &table.name).await?;
    let answers_forced = stored.index.answers_forced;
    let (record, played, beginning) = match over {
        true => branched(stored.record, &table, moment),
        false => parted(stored.record, &table, (seat, moment), (hall.seeds.seed)())?,
    };
    let fresh = guarded(|| table.game.replay(&record))?.map_err(|_| Problem::RulesFailed)?;
    let mut sitters = vec![Sitter::Bot(Bot::of(fork.others.to_string())); usize::from(record.seats)];
    let person = Sitter::Person(name);
    may_be_called(&person, &sitters)?;
    sitters[seat.index()] = person;
    let start = Start {
        game: table.game,
        settings: &record.settings,
        seed: record.seed.clone(),
        sitters,
        pace: fork.pace,
        answers_forced,
        listed: false,
        rules: record.rules,
        beginning,
        played,
    };
    let branch = begin(&hall, fresh, start).await?;
    room.taken();
    place.taken_by(branch.id);
    Ok(branch)
}

/// The same game again, and what has been played as the beginning of its log.
fn branched(of: Record, table: &Table, moment: Moment) -> (Record, Vec<Entry>, Beginning) {
    let played = moment.played.into_iter().map(|(actor, text)| Entry::Move { actor, text }).collect();
    let beginning = Beginning::Branch { table: table.name.clone(), at: moment.at };
    (Record { entries: Vec::new(), ..of }, played, beginning)
}

/// A world dealt anew for this seat, and a log that begins there.
fn parted(
    of: Record,
    table: &Table,
    (seat, moment): (Seat, Moment),
    luck: Seed,
) -> Result<(Record, Vec<Entry>, Beginning), Problem> {
    // Also a lesson that was rewritten since and is silent.
    if of.settings.get(Settings::STAGE).is_some() {
        return Err(Problem::NoSuchPage);
    }
    let beginning = Beginning::Parted { table: table.name.clone() };
    Ok((of.parted(seat, moment.played, luck), Vec::new(), beginning))
}
