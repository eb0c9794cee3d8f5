//! The log of a table, which is the truth about it, written as text.

use std::fmt;
use std::str::FromStr;

use crate::chance::Seed;
use crate::seat::{Actor, Seat};
use crate::settings::Settings;

/// Everything needed to play a table again, exactly.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    pub game: String,
    pub rules: u16,
    pub seats: u8,
    pub settings: Settings,
    pub seed: Seed,
    pub entries: Vec<Logged>,
}

/// An entry and when it was made, in milliseconds since 1970; 0 where nobody noted it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Logged {
    pub at: u64,
    pub entry: Entry,
}

/// One line of the log. History only grows: taking back is an entry too.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Entry {
    Move {
        actor: Actor,
        text: String,
    },
    /// From here on, only the first `keep` moves count.
    Undo {
        keep: usize,
        by: Seat,
    },
    /// A seat changed hands: `person NAME`, `bot STRENGTH` or `nobody`.
    Sit {
        seat: Seat,
        who: String,
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
}

impl fmt::Display for Entry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Entry::Move { actor, text } => write!(f, "{actor} {text}"),
            Entry::Undo { keep, by } => write!(f, "undo {by} {keep}"),
            Entry::Sit { seat, who } => write!(f, "sit {seat} {who}"),
            Entry::Say { seat, to, words } => write!(f, "say {seat} {to} {words}"),
            Entry::Late { seat } => write!(f, "late {seat}"),
            Entry::Heard { seat, steps } => write!(f, "heard {seat} {steps}"),
        }
    }
}

impl FromStr for Entry {
    type Err = ();

    fn from_str(line: &str) -> Result<Entry, ()> {
        let (first, rest) = line.split_once(' ').ok_or(())?;
        let seat_and_rest = || -> Result<(Seat, &str), ()> {
            let (seat, rest) = rest.split_once(' ').ok_or(())?;
            Ok((seat.parse()?, rest))
        };
        Ok(match first {
            "undo" => {
                let (by, keep) = seat_and_rest()?;
                Entry::Undo { keep: keep.parse().map_err(|_| ())?, by }
            }
            "sit" => {
                let (seat, who) = seat_and_rest()?;
                Entry::Sit { seat, who: who.to_owned() }
            }
            "say" => {
                let (seat, rest) = seat_and_rest()?;
                let (to, words) = rest.split_once(' ').ok_or(())?;
                Entry::Say { seat, to: to.to_owned(), words: words.to_owned() }
            }
            "late" => Entry::Late { seat: rest.parse()? },
            "heard" => {
                let (seat, steps) = seat_and_rest()?;
                Entry::Heard { seat, steps: steps.parse().map_err(|_| ())? }
            }
            actor => Entry::Move { actor: actor.parse()?, text: rest.to_owned() },
        })
    }
}

const FIRST_LINE: &str = "conclave record 2";
/// The same without times.
const FIRST_LINE_BEFORE: &str = "conclave record 1";

impl fmt::Display for Logged {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.at, self.entry)
    }
}

impl FromStr for Logged {
    type Err = ();

    fn from_str(line: &str) -> Result<Logged, ()> {
        let (at, entry) = line.split_once(' ').ok_or(())?;
        Ok(Logged { at: at.parse().map_err(|_| ())?, entry: entry.parse()? })
    }
}

/// Where and why a file is not a record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unreadable {
    pub line: usize,
    pub found: String,
}

impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{FIRST_LINE}")?;
        writeln!(f, "game {}\nrules {}\nseats {}", self.game, self.rules, self.seats)?;
        for (key, value) in self.settings.pairs() {
            writeln!(f, "set {key}={value}")?;
        }
        writeln!(f, "seed {}\n", self.seed.to_text())?;
        self.entries.iter().try_for_each(|entry| writeln!(f, "{entry}"))
    }
}

impl FromStr for Record {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Record, Unreadable> {
        let (head, body) = text.split_once("\n\n").unwrap_or((text, ""));
        let mut record = Record {
            game: String::new(),
            rules: 0,
            seats: 0,
            settings: Settings::default(),
            seed: Seed::Fast(0),
            entries: Vec::new(),
        };
        let timed = head.lines().next() == Some(FIRST_LINE);
        for (number, line) in head.lines().enumerate() {
            let unreadable = || Unreadable { line: number + 1, found: line.to_owned() };
            if number == 0 {
                if !timed && line != FIRST_LINE_BEFORE {
                    return Err(unreadable());
                }
                continue;
            }
            let (key, value) = line.split_once(' ').ok_or_else(unreadable)?;
            record.read_head(key, value).ok_or_else(unreadable)?;
        }
        let body_start = head.lines().count() + 2;
        for (number, line) in body.lines().enumerate().filter(|(_, line)| !line.is_empty()) {
            let unreadable = |()| Unreadable { line: body_start + number, found: line.to_owned() };
            let logged = if timed { line.parse() } else { line.parse().map(|entry| Logged { at: 0, entry }) };
            record.entries.push(logged.map_err(unreadable)?);
        }
        Ok(record)
    }
}

impl Record {
    fn read_head(&mut self, key: &str, value: &str) -> Option<()> {
        match key {
            "game" => self.game = value.to_owned(),
            "rules" => self.rules = value.parse().ok()?,
            "seats" => self.seats = value.parse().ok()?,
            "set" => self.settings.set_pair(value).ok()?,
            "seed" => self.seed = Seed::from_text(value)?,
            _ => return None,
        }
        Some(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn records_survive_being_written_down() {
        let record = Record {
            game: "example".into(),
            rules: 3,
            seats: 4,
            settings: Settings::default().with("mode", "duel"),
            seed: Seed::Fast(9),
            entries: vec![
                Entry::Sit { seat: Seat(1), who: "person Ana María".into() },
                Entry::Move { actor: Actor::Seat(Seat(0)), text: "play FIR-2".into() },
                Entry::Move { actor: Actor::Clock, text: "ring".into() },
                Entry::Undo { keep: 1, by: Seat(0) },
                Entry::Say { seat: Seat(1), to: "all".into(), words: "well played".into() },
                Entry::Late { seat: Seat(1) },
                Entry::Heard { seat: Seat(0), steps: 3 },
            ]
            .into_iter()
            .zip(1_000..)
            .map(|(entry, at)| Logged { at, entry })
            .collect(),
        };
        assert_eq!(record.to_string().parse(), Ok(record));
    }

    #[test]
    fn records_without_times_are_still_read() {
        let text = "conclave record 1\ngame x\nrules 1\nseats 2\nseed fast:1\n\nS0 go\n";
        let go = Entry::Move { actor: Actor::Seat(Seat(0)), text: "go".into() };
        assert_eq!(text.parse::<Record>().unwrap().entries, [Logged { at: 0, entry: go }]);
    }

    #[test]
    fn an_unreadable_line_is_named() {
        let text = "conclave record 1\ngame x\nrules 1\nseats 2\nseed fast:1\n\nS0 go\nnonsense\n";
        assert_eq!(text.parse::<Record>(), Err(Unreadable { line: 8, found: "nonsense".into() }));
        assert_eq!("hello".parse::<Record>(), Err(Unreadable { line: 1, found: "hello".into() }));
    }
}
