//! What did a table begin with? A fresh deal of its own, a moment of another game, or the same as others.

use table::Seed;

use super::deal::{Deal, Span};
use crate::{Hall, rehearsal};

/// Where a table comes from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Beginning {
    Fresh,
    /// The same, opened for practice: whoever plays there may ask for the best moves.
    Practice,
    /// It goes on from a moment of a finished game; so many moves had been made there.
    Branch {
        table: String,
        at: usize,
    },
    /// It left a running game, dealt anew from what one seat knew then. How many moves had been made there is nobody's
    /// business: that can be a secret.
    Parted {
        table: String,
    },
    /// The deal of a day or a week, the same for all, and a mark of the address it was opened from.
    Deal(Deal, Option<String>),
}

impl Beginning {
    /// As it is stored beside the log.
    pub fn to_text(&self) -> String {
        match self {
            Beginning::Fresh => String::new(),
            Beginning::Practice => "practice".to_owned(),
            Beginning::Branch { table, at } => format!("branch {table} {at}"),
            Beginning::Parted { table } => format!("parted {table}"),
            Beginning::Deal(deal, None) => deal.to_text(),
            Beginning::Deal(deal, Some(mark)) => format!("{} {mark}", deal.to_text()),
        }
    }

    /// What a newer version wrote is nothing this one could tell.
    pub fn from_text(text: &str) -> Beginning {
        if text == "practice" {
            return Beginning::Practice;
        }
        let mut words = text.split(' ');
        let three = (words.next(), words.next(), words.next().and_then(|at| at.parse().ok()));
        match three {
            (Some("branch"), Some(table), Some(at)) => Beginning::Branch { table: table.to_owned(), at },
            (Some("parted"), Some(table), None) => Beginning::Parted { table: table.to_owned() },
            (Some("deal"), Some(span), Some(number)) => match Span::from_name(span) {
                Some(span) => {
                    Beginning::Deal(Deal { span, number: number as u64 }, words.next().map(str::to_owned))
                }
                None => Beginning::Fresh,
            },
            _ => Beginning::Fresh,
        }
    }

    /// What bots draw their luck from: something of the table's own, or what all tables of a deal have in common.
    pub fn luck(&self, hall: &Hall, game: &str, (name, seed): (&str, &Seed)) -> [u8; 32] {
        if let Some(rehearsed) = rehearsal::bots_luck(hall, seed) {
            return rehearsed;
        }
        match self {
            Beginning::Deal(deal, _) => deal.bots_luck(&hall.key, game),
            Beginning::Fresh | Beginning::Practice | Beginning::Branch { .. } | Beginning::Parted { .. } => {
                hall.key.luck(name)
            }
        }
    }

    /// What the next game of the same people begins with.
    pub fn again(&self) -> Beginning {
        if *self == Beginning::Practice { Beginning::Practice } else { Beginning::Fresh }
    }

    /// Whether others may still want to play the same.
    pub fn is_sealed(&self, now_ms: u64) -> bool {
        matches!(self, Beginning::Deal(deal, _) if deal.is_open(now_ms))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_stored_is_read_again() {
        let deal = Beginning::Deal(Deal { span: Span::Week, number: 2968 }, None);
        let marked = Beginning::Deal(Deal { span: Span::Day, number: 20_774 }, Some("0f3a".into()));
        let branch = Beginning::Branch { table: "abc".into(), at: 17 };
        let parted = Beginning::Parted { table: "abc".into() };
        for beginning in [Beginning::Fresh, Beginning::Practice, branch, parted, deal, marked] {
            assert_eq!(Beginning::from_text(&beginning.to_text()), beginning);
        }
        assert_eq!(Beginning::from_text("something new"), Beginning::Fresh);
    }
}
