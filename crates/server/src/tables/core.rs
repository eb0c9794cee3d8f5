//! What is true at a table right now: the game, who sits where, what was said and what is being asked.

use std::collections::VecDeque;

use games::Session;
use table::company::{Said, Sitter, Words};
use table::{Actor, Entry, Logged, Seat, SeatSet, Viewer};
use words::problem::Problem;
use words::{Lang, Names, page_lines};

use table::company::Pace;
use table::company::Think;

/// How much of what was said is still shown.
const REMEMBERED: usize = 40;

pub struct Core {
    /// The table's name: bots draw their luck from it.
    pub name: String,
    pub session: Box<dyn Session>,
    /// Changes whenever anything at all does. It stays in here: how much has happened can be a secret.
    pub version: u64,
    /// Whether a move has been made.
    pub begun: bool,
    /// When this table was last read from storage: nothing it missed while asleep is hurried.
    pub awake_since: u64,
    /// Entries stored.
    pub logged: usize,
    pub sitters: Vec<Sitter>,
    /// How often each seat changed hands: links of earlier turns are worthless.
    pub seat_generations: Vec<u32>,
    /// The seats' present secrets.
    pub secrets: Vec<String>,
    pub said: VecDeque<Said>,
    pub pace: Pace,
    pub think: Think,
    /// Whether a person with a single legal move is spared the click.
    pub answers_forced: bool,
    pub asking: Option<Asking>,
    /// By seat: the move a bot would make, until somebody moves.
    pub hints: Vec<Option<String>>,
    pub rematch: Option<String>,
    /// By seat: open pages and streams of whoever holds it.
    pub present: Vec<u16>,
    pub watchers: usize,
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
    /// In milliseconds since 1970.
    pub since: u64,
}

impl Core {
    pub fn new(
        name: String,
        session: Box<dyn Session>,
        pace: Pace,
        answers_forced: bool,
        seat_generations: Vec<u32>,
    ) -> Core {
        let seats = session.seats() as usize;
        let mut core = Core {
            name,
            session,
            version: 1,
            begun: false,
            awake_since: crate::now_ms(),
            logged: 0,
            sitters: vec![Sitter::Nobody; seats],
            seat_generations,
            secrets: Vec::new(),
            said: VecDeque::new(),
            pace,
            think: Think::default(),
            answers_forced,
            asking: None,
            hints: vec![None; seats],
            rematch: None,
            present: vec![0; seats],
            watchers: 0,
            names: [Names::new(Vec::new()), Names::new(Vec::new())],
            seats_json: String::new(),
        };
        core.name_all();
        core
    }

    /// Follows one entry of the log. Moves were checked before.
    pub fn follow(&mut self, logged: &Logged) -> Result<(), String> {
        let questions = self.questions();
        self.session.follow(logged)?;
        self.remember(&logged.entry);
        if self.questions() != questions {
            self.forget_hints(&questions);
        }
        self.logged += 1;
        Ok(())
    }

    /// By seat: the number of the question it is asked.
    fn questions(&self) -> Vec<Option<u32>> {
        let id = |seat| self.session.question(seat).map(|question| question.id);
        Seat::all(self.session.seats()).map(id).collect()
    }

    /// A hint is good for as long as its question is.
    fn forget_hints(&mut self, before: &[Option<u32>]) {
        let now = self.questions();
        for (index, hint) in self.hints.iter_mut().enumerate() {
            if now[index] != before[index] {
                *hint = None;
            }
        }
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
                let at = self.session.made(Viewer::Spectator);
                let name = self.names(Lang::En).of(*seat).to_owned();
                let to = read_hearers(to);
                self.said.push_back(Said { seat: *seat, name, words: read_words(words), to, at });
                if self.said.len() > REMEMBERED {
                    self.said.pop_front();
                }
            }
            Entry::Move { .. } | Entry::Undo { .. } => {
                self.begun = true;
                self.asking = None;
            }
            Entry::Late { .. } => {}
        }
    }

    /// Whether a person would only be asked for the one thing they can do.
    pub fn is_forced(&self, seat: Seat) -> bool {
        self.session.legal(Actor::Seat(seat)).len() == 1
    }

    /// How long the table rests before a bot's move, in milliseconds.
    pub fn rest(&self) -> u64 {
        if self.pace == Pace::Instant {
            0
        } else {
            self.pace.rest(self.session.is_milestone()).as_millis() as u64
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
        let hears = |said: &&Said| match (said.to, viewer) {
            (None, _) => true,
            (Some(to), Viewer::Seat(seat)) => to.contains(seat) || seat == said.seat,
            (Some(_), Viewer::Spectator | Viewer::Referee) => false,
        };
        self.said.iter().filter(hears).cloned().collect()
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
        Words::Phrase(phrase) => format!("phrase {phrase}"),
        Words::Free(text) => format!("text {text}"),
    }
}

/// Who hears something, as the log writes it: `all`, or the seats by name.
pub fn hearers_text(to: Option<SeatSet>) -> String {
    let seats = |to: SeatSet| to.iter().map(|seat| seat.to_string()).collect::<Vec<_>>().join(",");
    to.map_or_else(|| "all".to_owned(), seats)
}

fn read_hearers(text: &str) -> Option<SeatSet> {
    (text != "all").then(|| text.split(',').filter_map(|seat| seat.parse().ok()).collect())
}

fn read_words(text: &str) -> Words {
    match text.split_once(' ') {
        Some(("phrase", phrase)) => {
            phrase.parse().map_or_else(|()| Words::Free(text.to_owned()), Words::Phrase)
        }
        Some(("text", free)) => Words::Free(free.to_owned()),
        _ => Words::Free(text.to_owned()),
    }
}
