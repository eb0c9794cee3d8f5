//! A game that teaches itself: where a lesson is, what it says, and what it waits for. All of it follows from the log.

use std::sync::Arc;

use pages::guide::{Guide, Point, Speech, Wants};
use table::lesson::{self, Kind, Lesson, Step, Target, Texts};
use table::scenario::{self, SetUp, Staged};
use table::{Actor, Replay, Seat, Seed, Settings, Viewer};
use words::page::page;
use words::{Kind as Thing, Lang, Names, Piece, Sentence};

use crate::kit::Complete;
use crate::live::Live;
use crate::session::{Cue, Declined};

/// A lesson as somebody chooses it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LessonCard {
    pub name: &'static str,
    pub title: &'static str,
    pub about: &'static str,
}

/// How the table of a lesson begins: everything a record keeps of it, and who learns.
#[derive(Clone, Debug)]
pub struct LessonTable {
    pub seats: u8,
    pub settings: Settings,
    pub seed: Seed,
    pub learner: Seat,
}

/// The lessons of a game. That each of them can be read is tested.
pub fn all<G: Complete>() -> Vec<Lesson> {
    G::LESSONS.iter().flat_map(|text| lesson::read(text).unwrap_or_default()).collect()
}

pub fn cards<G: Complete>(lang: Lang) -> Vec<LessonCard> {
    let text = |texts: &Texts| Lesson::text(texts, lang.code());
    let card = |it: &Lesson| LessonCard { name: it.name, title: text(&it.title), about: text(&it.about) };
    all::<G>().iter().map(card).collect()
}

/// What a record of this lesson begins with. The position is part of it: a lesson may be rewritten, a log may not.
pub fn table<G: Complete>(name: &str) -> Option<LessonTable> {
    let lesson = all::<G>().into_iter().find(|lesson| lesson.name == name)?;
    let (seats, settings, seed) = SetUp::of::<G>(&lesson.given).ok()?;
    let settings = settings.with(Settings::LESSON, lesson.name).with(Settings::STAGE, &lesson.stage());
    Some(LessonTable { seats, settings, seed, learner: lesson.seat })
}

/// The table a record of a lesson begins with.
pub fn staged<G: Complete>(settings: &Settings, stage: &str) -> Result<Live<G>, String> {
    let state = <G as Staged>::stage(&[stage])?;
    let name = settings.get(Settings::LESSON);
    let lesson = all::<G>().into_iter().find(|lesson| Some(lesson.name) == name && lesson.stage() == stage);
    Ok(Live { replay: Replay::staged(state), guided: lesson.map(Guided::new) })
}

/// A lesson and how far it is.
#[derive(Clone, Debug)]
pub struct Guided {
    lesson: Arc<Lesson>,
    /// So many steps have been read.
    heard: usize,
    /// The step it is at; past the last once it is over.
    at: usize,
}

impl Guided {
    fn new(lesson: Lesson) -> Guided {
        Guided { lesson: Arc::new(lesson), heard: 0, at: 0 }
    }

    fn step(&self) -> Option<&Step> {
        self.lesson.steps.get(self.at)
    }

    fn hear(&mut self, steps: usize) {
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
    fn moved<G: Complete>(&mut self, before: &G::State, (actor, mv): (Actor, G::Move), after: &G::State) {
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

    /// Who learns, and how many steps there are: whoever has heard so many has left the lesson.
    pub fn whose(&self) -> (Seat, usize) {
        (self.lesson.seat, self.lesson.steps.len())
    }
}

impl<G: Complete> Live<G> {
    /// Follows the last move with the lesson.
    pub(crate) fn guide_on(&mut self, before: &G::State) {
        let Some(guided) = &mut self.guided else { return };
        if let Some(last) = self.replay.moves().last() {
            guided.moved::<G>(before, (last.actor, last.mv), self.replay.state());
        }
    }

    /// Finds out anew where the lesson is: moves were taken back.
    pub(crate) fn guide_again(&mut self) {
        let Some(guided) = &mut self.guided else { return };
        if guided.heard >= guided.lesson.steps.len() {
            return;
        }
        guided.at = 0;
        guided.pass_over();
        for made in 1..=self.replay.moves().len() {
            let (before, after) = (self.replay.at(made - 1), self.replay.at(made));
            let last = &self.replay.moves()[made - 1];
            guided.moved::<G>(before.state(), (last.actor, last.mv), after.state());
        }
    }

    pub(crate) fn heard(&mut self, steps: usize) {
        if let Some(guided) = &mut self.guided {
            guided.hear(steps);
        }
    }

    /// What happens next by itself at a table with a lesson.
    pub(crate) fn cue(&self) -> Cue {
        let Some((guided, step)) = self.guided.as_ref().and_then(|guided| Some((guided, guided.step()?)))
        else {
            return Cue::Free;
        };
        match &step.kind {
            Kind::Say => Cue::Read { learner: guided.lesson.seat, step: guided.at },
            Kind::Freely(None) => Cue::Farewell { learner: guided.lesson.seat, step: guided.at },
            Kind::Freely(Some(_)) => Cue::Free,
            Kind::Move(seat, moves) => {
                let mv = moves.iter().find_map(|text| G::read_move(self.replay.state(), text).ok());
                mv.map_or(Cue::Free, |mv| Cue::Move { seat: *seat, mv: mv.to_string() })
            }
        }
    }

    /// Whether the learner's moves are what the lesson waits for; if not, a kind word.
    pub(crate) fn heed(&self, seat: Seat, moves: &[String]) -> Result<(), Declined> {
        let Some(mut guided) = self.guided.clone().filter(|guided| guided.lesson.seat == seat) else {
            return Ok(());
        };
        let mut replay = self.replay.clone();
        for (index, text) in moves.iter().enumerate() {
            let Some(step) = guided.step() else { return Ok(()) };
            let answer = |lang: Lang| match (&step.not, &step.kind) {
                (Some(not), _) => said::<G>(lang, not, None),
                (None, Kind::Say) => page(lang).lesson_read_first.into(),
                (None, _) => page(lang).lesson_not_that.into(),
            };
            let mv = text.parse::<G::Move>().ok();
            let meant = |wanted: &&str| G::read_move(replay.state(), wanted).ok() == mv && mv.is_some();
            let fits = match &step.kind {
                Kind::Say => false,
                Kind::Freely(_) => true,
                Kind::Move(by, moves) => *by == seat && moves.iter().any(meant),
            };
            if !fits {
                let (es, en) = (answer(Lang::Es), answer(Lang::En));
                return Err(Declined { index, code: "lesson", rule: None, es, en });
            }
            let before = replay.state().clone();
            let (Some(mv), true) = (mv, index + 1 < moves.len()) else { return Ok(()) };
            if replay.play(Actor::Seat(seat), mv).is_err() {
                return Ok(());
            }
            guided.moved::<G>(&before, (Actor::Seat(seat), mv), replay.state());
        }
        Ok(())
    }

    /// What the voice says to this viewer.
    pub(crate) fn guide(&self, lang: Lang, names: &Names, viewer: Viewer) -> Option<Guide> {
        let guided = self.guided.as_ref().filter(|guided| viewer == Viewer::Seat(guided.lesson.seat))?;
        let own = guided.lesson.name;
        let others = cards::<G>(lang).into_iter().filter(|card| card.name != own);
        Some(Guide {
            title: Lesson::text(&guided.lesson.title, lang.code()),
            speaks: guided.step().map(|step| self.speech(lang, names, guided, step)),
            others: others.map(|card| (card.name, card.title)).collect(),
        })
    }

    fn speech(&self, lang: Lang, names: &Names, guided: &Guided, step: &Step) -> Speech {
        let spoken = |steps: &[Step]| steps.iter().filter(|step| step.says.is_some()).count();
        let wants = match &step.kind {
            Kind::Say => Wants::Reading,
            Kind::Move(seat, _) if *seat == guided.lesson.seat => Wants::Press,
            Kind::Move(..) => Wants::Others,
            Kind::Freely(Some(_)) => Wants::Anything,
            Kind::Freely(None) => Wants::Farewell,
        };
        Speech {
            step: guided.at,
            said: (spoken(&guided.lesson.steps[..=guided.at]), spoken(&guided.lesson.steps)),
            says: step.says.as_ref().map(|says| said::<G>(lang, says, Some(names))),
            rule: step.rule,
            points: self.points(step, wants),
            wants,
        }
    }

    /// What is pointed at; a press, unless something else is said, at what makes it.
    fn points(&self, step: &Step, wants: Wants) -> Vec<Point> {
        let of_move = |text: &str| {
            let mv = G::read_move(self.replay.state(), text).ok()?;
            Some(Point::attribute("value", &mv.to_string()))
        };
        let point = |target: &Target| match target {
            Target::Id(id) => Some(Point::attribute("id", id)),
            Target::Card(id) => {
                let card = G::card_words(Lang::En, id).map_or(*id, |card| card.id);
                Some(Point::attribute("data-card", card))
            }
            Target::Opens(id) => Some(Point::attribute("popovertarget", id)),
            Target::Class(class) => Some(Point::Class((*class).to_owned())),
            Target::Move(text) => of_move(text),
        };
        match &step.kind {
            Kind::Move(_, moves) if step.at.is_empty() && wants == Wants::Press => {
                moves.iter().filter_map(|text| of_move(text)).collect()
            }
            _ => step.at.iter().filter_map(point).collect(),
        }
    }
}

/// A text of a lesson with what it names: `{FIR-4}` a card, `{S1}` somebody, `{GRI-3.1}` a rule.
fn said<G: Complete>(lang: Lang, texts: &Texts, names: Option<&Names>) -> Sentence {
    let mut sentence = Sentence::new();
    let mut rest = Lesson::text(texts, lang.code());
    while let Some((before, after)) = rest.split_once('{') {
        let (id, after) = after.split_once('}').unwrap_or((after, ""));
        sentence = sentence.with(before).with(named::<G>(lang, id, names));
        rest = after;
    }
    sentence.with(rest)
}

fn named<G: Complete>(lang: Lang, id: &'static str, names: Option<&Names>) -> Piece {
    if let (Ok(seat), Some(names)) = (id.parse::<Seat>(), names) {
        return names.seat(seat);
    }
    match G::card_words(lang, id) {
        Some(card) => Piece::card(card.id, card.name),
        None => Piece::thing(Thing::Rule, id, id),
    }
}
