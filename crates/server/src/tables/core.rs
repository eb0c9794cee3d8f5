//! What is true at a table right now: the game, who sits where, what was said and what is being asked.

use std::borrow::Cow;
use std::collections::VecDeque;

use games::{Session, Weighed};
use table::company::{Pace, Said, Sitter, Think};
use table::{Entry, Logged, Need, Seat, SeatSet, Viewer};
use words::problem::Problem;
use words::{Lang, Names, page_lines};

use super::beginning::Beginning;
use super::care::Nudges;
use super::quota::TalkQuota;
use super::rematch::Rematch;
use super::seats::SeatSecret;
use super::silence::Silence;
use super::together::Together;
use super::written::{read_hearers, read_sitter, read_words, sitter_json, sitter_text};
use crate::text;

/// How much of what was said is still shown.
const REMEMBERED: usize = 40;

pub struct Core {
    /// What bots draw their luck from. Nobody outside can know it: whoever did could tell who hesitates by how long.
    pub luck: [u8; 32],
    pub session: Box<dyn Session>,
    /// Changes whenever anything at all does. It stays in here: how much has happened can be a secret.
    pub version: u64,
    /// Whether a move has been made.
    pub begun: bool,
    /// When this table was last read from storage: nothing it missed while asleep is hurried.
    pub awake_since: u64,
    /// Entries stored.
    pub logged: usize,
    /// How many there once were, if the disk lost some.
    pub promised: usize,
    pub sitters: Vec<Sitter>,
    /// How often each seat changed hands: keys and invitations of earlier times are worthless.
    pub seat_generations: Vec<u32>,
    /// By seat: what opens it now.
    pub secrets: Vec<SeatSecret>,
    pub said: VecDeque<Said>,
    pub talk: TalkQuota,
    pub silence: Silence,
    pub pace: Pace,
    pub think: Think,
    /// When that was set, in milliseconds since 1970.
    pub think_since: u64,
    /// When something happens here by itself that must not wait until somebody looks, in milliseconds since 1970.
    pub due: Option<u64>,
    /// Whether a person with a single legal move is spared the click.
    pub answers_forced: bool,
    /// Whether the house rehearses (`rehearsal`): nothing here depends on how quick anybody is.
    pub rehearsed: bool,
    pub asking: Option<Asking>,
    /// By seat: who waits for them and has said so. Forgotten with the table's sleep.
    pub nudges: Nudges,
    /// By seat: the move a bot would make, until somebody moves.
    pub hints: Vec<Option<String>>,
    /// By seat: the best moves it asked for at a table for practice, as long.
    pub weighed: Vec<Option<Vec<Weighed>>>,
    /// A finished game that is read together.
    pub together: Together,
    /// Who has seen how a part of the game ended: after so many moves, as anybody may know.
    pub seen: (usize, SeatSet),
    pub rematch: Option<Rematch>,
    pub beginning: Beginning,
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
        luck: [u8; 32],
        session: Box<dyn Session>,
        pace: Pace,
        answers_forced: bool,
        seat_generations: Vec<u32>,
    ) -> Core {
        let seats = session.seats() as usize;
        let mut core = Core {
            luck,
            session,
            version: 1,
            begun: false,
            awake_since: 0,
            logged: 0,
            promised: 0,
            sitters: vec![Sitter::Nobody; seats],
            seat_generations,
            secrets: Vec::new(),
            said: VecDeque::new(),
            talk: TalkQuota::new(seats),
            silence: Silence::new(seats),
            pace,
            think: Think::default(),
            think_since: 0,
            due: None,
            answers_forced,
            rehearsed: false,
            asking: None,
            nudges: Nudges::new(seats),
            hints: vec![None; seats],
            weighed: vec![None; seats],
            together: Together::default(),
            seen: (0, SeatSet::NONE),
            rematch: None,
            beginning: Beginning::Fresh,
            present: vec![0; seats],
            watchers: 0,
            names: [Names::new(Vec::new()), Names::new(Vec::new())],
            seats_json: String::new(),
        };
        core.name_all();
        core
    }

    /// The game as these entries would leave it; nothing if they do not concern it.
    pub fn ahead(&self, at: u64, entries: &[Entry]) -> Result<Option<Box<dyn Session>>, String> {
        let beside_the_game = |entry: &Entry| matches!(entry, Entry::Say { .. } | Entry::Late { .. });
        if entries.iter().all(beside_the_game) {
            return Ok(None);
        }
        let mut ahead = self.session.boxed_clone();
        for entry in entries {
            ahead.follow(&Logged { at, entry: entry.clone() })?;
        }
        Ok(Some(ahead))
    }

    /// When the next clock runs out, if these entries left the game so. Nothing runs before everybody is there.
    pub fn next_due(&self, session: &dyn Session, entries: &[Entry]) -> Option<u64> {
        let mut sitters = Cow::from(&self.sitters);
        for entry in entries {
            if let Entry::Sit { seat, who } = entry {
                sitters.to_mut()[seat.index()] = read_sitter(who);
            }
        }
        let person = |seat: &Seat| matches!(sitters[seat.index()], Sitter::Person(_));
        let begun = self.begun || entries.iter().any(|entry| matches!(entry, Entry::Move { .. }));
        let everybody = !sitters.iter().any(|sitter| matches!(sitter, Sitter::Nobody | Sitter::Kept(_)));
        let timers = session.timers().iter().map(|running| running.deadline());
        let asked = session.pending().seats.iter().filter(person);
        let thinking = asked.filter_map(|seat| self.time_is_up(session, seat));
        timers.chain(thinking).min().filter(|_| session.outcome().is_none() && (begun || everybody))
    }

    /// When this seat's time to think has passed, if it runs at all. Over a question that is a secret it does not: each
    /// secret move would wind the clock anew before everybody's eyes.
    pub fn time_is_up(&self, session: &dyn Session, seat: Seat) -> Option<u64> {
        let hurries = session.need(seat) != Need::Nothing && !session.is_sealed(seat);
        let (ms, question) = (self.think.ms.filter(|_| hurries)?, session.question(seat)?);
        Some(question.since.max(self.think_since) + u64::from(ms))
    }

    /// Follows entries that were stored, with the game as they left it.
    pub fn follow(&mut self, entries: &[Entry], ahead: Option<Box<dyn Session>>) {
        if let Some(session) = ahead {
            let before = std::mem::replace(&mut self.session, session);
            self.forget_hints(before.as_ref());
            self.end_wish(before.as_ref(), entries);
        }
        entries.iter().for_each(|entry| self.remember(entry));
        self.logged += entries.len();
    }

    /// Whether the disk lost entries that nothing has replaced yet. How many is nobody's business: that can be a secret.
    pub fn has_lost(&self) -> bool {
        self.promised > self.logged
    }

    /// A hint is good for as long as its question is.
    fn forget_hints(&mut self, before: &dyn Session) {
        let asked = |session: &dyn Session, seat| session.question(seat).map(|question| question.id);
        for seat in Seat::all(self.session.seats()) {
            let index = seat.index();
            let advised = self.hints[index].is_some() || self.weighed[index].is_some();
            if advised && asked(self.session.as_ref(), seat) != asked(before, seat) {
                self.hints[index] = None;
                self.weighed[index] = None;
            }
        }
    }

    /// Somebody's wish to take back ends when the game goes on before everybody's eyes, or what they wanted back is gone. All
    /// see it: were it over after a move made in secret, all would know of that.
    fn end_wish(&mut self, before: &dyn Session, entries: &[Entry]) {
        let Some(asking) = &self.asking else { return };
        let open =
            |session: &dyn Session| (session.made(Viewer::Spectator), session.last_moved(Viewer::Spectator));
        let gone = |entry: &Entry| matches!(entry, Entry::Undo { keep, .. } if *keep <= asking.keep);
        if open(before) != open(self.session.as_ref()) || entries.iter().any(gone) {
            self.asking = None;
        }
    }

    /// The part of an entry that is not the game's.
    pub fn remember(&mut self, entry: &Entry) {
        match entry {
            Entry::Sit { seat, who } => {
                if let Some(sitter) = self.sitters.get_mut(seat.index()) {
                    *sitter = read_sitter(who);
                    self.silence.remember(*seat, sitter);
                }
                self.name_all();
            }
            Entry::Say { seat, to, words } => {
                self.talk.count(*seat);
                let (at, moves) = (self.session.made(Viewer::Spectator), self.session.moves_made());
                let person = self.sitter(*seat).and_then(Sitter::person);
                let name = person.unwrap_or(self.names(Lang::En).of(*seat)).to_owned();
                let to = read_hearers(to);
                self.said.push_back(Said { seat: *seat, name, words: read_words(words), to, at, moves });
                if self.said.len() > REMEMBERED {
                    self.said.pop_front();
                }
            }
            Entry::Move { .. } | Entry::Undo { .. } => {
                self.begun = true;
            }
            Entry::Late { .. } | Entry::Heard { .. } => {}
        }
    }

    /// Whether a person would only be asked for the one thing they can do, or for one of several that come to the same.
    pub fn is_forced(&self, seat: Seat) -> bool {
        self.session.whichever(seat).is_some()
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
