//! What is true at a table right now: the game, who sits where, what was said and what is being asked.

use std::collections::VecDeque;
use std::time::Instant;

use games::Session;
use pages::chrome::{Said, Sitter, Words};
use table::{Entry, Seat, SeatSet, Viewer};
use words::problem::Problem;
use words::{Lang, Names, page_lines};

use crate::pace::Pace;

/// How much of what was said is still shown.
const REMEMBERED: usize = 40;

pub struct Core {
    pub session: Box<dyn Session>,
    /// Changes whenever anything a viewer can see does.
    pub version: u64,
    /// Entries stored.
    pub logged: usize,
    /// How many there once were, if the disk lost some.
    pub promised: usize,
    pub sitters: Vec<Sitter>,
    /// How often each seat changed hands: links of earlier turns are worthless.
    pub seat_generations: Vec<u32>,
    /// The seats' present secrets.
    pub secrets: Vec<String>,
    pub said: VecDeque<Said>,
    pub pace: Pace,
    /// Whether a person with a single legal move is spared the click.
    pub answers_forced: bool,
    pub asking: Option<Asking>,
    /// By seat: the move a bot would make, until somebody moves.
    pub hints: Vec<Option<String>>,
    pub rematch: Option<String>,
    /// By seat: open pages and streams of whoever holds it.
    pub present: Vec<u16>,
    pub watchers: usize,
    /// When the last move was made or taken back.
    pub moved: Instant,
    names: [Names; 2],
    /// The seats as JSON, since every line of every stream carries them.
    pub seats_json: String,
}

/// Somebody wants to take a move back that is no longer theirs alone.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Asking {
    pub by: Seat,
    pub keep: usize,
    pub waiting: SeatSet,
    pub since: Instant,
}

impl Core {
    pub fn new(
        session: Box<dyn Session>,
        pace: Pace,
        answers_forced: bool,
        seat_generations: Vec<u32>,
    ) -> Core {
        let seats = session.seats() as usize;
        let mut core = Core {
            session,
            version: crate::now_ms(),
            logged: 0,
            promised: 0,
            sitters: vec![Sitter::Nobody; seats],
            seat_generations,
            secrets: Vec::new(),
            said: VecDeque::new(),
            pace,
            answers_forced,
            asking: None,
            hints: vec![None; seats],
            rematch: None,
            present: vec![0; seats],
            watchers: 0,
            moved: Instant::now(),
            names: [Names::new(Vec::new()), Names::new(Vec::new())],
            seats_json: String::new(),
        };
        core.name_all();
        core
    }

    /// The game as these entries would leave it; nothing if they do not concern it.
    pub fn ahead(&self, entries: &[Entry]) -> Result<Option<Box<dyn Session>>, String> {
        let of_the_game = |entry: &&Entry| matches!(entry, Entry::Move { .. } | Entry::Undo { .. });
        let mut ahead = None;
        for entry in entries.iter().filter(of_the_game) {
            ahead.get_or_insert_with(|| self.session.boxed_clone()).follow(entry)?;
        }
        Ok(ahead)
    }

    /// Follows entries that were stored, with the game as they left it.
    pub fn follow(&mut self, entries: &[Entry], ahead: Option<Box<dyn Session>>) {
        if let Some(session) = ahead {
            self.session = session;
            self.asking = None;
            self.hints.fill(None);
            self.moved = Instant::now();
        }
        entries.iter().for_each(|entry| self.remember(entry));
        self.logged += entries.len();
    }

    /// How many entries the disk lost that nobody has replaced yet.
    pub fn lost(&self) -> usize {
        self.promised.saturating_sub(self.logged)
    }

    /// The part of an entry that is not the game's.
    pub fn remember(&mut self, entry: &Entry) {
        match entry {
            Entry::Sit { seat, who } => {
                if let Some(sitter) = self.sitters.get_mut(seat.index()) {
                    *sitter = read_sitter(who);
                }
                self.name_all();
            }
            Entry::Say { seat, to, words } => {
                let at = self.session.made();
                self.said.push_back(read_said(*seat, to, words, at));
                if self.said.len() > REMEMBERED {
                    self.said.pop_front();
                }
            }
            Entry::Move { .. } | Entry::Undo { .. } => {}
        }
    }

    pub fn names(&self, lang: Lang) -> &Names {
        &self.names[lang as usize]
    }

    /// The same as this viewer reads them. While a bot plays for somebody, it is the bot that does things.
    pub fn names_for(&self, lang: Lang, viewer: Viewer) -> Names {
        let lent = matches!(viewer, Viewer::Seat(seat) if self.by_hand(seat).is_err());
        self.names(lang).clone().read_by(if lent { Viewer::Spectator } else { viewer })
    }

    /// The seats held by people.
    pub fn people(&self) -> SeatSet {
        let person = |seat: &Seat| matches!(self.sitters[seat.index()], Sitter::Person(_));
        Seat::all(self.sitters.len() as u8).filter(person).collect()
    }

    /// Whoever lent their seat to a bot takes it back before they play.
    pub fn by_hand(&self, seat: Seat) -> Result<(), Problem> {
        if matches!(self.sitter(seat), Some(Sitter::Bot(_))) { Err(Problem::BotPlays) } else { Ok(()) }
    }

    pub fn sitter(&self, seat: Seat) -> Option<&Sitter> {
        self.sitters.get(seat.index())
    }

    pub fn empty_seats(&self) -> u8 {
        self.sitters.iter().filter(|sitter| **sitter == Sitter::Nobody).count() as u8
    }

    /// What this viewer hears of what was said.
    pub fn heard(&self, viewer: Viewer) -> Vec<Said> {
        let hears = |said: &&Said| !said.private || self.is_partner(viewer, said.seat);
        self.said.iter().filter(hears).cloned().collect()
    }

    fn is_partner(&self, viewer: Viewer, speaker: Seat) -> bool {
        match viewer {
            Viewer::Seat(seat) => seat == speaker || self.session.talk(speaker).partners.contains(seat),
            Viewer::Spectator | Viewer::Referee => false,
        }
    }

    fn name_all(&mut self) {
        self.names = Lang::ALL.map(|lang| {
            let name = |(index, sitter): (usize, &Sitter)| match sitter {
                Sitter::Person(name) => name.clone(),
                Sitter::Bot(_) => format!("{} {}", words::page::page(lang).bot, index + 1),
                Sitter::Nobody => page_lines::seat_number(lang, index + 1),
            };
            Names::new(self.sitters.iter().enumerate().map(name).collect())
        });
        let seats: Vec<_> = self.sitters.iter().map(|sitter| sitter_json(&sitter_text(sitter))).collect();
        self.seats_json = serde_json::Value::from(seats).to_string();
    }
}

/// A sitter as the log writes it.
pub fn sitter_text(sitter: &Sitter) -> String {
    match sitter {
        Sitter::Person(name) => format!("person {name}"),
        Sitter::Bot(strength) => format!("bot {strength}"),
        Sitter::Nobody => "nobody".to_owned(),
    }
}

pub fn read_sitter(text: &str) -> Sitter {
    match text.split_once(' ') {
        Some(("person", name)) => Sitter::Person(name.to_owned()),
        Some(("bot", strength)) => Sitter::Bot(strength.to_owned()),
        _ => Sitter::Nobody,
    }
}

/// A sitter of the log as programs read it.
pub fn sitter_json(text: &str) -> serde_json::Value {
    match read_sitter(text) {
        Sitter::Person(name) => serde_json::json!({"who": "person", "name": name}),
        Sitter::Bot(strength) => serde_json::json!({"who": "bot", "strength": strength}),
        Sitter::Nobody => serde_json::json!({"who": "nobody"}),
    }
}

/// Words as the log writes them: `phrase ID` or `text …`.
pub fn words_text(words: &Words) -> String {
    match words {
        Words::Phrase(id) | Words::Ping { id, .. } => format!("phrase {id}"),
        Words::Free(text) => format!("text {text}"),
    }
}

fn read_said(seat: Seat, to: &str, text: &str, at: usize) -> Said {
    let words = match text.split_once(' ') {
        Some(("phrase", id)) => Words::Phrase(id.to_owned()),
        Some(("text", free)) => Words::Free(free.to_owned()),
        _ => Words::Free(text.to_owned()),
    };
    Said { seat, words, private: to != "all", at }
}
