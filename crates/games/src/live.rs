//! One table's game, played: the log run through the rules of game `G`.

use bots::Strength;
use pages::chrome::TableChrome;
use pages::{Addresses, PageDiff, Painting, Scene};
use table::asked::{Question, Running};
use table::{
    Actor, Chance, Entry, Events, Eyes, Logged, Outcome, Pending, Replay, Seat, Seed, TakeBack, Talk, Timer,
    ViewOf, Viewer,
};
use words::problem::Problem;
use words::{Lang, Line, Names, Sentence, Tone};

use crate::any_game::Complete;
use crate::session::{Choice, Declined, Session, Thought};

/// A session of game `G`.
pub struct Live<G: Complete> {
    replay: Replay<G>,
}

impl<G: Complete> Live<G> {
    pub fn new(options: G::Options, rules: u16, seed: Seed) -> Self {
        Live { replay: Replay::new(options, rules, seed) }
    }

    fn moves(&self, actor: Actor) -> Vec<G::Move> {
        let mut moves = Vec::new();
        G::moves(self.replay.state(), actor, &mut moves);
        moves
    }

    fn view(&self, viewer: Viewer) -> ViewOf<G> {
        G::view(self.replay.state(), viewer)
    }

    /// From which move on a page tells the log: all of it once the game is over.
    fn remembered(&self, viewer: Viewer) -> usize {
        if self.outcome().is_some() { 0 } else { self.replay.made(viewer).saturating_sub(G::REMEMBERED) }
    }

    /// Whether everything this viewer could read after so many moves, and what came next, can still be read now.
    fn still_readable(&self, viewer: Viewer, moment: usize) -> bool {
        let Some(next) = self.replay.moves().get(moment) else { return true };
        let now = self.replay.log(viewer);
        let mut earlier = self.replay.at(moment);
        let mut told = earlier.log(viewer);
        let made = earlier.made(viewer);
        if earlier.play_at(next.actor, next.mv, next.at).is_err() {
            return false;
        }
        told.extend(earlier.log_since(viewer, made));
        let mut rest = now.iter();
        told.iter().all(|then| rest.any(|still| still == then))
    }
}

impl<G: Complete> Session for Live<G> {
    fn seats(&self) -> u8 {
        G::seats(self.replay.options())
    }

    fn made(&self, viewer: Viewer) -> usize {
        self.replay.made(viewer)
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

    fn hides_presence(&self) -> bool {
        G::hides_presence(self.replay.state())
    }

    fn outcome(&self) -> Option<Outcome> {
        G::outcome(self.replay.state())
    }

    fn parties(&self) -> Vec<String> {
        G::parties(self.replay.options())
    }

    fn legal(&self, actor: Actor) -> Vec<String> {
        self.moves(actor).iter().map(ToString::to_string).collect()
    }

    fn check(&self, moves: &[(Actor, &str)], names: &Names) -> Result<bool, Declined> {
        let mut state = self.replay.state().clone();
        let mut events = Events::silent();
        for (index, (actor, text)) in moves.iter().enumerate() {
            let decline = |code, problem: &Problem| {
                let say = |lang| Sentence::from(problem.say(lang));
                Declined { index, code, rule: None, es: say(Lang::Es), en: say(Lang::En) }
            };
            if events.is_settled() {
                return Err(decline("too-far-ahead", &Problem::TooFarAhead));
            }
            let mv = text.parse().map_err(|_| decline("illegal", &Problem::NotAMove((*text).to_owned())))?;
            G::play(&mut state, *actor, mv, &mut events).map_err(|refusal| {
                let say = |lang| G::refusal(lang, names, &refusal);
                let (es, en) = (say(Lang::Es), say(Lang::En));
                Declined { index, code: "illegal", rule: Some(refusal.rule), es, en }
            })?;
        }
        Ok(G::outcome(&state).is_some())
    }

    fn follow(&mut self, logged: &Logged) -> Result<(), String> {
        match &logged.entry {
            Entry::Move { actor, text } => {
                let mv = text.parse().map_err(|_| format!("\"{text}\" is not a move"))?;
                let played = self.replay.play_at(*actor, mv, logged.at);
                played.map(drop).map_err(|refusal| format!("\"{text}\" is refused by {}", refusal.rule))
            }
            Entry::Undo { keep, .. } if *keep > self.replay.moves().len() => {
                Err(format!("there are no {keep} moves to keep"))
            }
            Entry::Undo { keep, .. } => {
                self.replay.undo_to(*keep);
                Ok(())
            }
            // Time runs from the moment the last seat is taken.
            Entry::Sit { .. } if self.replay.moves().is_empty() => {
                self.replay.begin(logged.at);
                Ok(())
            }
            Entry::Sit { .. } | Entry::Say { .. } | Entry::Late { .. } => Ok(()),
        }
    }

    fn begin(&mut self, at: u64) {
        self.replay.begin(at);
    }

    fn take_back(&self, seat: Seat) -> TakeBack {
        self.replay.take_back(seat)
    }

    fn look_back(&self, viewer: Viewer, made: usize) -> Option<Box<dyn Session>> {
        let moment = self.replay.moment(viewer, made)?;
        let may_look = self.outcome().is_some() || self.still_readable(viewer, moment);
        may_look.then(|| Box::new(Live { replay: self.replay.at(moment) }) as Box<dyn Session>)
    }

    fn last_moved(&self, viewer: Viewer) -> Option<u64> {
        let last = self.replay.moment(viewer, self.replay.made(viewer))?.checked_sub(1)?;
        Some(self.replay.moves()[last].at).filter(|at| *at > 0)
    }

    fn is_milestone(&self) -> bool {
        let nobody = Names::new(vec![String::new(); self.seats().into()]);
        let made = self.replay.made(Viewer::Spectator);
        let news = self.replay.log_since(Viewer::Spectator, made.saturating_sub(1));
        news.iter().any(|(_, event)| {
            G::line(Lang::En, &nobody, event).is_some_and(|line| line.tone == Tone::Milestone)
        })
    }

    fn talk(&self, seat: Seat) -> Talk {
        G::talk(self.replay.state(), seat)
    }

    fn write_open(&self, into: &mut Vec<u8>) {
        serde_json::to_writer(into, &G::open(self.replay.state())).expect("views are plain data");
    }

    fn write_own(&self, viewer: Viewer, into: &mut Vec<u8>) {
        serde_json::to_writer(into, &G::own(self.replay.state(), viewer)).expect("views are plain data");
    }

    fn draw(&self, chrome: &TableChrome, diff: &mut PageDiff) {
        let moves = chrome.played_seat().map_or(Vec::new(), |seat| self.moves(Actor::Seat(seat)));
        let log = self.replay.log_since(chrome.viewer, self.remembered(chrome.viewer));
        let view = &self.view(chrome.viewer);
        G::draw(&Scene { chrome, view, moves: &moves, log: &log, options: self.replay.options() }, diff);
    }

    fn picture(&self, viewer: Viewer, addresses: &Addresses, token: &str) -> Option<Painting> {
        let pictures = G::pictures(&self.view(viewer));
        let shown = pictures.iter().find(|picture| addresses.token(picture) == token)?;
        G::paint(shown)
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

    fn party_name(&self, lang: Lang, names: &Names, party: u8) -> Sentence {
        G::party(lang, names, self.replay.options(), party)
    }

    fn timer_name(&self, lang: Lang, name: &'static str) -> String {
        G::timer(lang, name).to_owned()
    }

    fn thought(&self, seat: Seat, strength: Strength, manner: u64) -> Option<Thought> {
        self.question(seat)?;
        let state = self.replay.state().clone();
        let memory = self.replay.memory(seat, manner);
        Some(Box::new(move |budget, seed| {
            let eyes = Eyes::<G>::new(&state, &memory);
            let mut chance = Chance::fast(seed);
            let mv = bots::choose(&eyes, strength, budget, &mut chance);
            Choice { mv: mv.to_string(), hesitates: G::hesitates(&eyes, mv, &mut chance) }
        }))
    }

    fn boxed_clone(&self) -> Box<dyn Session> {
        Box::new(Live { replay: self.replay.clone() })
    }
}
