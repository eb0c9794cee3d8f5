//! One table's game, played: the log run through the rules of game `G`.

use bots::Strength;
use table::asked::{Question, Running};
use table::checks::moves_of;
use table::company::Said;
use table::{
    Actor, Chance, Entry, Logged, Need, Outcome, Pending, Replay, Seat, Seed, Settings, TakeBack, Talk,
    Timer, Viewer,
};

use crate::bot_task::{BotTask, RankingTask, SeatMemory};
use crate::game_entry::PlayableGame;
use crate::json;
use crate::lesson_progress::LessonProgress;
use crate::playing::{Advising, Observing, Playing, RulesSession};

/// A game of `G` in progress.
#[derive(Clone)]
pub struct GameSession<G: PlayableGame> {
    pub replay: Replay<G>,
    /// The lesson that is taught here.
    pub lesson: Option<LessonProgress>,
}

impl<G: PlayableGame> GameSession<G> {
    pub fn new(options: G::Options, rules: u16, seed: Seed) -> Self {
        GameSession { replay: Replay::new(options, rules, seed), lesson: None }
    }

    /// A table that begins with this position.
    pub fn staged(state: G::State) -> Self {
        GameSession { replay: Replay::staged(state), lesson: None }
    }

    /// The table at this moment of a viewer; while the game goes on, only if everything they read there can still be read.
    pub fn at_moment(&self, viewer: Viewer, made: usize) -> Option<Self> {
        let moment = self.replay.moment(viewer, made)?;
        let may_look = self.outcome().is_some() || self.replay.still_readable(viewer, &[moment]) == [true];
        may_look.then(|| GameSession { replay: self.replay.at(moment), lesson: None })
    }

    /// What this seat takes along to think, if it is asked something.
    fn memory(&self, seat: Seat, manner: u64, said: &[Said]) -> Option<SeatMemory<G>> {
        self.question(seat)?;
        Some(SeatMemory { replay: self.replay.clone(), seat, manner, said: said.to_vec() })
    }

    /// Follows the last move with the lesson.
    fn teach_on(&mut self, before: &G::State) {
        if let (Some(lesson), Some(last)) = (&mut self.lesson, self.replay.moves().last()) {
            lesson.moved::<G>(before, (last.actor, last.mv), self.replay.state());
        }
    }
}

impl<G: PlayableGame> Playing for GameSession<G> {
    fn seats(&self) -> u8 {
        G::seats(self.replay.options())
    }

    fn outcome(&self) -> Option<Outcome> {
        G::outcome(self.replay.state())
    }

    fn parties(&self) -> Vec<String> {
        G::parties(self.replay.options())
    }

    fn pending(&self) -> Pending {
        G::pending(self.replay.state())
    }

    fn need(&self, seat: Seat) -> Need {
        G::need(self.replay.state(), seat)
    }

    fn legal(&self, actor: Actor) -> Vec<String> {
        moves_of::<G>(self.replay.state(), actor).iter().map(ToString::to_string).collect()
    }

    fn whichever(&self, seat: Seat) -> Option<String> {
        G::whichever(self.replay.state(), Actor::Seat(seat)).map(|mv| mv.to_string())
    }

    fn timers(&self) -> &[Running] {
        self.replay.asked().timers()
    }

    fn ring(&self, timer: Timer) -> Option<String> {
        let runs = self.pending().timers.contains(timer);
        G::ring(self.replay.state(), timer).filter(|_| runs).map(|mv| mv.to_string())
    }

    fn moves_made(&self) -> usize {
        self.replay.moves().len()
    }

    fn follow(&mut self, logged: &Logged) -> Result<(), String> {
        match &logged.entry {
            Entry::Move { actor, text } => {
                let mv = text.parse().map_err(|_| format!("\"{text}\" is not a move"))?;
                let before = self.lesson.is_some().then(|| self.replay.state().clone());
                let played = self.replay.play_at(*actor, mv, logged.at);
                played.map_err(|refusal| format!("\"{text}\" is refused by {}", refusal.rule))?;
                before.iter().for_each(|before| self.teach_on(before));
            }
            Entry::Undo { keep, .. } if *keep > self.replay.moves().len() => {
                return Err(format!("there are no {keep} moves to keep"));
            }
            Entry::Undo { keep, .. } => {
                self.replay.undo_at(*keep, logged.at);
                self.lesson.iter_mut().for_each(|lesson| lesson.follow_again(&self.replay));
            }
            // Time runs from the moment the last seat is taken.
            Entry::Sit { .. } if self.replay.moves().is_empty() => self.replay.begin(logged.at),
            Entry::Heard { steps, .. } => self.lesson.iter_mut().for_each(|lesson| lesson.hear(*steps)),
            Entry::Sit { .. }
            | Entry::Say { .. }
            | Entry::Late { .. }
            | Entry::Opened { .. }
            | Entry::Pace { .. }
            | Entry::Think { .. }
            | Entry::Rematch { .. } => {}
        }
        Ok(())
    }

    fn begin(&mut self, at: u64) {
        self.replay.begin(at);
    }

    fn take_back(&self, seat: Seat, spares: bool) -> TakeBack {
        self.replay.take_back(seat, spares)
    }

    fn may_return(&self, keep: usize) -> bool {
        self.replay.may_return(keep)
    }

    fn again(&self, settings: Settings) -> Settings {
        G::again(self.replay.state(), settings.chosen())
    }
}

impl<G: PlayableGame> Observing for GameSession<G> {
    fn made(&self, viewer: Viewer) -> usize {
        self.replay.made(viewer)
    }

    fn known(&self, viewer: Viewer, moves: usize) -> usize {
        self.replay.known(viewer, moves)
    }

    fn awaited(&self, viewer: Viewer) -> Pending {
        G::awaited(self.replay.state(), viewer)
    }

    fn question(&self, seat: Seat) -> Option<Question> {
        self.replay.asked().of(seat)
    }

    fn is_sealed(&self, seat: Seat) -> bool {
        G::is_sealed(self.replay.state(), seat)
    }

    fn hides_presence(&self) -> bool {
        G::hides_presence(self.replay.state())
    }

    fn last_moved(&self, viewer: Viewer) -> Option<u64> {
        let last = self.replay.moment(viewer, self.replay.made(viewer))?.checked_sub(1)?;
        Some(self.replay.moves()[last].at).filter(|at| *at > 0)
    }

    fn readable(&self, viewer: Viewer, moments: &[usize]) -> Vec<bool> {
        let all = self.replay.moments(viewer);
        let known: Vec<usize> = moments.iter().map_while(|made| all.get(*made)).copied().collect();
        let over = self.outcome().is_some();
        let mut readable =
            if over { vec![true; known.len()] } else { self.replay.still_readable(viewer, &known) };
        readable.resize(moments.len(), false);
        readable
    }

    fn moves_until(&self, viewer: Viewer, made: usize) -> Option<Vec<(Actor, String)>> {
        self.replay.moves_until(viewer, made)
    }

    fn has_result(&self) -> bool {
        self.replay.news().iter().any(|(_, event)| G::ends_a_part(event))
    }

    fn talk(&self, seat: Seat) -> Talk {
        G::talk(self.replay.state(), seat)
    }

    fn write_open(&self, into: &mut Vec<u8>) {
        json::write(&G::open(self.replay.state()), into);
    }

    fn write_own(&self, viewer: Viewer, into: &mut Vec<u8>) {
        json::write(&G::own(self.replay.state(), viewer), into);
    }
}

impl<G: PlayableGame> Advising for GameSession<G> {
    fn bot_task(&self, seat: Seat, strength: Strength, manner: u64, said: &[Said]) -> Option<BotTask> {
        Some(self.memory(seat, manner, said)?.bot_task(strength))
    }

    fn ranking_task(&self, seat: Seat, manner: u64, said: &[Said]) -> Option<RankingTask> {
        Some(self.memory(seat, manner, said)?.ranking_task())
    }
}

impl<G: PlayableGame> RulesSession for GameSession<G> {
    fn resampled(&self, seat: Seat, chance: &mut Chance) -> Box<dyn RulesSession> {
        Box::new(GameSession::<G>::staged(G::redeal(self.replay.state(), seat, chance)))
    }
}
