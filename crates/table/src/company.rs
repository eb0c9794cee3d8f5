//! Who is at a table, what is said there, and how fast things go: everything around a game that is not the game.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use crate::seat::{Seat, SeatSet};

/// Who is in a seat.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Sitter {
    Person(String),
    Bot(Bot),
    /// Nobody yet: the seat waits for somebody who is on their way.
    Kept(String),
    Nobody,
}

impl Sitter {
    /// The person a seat belongs to, even while a bot plays there.
    pub fn person(&self) -> Option<&str> {
        match self {
            Sitter::Person(name) | Sitter::Kept(name) => Some(name),
            Sitter::Bot(bot) => bot.plays_for.as_deref(),
            Sitter::Nobody => None,
        }
    }
}

/// A bot in a seat of its own, or in somebody's place.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Bot {
    /// `random`, `quick` or `strong`.
    pub strength: String,
    /// Who lent it the seat and may take it back.
    pub plays_for: Option<String>,
}

impl Bot {
    /// A bot that plays for itself.
    pub fn of(strength: impl Into<String>) -> Bot {
        Bot { strength: strength.into(), plays_for: None }
    }
}

/// Something said at the table.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Said {
    pub seat: Seat,
    /// What whoever said it was called then.
    pub name: String,
    pub words: Words,
    /// Who hears it; everybody if nobody is named.
    pub to: Option<SeatSet>,
    /// Moves made by then, as anybody may know.
    pub at: usize,
    /// Moves really made by then, for nobody's eyes.
    pub moves: usize,
}

/// What is said: free words, or something ready that everybody reads in their own language.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Words {
    Phrase(Phrase),
    Free(String),
}

/// A ready phrase and what it is about: `because door-3 spot-2`.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Phrase {
    pub id: String,
    /// Cards, places and seats, by name.
    pub about: Vec<String>,
}

/// As the log writes it: the phrase and what it is about, with spaces between.
impl fmt::Display for Phrase {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.id)?;
        self.about.iter().try_for_each(|thing| write!(f, " {thing}"))
    }
}

impl FromStr for Phrase {
    type Err = ();

    fn from_str(text: &str) -> Result<Phrase, ()> {
        let mut words = text.split_whitespace().map(str::to_owned);
        Ok(Phrase { id: words.next().ok_or(())?, about: words.collect() })
    }
}

/// How long the table rests between moves nobody had to think about, so that people can follow.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Pace {
    Calm,
    #[default]
    Normal,
    Quick,
    /// For programs: no rest at all.
    Instant,
}

impl Pace {
    const ALL: [Pace; 4] = [Pace::Calm, Pace::Normal, Pace::Quick, Pace::Instant];

    pub fn name(self) -> &'static str {
        match self {
            Pace::Calm => "calm",
            Pace::Normal => "normal",
            Pace::Quick => "quick",
            Pace::Instant => "instant",
        }
    }

    pub fn from_name(name: &str) -> Option<Pace> {
        Pace::ALL.into_iter().find(|pace| pace.name() == name)
    }

    /// How long bots wait for people who have not said yet that they have seen how a part of the game ended.
    pub fn patience(self) -> Duration {
        Duration::from_secs(match self {
            Pace::Calm => 45,
            Pace::Normal => 25,
            Pace::Quick => 10,
            Pace::Instant => 0,
        })
    }

    /// The rest before an automatic move; longer after something worth looking at.
    pub fn rest(self, after_a_milestone: bool) -> Duration {
        let plain = match self {
            Pace::Calm => 1800,
            Pace::Normal => 900,
            Pace::Quick => 250,
            Pace::Instant => 0,
        };
        Duration::from_millis(if after_a_milestone { plain * 2 } else { plain })
    }
}

/// How long somebody may think about a move, and what happens then: an option of every table, off unless wanted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Think {
    /// For each move, in milliseconds; as long as one likes if none.
    pub ms: Option<u32>,
    pub then: TooLate,
}

/// What happens when the time has passed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum TooLate {
    /// A bot makes this one move.
    #[default]
    BotMoves,
    /// A bot takes the seat until its person returns.
    BotSits,
}

/// The shortest and the longest time that makes sense, in seconds.
const SECONDS: std::ops::RangeInclusive<u32> = 5..=7 * 24 * 3600;

impl fmt::Display for Think {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.ms, self.then) {
            (None, _) => f.write_str("off"),
            (Some(ms), TooLate::BotMoves) => write!(f, "{} move", ms / 1000),
            (Some(ms), TooLate::BotSits) => write!(f, "{} seat", ms / 1000),
        }
    }
}

/// `off`, or seconds and what follows: `60 move`, `60 seat`.
impl FromStr for Think {
    type Err = ();

    fn from_str(text: &str) -> Result<Think, ()> {
        if text.is_empty() || text == "off" {
            return Ok(Think::default());
        }
        let (seconds, then) = text.split_once(' ').ok_or(())?;
        let then = match then {
            "move" => TooLate::BotMoves,
            "seat" => TooLate::BotSits,
            _ => return Err(()),
        };
        let seconds: u32 = seconds.parse().map_err(|_| ())?;
        if SECONDS.contains(&seconds) { Ok(Think { ms: Some(seconds * 1000), then }) } else { Err(()) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_time_to_think_survives_being_written_down() {
        for text in ["off", "60 move", "5 seat"] {
            assert_eq!(text.parse::<Think>().unwrap().to_string(), text);
        }
        for bad in ["60", "4 move", "60 sing", "x move", "99999999 move"] {
            assert!(bad.parse::<Think>().is_err(), "{bad}");
        }
    }
}
