//! What should the columns beside a log say? Read off the log alone, so that they can be compared and built again.

use table::company::{Pace, Sitter, Think};
use table::written::read_sitter;
use table::{Entry, Hand, Record, Seat};

/// The columns of a table that follow from its log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Index {
    pub pace: Pace,
    pub answers_forced: bool,
    /// Whether strangers find it in the lobby.
    pub listed: bool,
    /// Where the table comes from, as its first entry says it.
    pub beginning: String,
    /// By seat: how often it changed hands.
    pub seat_generations: Vec<u32>,
    /// By seat.
    pub sitters: Vec<Sitter>,
    pub think: Think,
    /// When the time to think was set, in milliseconds since 1970.
    pub think_since: u64,
    /// The table where the same people play again, as its entry says it.
    pub rematch: Option<String>,
}

impl Index {
    /// The columns of a table whose log is empty.
    pub fn new(seats: u8) -> Index {
        Index {
            pace: Pace::default(),
            answers_forced: false,
            listed: true,
            beginning: String::new(),
            seat_generations: vec![0; seats.into()],
            sitters: vec![Sitter::Nobody; seats.into()],
            think: Think::default(),
            think_since: 0,
            rematch: None,
        }
    }

    /// What the log says; nothing if an earlier version opened the table and wrote less into it.
    pub fn of_log(record: &Record) -> Option<Index> {
        let opened = record.entries.first().is_some_and(|first| matches!(first.entry, Entry::Opened { .. }));
        let mut index = Index::new(record.seats);
        record.entries.iter().for_each(|logged| index.follow(logged.at, &logged.entry));
        opened.then_some(index)
    }

    /// Changes what an entry changes.
    pub fn follow(&mut self, at: u64, entry: &Entry) {
        match entry {
            Entry::Opened { pace, answers_forced, listed, beginning } => {
                self.pace = Pace::from_name(pace).unwrap_or_default();
                self.answers_forced = *answers_forced;
                self.listed = *listed;
                self.beginning.clone_from(beginning);
            }
            Entry::Sit { seat, who, hand } => self.seat_changed(*seat, read_sitter(who), *hand),
            Entry::Pace { pace, .. } => self.pace = Pace::from_name(pace).unwrap_or_default(),
            Entry::Think { think, .. } => {
                (self.think, self.think_since) = (think.parse().unwrap_or_default(), at);
            }
            Entry::Rematch { next, .. } => self.rematch = Some(next.clone()),
            Entry::Move { .. }
            | Entry::Undo { .. }
            | Entry::Say { .. }
            | Entry::Late { .. }
            | Entry::Heard { .. } => {}
        }
    }

    fn seat_changed(&mut self, seat: Seat, sitter: Sitter, hand: Option<Hand>) {
        let place = self.sitters.get_mut(seat.index()).zip(self.seat_generations.get_mut(seat.index()));
        if let Some((sits, generation)) = place {
            *sits = sitter;
            *generation = hand.map_or(*generation, |hand| hand.generation);
        }
    }

    /// How many seats are empty.
    pub fn empty(&self) -> u8 {
        self.sitters.iter().filter(|sitter| **sitter == Sitter::Nobody).count() as u8
    }

    /// Whether this entry changes any column.
    pub fn concerns(entry: &Entry) -> bool {
        match entry {
            Entry::Opened { .. }
            | Entry::Sit { .. }
            | Entry::Pace { .. }
            | Entry::Think { .. }
            | Entry::Rematch { .. } => true,
            Entry::Move { .. }
            | Entry::Undo { .. }
            | Entry::Say { .. }
            | Entry::Late { .. }
            | Entry::Heard { .. } => false,
        }
    }
}
