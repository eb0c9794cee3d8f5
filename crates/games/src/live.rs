//! One table's game, played: the log run through the rules of game `G`.

use bots::Strength;
use pages::{Addresses, PageDiff, Painting, Scene, chrome::TableChrome, guide::Guide};
use table::asked::{Question, Running};
use table::checks::moves_of;
use table::company::Said;
use table::{
    Actor, Entry, Logged, Need, Outcome, Pending, Replay, Seat, Seed, Settings, TakeBack, Talk, Timer,
    ViewOf, Viewer,
};
use words::{Lang, Line, Names, Sentence, Story};

use crate::kit::Complete;
use crate::lessons::Guided;
use crate::session::{Cue, Declined, Session, Thought, Weighing};
use crate::why::{self, Why};
use crate::{checking, json, story};

/// A session of game `G`.
pub struct Live<G: Complete> {
    pub(crate) replay: Replay<G>,
    /// The lesson that is taught here.
    pub(crate) guided: Option<Guided>,
}

impl<G: Complete> Live<G> {
    pub fn new(options: G::Options, rules: u16, seed: Seed) -> Self {
        Live { replay: Replay::new(options, rules, seed), guided: None }
    }

    /// A table that begins with this position.
    pub fn staged(state: G::State) -> Self {
        Live { replay: Replay::staged(state), guided: None }
    }

    fn view(&self, viewer: Viewer) -> ViewOf<G> {
        G::view(self.replay.state(), viewer)
    }
}

impl<G: Complete> Session for Live<G> {
    fn seats(&self) -> u8 {
        G::seats(self.replay.options())
    }

    fn made(&self, viewer: Viewer) -> usize {
        self.replay.made(viewer)
    }

    fn moves_made(&self) -> usize {
        self.replay.moves().len()
    }

    fn known(&self, viewer: Viewer, moves: usize) -> usize {
        self.replay.known(viewer, moves)
    }

    fn pending(&self) -> Pending {
        G::pending(self.replay.state())
    }

    fn awaited(&self, viewer: Viewer) -> Pending {
        G::awaited(self.replay.state(), viewer)
    }

    fn question(&self, seat: Seat) -> Option<Question> {
        self.replay.asked().of(seat)
    }

    fn timers(&self) -> &[Running] {
        self.replay.asked().timers()
    }

    fn ring(&self, timer: Timer) -> Option<String> {
        let runs = self.pending().timers.contains(timer);
        G::ring(self.replay.state(), timer).filter(|_| runs).map(|mv| mv.to_string())
    }

    fn is_sealed(&self, seat: Seat) -> bool {
        G::is_sealed(self.replay.state(), seat)
    }

    fn need(&self, seat: Seat) -> Need {
        G::need(self.replay.state(), seat)
    }

    fn hides_presence(&self) -> bool {
        G::hides_presence(self.replay.state())
    }

    fn outcome(&self) -> Option<Outcome> {
        G::outcome(self.replay.state())
    }

    fn again(&self, settings: Settings) -> Settings {
        G::again(self.replay.state(), settings.chosen())
    }

    fn parties(&self) -> Vec<String> {
        G::parties(self.replay.options())
    }

    fn legal(&self, actor: Actor) -> Vec<String> {
        moves_of::<G>(self.replay.state(), actor).iter().map(ToString::to_string).collect()
    }

    fn whichever(&self, seat: Seat) -> Option<String> {
        G::whichever(self.replay.state(), Actor::Seat(seat)).map(|mv| mv.to_string())
    }

    fn check(&self, moves: &[(Actor, &str)], names: &Names) -> Result<(), Declined> {
        checking::check::<G>(self.replay.state(), moves, names)
    }

    fn follow(&mut self, logged: &Logged) -> Result<(), String> {
        match &logged.entry {
            Entry::Move { actor, text } => {
                let mv = text.parse().map_err(|_| format!("\"{text}\" is not a move"))?;
                let before = self.guided.is_some().then(|| self.replay.state().clone());
                let played = self.replay.play_at(*actor, mv, logged.at);
                played.map_err(|refusal| format!("\"{text}\" is refused by {}", refusal.rule))?;
                before.iter().for_each(|before| self.guide_on(before));
                Ok(())
            }
            Entry::Undo { keep, .. } if *keep > self.replay.moves().len() => {
                Err(format!("there are no {keep} moves to keep"))
            }
            Entry::Undo { keep, .. } => {
                self.replay.undo_at(*keep, logged.at);
                self.guide_again();
                Ok(())
            }
            // Time runs from the moment the last seat is taken.
            Entry::Sit { .. } if self.replay.moves().is_empty() => {
                self.replay.begin(logged.at);
                Ok(())
            }
            Entry::Heard { steps, .. } => {
                self.heard(*steps);
                Ok(())
            }
            Entry::Sit { .. }
            | Entry::Say { .. }
            | Entry::Late { .. }
            | Entry::Opened { .. }
            | Entry::Pace { .. }
            | Entry::Think { .. }
            | Entry::Rematch { .. } => Ok(()),
        }
    }

    fn cue(&self) -> Cue {
        Live::cue(self)
    }

    fn lesson(&self) -> Option<(Seat, usize)> {
        self.guided.as_ref().map(Guided::whose)
    }

    fn heed(&self, seat: Seat, moves: &[String]) -> Result<(), Declined> {
        Live::heed(self, seat, moves)
    }

    fn guide(&self, lang: Lang, names: &Names, viewer: Viewer) -> Option<Guide> {
        Live::guide(self, lang, names, viewer)
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

    fn look_back(&self, viewer: Viewer, made: usize) -> Option<Box<dyn Session>> {
        self.at_moment(viewer, made)
    }

    fn readable(&self, viewer: Viewer, moments: &[usize]) -> Vec<bool> {
        self.readable_moments(viewer, moments)
    }

    fn last_moved(&self, viewer: Viewer) -> Option<u64> {
        let last = self.replay.moment(viewer, self.replay.made(viewer))?.checked_sub(1)?;
        Some(self.replay.moves()[last].at).filter(|at| *at > 0)
    }

    fn is_milestone(&self) -> bool {
        self.has_loud_news()
    }

    fn has_result(&self) -> bool {
        self.replay.news().iter().any(|(_, event)| G::ends_a_part(event))
    }

    fn parts(&self, lang: Lang, viewer: Viewer) -> Vec<(usize, String)> {
        let part = |(made, event): (usize, G::Event)| Some((made, G::part(lang, &event)?));
        self.replay.log(viewer).into_iter().filter_map(part).collect()
    }

    fn story(&self, lang: Lang, names: &Names) -> Option<Story> {
        story::story(&self.replay, lang, names)
    }

    fn mark(&self, seat: Seat) -> Option<(bool, i16)> {
        story::mark::<G>(self.replay.state(), seat)
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

    fn draw(&self, chrome: &TableChrome, diff: &mut PageDiff) {
        let moves = &chrome
            .played_seat()
            .map_or(Vec::new(), |seat| moves_of::<G>(self.replay.state(), Actor::Seat(seat)));
        let (view, options) = (&self.view(chrome.viewer), self.replay.options());
        // All of it is told once the game is over.
        let made = if self.outcome().is_some() { 0 } else { self.replay.made(chrome.viewer) };
        let log = |moves| self.replay.log_since(chrome.viewer, made.saturating_sub(moves));
        let scene =
            Scene { chrome, view, moves, log: &log(G::LATEST), earlier: &|| log(G::REMEMBERED), options };
        G::draw(&scene, diff);
        pages::draw_result(&scene, diff);
    }

    fn picture(&self, viewer: Viewer, addresses: &Addresses, token: &str) -> Option<Painting> {
        let pictures = G::pictures(&self.view(viewer));
        let shown = pictures.iter().find(|picture| addresses.token(picture) == token)?;
        G::paint(self.replay.state(), shown)
    }

    fn board(&self, lang: Lang, names: &Names, viewer: Viewer) -> String {
        G::board(lang, names, &self.view(viewer))
    }

    fn progress(&self, lang: Lang) -> Sentence {
        G::progress(lang, &self.view(Viewer::Spectator))
    }

    fn prompt(&self, lang: Lang, names: &Names, viewer: Viewer) -> Sentence {
        G::prompt(lang, names, &self.view(viewer))
    }

    fn lines(&self, lang: Lang, names: &Names, viewer: Viewer) -> Vec<(usize, Line)> {
        let log = self.replay.log(viewer).into_iter();
        log.filter_map(|(number, event)| Some((number, G::line(lang, names, &event)?))).collect()
    }

    fn move_name(&self, lang: Lang, names: &Names, viewer: Viewer, mv: &str) -> Option<Sentence> {
        Some(G::move_name(lang, names, &self.view(viewer), mv.parse().ok()?))
    }

    fn why(&self, lang: Lang, names: &Names, viewer: Viewer, mv: &str) -> Option<Sentence> {
        G::why(lang, names, &self.view(viewer), mv.parse().ok()?)
    }

    fn explain(&self, lang: Lang, names: &Names, seat: Seat, moves: &[&str]) -> Why {
        why::why::<G>(self.replay.state(), seat, moves, (lang, names))
    }

    fn party_name(&self, lang: Lang, names: &Names, party: u8) -> Sentence {
        G::party(lang, names, self.replay.options(), party)
    }

    fn timer_name(&self, lang: Lang, name: &'static str) -> String {
        G::timer(lang, name).to_owned()
    }

    fn thought(&self, seat: Seat, strength: Strength, manner: u64, said: &[Said]) -> Option<Thought> {
        Some(self.mind(seat, manner, said)?.thought(strength))
    }

    fn weighing(&self, seat: Seat, manner: u64, said: &[Said]) -> Option<Weighing> {
        Some(self.mind(seat, manner, said)?.weighing())
    }

    fn moves_until(&self, viewer: Viewer, made: usize) -> Option<Vec<(Actor, String)>> {
        self.replay.moves_until(viewer, made)
    }

    fn boxed_clone(&self) -> Box<dyn Session> {
        Box::new(Live { replay: self.replay.clone(), guided: self.guided.clone() })
    }
}
