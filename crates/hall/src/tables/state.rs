//! What is true at a table right now: the game, who sits where, what was said and what is being asked.

use std::borrow::Cow;
use std::collections::VecDeque;

use arena::RankedMove;
use games::{AnyGame, Session};
use store::Change;
use table::company::{Pace, Said, Sitter, Think};
use table::written::read_sitter;
use table::{By, Entry, Need, Seat, SeatSet, Viewer};
use words::problem::Problem;
use words::{Lang, Names, arranged_words, page_lines};

use super::arranged::Arrangement;
use super::beginning::Beginning;
use super::commit::Commit;
use super::nudge::Nudges;
use super::quota::Quota;
use super::rematch::Rematch;
use super::seats::{SeatSecret, TableKeys};
use super::shared_review::SharedReview;
use super::silence::Silence;
use crate::text;

pub struct TableState {
    pub game: &'static dyn AnyGame,
    /// What the secrets of its seats are made with.
    pub keys: TableKeys,
    pub host_secret: String,
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
    /// When somebody last sat down or left, in milliseconds since 1970.
    pub seated_at: u64,
    /// By seat: what opens it now.
    pub secrets: Vec<SeatSecret>,
    pub said: VecDeque<Said>,
    /// What the host and others changed for everybody, the newest last.
    pub arranged: VecDeque<Arrangement>,
    /// By seat: who last ended somebody's right to it.
    pub ended_by: Vec<Option<By>>,
    /// How much each seat has said and written.
    pub quota: Quota,
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
    pub weighed: Vec<Option<Vec<RankedMove>>>,
    /// A finished game that is read together.
    pub shared_review: SharedReview,
    /// Who has seen how a part of the game ended: after so many moves, as anybody may know.
    pub seen: (usize, SeatSet),
    pub rematch: Option<Rematch>,
    pub beginning: Beginning,
    /// By seat: open pages and streams of whoever holds it.
    pub present: Vec<u16>,
    pub watchers: usize,
    names: [Names; 2],
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

impl TableState {
    /// A table as it is before anything is read from its log.
    pub fn new(
        game: &'static dyn AnyGame,
        keys: TableKeys,
        luck: [u8; 32],
        session: Box<dyn Session>,
    ) -> TableState {
        let seats = session.seats() as usize;
        let nobody = |seat: Seat| keys.of_seat(seat, &Sitter::Nobody, 0);
        let mut state = TableState {
            secrets: Seat::all(seats as u8).map(nobody).collect(),
            host_secret: keys.host(),
            game,
            keys,
            luck,
            session,
            version: 1,
            begun: false,
            awake_since: 0,
            logged: 0,
            promised: 0,
            sitters: vec![Sitter::Nobody; seats],
            seat_generations: vec![0; seats],
            seated_at: 0,
            said: VecDeque::new(),
            arranged: VecDeque::new(),
            ended_by: vec![None; seats],
            quota: Quota::new(seats),
            silence: Silence::new(seats),
            pace: Pace::default(),
            think: Think::default(),
            think_since: 0,
            due: None,
            answers_forced: false,
            rehearsed: false,
            asking: None,
            nudges: Nudges::new(seats),
            hints: vec![None; seats],
            weighed: vec![None; seats],
            shared_review: SharedReview::default(),
            seen: (0, SeatSet::NONE),
            rematch: None,
            beginning: Beginning::Fresh,
            present: vec![0; seats],
            watchers: 0,
            names: [Names::new(Vec::new()), Names::new(Vec::new())],
        };
        state.name_all();
        state
    }

    /// When the next clock runs out, once this is true. Nothing runs before everybody is there.
    pub fn next_due(&self, commit: &Commit) -> Option<u64> {
        let session = commit.game.as_deref().unwrap_or(self.session.as_ref());
        let (mut sitters, mut clock) = (Cow::from(&self.sitters), (self.think, self.think_since));
        for entry in &commit.entries {
            match entry {
                Entry::Sit { seat, who, .. } => sitters.to_mut()[seat.index()] = read_sitter(who),
                Entry::Think { think, .. } => clock = (think.parse().unwrap_or_default(), commit.at),
                _ => {}
            }
        }
        let person = |seat: &Seat| matches!(sitters[seat.index()], Sitter::Person(_));
        let begun = self.begun || commit.entries.iter().any(|entry| matches!(entry, Entry::Move { .. }));
        let everybody = !sitters.iter().any(|sitter| matches!(sitter, Sitter::Nobody | Sitter::Kept(_)));
        let timers = session.timers().iter().map(|running| running.deadline());
        let asked = session.pending().seats.iter().filter(person);
        let thinking = asked.filter_map(|seat| time_is_up(clock, session, seat));
        timers.chain(thinking).min().filter(|_| session.outcome().is_none() && (begun || everybody))
    }

    /// What else is stored beside the entries once this is true.
    pub fn changes(&self, commit: &Commit) -> Vec<Change> {
        let mut changes = Vec::new();
        // Written with the move itself: a game that is over is never listed as running, whenever the server dies.
        let over = commit.game.as_ref().map(|game| game.outcome().is_some());
        changes.extend(over.filter(|over| *over != self.session.outcome().is_some()).map(Change::Over));
        if commit.due != self.due {
            changes.push(Change::Due(commit.due));
        }
        changes
    }

    /// When this seat's time to think has passed, if it runs at all.
    pub fn time_is_up(&self, seat: Seat) -> Option<u64> {
        time_is_up((self.think, self.think_since), self.session.as_ref(), seat)
    }

    /// Whether the disk lost entries that nothing has replaced yet. How many is nobody's business: that can be a secret.
    pub fn has_lost(&self) -> bool {
        self.promised > self.logged
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

    pub(super) fn name_all(&mut self) {
        self.names = Lang::ALL.map(|lang| {
            let name = |(index, sitter): (usize, &Sitter)| match sitter {
                Sitter::Person(name) | Sitter::Kept(name) => text::isolated(name),
                Sitter::Bot(_) => arranged_words::bot_number(lang, index + 1),
                Sitter::Nobody => page_lines::seat_number(lang, index + 1),
            };
            Names::new(self.sitters.iter().enumerate().map(name).collect())
        });
    }
}

/// When a seat's time to think has passed. Over a question that is a secret it does not run: each secret move would wind the
/// clock anew before everybody's eyes.
fn time_is_up((think, since): (Think, u64), session: &dyn Session, seat: Seat) -> Option<u64> {
    let hurries = session.need(seat) != Need::Nothing && !session.is_sealed(seat);
    let (ms, question) = (think.ms.filter(|_| hurries)?, session.question(seat)?);
    Some(question.since.max(since) + u64::from(ms))
}
