//! A game whose rules fail where they are told to, and are Grimoire's everywhere else.

mod crack;

use bots::Strength;
use bots::simulate::Report;
use games::{
    AnyGame, BadRecord, BadSetUp, Cue, Declined, LessonCard, LessonTable, ScenarioResult, Session, Thought,
    Trial,
};
use pages::chrome::TableChrome;
use pages::guide::Guide;
use pages::{GameCard, PageDiff, Reader};
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
    whole: &'static dyn AnyGame,
    crack: Crack,
}

impl Fragile {
    /// A hall with this game alone, and the way to break it. Tests end soon enough for what is never given back.
    pub fn hall() -> (&'static [&'static dyn AnyGame], Crack) {
        let crack = Crack::new();
        let whole = games::find("grimoire").expect("a game on the games");
        let game: &dyn AnyGame = Box::leak(Box::new(Fragile { whole, crack: crack.clone() }));
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

impl AnyGame for Fragile {
    as_whole! {
        fn name(&self) -> &'static str;
        fn rules_version(&self) -> u16;
        fn files(&self) -> &'static pages::GameFiles;
        fn title(&self, lang: Lang) -> Label;
        fn options(&self) -> &'static [OptionRow];
        fn option(&self, lang: Lang, row: &OptionRow) -> Label;
        fn option_value(&self, lang: Lang, row: &OptionRow, value: &str) -> Label;
        fn seat_counts(&self, settings: &Settings) -> &'static [u8];
        fn rules(&self, lang: Lang) -> &'static [Section];
        fn primer(&self, lang: Lang) -> &'static [&'static str];
        fn glossary(&self, lang: Lang) -> &'static [(&'static str, &'static str)];
        fn card_words(&self, lang: Lang, id: &str) -> Option<&'static CardWords>;
        fn cards(&self, lang: Lang) -> Vec<&'static CardWords>;
        fn phrase(&self, lang: Lang, names: &Names, phrase: &table::company::Phrase) -> Option<Sentence>;
        fn phrases(&self) -> &'static [words::PhraseRow];
        fn game_card(&self, lang: Lang) -> GameCard;
        fn rules_page(&self, reader: &Reader, query: Option<&str>) -> String;
        fn rule_page(&self, reader: &Reader, id: &str) -> Option<String>;
        fn cards_page(&self, reader: &Reader) -> String;
        fn card_page(&self, reader: &Reader, id: &str) -> Option<String>;
        fn example_page(&self, reader: &Reader, id: &str, step: usize) -> Option<String>;
        fn example_picture(&self, id: &str, step: usize, token: &str) -> Option<pages::Painting>;
        fn parties(&self, lang: Lang, names: &Names, seats: u8, settings: &Settings) -> Result<Vec<String>, BadSetUp>;
        fn simulate(&self, trial: &Trial, progress: &(dyn Fn(u64) + Sync)) -> Result<Report, BadSetUp>;
        fn scenarios(&self) -> Vec<ScenarioResult>;
        fn cover(&self) -> &'static pages::Asset;
        fn preview_picture(&self) -> String;
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

impl Session for Cracked {
    as_whole! {
        fn seats(&self) -> u8;
        fn made(&self, viewer: Viewer) -> usize;
        fn moves_made(&self) -> usize;
        fn known(&self, viewer: Viewer, moves: usize) -> usize;
        fn pending(&self) -> Pending;
        fn awaited(&self, viewer: Viewer) -> Pending;
        fn question(&self, seat: Seat) -> Option<Question>;
        fn timers(&self) -> &[Running];
        fn ring(&self, timer: Timer) -> Option<String>;
        fn is_sealed(&self, seat: Seat) -> bool;
        fn need(&self, seat: Seat) -> Need;
        fn hides_presence(&self) -> bool;
        fn outcome(&self) -> Option<Outcome>;
        fn again(&self, settings: Settings) -> Settings;
        fn parties(&self) -> Vec<String>;
        fn take_back(&self, seat: Seat, spares: bool) -> TakeBack;
        fn may_return(&self, keep: usize) -> bool;
        fn readable(&self, viewer: Viewer, moments: &[usize]) -> Vec<bool>;
        fn last_moved(&self, viewer: Viewer) -> Option<u64>;
        fn is_milestone(&self) -> bool;
        fn has_result(&self) -> bool;
        fn parts(&self, lang: Lang, viewer: Viewer) -> Vec<(usize, String)>;
        fn talk(&self, seat: Seat) -> Talk;
        fn picture(&self, viewer: Viewer, addresses: &pages::Addresses, token: &str) -> Option<pages::Painting>;
        fn board(&self, lang: Lang, names: &Names, viewer: Viewer) -> String;
        fn prompt(&self, lang: Lang, names: &Names, viewer: Viewer) -> Sentence;
        fn move_name(&self, lang: Lang, names: &Names, viewer: Viewer, mv: &str) -> Option<Sentence>;
        fn why(&self, lang: Lang, names: &Names, viewer: Viewer, mv: &str) -> Option<Sentence>;
        fn explain(&self, lang: Lang, names: &Names, seat: Seat, moves: &[&str]) -> games::Why;
        fn party_name(&self, lang: Lang, names: &Names, party: u8) -> Sentence;
        fn timer_name(&self, lang: Lang, name: &'static str) -> String;
        fn thought(&self, seat: Seat, strength: Strength, manner: u64, said: &[Said]) -> Option<Thought>;
        fn cue(&self) -> Cue;
        fn lesson(&self) -> Option<(Seat, usize)>;
        fn heed(&self, seat: Seat, moves: &[String]) -> Result<(), Declined>;
        fn guide(&self, lang: Lang, names: &Names, viewer: Viewer) -> Option<Guide>;
        fn story(&self, lang: Lang, names: &Names) -> Option<Story>;
        fn mark(&self, seat: Seat) -> Option<(bool, i16)>;
        fn weighing(&self, seat: Seat, manner: u64, said: &[Said]) -> Option<games::Weighing>;
        fn moves_until(&self, viewer: Viewer, made: usize) -> Option<Vec<(Actor, String)>>;
    }

    fn lines(&self, lang: Lang, names: &Names, viewer: Viewer) -> Vec<(usize, Line)> {
        self.crack.stretched(self.whole.lines(lang, names, viewer))
    }
    fn legal(&self, actor: Actor) -> Vec<String> {
        self.crack.test(Fault::Offering);
        self.whole.legal(actor)
    }
    fn whichever(&self, seat: Seat) -> Option<String> {
        self.crack.test(Fault::Offering);
        self.whole.whichever(seat)
    }
    fn check(&self, moves: &[(Actor, &str)], names: &Names) -> Result<(), Declined> {
        self.crack.test(Fault::Checking);
        self.whole.check(moves, names)
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
    fn look_back(&self, viewer: Viewer, made: usize) -> Option<Box<dyn Session>> {
        self.crack.wait();
        Some(self.beside(self.whole.look_back(viewer, made)?))
    }
    fn write_open(&self, into: &mut Vec<u8>) {
        self.crack.test(Fault::Showing);
        self.whole.write_open(into);
    }
    fn write_own(&self, viewer: Viewer, into: &mut Vec<u8>) {
        self.crack.test(Fault::Showing);
        self.whole.write_own(viewer, into);
    }
    fn draw(&self, chrome: &TableChrome, diff: &mut PageDiff) {
        self.crack.test(Fault::Showing);
        self.whole.draw(chrome, diff);
    }
    fn progress(&self, lang: Lang) -> Sentence {
        self.crack.test(Fault::Showing);
        self.whole.progress(lang)
    }
    fn boxed_clone(&self) -> Box<dyn Session> {
        self.beside(self.whole.boxed_clone())
    }
}
