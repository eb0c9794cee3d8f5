//! How is a game written down that left a running one? What came before is kept, since a log must lead to its state by
//! itself; it stands in the record's head, beside the log and not in it, and nobody is ever shown it.

use crate::chance::Seed;
use crate::entry::Entry;
use crate::record::Record;
use crate::seat::{Actor, Seat};
use crate::settings::Settings;

/// What was played with one seed, until everything this seat could not know was dealt anew with the next.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Parting {
    pub seed: Seed,
    pub moves: Vec<(Actor, String)>,
    pub seat: Seat,
}

/// No move and no seed has either of them in its text.
const BETWEEN_PARTINGS: &str = "|";
const BETWEEN_MOVES: &str = ";";

impl Parting {
    fn to_text(&self) -> String {
        let moves = self.moves.iter().map(|(actor, text)| format!("{BETWEEN_MOVES}{actor} {text}"));
        format!("{}{BETWEEN_MOVES}{}{}", self.seat, self.seed.to_text(), moves.collect::<String>())
    }

    fn from_text(text: &str) -> Option<Parting> {
        let mut parts = text.split(BETWEEN_MOVES);
        let (seat, seed) = (parts.next()?.parse().ok()?, Seed::from_text(parts.next()?)?);
        let read = |part: &str| match part.parse() {
            Ok(Entry::Move { actor, text }) => Some((actor, text)),
            _ => None,
        };
        Some(Parting { seed, seat, moves: parts.map(read).collect::<Option<_>>()? })
    }
}

impl Record {
    /// A record that goes on from a moment of this one: these moves were made, and now whatever this seat does not know
    /// is dealt anew with this seed.
    #[must_use]
    pub fn parted(&self, seat: Seat, moves: Vec<(Actor, String)>, seed: Seed) -> Record {
        let parting = Parting { seed: self.seed.clone(), moves, seat }.to_text();
        let before = self.settings.get(Settings::PARTED).map(|past| format!("{past}{BETWEEN_PARTINGS}"));
        let past = before.unwrap_or_default() + &parting;
        let settings = self.settings.clone().with(Settings::PARTED, &past);
        Record { settings, seed, entries: Vec::new(), ..self.clone() }
    }

    /// Where this game left others, the first time first; nothing if it never did. The error is that one cannot know.
    pub fn partings(&self) -> Result<Vec<Parting>, String> {
        let Some(past) = self.settings.get(Settings::PARTED) else { return Ok(Vec::new()) };
        let read = past.split(BETWEEN_PARTINGS).map(Parting::from_text).collect::<Option<_>>();
        read.ok_or_else(|| "it left another game, and what came before that is not told here".to_owned())
    }

    /// The same before it left any other game, as that began.
    #[must_use]
    pub fn before_partings(&self, partings: &[Parting]) -> Record {
        let seed = partings.first().map_or(&self.seed, |first| &first.seed).clone();
        let settings = self.settings.clone().without(&[Settings::PARTED]);
        Record { settings, seed, entries: Vec::new(), ..self.clone() }
    }

    /// The same for somebody who may read all that happened here and nothing of what came before: it says that there was
    /// something, and cannot be played again.
    #[must_use]
    pub fn without_past(mut self) -> Record {
        if self.settings.get(Settings::PARTED).is_some() {
            self.settings.set(Settings::PARTED, "");
        }
        self
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn record() -> Record {
        let (game, settings) = ("example".to_owned(), Settings::default().with("mode", "duel"));
        Record { game, rules: 2, seats: 2, settings, seed: Seed::Fast(9), entries: Vec::new() }
    }

    #[test]
    fn what_came_before_is_written_down_and_read_again() {
        let moves = vec![(Actor::Seat(Seat(0)), "play FIR-2".to_owned()), (Actor::Clock, "ring".to_owned())];
        let once = record().parted(Seat(1), moves.clone(), Seed::Sealed([7; 32]));
        let twice = once.parted(Seat(0), Vec::new(), Seed::Fast(3));
        let read: Record = twice.to_string().parse().unwrap();
        assert_eq!(read, twice);
        let first = Parting { seed: Seed::Fast(9), moves, seat: Seat(1) };
        let second = Parting { seed: Seed::Sealed([7; 32]), moves: Vec::new(), seat: Seat(0) };
        let partings = read.partings().unwrap();
        assert_eq!(partings, [first, second]);
        assert_eq!(read.before_partings(&partings), record());
        assert_eq!(record().partings(), Ok(Vec::new()));
    }

    #[test]
    fn whoever_may_not_read_it_learns_that_there_was_something() {
        let moves = vec![(Actor::Seat(Seat(0)), "play FIR-2".to_owned())];
        let parted = record().parted(Seat(0), moves, Seed::Fast(77)).without_past();
        let text = parted.to_string();
        assert!(!text.contains("FIR-2") && !text.contains("fast:9"), "{text}");
        assert!(text.contains("fast:77"), "its own luck is its own");
        assert!(parted.partings().is_err());
        assert_eq!(record().without_past(), record());
    }
}
