//! What is each seat being asked, since when, and when did each timer start?
//!
//! A move names the question it answers. The number of a question changes when its seat moves, or when it is asked
//! something else; what others do meanwhile changes nothing. So nobody can tell from it how much happened elsewhere.

use std::fmt::{Display, Write};
use std::hash::{BuildHasher, Hasher};

use foldhash::quality::{FixedState, FoldHasher};

use crate::game::Game;
use crate::pending::{Pending, Timer};
use crate::seat::{Actor, Seat, SeatSet};

/// The questions and timers of a table, as the log made them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Asked {
    questions: Vec<Question>,
    timers: Vec<Running>,
}

/// What one seat was last asked.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Question {
    /// Its number, for this seat.
    pub id: u32,
    /// When it was asked, in milliseconds since 1970.
    pub since: u64,
    pending: bool,
    /// Worked out only while somebody else could move: otherwise every move changes it.
    content: Option<u64>,
}

/// A timer and when it started.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Running {
    pub timer: Timer,
    pub since: u64,
}

impl Running {
    /// When it runs out, in milliseconds since 1970.
    pub fn deadline(self) -> u64 {
        self.since + u64::from(self.timer.ms)
    }
}

impl Asked {
    /// What is asked before the first move.
    pub fn first<G: Game>(state: &G::State, at: u64) -> Asked {
        let seats = G::seats(G::options_of(state)) as usize;
        let mut asked = Asked { questions: vec![Question::default(); seats], timers: Vec::new() };
        asked.follow::<G>(state, None, at);
        asked
    }

    /// What is asked after this actor has moved.
    pub fn follow<G: Game>(&mut self, state: &G::State, mover: Option<Actor>, at: u64) {
        let pending = G::pending(state);
        let crowded = pending.actors().nth(1).is_some();
        for (index, question) in self.questions.iter_mut().enumerate() {
            let seat = Seat(index as u8);
            let asked = pending.seats.contains(seat);
            let worth = asked && (crowded || question.content.is_some());
            let content = worth.then(|| G::question(state, seat));
            let stays = question.pending && content.is_some() && question.content == content;
            if asked && (!stays || mover == Some(Actor::Seat(seat))) {
                question.id += 1;
                question.since = at;
            }
            (question.pending, question.content) = (asked, content);
        }
        self.keep_time(pending, at);
    }

    /// Timers that go on keep the moment they started; others start now.
    fn keep_time(&mut self, pending: Pending, at: u64) {
        let since = |timer: Timer| {
            let known = self
                .timers
                .iter()
                .find(|running| (running.timer.name, running.timer.count) == (timer.name, timer.count));
            known.map_or(at, |running| running.since)
        };
        self.timers = pending.timers.iter().map(|timer| Running { timer, since: since(timer) }).collect();
    }

    /// What is asked after moves were taken back: `self` is what the moves that are left would ask. Whoever is asked
    /// what they were asked before keeps their question; for the others it has a new number, never one of the past.
    /// They and the timers that had stopped go on with the time that was left when the moves were made, so long `ago`:
    /// otherwise it would be up before anybody could use it.
    pub fn after_undo<G: Game>(
        &mut self,
        before: &Asked,
        (then, now): (&G::State, &G::State),
        movers: SeatSet,
        ago: u64,
    ) {
        for (index, (question, was)) in self.questions.iter_mut().zip(&before.questions).enumerate() {
            let seat = Seat(index as u8);
            let asked = question.pending && was.pending && !movers.contains(seat);
            if asked && G::question(then, seat) == G::question(now, seat) {
                *question = Question { content: question.content, ..*was };
            } else {
                question.id = was.id + u32::from(question.pending);
                question.since += ago;
            }
        }
        for running in &mut self.timers {
            let runs_on = before.timers.iter().find(|other| other.timer == running.timer);
            running.since = runs_on.map_or(running.since + ago, |other| other.since);
        }
    }

    /// The question this seat owes an answer to.
    pub fn of(&self, seat: Seat) -> Option<Question> {
        self.questions.get(seat.index()).copied().filter(|question| question.pending)
    }

    pub fn timers(&self) -> &[Running] {
        &self.timers
    }

    /// Everything begins anew: nobody has moved yet, and somebody has only just sat down.
    pub fn restart(&mut self, at: u64) {
        self.questions.iter_mut().for_each(|question| question.since = at);
        self.timers.iter_mut().for_each(|running| running.since = at);
    }
}

/// Tells lists of moves apart by what they say. Not to be stored: it may differ from build to build.
pub fn fingerprint<M: Display>(moves: &[M]) -> u64 {
    let mut print = Fingerprint(FixedState::default().build_hasher());
    for mv in moves {
        let _ = writeln!(print, "{mv}");
    }
    print.0.finish()
}

struct Fingerprint(FoldHasher<'static>);

impl Write for Fingerprint {
    fn write_str(&mut self, text: &str) -> std::fmt::Result {
        self.0.write(text.as_bytes());
        Ok(())
    }
}
