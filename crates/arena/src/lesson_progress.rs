//! How far is a lesson? It follows from the log: what has been read and what was played.

use std::sync::Arc;

use table::lesson::{self, Kind, Lesson, Step};
use table::scenario;
use table::{Actor, Replay, Seat};

use crate::game_entry::PlayableGame;

/// The lessons of a game. That each of them can be read is tested.
pub fn lessons<G: PlayableGame>() -> Vec<Lesson> {
    G::LESSONS.iter().flat_map(|text| lesson::read(text).unwrap_or_default()).collect()
}

/// A lesson and how far it is.
#[derive(Clone, Debug)]
pub struct LessonProgress {
    pub lesson: Arc<Lesson>,
    /// So many steps have been read.
    heard: usize,
    /// The step it is at; past the last once it is over.
    pub at: usize,
}

impl LessonProgress {
    pub fn new(lesson: Lesson) -> LessonProgress {
        LessonProgress { lesson: Arc::new(lesson), heard: 0, at: 0 }
    }

    /// The step it is at; none once it is over.
    pub fn step(&self) -> Option<&Step> {
        self.lesson.steps.get(self.at)
    }

    /// Who learns, and how many steps there are: whoever has heard so many has left the lesson.
    pub fn whose(&self) -> (Seat, usize) {
        (self.lesson.seat, self.lesson.steps.len())
    }

    /// So many steps have been read.
    pub(crate) fn hear(&mut self, steps: usize) {
        self.heard = self.heard.max(steps);
        if steps >= self.lesson.steps.len() {
            self.at = self.lesson.steps.len();
        }
        self.pass_over();
    }

    /// What has been read is not read again.
    fn pass_over(&mut self) {
        let read = |step: &Step| matches!(step.kind, Kind::Say | Kind::Freely(None));
        while self.at < self.heard && self.step().is_some_and(read) {
            self.at += 1;
        }
    }

    /// A move was made; whatever the lesson did not expect ends it.
    pub fn moved<G: PlayableGame>(
        &mut self,
        before: &G::State,
        (actor, mv): (Actor, G::Move),
        after: &G::State,
    ) {
        let Some(step) = self.step() else { return };
        match &step.kind {
            Kind::Move(seat, moves) => {
                let meant = |text: &&str| G::read_move(before, text).is_ok_and(|meant| meant == mv);
                let expected = actor == Actor::Seat(*seat) && moves.iter().any(meant);
                self.at = if expected { self.at + 1 } else { self.lesson.steps.len() };
            }
            Kind::Freely(Some(fact)) if scenario::holds::<G>(after, &[], fact).is_ok() => self.at += 1,
            Kind::Freely(_) => {}
            Kind::Say => self.at = self.lesson.steps.len(),
        }
        self.pass_over();
    }

    /// Finds out anew where the lesson is: moves were taken back.
    pub(crate) fn follow_again<G: PlayableGame>(&mut self, replay: &Replay<G>) {
        if self.heard >= self.lesson.steps.len() {
            return;
        }
        self.at = 0;
        self.pass_over();
        for made in 1..=replay.moves().len() {
            let (before, after) = (replay.at(made - 1), replay.at(made));
            let last = &replay.moves()[made - 1];
            self.moved::<G>(before.state(), (last.actor, last.mv), after.state());
        }
    }
}
