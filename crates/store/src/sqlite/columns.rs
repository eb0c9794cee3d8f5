//! How are the columns beside a log written, and read again?

use rusqlite::{Connection, OptionalExtension, Row, params};
use table::company::{Pace, Think};
use table::written::{read_sitter, sitter_text};

use crate::Index;

/// The columns [`Texts`] are read from.
pub const COLUMNS: &str =
    "pace, answers_forced, listed, beginning, seat_generations, sitters, think, rematch";

/// The columns that follow from a log, as they are written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Texts {
    pub pace: String,
    pub answers_forced: bool,
    pub listed: bool,
    pub beginning: String,
    pub seat_generations: String,
    pub sitters: String,
    /// `60 move since 1800000000000`; empty if it was never set.
    pub think: String,
    pub rematch: Option<String>,
}

impl Texts {
    pub fn of(index: &Index) -> Texts {
        let generations: Vec<String> = index.seat_generations.iter().map(u32::to_string).collect();
        let sitters: Vec<String> = index.sitters.iter().map(sitter_text).collect();
        let never = index.think == Think::default() && index.think_since == 0;
        let think =
            if never { String::new() } else { format!("{} since {}", index.think, index.think_since) };
        Texts {
            pace: index.pace.name().to_owned(),
            answers_forced: index.answers_forced,
            listed: index.listed,
            beginning: index.beginning.clone(),
            seat_generations: generations.join(" "),
            sitters: sitters.join("\n"),
            think,
            rematch: index.rematch.clone(),
        }
    }

    /// Reads [`COLUMNS`], which begin at this one.
    pub fn read(row: &Row, first: usize) -> rusqlite::Result<Texts> {
        Ok(Texts {
            pace: row.get(first)?,
            answers_forced: row.get(first + 1)?,
            listed: row.get(first + 2)?,
            beginning: row.get(first + 3)?,
            seat_generations: row.get(first + 4)?,
            sitters: row.get(first + 5)?,
            think: row.get(first + 6)?,
            rematch: row.get(first + 7)?,
        })
    }

    /// What they say about a table with so many seats.
    pub fn index(self, seats: u8) -> Index {
        let mut index = Index::new(seats);
        let generations = self.seat_generations.split(' ').map(|times| times.parse().unwrap_or(0));
        index.seat_generations.iter_mut().zip(generations).for_each(|(seat, read)| *seat = read);
        let sitters = self.sitters.lines().map(read_sitter);
        index.sitters.iter_mut().zip(sitters).for_each(|(seat, read)| *seat = read);
        // Earlier versions wrote no moment; then it has long been so.
        let (think, since) = self.think.split_once(" since ").unwrap_or((&self.think, "0"));
        Index {
            pace: Pace::from_name(&self.pace).unwrap_or_default(),
            answers_forced: self.answers_forced,
            listed: self.listed,
            beginning: self.beginning,
            think: think.parse().unwrap_or_default(),
            think_since: since.parse().unwrap_or(0),
            rematch: self.rematch,
            ..index
        }
    }
}

/// What the columns of a table say; nothing if there is no such table.
pub fn read(connection: &Connection, table: i64) -> rusqlite::Result<Option<Index>> {
    let mut row = connection.prepare_cached(&format!("SELECT seats, {COLUMNS} FROM tables WHERE id = ?1"))?;
    row.query_row([table], |row| Ok(Texts::read(row, 1)?.index(row.get(0)?))).optional()
}

pub fn write(connection: &Connection, table: i64, index: &Index) -> rusqlite::Result<()> {
    let texts = Texts::of(index);
    let sql = "UPDATE tables SET pace = ?2, answers_forced = ?3, listed = ?4, beginning = ?5, seat_generations = ?6,
               sitters = ?7, empty = ?8, think = ?9, rematch = ?10 WHERE id = ?1";
    let columns = params![
        table,
        texts.pace,
        texts.answers_forced,
        texts.listed,
        texts.beginning,
        texts.seat_generations,
        texts.sitters,
        index.empty(),
        texts.think,
        texts.rematch
    ];
    connection.prepare_cached(sql)?.execute(columns).map(drop)
}

#[cfg(test)]
mod tests {
    use table::company::{Bot, Sitter};

    use super::*;

    #[test]
    fn columns_are_read_as_they_were_written() {
        let bot = Sitter::Bot(Bot { strength: "quick".into(), plays_for: Some("Ana María".into()) });
        let index = Index {
            pace: Pace::Calm,
            seat_generations: vec![3, 0, 1],
            sitters: vec![Sitter::Person("Bea".into()), bot, Sitter::Nobody],
            think: "60 move".parse().unwrap(),
            think_since: 1_800_000_000_000,
            rematch: Some("abc S0:3".into()),
            ..Index::new(3)
        };
        assert_eq!(Texts::of(&index).index(3), index);
        assert_eq!(Texts::of(&index).think, "60 move since 1800000000000");
        assert_eq!(Texts::of(&Index::new(2)).think, "");
        assert_eq!(Texts::of(&Index::new(2)).index(2), Index::new(2));
    }
}
