//! A game that teaches itself: what a lesson says and what it waits for, which follows from how far it is.

use arena::{GameSession, LessonProgress, PlayableGame, lessons as all};
use table::lesson::{Kind, Lesson, Step, Target, Texts};
use table::scenario::SetUp;
use table::{Actor, Seat, Seed, Settings, Viewer};
use words::page::page;
use words::{Kind as Thing, Lang, Names, Piece, Sentence};

use crate::guide::{Guide, Point, Speech, Wants};
use crate::session::{Cue, Declined, Teaching};
use crate::telling::ToldGame;

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

/// The lessons of a game, in the reader's language.
pub fn cards<G: ToldGame>(lang: Lang) -> Vec<LessonCard> {
    let text = |texts: &Texts| Lesson::text(texts, lang.code());
    let card = |it: &Lesson| LessonCard { name: it.name, title: text(&it.title), about: text(&it.about) };
    all::<G>().iter().map(card).collect()
}

/// What a record of this lesson begins with. The position is part of it: a lesson may be rewritten, a log may not.
pub fn table<G: PlayableGame>(name: &str) -> Option<LessonTable> {
    let lesson = all::<G>().into_iter().find(|lesson| lesson.name == name)?;
    let (seats, settings, seed) = SetUp::of::<G>(&lesson.given).ok()?;
    let settings = settings.with(Settings::LESSON, lesson.name).with(Settings::STAGE, &lesson.stage());
    Some(LessonTable { seats, settings, seed, learner: lesson.seat })
}

impl<G: ToldGame> Teaching for GameSession<G> {
    fn cue(&self) -> Cue {
        let Some((lesson, step)) = self.lesson.as_ref().and_then(|lesson| Some((lesson, lesson.step()?)))
        else {
            return Cue::Free;
        };
        match &step.kind {
            Kind::Say => Cue::Read { learner: lesson.lesson.seat, step: lesson.at },
            Kind::Freely(None) => Cue::Farewell { learner: lesson.lesson.seat, step: lesson.at },
            Kind::Freely(Some(_)) => Cue::Free,
            Kind::Move(seat, moves) => {
                let mv = moves.iter().find_map(|text| G::read_move(self.replay.state(), text).ok());
                mv.map_or(Cue::Free, |mv| Cue::Move { seat: *seat, mv: mv.to_string() })
            }
        }
    }

    fn lesson(&self) -> Option<(Seat, usize)> {
        self.lesson.as_ref().map(LessonProgress::whose)
    }

    fn heed(&self, seat: Seat, moves: &[String]) -> Result<(), Declined> {
        let Some(mut progress) = self.lesson.clone().filter(|progress| progress.lesson.seat == seat) else {
            return Ok(());
        };
        let mut replay = self.replay.clone();
        for (index, text) in moves.iter().enumerate() {
            let Some(step) = progress.step() else { return Ok(()) };
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
            progress.moved::<G>(&before, (Actor::Seat(seat), mv), replay.state());
        }
        Ok(())
    }

    fn guide(&self, lang: Lang, names: &Names, viewer: Viewer) -> Option<Guide> {
        let progress = self.lesson.as_ref().filter(|it| viewer == Viewer::Seat(it.lesson.seat))?;
        let own = progress.lesson.name;
        let others = cards::<G>(lang).into_iter().filter(|card| card.name != own);
        Some(Guide {
            title: Lesson::text(&progress.lesson.title, lang.code()),
            speaks: progress
                .step()
                .map(|step| speech::<G>(self.replay.state(), (lang, names), progress, step)),
            others: others.map(|card| (card.name, card.title)).collect(),
        })
    }
}

fn speech<G: ToldGame>(
    state: &G::State,
    (lang, names): (Lang, &Names),
    progress: &LessonProgress,
    step: &Step,
) -> Speech {
    let lesson = &progress.lesson;
    let spoken = |steps: &[Step]| steps.iter().filter(|step| step.says.is_some()).count();
    let wants = match &step.kind {
        Kind::Say => Wants::Reading,
        Kind::Move(seat, _) if *seat == lesson.seat => Wants::Press,
        Kind::Move(..) => Wants::Others,
        Kind::Freely(Some(_)) => Wants::Anything,
        Kind::Freely(None) => Wants::Farewell,
    };
    Speech {
        step: progress.at,
        said: (spoken(&lesson.steps[..=progress.at]), spoken(&lesson.steps)),
        says: step.says.as_ref().map(|says| said::<G>(lang, says, Some(names))),
        rule: step.rule,
        points: points::<G>(state, step, wants),
        wants,
    }
}

/// What is pointed at; a press, unless something else is said, at what makes it.
fn points<G: ToldGame>(state: &G::State, step: &Step, wants: Wants) -> Vec<Point> {
    let of_move = |text: &str| {
        let mv = G::read_move(state, text).ok()?;
        Some(Point::Attribute("value", mv.to_string()))
    };
    let point = |target: &Target| match target {
        Target::Id(id) => Some(Point::Attribute("id", (*id).to_owned())),
        Target::Card(id) => {
            let card = G::card_words(Lang::En, id).map_or(*id, |card| card.id);
            Some(Point::Attribute("data-card", card.to_owned()))
        }
        Target::Opens(id) => Some(Point::Attribute("popovertarget", (*id).to_owned())),
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

/// A text of a lesson with what it names: `{FIR-4}` a card, `{S1}` somebody, `{GRI-3.1}` a rule.
fn said<G: ToldGame>(lang: Lang, texts: &Texts, names: Option<&Names>) -> Sentence {
    let mut sentence = Sentence::new();
    let mut rest = Lesson::text(texts, lang.code());
    while let Some((before, after)) = rest.split_once('{') {
        let (id, after) = after.split_once('}').unwrap_or((after, ""));
        sentence = sentence.with(before).with(named::<G>(lang, id, names));
        rest = after;
    }
    sentence.with(rest)
}

fn named<G: ToldGame>(lang: Lang, id: &'static str, names: Option<&Names>) -> Piece {
    if let (Ok(seat), Some(names)) = (id.parse::<Seat>(), names) {
        return names.seat(seat);
    }
    match G::card_words(lang, id) {
        Some(card) => Piece::card(card.id, card.name),
        None => Piece::thing(Thing::Rule, id, id),
    }
}
