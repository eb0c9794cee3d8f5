//! What is true at a table right now: the game, who sits where, what was said and what is being asked.

use std::collections::VecDeque;
use std::time::Instant;

use games::Session;
use pages::chrome::{Bot, Said, Sitter, Words};
use table::{Entry, Seat, SeatSet, Viewer};
use words::problem::Problem;
use words::{Lang, Names, page_lines};

use super::rematch::Rematch;
use super::seats::SeatSecret;
use crate::pace::Pace;
use crate::text;

/// How much of what was said is still shown.
const REMEMBERED: usize = 40;

pub struct Core {
    pub session: Box<dyn Session>,
    /// Changes whenever anything a viewer can see does.
    pub version: u64,
    /// Entries stored.
    pub logged: usize,
    pub sitters: Vec<Sitter>,
    /// How often each seat changed hands: keys and invitations of earlier times are worthless.
    pub seat_generations: Vec<u32>,
    /// By seat: what opens it now.
    pub secrets: Vec<SeatSecret>,
    pub said: VecDeque<Said>,
    pub pace: Pace,
    /// Whether a person with a single legal move is spared the click.
    pub answers_forced: bool,
    pub asking: Option<Asking>,
    /// By seat: the move a bot would make, until somebody moves.
    pub hints: Vec<Option<String>>,
    pub rematch: Option<Rematch>,
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

    /// Follows one entry of the log. Moves were checked before.
    pub fn follow(&mut self, entry: &Entry) -> Result<(), String> {
        match entry {
            Entry::Move { .. } | Entry::Undo { .. } => {
                self.session.follow(entry)?;
                self.asking = None;
                self.hints.fill(None);
                self.moved = Instant::now();
            }
            Entry::Sit { .. } | Entry::Say { .. } => self.remember(entry),
        }
        self.logged += 1;
        Ok(())
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
                let name = self.sitter(*seat).and_then(person_of).map(str::to_owned);
                self.said.push_back(Said { name, ..read_said(*seat, to, words, at) });
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

    /// Whether somebody has yet to sit down.
    pub fn waits_for_people(&self) -> bool {
        self.sitters.iter().any(|sitter| matches!(sitter, Sitter::Nobody | Sitter::Kept(_)))
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
                Sitter::Person(name) | Sitter::Kept(name) => text::isolated(name),
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
        Sitter::Bot(Bot { strength, plays_for: None }) => format!("bot {strength}"),
        Sitter::Bot(Bot { strength, plays_for: Some(name) }) => format!("bot {strength} for {name}"),
        Sitter::Kept(name) => format!("kept {name}"),
        Sitter::Nobody => "nobody".to_owned(),
    }
}

pub fn read_sitter(text: &str) -> Sitter {
    match text.split_once(' ') {
        Some(("person", name)) => Sitter::Person(name.to_owned()),
        Some(("bot", bot)) => Sitter::Bot(match bot.split_once(" for ") {
            Some((strength, name)) => Bot { strength: strength.to_owned(), plays_for: Some(name.to_owned()) },
            None => Bot::of(bot),
        }),
        Some(("kept", name)) => Sitter::Kept(name.to_owned()),
        _ => Sitter::Nobody,
    }
}

/// The person a seat belongs to, even while a bot plays there.
pub fn person_of(sitter: &Sitter) -> Option<&str> {
    match sitter {
        Sitter::Person(name) | Sitter::Kept(name) => Some(name),
        Sitter::Bot(bot) => bot.plays_for.as_deref(),
        Sitter::Nobody => None,
    }
}

/// A sitter of the log as programs read it.
pub fn sitter_json(text: &str) -> serde_json::Value {
    match read_sitter(text) {
        Sitter::Person(name) => serde_json::json!({"who": "person", "name": name}),
        Sitter::Bot(Bot { strength, plays_for: None }) => {
            serde_json::json!({"who": "bot", "strength": strength})
        }
        Sitter::Bot(Bot { strength, plays_for: Some(name) }) => {
            serde_json::json!({"who": "bot", "strength": strength, "for": name})
        }
        Sitter::Kept(name) => serde_json::json!({"who": "kept", "name": name}),
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
    Said { seat, name: None, words, private: to != "all", at }
}
