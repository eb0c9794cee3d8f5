//! What does a program see of a table? One line of JSON for each viewer, made once after each change and shared among all
//! who are told of it.

use std::io::Write as _;
use std::sync::Arc;

use arena::json;
use games::Session;
use hall::tables::arranged::{Arranged, Arrangement};
use hall::tables::clocks::{self, RunsOut, Seen};
use hall::tables::{Table, TableState};
use serde_json::{Value, json};
use table::company::{Said, Sitter, Words};
use table::{Actor, Seat, SeatSet, Viewer};
use words::problem::Problem;

use super::painter;
use super::sitters::sitter_json;
use crate::wire::{Kind, Packet};

/// The newest lines, and what they have in common, while viewers are told of a change. Afterwards nothing of them is kept:
/// they would be most of the memory of a table.
#[derive(Default)]
pub struct JsonLines {
    /// Whether viewers are being told now, and of which change.
    telling: Option<u64>,
    /// The fields everybody sees.
    open: Open,
    known: Vec<Known>,
}

/// The fields everybody sees, and what tells them from others.
#[derive(Default)]
struct Open {
    json: Vec<u8>,
    print: u64,
    seats: Arc<str>,
}

/// The seats of a table as every line has them, and who sat there when they were written.
#[derive(Default)]
pub struct SeatsJson {
    sitters: Vec<Sitter>,
    json: Arc<str>,
}

impl SeatsJson {
    /// Written anew only when somebody else sits there.
    fn of(&mut self, sitters: &[Sitter]) -> Arc<str> {
        if self.sitters != sitters {
            self.sitters = sitters.to_vec();
            self.json = Value::from(sitters.iter().map(sitter_json).collect::<Vec<_>>()).to_string().into();
        }
        self.json.clone()
    }
}

/// A line as one viewer sees it after the change.
struct Known {
    viewer: Viewer,
    version: u64,
    packet: Packet,
}

impl JsonLines {
    /// From here on lines are shared, until everybody has been told.
    pub fn begin(&mut self, change: u64) {
        *self = JsonLines { telling: Some(change), ..JsonLines::default() };
    }

    pub fn forget(&mut self) {
        *self = JsonLines::default();
    }
}

/// The newest line of a table for this viewer, and its version.
pub fn line(table: &Table, viewer: Viewer) -> Result<(u64, Packet), Problem> {
    if viewer == Viewer::Referee {
        return Err(Problem::NotYetShown);
    }
    let state = table.state();
    let mut lines = painter(table).lines.lock();
    if lines.telling != Some(state.version) {
        drop(lines);
        return fresh_line(table, &state, viewer, &mut Open::default());
    }
    let JsonLines { open, known, .. } = &mut *lines;
    if let Some(known) = known.iter().find(|known| known.viewer == viewer) {
        return Ok((known.version, known.packet.clone()));
    }
    let (version, packet) = fresh_line(table, &state, viewer, open)?;
    known.push(Known { viewer, version, packet: packet.clone() });
    Ok((version, packet))
}

/// Made anew, with the fields everybody sees if they are there already.
fn fresh_line(
    table: &Table,
    state: &TableState,
    viewer: Viewer,
    open: &mut Open,
) -> Result<(u64, Packet), Problem> {
    let (version, line) = table.ask(state, &Vec::new, || {
        if open.json.is_empty() {
            // Rules that fail leave nothing half written behind.
            let mut json = Vec::with_capacity(USUAL_LENGTH);
            state.session.write_open(&mut json);
            let seats = painter(table).seats.lock().of(&state.sitters);
            *open = Open { print: pages::fingerprint(&json), json, seats };
        }
        write_line(state, viewer, open)
    })?;
    Ok((version, Packet::seal(line, Kind::Text)))
}

/// What everybody sees of a game takes up about as much, and what is one's own no more.
const USUAL_LENGTH: usize = 2048;

/// Written by hand where it is hot: this runs for every viewer of every move. The version is made from the rest of the
/// line and from nothing else: it changes when something changes that this viewer may see, and only then.
fn write_line(state: &TableState, viewer: Viewer, open: &Open) -> (u64, Vec<u8>) {
    let mut line = Packet::draft(USUAL_LENGTH + open.json.len());
    let start = line.len() + VERSION.len();
    line.extend_from_slice(VERSION);
    let session = &state.session;
    line.extend_from_slice(b"\"at\":");
    json::write(&session.made(viewer), &mut line);
    let question = if let Viewer::Seat(seat) = viewer { session.question(seat) } else { None };
    line.extend_from_slice(b",\"question\":");
    json::write(&question.map(|question| question.id), &mut line);
    line.extend_from_slice(b",\"open\":");
    let before = line.len();
    line.extend_from_slice(&open.json);
    let after = line.len();
    line.extend_from_slice(b",\"own\":");
    session.write_own(viewer, &mut line);
    let moves = match viewer {
        Viewer::Seat(seat) if question.is_some() => session.legal(Actor::Seat(seat)),
        _ => Vec::new(),
    };
    line.extend_from_slice(b",\"moves\":");
    json::write(&moves, &mut line);
    line.extend_from_slice(b",\"asked\":");
    json::write(&seat_numbers(session.awaited(viewer).seats.iter()), &mut line);
    line.extend_from_slice(b",\"seats\":");
    line.extend_from_slice(open.seats.as_bytes());
    line.extend_from_slice(b",\"over\":");
    write_outcome(session.as_ref(), &mut line);
    if state.has_lost() {
        line.extend_from_slice(b",\"lost\":true");
    }
    let clocks = clocks::seen_by(state, viewer);
    if !clocks.is_empty() {
        let clocks: Vec<Value> = clocks.iter().map(clock_json).collect();
        let _ = write!(line, ",\"clocks\":{}", Value::from(clocks));
    }
    if let Some(nudge) = state.nudge_of(viewer, SeatSet::NONE) {
        let _ = write!(line, ",\"nudged\":{}", nudge.by.0);
    }
    if !state.said.is_empty()
        || state.asking.is_some()
        || state.rematch.is_some()
        || !state.arranged.is_empty()
    {
        line.extend_from_slice(around(state, viewer).as_bytes());
    }
    line.extend_from_slice(b"}\n");
    let version = pages::fingerprint(&(open.print, &line[start..before], &line[after..]));
    let digit = |place: usize| b"0123456789abcdef"[(version >> (60 - 4 * place)) as usize & 15];
    line[start - 18..start - 2].copy_from_slice(&std::array::from_fn::<u8, 16, _>(digit));
    (version, line)
}

fn write_outcome(session: &dyn Session, line: &mut Vec<u8>) {
    match session.outcome() {
        None => line.extend_from_slice(b"null"),
        Some(outcome) => {
            let party = session.parties().swap_remove(outcome.party as usize);
            let over = json!({"party": party, "winners": seat_numbers(outcome.winners.iter())});
            line.extend_from_slice(over.to_string().as_bytes());
        }
    }
}

/// The beginning of every line, with room for the version.
const VERSION: &[u8] = b"{\"version\":\"0000000000000000\",";

/// What is rarely there: talk, a question about taking back, the next table.
fn around(state: &TableState, viewer: Viewer) -> String {
    let said: Vec<Value> = state.heard(viewer).iter().map(said_json).collect();
    let mut text = format!(",\"said\":{}", Value::from(said));
    if !state.arranged.is_empty() {
        let arranged: Vec<Value> = state.arranged.iter().map(arranged_json).collect();
        text += &format!(",\"arranged\":{}", Value::from(arranged));
    }
    if let Some(asking) = &state.asking {
        let question = json!({"by": asking.by, "waiting": seat_numbers(asking.waiting.iter())});
        text += &format!(",\"undo\":{question}");
    }
    if let Some(rematch) = &state.rematch {
        text += &format!(",\"rematch\":{}", Value::from(rematch.table.as_str()));
    }
    text
}

fn said_json(said: &Said) -> Value {
    let (kind, words) = match &said.words {
        Words::Phrase(phrase) => ("phrase", phrase.to_string()),
        Words::Free(text) => ("text", text.clone()),
    };
    json!({"seat": said.seat, "name": said.name, kind: words, "private": said.to.is_some()})
}

fn seat_numbers(seats: impl Iterator<Item = Seat>) -> Vec<u8> {
    seats.map(|seat| seat.0).collect()
}

fn clock_json(seen: &Seen) -> Value {
    match seen.what {
        RunsOut::Timer(name) => json!({"timer": name, "ends": seen.deadline, "length": seen.length}),
        RunsOut::Thinking(seat) => json!({"seat": seat, "ends": seen.deadline, "length": seen.length}),
    }
}

fn arranged_json(arranged: &Arrangement) -> Value {
    let by = arranged.by.to_string();
    match &arranged.what {
        Arranged::Seat { seat, after, .. } => json!({"by": by, "seat": seat, "who": sitter_json(after)}),
        Arranged::Pace(pace) => json!({"by": by, "pace": pace.name()}),
        Arranged::Think(think) => json!({"by": by, "think": think.to_string()}),
    }
}
