//! What is a person told when there is no more room? What is full, how much fits, and what they can still do.

use crate::lang::{Lang, spoken};
use crate::{en, es};

/// What is full.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Full {
    /// The machine has all the tables it keeps.
    Tables,
    /// One address has so many unfinished ones.
    OpenTables(usize),
    /// Around one table.
    Viewers,
    /// One seat said so many things within a minute.
    Minute(usize),
    /// One seat said so many things since the table was opened.
    Talk(usize),
    /// One seat has made so many moves.
    Moves(usize),
    /// One seat has made so many choices that bind nobody: minds changed, moves taken back.
    Choices(usize),
    /// One seat has changed hands so often.
    Seatings(usize),
    /// Pace and time to think have been changed so often.
    Arrangements(usize),
}

impl Full {
    pub fn say(self, lang: Lang) -> String {
        spoken!(lang, full::say(self))
    }
}
