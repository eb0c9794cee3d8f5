//! The log of a table, which is the truth about it: written as text, replayed into a state, undone by replaying less.

use std::fmt;
use std::str::FromStr;

use crate::chance::Seed;
use crate::events::Events;
use crate::game::{Game, Refusal};
use crate::seat::{Actor, Seat, Viewer};
use crate::settings::Settings;

/// Everything needed to play a table again, exactly.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    pub game: String,
    pub rules: u16,
    pub seats: u8,
    pub settings: Settings,
    pub seed: Seed,
    pub entries: Vec<Entry>,
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
    /// Something said at the table: `to` names who hears it.
    Say {
        seat: Seat,
        to: String,
        words: String,
    },
}

impl fmt::Display for Entry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Entry::Move { actor, text } => write!(f, "{actor} {text}"),
            Entry::Undo { keep, by } => write!(f, "undo {by} {keep}"),
            Entry::Sit { seat, who } => write!(f, "sit {seat} {who}"),
            Entry::Say { seat, to, words } => write!(f, "say {seat} {to} {words}"),
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
            actor => Entry::Move { actor: actor.parse()?, text: rest.to_owned() },
        })
    }
}

const FIRST_LINE: &str = "conclave record 1";

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
        for (number, line) in head.lines().enumerate() {
            let unreadable = || Unreadable { line: number + 1, found: line.to_owned() };
            if number == 0 {
                if line != FIRST_LINE {
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
            record.entries.push(line.parse().map_err(unreadable)?);
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

/// A table played so far: the present state and how it came about.
#[derive(Clone, Debug)]
pub struct Replay<G: Game> {
    options: G::Options,
    rules: u16,
    seed: Seed,
    state: G::State,
    opening: Vec<G::Event>,
    moves: Vec<Played<G>>,
}

/// One move and what it made happen.
#[derive(Clone, Debug)]
pub struct Played<G: Game> {
    pub actor: Actor,
    pub mv: G::Move,
    pub events: Vec<G::Event>,
    /// Chance spoke or a secret reached somebody.
    pub settled: bool,
}

impl<G: Game> Replay<G> {
    pub fn new(options: G::Options, rules: u16, seed: Seed) -> Self {
        let mut events = Events::new();
        let state = G::deal(&options, rules, seed.clone(), &mut events);
        Replay { options, rules, seed, state, opening: events.take(), moves: Vec::new() }
    }

    pub fn options(&self) -> &G::Options {
        &self.options
    }

    pub fn state(&self) -> &G::State {
        &self.state
    }

    pub fn moves(&self) -> &[Played<G>] {
        &self.moves
    }

    /// What happened before the first decision.
    pub fn opening(&self) -> &[G::Event] {
        &self.opening
    }

    pub fn play(&mut self, actor: Actor, mv: G::Move) -> Result<&Played<G>, Refusal<G::Reason>> {
        let mut events = Events::new();
        G::play(&mut self.state, actor, mv, &mut events)?;
        let settled = events.is_settled();
        self.moves.push(Played { actor, mv, events: events.take(), settled });
        Ok(self.moves.last().expect("just pushed"))
    }

    /// Every event so far, in order.
    pub fn past(&self) -> impl DoubleEndedIterator<Item = &G::Event> {
        self.opening.iter().chain(self.moves.iter().flat_map(|played| &played.events))
    }

    /// The log as this viewer may read it now; each event with the number of moves made when it happened.
    pub fn log(&self, viewer: Viewer) -> Vec<(usize, G::Event)> {
        self.log_since(viewer, 0)
    }

    /// The part of the log that came after so many moves; all of it after none.
    pub fn log_since(&self, viewer: Viewer, moves: usize) -> Vec<(usize, G::Event)> {
        let opening = self.opening.iter().filter(|_| moves == 0).map(|event| (0, event));
        let later = self.moves.iter().enumerate().skip(moves);
        let later =
            later.flat_map(|(number, played)| played.events.iter().map(move |event| (number + 1, event)));
        let told = |(number, event)| Some((number, G::tell(&self.state, viewer, event)?));
        let mut log = Vec::with_capacity(64);
        log.extend(opening.chain(later).filter_map(told));
        log
    }

    /// How many moves are left if this seat takes back its last one without asking anybody.
    pub fn free_undo(&self, seat: Seat) -> Option<usize> {
        let last = self.moves.last()?;
        (last.actor == Actor::Seat(seat) && !last.settled).then(|| self.moves.len() - 1)
    }

    /// The table as it was after `count` moves.
    pub fn at(&self, count: usize) -> Replay<G> {
        let mut earlier = Replay::new(self.options.clone(), self.rules, self.seed.clone());
        for played in self.moves.iter().take(count) {
            earlier.play(played.actor, played.mv).unwrap_or_else(|refusal| {
                panic!("{} no longer replays: {} refused by {}", G::NAME, played.mv, refusal.rule)
            });
        }
        earlier
    }

    /// Takes back everything after the first `keep` moves.
    pub fn undo_to(&mut self, keep: usize) {
        *self = self.at(keep);
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
            ],
        };
        assert_eq!(record.to_string().parse(), Ok(record));
    }

    #[test]
    fn an_unreadable_line_is_named() {
        let text = "conclave record 1\ngame x\nrules 1\nseats 2\nseed fast:1\n\nS0 go\nnonsense\n";
        assert_eq!(text.parse::<Record>(), Err(Unreadable { line: 8, found: "nonsense".into() }));
        assert_eq!("hello".parse::<Record>(), Err(Unreadable { line: 1, found: "hello".into() }));
    }
}
