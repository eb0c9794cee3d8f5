//! How long may somebody think about a move, and what happens then? An option of every table, off unless wanted.

use std::fmt;
use std::str::FromStr;

/// A table's time to think.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Think {
    /// For each move, in milliseconds; as long as one likes if none.
    pub ms: Option<u32>,
    pub then: TooLate,
}

/// What happens when the time has passed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
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
