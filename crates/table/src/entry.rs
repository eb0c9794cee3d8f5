//! The lines a table's log is made of.

use std::fmt;
use std::str::FromStr;

use crate::seat::{Actor, Seat};

/// One line of the log. History only grows: taking back is an entry too.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Entry {
    /// How the table was opened. Logs of earlier versions have no such line.
    Opened {
        pace: String,
        answers_forced: bool,
        listed: bool,
        /// Where the table comes from; empty for a fresh deal of its own.
        beginning: String,
    },
    Move {
        actor: Actor,
        text: String,
    },
    /// From here on, only the first `keep` moves count.
    Undo {
        keep: usize,
        by: Seat,
    },
    /// A seat changed hands: `person NAME`, `bot STRENGTH`, `kept NAME` or `nobody`.
    Sit {
        seat: Seat,
        who: String,
        /// Earlier versions did not write it.
        hand: Option<Hand>,
    },
    /// Something said at the table: `to` is `all`, or names the seats that hear it.
    Say {
        seat: Seat,
        to: String,
        words: String,
    },
    /// A seat's time to think has passed; what was done about it follows.
    Late {
        seat: Seat,
    },
    /// In a lesson: so many of its steps have been read or made.
    Heard {
        seat: Seat,
        steps: usize,
    },
    /// How long bots rest between moves from here on.
    Pace {
        by: By,
        pace: String,
    },
    /// How long people may think about a move from here on.
    Think {
        by: By,
        think: String,
    },
    /// The table where the same people play again, and who they were.
    Rematch {
        by: By,
        next: String,
    },
}

/// Who changed something at a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum By {
    /// The person who holds this seat, or takes it.
    Seat(Seat),
    /// Whoever opened the table.
    Host,
    /// The table itself, because time has passed or as it was agreed.
    Table,
}

/// How a seat changed hands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Hand {
    pub by: By,
    /// How often the seat had changed owners by then. Keys of earlier generations open nothing.
    pub generation: u32,
}

impl fmt::Display for By {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            By::Seat(seat) => write!(f, "{seat}"),
            By::Host => f.write_str("host"),
            By::Table => f.write_str("table"),
        }
    }
}

impl FromStr for By {
    type Err = ();

    fn from_str(text: &str) -> Result<By, ()> {
        match text {
            "host" => Ok(By::Host),
            "table" => Ok(By::Table),
            seat => seat.parse().map(By::Seat),
        }
    }
}

impl fmt::Display for Entry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Entry::Opened { pace, answers_forced, listed, beginning } => {
                let forced = if *answers_forced { "forced" } else { "asked" };
                let listed = if *listed { "listed" } else { "hidden" };
                let space = if beginning.is_empty() { "" } else { " " };
                write!(f, "opened {pace} {forced} {listed}{space}{beginning}")
            }
            Entry::Move { actor, text } => write!(f, "{actor} {text}"),
            Entry::Undo { keep, by } => write!(f, "undo {by} {keep}"),
            Entry::Sit { seat, who, hand: None } => write!(f, "sit {seat} {who}"),
            Entry::Sit { seat, who, hand: Some(Hand { by, generation }) } => {
                write!(f, "sit {seat} {by} {generation} {who}")
            }
            Entry::Say { seat, to, words } => write!(f, "say {seat} {to} {words}"),
            Entry::Late { seat } => write!(f, "late {seat}"),
            Entry::Heard { seat, steps } => write!(f, "heard {seat} {steps}"),
            Entry::Pace { by, pace } => write!(f, "pace {by} {pace}"),
            Entry::Think { by, think } => write!(f, "think {by} {think}"),
            Entry::Rematch { by, next } => write!(f, "rematch {by} {next}"),
        }
    }
}

impl FromStr for Entry {
    type Err = ();

    fn from_str(line: &str) -> Result<Entry, ()> {
        let (first, rest) = line.split_once(' ').ok_or(())?;
        Ok(match first {
            "opened" => opened(rest).ok_or(())?,
            "undo" => {
                let (by, keep) = parted(rest)?;
                Entry::Undo { keep: keep.parse().map_err(|_| ())?, by }
            }
            "sit" => {
                let (seat, rest) = parted(rest)?;
                let (who, hand) = handed(rest).map_or((rest, None), |(who, hand)| (who, Some(hand)));
                Entry::Sit { seat, who: who.to_owned(), hand }
            }
            "say" => {
                let (seat, rest) = parted(rest)?;
                let (to, words) = rest.split_once(' ').ok_or(())?;
                Entry::Say { seat, to: to.to_owned(), words: words.to_owned() }
            }
            "late" => Entry::Late { seat: rest.parse()? },
            "heard" => {
                let (seat, steps) = parted(rest)?;
                Entry::Heard { seat, steps: steps.parse().map_err(|_| ())? }
            }
            "pace" => {
                let (by, pace) = parted(rest)?;
                Entry::Pace { by, pace: pace.to_owned() }
            }
            "think" => {
                let (by, think) = parted(rest)?;
                Entry::Think { by, think: think.to_owned() }
            }
            "rematch" => {
                let (by, next) = parted(rest)?;
                Entry::Rematch { by, next: next.to_owned() }
            }
            actor => Entry::Move { actor: actor.parse()?, text: rest.to_owned() },
        })
    }
}

/// The first word, read, and the rest of the line.
fn parted<T: FromStr<Err = ()>>(text: &str) -> Result<(T, &str), ()> {
    let (first, rest) = text.split_once(' ').ok_or(())?;
    Ok((first.parse()?, rest))
}

fn opened(text: &str) -> Option<Entry> {
    let mut words = text.splitn(4, ' ');
    let pace = words.next()?.to_owned();
    let answers_forced = match words.next()? {
        "forced" => true,
        "asked" => false,
        _ => return None,
    };
    let listed = match words.next()? {
        "listed" => true,
        "hidden" => false,
        _ => return None,
    };
    Some(Entry::Opened { pace, answers_forced, listed, beginning: words.next().unwrap_or("").to_owned() })
}

/// `host 3 person Ana`. Earlier versions wrote `person Ana`, and no person, bot or empty seat reads like this.
fn handed(text: &str) -> Option<(&str, Hand)> {
    let (by, rest) = parted::<By>(text).ok()?;
    let (generation, who) = rest.split_once(' ')?;
    Some((who, Hand { by, generation: generation.parse().ok()? }))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seats_of_earlier_logs_are_still_read() {
        for who in ["person host 3 person", "bot quick", "kept table 1 x", "nobody"] {
            let read = format!("sit S1 {who}").parse();
            assert_eq!(read, Ok(Entry::Sit { seat: Seat(1), who: who.to_owned(), hand: None }));
        }
    }
}
