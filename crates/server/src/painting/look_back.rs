//! Which moments may be looked at again, and what did they look like? A long game takes its time to be looked through: away
//! from the threads that serve others, and without keeping anybody at the table from moving.

use std::ops::Range;
use std::sync::Arc;

use games::Session;
use hall::tables::Table;
use hall::{Hall, Source};
use pages::Painting;
use pages::chrome::{Steps, TableChrome};
use table::{SeatSet, Viewer};
use words::Lang;
use words::problem::Problem;

use super::face;
use super::show::{DrawnPage, PageReader, addresses, chrome, draw_all, heard};

/// So many moments around a wanted one are looked through for one that may be seen: more than any part of a game has.
const AROUND: usize = 400;

/// A moment somebody wants to look at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Moment {
    /// When this reader knew of so many moves.
    At(usize),
    /// The last one before the present.
    Last,
}

/// An earlier moment as a page shows it.
pub struct Looked {
    pub shown: DrawnPage,
    /// The parts of the game this viewer may look at, each with the number of moves made when it began.
    pub parts: Vec<(usize, String)>,
}

/// The table as it was at this moment, or at the nearest one this reader may still see: nobody is led to a page that
/// shows nothing.
pub async fn look_back(
    (hall, from): (&Hall, Source),
    table: &Arc<Table>,
    reader: PageReader,
    moment: Moment,
) -> Result<Looked, Problem> {
    let table = table.clone();
    hall.run_background_for(from, move || {
        let (session, chrome, logged) = {
            let state = table.state();
            let chrome = table.ask(&state, &Vec::new, || chrome(&table, &state, &reader))?;
            (state.session.boxed_clone(), chrome, state.logged)
        };
        let looked = table.ask_about(logged, &Vec::new, || {
            let session = session.as_ref();
            let at = nearest_moment(session, reader.viewer, moment);
            let shown = shown(&table, session, chrome, &reader, at)?;
            Some(Looked { shown, parts: parts(session, reader.lang, reader.viewer) })
        });
        looked?.ok_or(Problem::NotYetShown)
    })
    .await?
}

fn shown(
    table: &Table,
    session: &dyn Session,
    mut chrome: TableChrome,
    reader: &PageReader,
    at: usize,
) -> Option<DrawnPage> {
    let earlier = session.look_back(reader.viewer, at)?;
    chrome.at = at;
    let query = format!("?at={at}&as={}", pages::eyes(reader.viewer));
    chrome.pictures = addresses(table, &table.state(), reader, query);
    chrome.steps = steps(session, reader.viewer, at);
    chrome.when = earlier.last_moved(reader.viewer);
    chrome.live = false;
    chrome.said = heard(table, &table.state(), earlier.as_ref(), reader);
    // Who is at their screen now says nothing about then.
    chrome.seats.iter_mut().for_each(|place| place.present = true);
    chrome.question = None;
    chrome.clocks = Vec::new();
    chrome.readers = SeatSet::NONE;
    chrome.pending = earlier.awaited(reader.viewer).seats;
    chrome.over = earlier.outcome().is_some();
    chrome.shared_review.iter_mut().for_each(|review| review.moves = Some(earlier.moves_made()));
    let regions = draw_all(&chrome, face(table), earlier.as_ref());
    Some(DrawnPage { chrome, regions, version: 0 })
}

/// The picture at this address, if this reader could see it at the moment they look back at.
pub async fn earlier_picture(
    (hall, from): (&Hall, Source),
    table: &Arc<Table>,
    reader: PageReader,
    (at, token): (usize, String),
) -> Result<Option<Painting>, Problem> {
    let table = table.clone();
    hall.run_background_for(from, move || {
        let (session, addresses, logged) = {
            let state = table.state();
            (state.session.boxed_clone(), addresses(&table, &state, &reader, String::new()), state.logged)
        };
        table.ask_about(logged, &Vec::new, || {
            let earlier = session.look_back(reader.viewer, at)?;
            face(&table).picture(earlier.as_ref(), reader.viewer, &addresses, &token)
        })
    })
    .await?
}

fn parts(session: &dyn Session, lang: Lang, viewer: Viewer) -> Vec<(usize, String)> {
    let parts = session.parts(lang, viewer);
    let moments: Vec<usize> = parts.iter().map(|(at, _)| *at).collect();
    let readable = session.readable(viewer, &moments);
    parts.into_iter().zip(readable).filter_map(|(part, readable)| readable.then_some(part)).collect()
}

/// The moments around this one that may be looked at; what may not be shown is stepped over.
fn steps(session: &dyn Session, viewer: Viewer, at: usize) -> Steps {
    let latest = session.made(viewer);
    Steps {
        first: first(session, viewer, 0..at),
        previous: last(session, viewer, 0..at),
        next: first(session, viewer, at + 1..latest + 1),
        last: (at < latest).then_some(latest),
    }
}

/// This moment, or the last one before it that may be looked at, or the first one after it; the present always may.
fn nearest_moment(session: &dyn Session, viewer: Viewer, moment: Moment) -> usize {
    let latest = session.made(viewer);
    match moment {
        Moment::At(at) if at < latest => last(session, viewer, 0..at + 1)
            .or_else(|| first(session, viewer, at + 1..latest + 1))
            .unwrap_or(latest),
        Moment::At(_) => latest,
        Moment::Last => last(session, viewer, 0..latest).unwrap_or(latest),
    }
}

/// The first of these moments that may be looked at. Mostly it is the very first, so that one is asked for alone.
fn first(session: &dyn Session, viewer: Viewer, moments: Range<usize>) -> Option<usize> {
    let near = |most: usize| moments.start..moments.end.min(moments.start + most);
    [1, AROUND].into_iter().find_map(|most| readable(session, viewer, near(most)).into_iter().next())
}

/// The last of these moments that may be looked at.
fn last(session: &dyn Session, viewer: Viewer, moments: Range<usize>) -> Option<usize> {
    let near = |most: usize| moments.start.max(moments.end.saturating_sub(most))..moments.end;
    [1, AROUND].into_iter().find_map(|most| readable(session, viewer, near(most)).into_iter().next_back())
}

fn readable(session: &dyn Session, viewer: Viewer, moments: Range<usize>) -> Vec<usize> {
    let moments: Vec<usize> = moments.collect();
    let may_look = session.readable(viewer, &moments);
    moments.into_iter().zip(may_look).filter_map(|(moment, may)| may.then_some(moment)).collect()
}
