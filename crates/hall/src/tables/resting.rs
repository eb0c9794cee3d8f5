//! How long does a table rest before something happens by itself, and for whom does it wait?

use std::time::Duration;

use games::{Cue, Session};
use table::company::{Pace, Sitter};
use table::{Seat, SeatSet, Viewer};

use super::state::TableState;

/// In a rehearsal each step is shown, for no longer than it takes, and after a part of the game the table goes on when
/// somebody says so, however long that takes.
const A_MOMENT: Duration = Duration::from_millis(40);
const FOR_EVER: Duration = Duration::from_secs(24 * 3600);

impl TableState {
    /// How long the table rests before a bot's move, in milliseconds.
    pub fn rest(&self) -> u64 {
        self.rest_for(self.readers())
    }

    /// The same where several may be asked at the same time. In a rehearsal bots answer first then, so that a person's answer
    /// never races theirs.
    pub fn rest_among(&self, several: bool) -> u64 {
        if self.rehearsed && several && self.readers().is_empty() { 0 } else { self.rest() }
    }

    /// The same before the only answer somebody can give.
    pub fn rest_of(&self, seat: Seat) -> u64 {
        if self.rehearsed {
            return 0;
        }
        self.rest_for(if self.readers().contains(seat) { SeatSet::one(seat) } else { SeatSet::NONE })
    }

    fn rest_for(&self, readers: SeatSet) -> u64 {
        let rest = match (self.pace, readers.is_empty(), self.rehearsed) {
            (Pace::Instant, ..) => Duration::ZERO,
            (_, true, false) => self.pace.rest(self.session.is_milestone()),
            (_, false, false) => self.pace.patience(),
            (_, true, true) => A_MOMENT,
            (_, false, true) => FOR_EVER,
        };
        rest.as_millis() as u64
    }

    /// The people who may still be looking at how a part of the game ended. It depends on nothing but what everybody
    /// knows, and nobody is waited for while the sand runs.
    pub fn readers(&self) -> SeatSet {
        let session = self.session.as_ref();
        let hurries = self.pace == Pace::Instant || !session.awaited(Viewer::Spectator).timers.is_empty();
        // In a lesson the voice waits for whoever reads.
        let guided = session.cue() != Cue::Free;
        if hurries || guided || session.outcome().is_some() || !session.has_result() {
            return SeatSet::NONE;
        }
        let here: SeatSet = self.people().iter().filter(|seat| self.seems_here(*seat)).collect();
        // Whoever loads the page anew is away for a moment only.
        let readers = if here.is_empty() { self.people() } else { here };
        readers.iter().filter(|seat| !self.has_seen(session, *seat)).collect()
    }

    fn has_seen(&self, session: &dyn Session, seat: Seat) -> bool {
        let (at, seen) = self.seen;
        at == session.made(Viewer::Spectator) && seen.contains(seat)
    }

    /// Those who are still waited for, if this viewer may know that anything waits for them.
    pub fn readers_before(&self, viewer: Viewer) -> SeatSet {
        let readers = self.readers();
        let own = |seat: Seat| viewer == Viewer::Seat(seat);
        let waits = |seat: Seat| match self.sitter(seat) {
            Some(Sitter::Bot(_)) => true,
            Some(Sitter::Person(_)) => own(seat) && self.answers_by_itself(seat),
            Some(Sitter::Kept(_) | Sitter::Nobody) | None => false,
        };
        let anything_waits = !readers.is_empty() && self.session.awaited(viewer).seats.iter().any(waits);
        if anything_waits { readers } else { SeatSet::NONE }
    }

    /// Whether this person is spared the question.
    pub fn answers_by_itself(&self, seat: Seat) -> bool {
        self.answers_forced && !self.session.is_sealed(seat) && self.is_forced(seat)
    }

    /// Somebody has seen enough.
    pub fn go_on(&mut self, seat: Seat) {
        let now = self.session.made(Viewer::Spectator);
        let before = if self.seen.0 == now { self.seen.1 } else { SeatSet::NONE };
        self.seen = (now, before.with(seat));
    }
}
