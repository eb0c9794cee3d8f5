//! The log of a table, which is the truth about it, written as text.

use std::fmt;
use std::str::FromStr;

use crate::chance::Seed;
use crate::entry::Entry;
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
    /// The same game before anything happened.
    #[must_use]
    pub fn beginning(&self) -> Record {
        let (game, settings, seed) = (self.game.clone(), self.settings.clone(), self.seed.clone());
        Record { game, rules: self.rules, seats: self.seats, settings, seed, entries: Vec::new() }
    }

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
    use crate::entry::{By, Hand};
    use crate::seat::{Actor, Seat};

    #[test]
    fn records_survive_being_written_down() {
        let record = Record {
            game: "example".into(),
            rules: 3,
            seats: 4,
            settings: Settings::default().with("mode", "duel"),
            seed: Seed::Fast(9),
            entries: vec![
                Entry::Opened {
                    pace: "normal".into(),
                    answers_forced: true,
                    listed: false,
                    beginning: "deal day 20774".into(),
                },
                Entry::Sit { seat: Seat(1), who: "person Ana María".into(), hand: None },
                Entry::Sit {
                    seat: Seat(1),
                    who: "bot quick for Ana María".into(),
                    hand: Some(Hand { by: By::Host, generation: 2 }),
                },
                Entry::Pace { by: By::Seat(Seat(0)), pace: "calm".into() },
                Entry::Think { by: By::Host, think: "60 move".into() },
                Entry::Rematch { by: By::Table, next: "abc S0:3".into() },
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
