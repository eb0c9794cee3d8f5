//! What a command changes at a table: decided, and not yet true.

use arena::RankedMove;
use games::{Declined, Session};
use table::company::Pace;
use table::{Entry, Seat, SeatSet, Viewer};
use words::problem::Problem;

use super::shared_review::{Lead, Remark};
use super::state::Asking;

/// Entries for the log, how they leave the game, and what changes beside both. Nothing of it is true before it is stored.
pub struct Commit {
    /// In milliseconds since 1970.
    pub at: u64,
    pub entries: Vec<Entry>,
    /// The game as the entries leave it; none if they do not concern it.
    pub game: Option<Box<dyn Session>>,
    /// What is kept in memory only.
    pub notes: Vec<Note>,
    /// When the next clock runs out afterwards, in milliseconds since 1970.
    pub due: Option<u64>,
    /// Whether the table is deleted.
    pub deletes: bool,
    /// Whether nothing looks different to anybody.
    pub unseen: bool,
    pub answer: Answer,
}

impl Commit {
    /// Changes nothing.
    pub fn nothing(at: u64, answer: Answer) -> Commit {
        let (entries, notes) = (Vec::new(), Vec::new());
        Commit { at, entries, game: None, notes, due: None, deletes: false, unseen: false, answer }
    }

    /// Changes something that is kept in memory only.
    pub fn noted(at: u64, note: Note, answer: Answer) -> Commit {
        Commit { notes: vec![note], ..Commit::nothing(at, answer) }
    }

    pub fn with(mut self, note: Note) -> Commit {
        self.notes.push(note);
        self
    }

    pub fn answered(self, answer: Answer) -> Commit {
        Commit { answer, ..self }
    }

    pub fn is_nothing(&self) -> bool {
        self.entries.is_empty() && self.notes.is_empty() && !self.deletes
    }
}

/// A change that is forgotten when the table falls asleep.
#[derive(Clone, Debug)]
pub enum Note {
    /// Somebody's wish to take back, or the end of it.
    Asking(Option<Asking>),
    Hint(Seat, String),
    Weighed(Seat, Vec<RankedMove>),
    /// A seat has seen how a part of the game ended.
    Seen(Seat),
    /// A seat nudges these, each with the question it is asked.
    Nudged {
        by: Seat,
        to: Vec<(Seat, Option<u32>)>,
    },
    Spoke(Seat),
    /// A seat made a choice that binds nobody.
    ChoseFreely(Seat),
    /// Somebody who must be silent gave this seat away.
    GaveAway(Seat),
    Lead(Option<Lead>),
    Remark(Remark),
    /// So many more or fewer pages of this viewer are open.
    Present(Viewer, i16),
}

/// What came of a command.
#[derive(Clone, Debug, PartialEq)]
pub enum Answer {
    /// A seat has moved, and stands where it stands now.
    Moved(Seat),
    /// A move was taken back, or everybody has been asked.
    TakenBack(Seat),
    /// What was asked for was answered, but it was too late for it.
    TooLate,
    Hint(String),
    /// The best moves, at a table for practice.
    Weighed(Vec<RankedMove>),
    /// Something about a moment of a finished game, through these eyes.
    AtMoment(usize, Viewer),
    /// Somebody sits down; the key is theirs alone.
    Seated(Seat, String),
    /// Those who found the seats that were kept for them.
    Arrived(SeatSet),
    Paced(Pace),
    Nothing,
}

/// Why a command changed nothing.
#[derive(Clone, Debug)]
pub enum Refusal {
    Problem(Problem),
    /// The rules of the game refuse it.
    Declined(Declined),
    /// The rules failed over these entries.
    RulesFailed(Vec<Entry>),
}

impl From<Problem> for Refusal {
    fn from(problem: Problem) -> Refusal {
        Refusal::Problem(problem)
    }
}

impl Refusal {
    /// What the table itself says about it, where the rules of a game have no part in it.
    pub fn problem(self) -> Problem {
        match self {
            Refusal::Problem(problem) => problem,
            Refusal::Declined(_) | Refusal::RulesFailed(_) => Problem::RulesFailed,
        }
    }
}
