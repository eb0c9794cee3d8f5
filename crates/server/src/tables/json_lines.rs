//! What does a program see of a table? One line of JSON for each viewer and version, made once and shared.

use pages::chrome::{Said, Words};
use serde_json::{Value, json};
use table::{Actor, Seat, Viewer};
use words::problem::Problem;

use super::core::Core;
use super::table::Table;
use crate::wire::{Kind, Packet};

/// The newest lines, and what they have in common.
pub struct JsonLines {
    /// The fields everybody sees, and of which version.
    open: (u64, Vec<u8>),
    by_viewer: Vec<Option<(u64, Packet)>>,
}

impl JsonLines {
    pub fn new(seats: usize) -> JsonLines {
        JsonLines { open: (0, Vec::new()), by_viewer: vec![None; seats + 1] }
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
        let JsonLines { open: (open_version, open), by_viewer } = &mut *lines;
        if let Some((version, line)) = &by_viewer[place]
            && *version == core.version
        {
            return Ok((*version, line.clone()));
        }
        let line = self.ask(&core, &Vec::new, || {
            if *open_version != core.version {
                open.clear();
                core.session.open_fields(open);
                *open_version = core.version;
            }
            write_line(&core, viewer, open)
        })?;
        let line = Packet::seal(line, Kind::Text);
        by_viewer[place] = Some((core.version, line.clone()));
        Ok((core.version, line))
    }
}

/// Written by hand where it is hot: this runs for every viewer of every move.
fn write_line(core: &Core, viewer: Viewer, open: &[u8]) -> Vec<u8> {
    let mut line = Packet::draft(1024 + open.len());
    let session = &core.session;
    line.extend_from_slice(
        format!("{{\"version\":{},\"at\":{},\"view\":{{", core.version, session.made()).as_bytes(),
    );
    line.extend_from_slice(open);
    line.push(b',');
    session.own_fields(viewer, &mut line);
    line.push(b'}');
    let pending = session.pending();
    let moves = match viewer {
        Viewer::Seat(seat) if pending.seats.contains(seat) => session.legal(Actor::Seat(seat)),
        _ => Vec::new(),
    };
    line.extend_from_slice(b",\"moves\":");
    serde_json::to_writer(&mut line, &moves).expect("moves are text");
    line.extend_from_slice(b",\"asked\":");
    serde_json::to_writer(&mut line, &seat_numbers(pending.seats.iter())).expect("seats are numbers");
    line.extend_from_slice(b",\"seats\":");
    line.extend_from_slice(core.seats_json.as_bytes());
    line.extend_from_slice(b",\"over\":");
    match session.outcome() {
        None => line.extend_from_slice(b"null"),
        Some(outcome) => {
            let party = session.parties().swap_remove(outcome.party as usize);
            let over = json!({"party": party, "winners": seat_numbers(outcome.winners.iter())});
            line.extend_from_slice(over.to_string().as_bytes());
        }
    }
    if !core.said.is_empty() || core.asking.is_some() || core.rematch.is_some() {
        line.extend_from_slice(around(core, viewer).as_bytes());
    }
    line.extend_from_slice(b"}\n");
    line
}

/// What is rarely there: talk, a question about taking back, the next table.
fn around(core: &Core, viewer: Viewer) -> String {
    let said: Vec<Value> = core.heard(viewer).iter().map(said_json).collect();
    let mut text = format!(",\"said\":{}", Value::from(said));
    if let Some(asking) = &core.asking {
        let question =
            json!({"by": asking.by, "keep": asking.keep, "waiting": seat_numbers(asking.waiting.iter())});
        text += &format!(",\"undo\":{question}");
    }
    if let Some(rematch) = &core.rematch {
        text += &format!(",\"rematch\":{}", Value::from(rematch.table.as_str()));
    }
    text
}

fn said_json(said: &Said) -> Value {
    let (kind, words) = match &said.words {
        Words::Phrase(id) | Words::Ping { id, .. } => ("phrase", id),
        Words::Free(text) => ("text", text),
    };
    json!({"seat": said.seat, "name": said.name, kind: words, "private": said.private})
}

fn seat_numbers(seats: impl Iterator<Item = Seat>) -> Vec<u8> {
    seats.map(|seat| seat.0).collect()
}
