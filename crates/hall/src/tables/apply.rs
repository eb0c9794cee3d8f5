//! How does what was stored become true? The only place where the state of a table changes.

use std::collections::VecDeque;

use games::Session;
use table::company::{Pace, Said, Sitter};
use table::written::{read_hearers, read_sitter, read_words};
use table::{Entry, Hand, Logged, Seat, Viewer};
use words::Lang;

use super::beginning::Beginning;
use super::commit::{Answer, Commit, Note};
use super::rematch::Rematch;
use super::state::TableState;

/// How much of what was said is still shown.
const REMEMBERED: usize = 40;

impl TableState {
    /// Applies what was decided and, where it is to last, stored.
    pub fn apply(&mut self, commit: Commit) -> Answer {
        self.version += u64::from(!commit.unseen);
        commit.entries.iter().for_each(|entry| self.remember(commit.at, entry));
        self.logged += commit.entries.len();
        if let Some(game) = commit.game {
            let before = std::mem::replace(&mut self.session, game);
            self.forget_hints(before.as_ref());
            self.end_wish(before.as_ref(), &commit.entries);
        }
        commit.notes.into_iter().for_each(|note| self.note(commit.at, note));
        if !commit.entries.is_empty() {
            self.due = commit.due;
        }
        commit.answer
    }

    /// Follows a log entry by entry: what was said and arranged is placed between the moves where it happened.
    pub fn follow(&mut self, log: &[Logged]) -> Result<(), String> {
        for logged in log {
            self.remember(logged.at, &logged.entry);
            self.session.follow(logged)?;
        }
        Ok(())
    }

    /// The part of an entry that is not the game's.
    fn remember(&mut self, at: u64, entry: &Entry) {
        self.quota.count(entry);
        self.arrange(entry);
        if matches!(entry, Entry::Sit { .. } | Entry::Opened { .. }) {
            self.seated_at = at;
        }
        match entry {
            Entry::Opened { pace, answers_forced, beginning, .. } => {
                self.pace = Pace::from_name(pace).unwrap_or_default();
                self.answers_forced = *answers_forced;
                self.beginning = Beginning::from_text(beginning);
            }
            Entry::Sit { seat, who, hand } => self.seat_changed(*seat, who, *hand),
            Entry::Say { seat, to, words } => self.heard_saying(*seat, to, words),
            Entry::Move { .. } | Entry::Undo { .. } => self.begun = true,
            Entry::Pace { pace, .. } => self.pace = Pace::from_name(pace).unwrap_or_default(),
            Entry::Think { think, .. } => {
                (self.think, self.think_since) = (think.parse().unwrap_or_default(), at);
            }
            Entry::Rematch { next, .. } => self.rematch = Some(Rematch::from_text(next)),
            Entry::Late { .. } | Entry::Heard { .. } => {}
        }
    }

    fn seat_changed(&mut self, seat: Seat, who: &str, hand: Option<Hand>) {
        let index = seat.index();
        if index >= self.sitters.len() {
            return;
        }
        self.sitters[index] = read_sitter(who);
        self.silence.remember(seat, &self.sitters[index]);
        if let Some(Hand { by, generation }) = hand {
            let anew = self.seat_generations[index] != generation;
            if anew {
                self.ended_by[index] = Some(by);
            }
            self.seat_generations[index] = generation;
            self.asking = self.asking.take().filter(|asking| !anew || asking.by != seat);
        }
        self.secrets[index] = self.keys.of_seat(seat, &self.sitters[index], self.seat_generations[index]);
        self.name_all();
    }

    /// Makes what opens each seat anew.
    pub fn renew_secrets(&mut self) {
        for seat in Seat::all(self.sitters.len() as u8) {
            let generation = self.seat_generations[seat.index()];
            self.secrets[seat.index()] = self.keys.of_seat(seat, &self.sitters[seat.index()], generation);
        }
    }

    fn heard_saying(&mut self, seat: Seat, to: &str, words: &str) {
        let (at, moves) = (self.session.made(Viewer::Spectator), self.session.moves_made());
        let person = self.sitter(seat).and_then(Sitter::person);
        let name = person.unwrap_or(self.names(Lang::En).of(seat)).to_owned();
        let said = Said { seat, name, words: read_words(words), to: read_hearers(to), at, moves };
        push_bounded(&mut self.said, said, REMEMBERED);
    }

    fn note(&mut self, at: u64, note: Note) {
        match note {
            Note::Asking(asking) => {
                if let (Some(asking), None) = (&asking, &self.asking) {
                    self.quota.asked(asking.by, at);
                }
                self.asking = asking;
            }
            Note::Hint(seat, mv) => self.hints[seat.index()] = Some(mv),
            Note::Weighed(seat, found) => self.weighed[seat.index()] = Some(found),
            Note::Seen(seat) => self.go_on(seat),
            Note::Nudged { by, to } => self.nudges.give(by, &to, at),
            Note::Spoke(seat) => self.quota.spoke(seat, at),
            Note::ChoseFreely(seat) => self.quota.chose_freely(seat, at),
            Note::GaveAway(seat) => self.silence.given(seat, at),
            Note::Lead(lead) => self.shared_review.lead(lead),
            Note::Remark(remark) => self.shared_review.remark(remark),
            Note::Present(viewer, step) => self.count_present(viewer, step),
        }
    }

    fn count_present(&mut self, viewer: Viewer, step: i16) {
        match viewer {
            Viewer::Seat(seat) => {
                let pages = &mut self.present[seat.index()];
                *pages = pages.saturating_add_signed(step);
            }
            Viewer::Spectator | Viewer::Referee => {
                self.watchers = self.watchers.saturating_add_signed(step.into());
            }
        }
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

    /// A wish to take back ends when the game goes on before everybody's eyes, or when what was wanted back is gone. All see
    /// it: were it over after a move made in secret, all would know of that.
    fn end_wish(&mut self, before: &dyn Session, entries: &[Entry]) {
        let Some(asking) = &self.asking else { return };
        let open =
            |session: &dyn Session| (session.made(Viewer::Spectator), session.last_moved(Viewer::Spectator));
        let gone = |entry: &Entry| matches!(entry, Entry::Undo { keep, .. } if *keep <= asking.keep);
        if open(before) != open(self.session.as_ref()) || entries.iter().any(gone) {
            self.asking = None;
        }
    }
}

/// Keeps the newest so many.
pub(super) fn push_bounded<T>(queue: &mut VecDeque<T>, newest: T, most: usize) {
    if queue.len() >= most {
        queue.pop_front();
    }
    queue.push_back(newest);
}
