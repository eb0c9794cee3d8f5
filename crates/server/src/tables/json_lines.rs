//! What does a program see of a table? One line of JSON for each viewer, made once after each change and shared.

use std::io::Write as _;

use games::Session;
use serde_json::{Value, json};
use table::company::{Said, Words};
use table::{Actor, Seat, SeatSet, Viewer};
use words::problem::Problem;

use super::clocks;
use super::core::Core;
use super::table::Table;
use crate::wire::{Kind, Packet};

/// The newest lines, and what they have in common.
pub struct JsonLines {
    /// The fields everybody sees, and after which change.
    open: (u64, Vec<u8>),
    by_viewer: Vec<Option<Known>>,
}

/// A line as it was after some change.
struct Known {
    change: u64,
    version: u64,
    packet: Packet,
}

impl JsonLines {
    pub fn new(seats: usize) -> JsonLines {
        JsonLines {
            open: (0, Vec::new()),
            by_viewer: std::iter::repeat_with(|| None).take(seats + 1).collect(),
        }
    }
}

impl Table {
    /// The newest line for this viewer, and its version.
    pub fn line(&self, viewer: Viewer) -> Result<(u64, Packet), Problem> {
        let core = self.core();
        let place = match viewer {
            Viewer::Seat(seat) => seat.index(),
            Viewer::Spectator => core.sitters.len(),
            Viewer::Referee => return Err(Problem::NotYetShown),
        };
        let mut lines = self.lines.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
        let JsonLines { open: (open_change, open), by_viewer } = &mut *lines;
        if let Some(known) = &by_viewer[place]
            && known.change == core.version
        {
            return Ok((known.version, known.packet.clone()));
        }
        let (version, line) = self.ask(&core, &Vec::new, || {
            if *open_change != core.version {
                open.clear();
                core.session.write_open(open);
                *open_change = core.version;
            }
            write_line(&core, viewer, open)
        })?;
        let packet = Packet::seal(line, Kind::Text);
        by_viewer[place] = Some(Known { change: core.version, version, packet: packet.clone() });
        Ok((version, packet))
    }
}

/// Written by hand where it is hot: this runs for every viewer of every move. The version is made from the rest of the
/// line and from nothing else: it changes when something changes that this viewer may see, and only then.
fn write_line(core: &Core, viewer: Viewer, open: &[u8]) -> (u64, Vec<u8>) {
    let mut line = Packet::draft(1024 + open.len());
    let start = line.len() + VERSION.len();
    line.extend_from_slice(VERSION);
    let session = &core.session;
    let _ = write!(line, "\"at\":{},\"question\":", session.made(viewer));
    let question = if let Viewer::Seat(seat) = viewer { session.question(seat) } else { None };
    match question {
        Some(question) => _ = write!(line, "{}", question.id),
        None => line.extend_from_slice(b"null"),
    }
    line.extend_from_slice(b",\"open\":");
    line.extend_from_slice(open);
    line.extend_from_slice(b",\"own\":");
    session.write_own(viewer, &mut line);
    let moves = match viewer {
        Viewer::Seat(seat) if question.is_some() => session.legal(Actor::Seat(seat)),
        _ => Vec::new(),
    };
    line.extend_from_slice(b",\"moves\":");
    serde_json::to_writer(&mut line, &moves).expect("moves are text");
    line.extend_from_slice(b",\"asked\":");
    let awaited = session.awaited(viewer);
    serde_json::to_writer(&mut line, &seat_numbers(awaited.seats.iter())).expect("seats are numbers");
    line.extend_from_slice(b",\"seats\":");
    line.extend_from_slice(core.seats_json.as_bytes());
    line.extend_from_slice(b",\"over\":");
    write_outcome(session.as_ref(), &mut line);
    if core.has_lost() {
        line.extend_from_slice(b",\"lost\":true");
    }
    let clocks = clocks::seen_by(core, viewer);
    if !clocks.is_empty() {
        let clocks: Vec<Value> = clocks.iter().map(clocks::Seen::json).collect();
        let _ = write!(line, ",\"clocks\":{}", Value::from(clocks));
    }
    if let Some(by) = core.nudged_by(viewer, SeatSet::NONE) {
        let _ = write!(line, ",\"nudged\":{}", by.0);
    }
    if !core.said.is_empty() || core.asking.is_some() || core.rematch.is_some() {
        line.extend_from_slice(around(core, viewer).as_bytes());
    }
    line.extend_from_slice(b"}\n");
    let version = fingerprint(&line[start..]);
    let _ = write!(&mut line[start - 18..start - 2], "{version:016x}");
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

/// Eight bytes at a time: tells lines apart, guards nothing.
fn fingerprint(bytes: &[u8]) -> u64 {
    let (words, rest) = bytes.as_chunks::<8>();
    let words =
        words.iter().map(|word| u64::from_le_bytes(*word)).chain(rest.iter().map(|byte| u64::from(*byte)));
    words.fold(bytes.len() as u64, |print, word| {
        (print.rotate_left(29) ^ word).wrapping_mul(0x9e37_79b9_7f4a_7c15)
    })
}

/// What is rarely there: talk, a question about taking back, the next table.
fn around(core: &Core, viewer: Viewer) -> String {
    let said: Vec<Value> = core.heard(viewer).iter().map(said_json).collect();
    let mut text = format!(",\"said\":{}", Value::from(said));
    if let Some(asking) = &core.asking {
        let question = json!({"by": asking.by, "waiting": seat_numbers(asking.waiting.iter())});
        text += &format!(",\"undo\":{question}");
    }
    if let Some(rematch) = &core.rematch {
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
