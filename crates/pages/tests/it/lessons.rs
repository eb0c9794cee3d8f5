//! Can every lesson be played from its first sentence to its last, by the rules, on the page, in every language? A press
//! that is not legal, a thing pointed at that is not there, a rule that does not exist: a lesson that went stale fails here.

use arena::{AnyRules, GameEntry};
use bots::{Budget, Strength};
use deathmaydie::DeathMayDie;
use games::guide::{Guide, Speech, Wants};
use games::{AnyGame, Cue, Session, ToldGame};
use grimoire::Grimoire;
use madness::Madness;
use obscurio::Obscurio;
use pages::chrome::TableChrome;
use pages::{Board, Face, PageDiff, PageFingerprints, SharedParts};
use table::company::Sitter;
use table::{Actor, Entry, Logged, Record, Seat, SeatSet, Viewer, lesson};
use words::{Lang, Names};

/// More steps and moves than any lesson has.
const LONGEST: usize = 400;

struct Learning<G: ToldGame + Board> {
    record: Record,
    session: Box<dyn Session>,
    learner: Seat,
    /// Which of several presses is made.
    choice: usize,
    game: GameEntry<G>,
}

impl<G: ToldGame + Board> Learning<G> {
    fn new(name: &str, choice: usize) -> Learning<G> {
        let game = GameEntry::<G>::NEW;
        let begins = game.lesson(name).unwrap_or_else(|| panic!("{name} cannot begin"));
        let record = Record {
            game: G::NAME.to_owned(),
            rules: G::RULES,
            seats: begins.seats,
            settings: begins.settings,
            seed: begins.seed,
            entries: Vec::new(),
        };
        let session = game.replay(&record).unwrap_or_else(|bad| panic!("{name}: {bad:?}"));
        Learning { record, session, learner: begins.learner, choice, game }
    }

    fn log(&mut self, entry: Entry) {
        let logged = Logged { at: 0, entry };
        self.session.follow(&logged).unwrap_or_else(|why| panic!("{} {why}", logged.entry));
        self.record.entries.push(logged);
    }

    fn chrome(&self, lang: Lang) -> TableChrome {
        let mut chrome = pages::exhibit::<G>(lang, self.record.seats, Viewer::Seat(self.learner));
        chrome.live = true;
        chrome.id = "lesson".to_owned();
        chrome.mine = SeatSet::one(self.learner);
        chrome.seats[self.learner.index()].sitter = Sitter::Person("Ana".to_owned());
        chrome.pending = self.session.awaited(chrome.viewer).seats;
        chrome.question = self.session.question(self.learner).map(|question| question.id);
        chrome.guide = self.guide(lang);
        chrome
    }

    fn guide(&self, lang: Lang) -> Option<Guide> {
        let names = Names::new(vec!["Bot".to_owned(); self.record.seats.into()]);
        self.session.guide(lang, &names, Viewer::Seat(self.learner))
    }

    fn page(&self, lang: Lang) -> String {
        let chrome = self.chrome(lang);
        let (mut shown, mut shared) = (PageFingerprints::default(), SharedParts::default());
        let mut diff = PageDiff::new(&chrome, &mut shown, &mut shared);
        pages::draw_chrome(&chrome, &mut diff);
        self.game.draw(self.session.as_ref(), &chrome, &mut diff);
        diff.finish().into_iter().map(|region| region.html).collect()
    }

    /// What is said now: said in every language, about things that are on the page, under rules that exist.
    fn speech(&self) -> Option<Speech> {
        let mut found = None;
        for lang in Lang::ALL {
            let guide = self.guide(lang).expect("the learner hears the lesson");
            let speech = guide.speaks?;
            let page = self.page(lang);
            let where_it_is = format!("{} {lang:?} step {}: {:?}", G::NAME, speech.step, speech.says);
            for point in &speech.points {
                let mut alone = page.replace(" data-pointed", "");
                pages::guide::light(&mut alone, std::slice::from_ref(point));
                assert!(
                    alone.contains(" data-pointed"),
                    "{where_it_is} points at {point:?}, which is not there; legal: {:?}",
                    self.session.legal(Actor::Seat(self.learner))
                );
            }
            assert!(speech.wants != Wants::Press || page.contains(" data-pointed"), "{where_it_is}");
            let rules = self.game.rules(lang);
            let cited = speech.says.iter().flat_map(|says| says.pieces()).filter_map(|piece| match piece {
                words::Piece::Thing(words::Kind::Rule, id, _) => Some(id.as_ref()),
                _ => None,
            });
            for rule in speech.rule.into_iter().chain(cited) {
                assert!(words::rules::find(rules, rule).is_some(), "{where_it_is} cites {rule}");
            }
            found = Some(speech);
        }
        found
    }

    /// The press that is waited for is taken, any other is answered kindly, and taking it back leads back here.
    fn press(&mut self, mv: &str, speech: &Speech) {
        let (learner, step) = (self.learner, speech.step);
        let mut meant: Vec<String> = self.session.legal(Actor::Seat(learner));
        assert!(meant.iter().any(|legal| legal == mv), "step {step}: {mv} is not legal, only {meant:?}");
        meant.retain(|legal| self.session.heed(learner, std::slice::from_ref(legal)).is_ok());
        assert!(meant.contains(&mv.to_owned()), "step {step}: {mv} is not taken");
        let mv = meant[self.choice.min(meant.len() - 1)].clone();
        let mut made = self.record.entries.len();
        self.log(Entry::Move { actor: Actor::Seat(learner), text: mv.clone() });
        made = self.record.entries[..made]
            .iter()
            .filter(|logged| matches!(logged.entry, Entry::Move { .. }))
            .count();
        let mut back = self.session.boxed_clone();
        let entry = Entry::Undo { keep: made, by: learner };
        back.follow(&Logged { at: 0, entry }).unwrap();
        assert_eq!(back.cue(), Cue::Move { seat: learner, mv: self.first_of(speech) }, "taken back");
    }

    fn first_of(&self, speech: &Speech) -> String {
        let before = Record {
            entries: self.record.entries[..self.record.entries.len() - 1].to_vec(),
            ..self.record.clone()
        };
        match self.game.replay(&before).unwrap().cue() {
            Cue::Move { mv, .. } => mv,
            other => panic!("step {}: {other:?}", speech.step),
        }
    }

    /// Where everybody plays as they like, bots play.
    fn let_play(&mut self) {
        let seat = self.session.pending().seats.iter().next().expect("somebody is asked");
        let task = self.session.bot_task(seat, Strength::Quick, 7, &[]).expect("somebody is asked");
        let mv = task(Budget::Iterations(1), self.choice as u64).mv;
        self.log(Entry::Move { actor: Actor::Seat(seat), text: mv });
    }

    /// Plays it to the end of what it says; returns the sentences and how many presses there were.
    fn play(mut self) -> (usize, usize) {
        let (mut said, mut presses) = (0, 0);
        for _ in 0..LONGEST {
            let Some(speech) = self.speech() else {
                assert_eq!(
                    self.game.replay(&self.record).unwrap().cue(),
                    Cue::Free,
                    "the log tells the same"
                );
                return (said, presses);
            };
            match self.session.cue() {
                Cue::Read { step, .. } | Cue::Farewell { step, .. } => {
                    let refused = self.session.legal(Actor::Seat(self.learner));
                    if let (Some(mv), Wants::Reading) = (refused.first(), speech.wants) {
                        assert!(self.session.heed(self.learner, std::slice::from_ref(mv)).is_err());
                    }
                    said += 1;
                    self.log(Entry::Heard { seat: self.learner, steps: step + 1 });
                }
                Cue::Move { seat, mv } if seat == self.learner => {
                    presses += 1;
                    self.press(&mv, &speech);
                }
                Cue::Move { seat, mv } => self.log(Entry::Move { actor: Actor::Seat(seat), text: mv }),
                Cue::Free if self.session.outcome().is_some() => return (said, presses),
                Cue::Free => self.let_play(),
            }
        }
        panic!("it never ends");
    }
}

fn all_can_be_played<G: ToldGame + Board>() {
    for text in G::LESSONS {
        for lesson in lesson::read(text).unwrap_or_else(|wrong| panic!("{}: {wrong}", G::NAME)) {
            for choice in 0..4 {
                let (said, presses) = Learning::<G>::new(lesson.name, choice).play();
                assert!(
                    said >= 3 && presses >= 1,
                    "{} {}: {said} sentences, {presses} presses",
                    G::NAME,
                    lesson.name
                );
            }
        }
    }
}

#[test]
fn the_lessons_of_grimoire_can_be_played() {
    all_can_be_played::<Grimoire>();
}

#[test]
fn the_lessons_of_madness_can_be_played() {
    all_can_be_played::<Madness>();
}

#[test]
fn the_lessons_of_obscurio_can_be_played() {
    all_can_be_played::<Obscurio>();
}

#[test]
fn the_lessons_of_death_may_die_can_be_played() {
    all_can_be_played::<DeathMayDie>();
}

#[test]
fn a_table_that_teaches_is_its_record_and_nothing_else() {
    let game = GameEntry::<Grimoire>::NEW;
    let mut learning = Learning::<Grimoire>::new("first", 0);
    for _ in 0..12 {
        match learning.session.cue() {
            Cue::Read { step, .. } => learning.log(Entry::Heard { seat: learning.learner, steps: step + 1 }),
            Cue::Move { seat, mv } => learning.log(Entry::Move { actor: Actor::Seat(seat), text: mv }),
            other => panic!("{other:?}"),
        }
    }
    let written: Record = learning.record.to_string().parse().unwrap();
    assert_eq!(written, learning.record);
    let again = game.replay(&written).unwrap();
    assert_eq!(again.cue(), learning.session.cue());
    assert_eq!(again.legal(Actor::Seat(Seat(0))), learning.session.legal(Actor::Seat(Seat(0))));
    // A lesson that was rewritten since is silent there, and the game goes on.
    let mut older = written;
    older.settings.set("stage", &older.settings.get("stage").unwrap().replace("seed 11", "seed 12"));
    assert_eq!(game.replay(&older).unwrap().cue(), Cue::Free);
    // Whoever plays on leaves the lesson behind.
    let free = again.again(learning.record.settings.clone());
    assert!(free.check(game.options()).is_ok() && learning.record.settings.check(game.options()).is_err());
}

#[test]
fn a_lesson_can_be_left_at_any_moment() {
    let mut learning = Learning::<Grimoire>::new("first", 0);
    let (learner, all) = learning.session.lesson().unwrap();
    learning.log(Entry::Heard { seat: learner, steps: all });
    assert_eq!(learning.session.cue(), Cue::Free);
    assert!(learning.guide(Lang::En).unwrap().speaks.is_none());
    for mv in learning.session.legal(Actor::Seat(learner)) {
        assert!(learning.session.heed(learner, &[mv]).is_ok());
    }
    // It stays left when a move is taken back.
    let mv = learning.session.legal(Actor::Seat(learner)).remove(0);
    learning.log(Entry::Move { actor: Actor::Seat(learner), text: mv });
    learning.log(Entry::Undo { keep: 0, by: learner });
    assert_eq!(learning.session.cue(), Cue::Free);
}

#[test]
fn only_the_learner_hears_the_voice() {
    let learning = Learning::<Grimoire>::new("first", 0);
    let names = Names::new(vec!["Bot".to_owned(); 4]);
    for viewer in [Viewer::Spectator, Viewer::Seat(Seat(1)), Viewer::Referee] {
        assert!(learning.session.guide(Lang::En, &names, viewer).is_none());
    }
}
