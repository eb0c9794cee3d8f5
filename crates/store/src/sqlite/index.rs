//! What should the columns beside a log say? Read off the log alone, so that they can be compared and built again.

use table::company::{Pace, Sitter};
use table::{Entry, Record};

use super::{Change, Stored};
use crate::tables::written::{generations_text, read_sitter, sitters_text, think_text};

/// The columns of a table that follow from its log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Index {
    pace: String,
    answers_forced: bool,
    listed: bool,
    beginning: String,
    seat_generations: String,
    sitters: String,
    think: String,
    rematch: Option<String>,
}

impl Index {
    /// What the log says; nothing if an earlier version opened the table and wrote less into it.
    pub fn of_log(record: &Record) -> Option<Index> {
        let Some(Entry::Opened { pace, answers_forced, listed, beginning }) =
            record.entries.first().map(|logged| &logged.entry)
        else {
            return None;
        };
        let mut sitters = vec![Sitter::Nobody; record.seats.into()];
        let mut generations = vec![0; record.seats.into()];
        let mut index = Index {
            pace: pace.clone(),
            answers_forced: *answers_forced,
            listed: *listed,
            beginning: beginning.clone(),
            seat_generations: String::new(),
            sitters: String::new(),
            think: String::new(),
            rematch: None,
        };
        for logged in &record.entries {
            match &logged.entry {
                Entry::Sit { seat, who, hand } if seat.index() < sitters.len() => {
                    sitters[seat.index()] = read_sitter(who);
                    generations[seat.index()] =
                        hand.map_or(generations[seat.index()], |hand| hand.generation);
                }
                Entry::Pace { pace, .. } => index.pace.clone_from(pace),
                Entry::Think { think, .. } => {
                    index.think = think_text(think.parse().unwrap_or_default(), logged.at);
                }
                Entry::Rematch { next, .. } => index.rematch = Some(next.clone()),
                _ => {}
            }
        }
        index.seat_generations = generations_text(&generations);
        index.sitters = sitters_text(&sitters);
        Some(index)
    }

    /// What the columns say.
    pub fn of_columns(stored: &Stored) -> Index {
        Index {
            pace: stored.pace.clone(),
            answers_forced: stored.answers_forced,
            listed: stored.listed,
            beginning: stored.beginning.clone(),
            seat_generations: stored.seat_generations.clone(),
            sitters: stored.sitters.clone(),
            think: stored.think.clone(),
            rematch: stored.rematch.clone(),
        }
    }

    /// Whether the columns of this table say something else than its log. Of a log the disk took entries from, the columns
    /// may remember more.
    pub fn differs(stored: &Stored) -> bool {
        let whole = !stored.torn && stored.promised <= stored.record.entries.len();
        let of_log = Index::of_log(&stored.record).filter(|_| whole);
        of_log.is_some_and(|of_log| of_log != Index::of_columns(stored))
    }

    /// What makes the columns of this table say again what its log does.
    pub fn mended(stored: &Stored) -> Vec<Change> {
        let Some(index) = Index::of_log(&stored.record).filter(|_| Index::differs(stored)) else {
            return Vec::new();
        };
        let empty =
            index.sitters.lines().filter(|sitter| read_sitter(sitter) == Sitter::Nobody).count() as u8;
        let (seat_generations, sitters) = (index.seat_generations, index.sitters);
        let pace = Pace::from_name(&index.pace).unwrap_or_default().name();
        let seats = Change::Sitters { seat_generations, sitters, empty };
        let mut changes = vec![seats, Change::Pace(pace), Change::Think(index.think)];
        changes.extend(index.rematch.map(Change::Rematch));
        changes
    }
}
