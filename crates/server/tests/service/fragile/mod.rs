//! A game whose rules fail where they are told to, and are Grimoire's everywhere else.

mod crack;

use std::any::Any;

use arena::{
    Advising, AnyRules, BadRecord, BotTask, NotSetUp, Observing, Playing, RankingTask, RulesSession,
    ScenarioResult, Trial,
};
use bots::Strength;
use bots::simulate::Report;
use games::guide::Guide;
use games::{AnyGame, BadSetUp, Cue, Declined, LessonCard, LessonTable, Session, Teaching, Telling};
use pages::chrome::TableChrome;
use pages::{Addresses, Face, GameCard, PageDiff, Painting, Reader};
use table::asked::{Question, Running};
use table::company::Said;
use table::{
    Actor, Logged, Need, OptionRow, Outcome, Pending, Record, Seat, Seed, Settings, TakeBack, Talk, Timer,
    Viewer,
};
use words::rules::Section;
use words::{CardWords, Label, Lang, Line, Names, Sentence, Story};

pub use crack::{Crack, Fault};

pub struct Fragile {
    whole: &'static dyn Face,
    crack: Crack,
}

impl Fragile {
    /// A hall with this game alone, and the way to break it. Tests end soon enough for what is never given back.
    pub fn hall() -> (&'static [&'static dyn Face], Crack) {
        let crack = Crack::new();
        let whole = pages::face("grimoire").expect("a game of the hall");
        let game: &dyn Face = Box::leak(Box::new(Fragile { whole, crack: crack.clone() }));
        (Box::leak(Box::new([game])), crack)
    }

    fn cracked(&self, whole: Box<dyn Session>) -> Box<dyn Session> {
        Box::new(Cracked { whole, crack: self.crack.clone() })
    }
}

struct Cracked {
    whole: Box<dyn Session>,
    crack: Crack,
}

impl Cracked {
    fn beside(&self, whole: Box<dyn Session>) -> Box<dyn Session> {
        Box::new(Cracked { whole, crack: self.crack.clone() })
    }
}

/// What the whole game answers, the cracked one answers too.
macro_rules! as_whole {
    ($(fn $name:ident(&self $(, $given:ident: $kind:ty)*) $(-> $answer:ty)?;)*) => {
        $(fn $name(&self $(, $given: $kind)*) $(-> $answer)? {
            self.whole.$name($($given),*)
        })*
    };
}

impl AnyRules for Fragile {
    as_whole! {
        fn name(&self) -> &'static str;
        fn rules_version(&self) -> u16;
        fn options(&self) -> &'static [OptionRow];
        fn seat_counts(&self, settings: &Settings) -> &'static [u8];
        fn new_game(&self, seats: u8, settings: &Settings, seed: Seed) -> Result<Box<dyn RulesSession>, NotSetUp>;
        fn resume(&self, record: &Record) -> Result<Box<dyn RulesSession>, BadRecord>;
        fn simulate(&self, trial: &Trial, progress: &(dyn Fn(u64) + Sync)) -> Result<Report, NotSetUp>;
        fn scenarios(&self) -> Vec<ScenarioResult>;
    }
}

impl AnyGame for Fragile {
    as_whole! {
        fn title(&self, lang: Lang) -> Label;
        fn option(&self, lang: Lang, row: &OptionRow) -> Label;
        fn option_value(&self, lang: Lang, row: &OptionRow, value: &str) -> Label;
        fn rules(&self, lang: Lang) -> &'static [Section];
        fn primer(&self, lang: Lang) -> &'static [&'static str];
        fn glossary(&self, lang: Lang) -> &'static [(&'static str, &'static str)];
        fn card_words(&self, lang: Lang, id: &str) -> Option<&'static CardWords>;
        fn phrase(&self, lang: Lang, names: &Names, phrase: &table::company::Phrase) -> Option<Sentence>;
        fn phrases(&self) -> &'static [words::PhraseRow];
        fn parties(&self, lang: Lang, names: &Names, seats: u8, settings: &Settings) -> Result<Vec<String>, BadSetUp>;
        fn lessons(&self, lang: Lang) -> Vec<LessonCard>;
        fn lesson(&self, name: &str) -> Option<LessonTable>;
    }

    fn open(
        &self,
        lang: Lang,
        seats: u8,
        settings: &Settings,
        seed: Seed,
    ) -> Result<Box<dyn Session>, BadSetUp> {
        Ok(self.cracked(self.whole.open(lang, seats, settings, seed)?))
    }
    fn replay(&self, record: &Record) -> Result<Box<dyn Session>, BadRecord> {
        self.crack.count_replay();
        self.crack.test(Fault::Replaying);
        Ok(self.cracked(self.whole.replay(record)?))
    }
}

impl Face for Fragile {
    as_whole! {
        fn files(&self) -> &'static pages::GameFiles;
        fn cards(&self, lang: Lang) -> Vec<&'static CardWords>;
        fn cover(&self) -> &'static pages::Asset;
        fn preview_picture(&self) -> String;
        fn game_card(&self, lang: Lang) -> GameCard;
        fn rules_page(&self, reader: &Reader, query: Option<&str>) -> String;
        fn rule_page(&self, reader: &Reader, id: &str) -> Option<String>;
        fn cards_page(&self, reader: &Reader) -> String;
        fn card_page(&self, reader: &Reader, id: &str) -> Option<String>;
        fn example_page(&self, reader: &Reader, id: &str, step: usize) -> Option<String>;
        fn example_picture(&self, id: &str, step: usize, token: &str) -> Option<Painting>;
        fn picture(&self, session: &dyn Session, viewer: Viewer, addresses: &Addresses, token: &str) -> Option<Painting>;
    }

    fn draw(&self, session: &dyn Session, chrome: &TableChrome, diff: &mut PageDiff) {
        self.crack.test(Fault::Showing);
        self.whole.draw(session, chrome, diff);
    }
}

impl Playing for Cracked {
    as_whole! {
        fn seats(&self) -> u8;
        fn outcome(&self) -> Option<Outcome>;
        fn parties(&self) -> Vec<String>;
        fn pending(&self) -> Pending;
        fn need(&self, seat: Seat) -> Need;
        fn timers(&self) -> &[Running];
        fn ring(&self, timer: Timer) -> Option<String>;
        fn moves_made(&self) -> usize;
        fn take_back(&self, seat: Seat, spares: bool) -> TakeBack;
        fn may_return(&self, keep: usize) -> bool;
        fn again(&self, settings: Settings) -> Settings;
    }

    fn legal(&self, actor: Actor) -> Vec<String> {
        self.crack.test(Fault::Offering);
        self.whole.legal(actor)
    }
    fn whichever(&self, seat: Seat) -> Option<String> {
        self.crack.test(Fault::Offering);
        self.whole.whichever(seat)
    }
    fn follow(&mut self, logged: &Logged) -> Result<(), String> {
        // As late as can be: the game has changed already.
        self.whole.follow(logged)?;
        self.crack.test(Fault::Following);
        Ok(())
    }
    fn begin(&mut self, at: u64) {
        self.whole.begin(at);
    }
}

impl Observing for Cracked {
    as_whole! {
        fn made(&self, viewer: Viewer) -> usize;
        fn known(&self, viewer: Viewer, moves: usize) -> usize;
        fn awaited(&self, viewer: Viewer) -> Pending;
        fn question(&self, seat: Seat) -> Option<Question>;
        fn is_sealed(&self, seat: Seat) -> bool;
        fn hides_presence(&self) -> bool;
        fn last_moved(&self, viewer: Viewer) -> Option<u64>;
        fn readable(&self, viewer: Viewer, moments: &[usize]) -> Vec<bool>;
        fn moves_until(&self, viewer: Viewer, made: usize) -> Option<Vec<(Actor, String)>>;
        fn has_result(&self) -> bool;
        fn talk(&self, seat: Seat) -> Talk;
    }

    fn write_open(&self, into: &mut Vec<u8>) {
        self.crack.test(Fault::Showing);
        self.whole.write_open(into);
    }
    fn write_own(&self, viewer: Viewer, into: &mut Vec<u8>) {
        self.crack.test(Fault::Showing);
        self.whole.write_own(viewer, into);
    }
}

impl Advising for Cracked {
    as_whole! {
        fn bot_task(&self, seat: Seat, strength: Strength, manner: u64, said: &[Said]) -> Option<BotTask>;
        fn ranking_task(&self, seat: Seat, manner: u64, said: &[Said]) -> Option<RankingTask>;
    }
}

impl Telling for Cracked {
    as_whole! {
        fn board(&self, lang: Lang, names: &Names, viewer: Viewer) -> String;
        fn prompt(&self, lang: Lang, names: &Names, viewer: Viewer) -> Sentence;
        fn move_name(&self, lang: Lang, names: &Names, viewer: Viewer, mv: &str) -> Option<Sentence>;
        fn why(&self, lang: Lang, names: &Names, viewer: Viewer, mv: &str) -> Option<Sentence>;
        fn explain(&self, lang: Lang, names: &Names, seat: Seat, moves: &[&str]) -> games::Why;
        fn party_name(&self, lang: Lang, names: &Names, party: u8) -> Sentence;
        fn timer_name(&self, lang: Lang, name: &'static str) -> String;
        fn parts(&self, lang: Lang, viewer: Viewer) -> Vec<(usize, String)>;
        fn is_milestone(&self) -> bool;
        fn story(&self, lang: Lang, names: &Names) -> Option<Story>;
        fn mark(&self, seat: Seat) -> Option<(bool, i16)>;
    }

    fn progress(&self, lang: Lang) -> Sentence {
        self.crack.test(Fault::Showing);
        self.whole.progress(lang)
    }
    fn lines(&self, lang: Lang, names: &Names, viewer: Viewer) -> Vec<(usize, Line)> {
        self.crack.stretched(self.whole.lines(lang, names, viewer))
    }
    fn check(&self, moves: &[(Actor, &str)], names: &Names) -> Result<(), Declined> {
        self.crack.test(Fault::Checking);
        self.whole.check(moves, names)
    }
}

impl Teaching for Cracked {
    as_whole! {
        fn cue(&self) -> Cue;
        fn lesson(&self) -> Option<(Seat, usize)>;
        fn heed(&self, seat: Seat, moves: &[String]) -> Result<(), Declined>;
        fn guide(&self, lang: Lang, names: &Names, viewer: Viewer) -> Option<Guide>;
    }
}

impl Session for Cracked {
    fn look_back(&self, viewer: Viewer, made: usize) -> Option<Box<dyn Session>> {
        self.crack.wait();
        Some(self.beside(self.whole.look_back(viewer, made)?))
    }
    fn boxed_clone(&self) -> Box<dyn Session> {
        self.beside(self.whole.boxed_clone())
    }
    fn as_any(&self) -> &dyn Any {
        self.whole.as_any()
    }
}
