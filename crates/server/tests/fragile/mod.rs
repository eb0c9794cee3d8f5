//! A game whose rules fail where they are told to, and are Grimoire's everywhere else.

use std::sync::Arc;
use std::sync::atomic::{AtomicU8, Ordering};

use bots::Strength;
use bots::simulate::Report;
use games::{AnyGame, BadRecord, BadSetUp, Declined, ScenarioResult, Session, Thought, Trial};
use pages::chrome::TableChrome;
use pages::{GameCard, PageDiff, Reader};
use table::asked::{Question, Running};
use table::{
    Actor, Logged, Need, OptionRow, Outcome, Pending, Record, Seat, Seed, Settings, TakeBack, Talk, Timer,
    Viewer,
};
use words::rules::Section;
use words::{Label, Lang, Line, Names, Sentence};

/// Where the rules fail.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub enum Fault {
    Nowhere,
    Checking,
    Following,
    Showing,
    Offering,
}

/// The same fault in every session of the game.
#[derive(Clone)]
pub struct Crack(Arc<AtomicU8>);

impl Crack {
    pub fn fail(&self, fault: Fault) {
        self.0.store(fault as u8, Ordering::SeqCst);
    }

    fn test(&self, here: Fault) {
        assert!(self.0.load(Ordering::SeqCst) != here as u8, "the rules fail as they were told to");
    }
}

pub struct Fragile {
    whole: &'static dyn AnyGame,
    crack: Crack,
}

impl Fragile {
    /// A shelf with this game alone, and the way to break it. Tests end soon enough for what is never given back.
    pub fn shelf() -> (&'static [&'static dyn AnyGame], Crack) {
        let crack = Crack(Arc::new(AtomicU8::new(Fault::Nowhere as u8)));
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

impl AnyGame for Fragile {
    fn name(&self) -> &'static str {
        self.whole.name()
    }
    fn rules_version(&self) -> u16 {
        self.whole.rules_version()
    }
    fn files(&self) -> &'static pages::GameFiles {
        self.whole.files()
    }
    fn title(&self, lang: Lang) -> Label {
        self.whole.title(lang)
    }
    fn options(&self) -> &'static [OptionRow] {
        self.whole.options()
    }
    fn option(&self, lang: Lang, row: &OptionRow) -> Label {
        self.whole.option(lang, row)
    }
    fn option_value(&self, lang: Lang, row: &OptionRow, value: &str) -> Label {
        self.whole.option_value(lang, row, value)
    }
    fn seat_counts(&self, settings: &Settings) -> &'static [u8] {
        self.whole.seat_counts(settings)
    }
    fn rules(&self, lang: Lang) -> &'static [Section] {
        self.whole.rules(lang)
    }
    fn primer(&self, lang: Lang) -> &'static [&'static str] {
        self.whole.primer(lang)
    }
    fn glossary(&self, lang: Lang) -> &'static [(&'static str, &'static str)] {
        self.whole.glossary(lang)
    }
    fn phrase(&self, lang: Lang, names: &Names, phrase: &table::company::Phrase) -> Option<Sentence> {
        self.whole.phrase(lang, names, phrase)
    }
    fn phrases(&self) -> &'static [words::PhraseRow] {
        self.whole.phrases()
    }
    fn game_card(&self, lang: Lang) -> GameCard {
        self.whole.game_card(lang)
    }
    fn rules_page(&self, reader: &Reader, query: Option<&str>) -> String {
        self.whole.rules_page(reader, query)
    }
    fn rule_page(&self, reader: &Reader, id: &str) -> Option<String> {
        self.whole.rule_page(reader, id)
    }
    fn cards_page(&self, reader: &Reader) -> String {
        self.whole.cards_page(reader)
    }
    fn card_page(&self, reader: &Reader, id: &str) -> Option<String> {
        self.whole.card_page(reader, id)
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
        Ok(self.cracked(self.whole.replay(record)?))
    }
    fn simulate(&self, trial: &Trial, progress: &(dyn Fn(u64) + Sync)) -> Result<Report, BadSetUp> {
        self.whole.simulate(trial, progress)
    }
    fn scenarios(&self) -> Vec<ScenarioResult> {
        self.whole.scenarios()
    }
}

impl Session for Cracked {
    fn seats(&self) -> u8 {
        self.whole.seats()
    }
    fn made(&self, viewer: Viewer) -> usize {
        self.whole.made(viewer)
    }
    fn pending(&self) -> Pending {
        self.whole.pending()
    }
    fn awaited(&self, viewer: Viewer) -> Pending {
        self.whole.awaited(viewer)
    }
    fn question(&self, seat: Seat) -> Option<Question> {
        self.whole.question(seat)
    }
    fn timers(&self) -> &[Running] {
        self.whole.timers()
    }
    fn ring(&self, timer: Timer) -> Option<String> {
        self.whole.ring(timer)
    }
    fn is_sealed(&self, seat: Seat) -> bool {
        self.whole.is_sealed(seat)
    }
    fn need(&self, seat: Seat) -> Need {
        self.whole.need(seat)
    }
    fn hides_presence(&self) -> bool {
        self.whole.hides_presence()
    }
    fn outcome(&self) -> Option<Outcome> {
        self.whole.outcome()
    }
    fn parties(&self) -> Vec<String> {
        self.whole.parties()
    }
    fn legal(&self, actor: Actor) -> Vec<String> {
        self.crack.test(Fault::Offering);
        self.whole.legal(actor)
    }
    fn check(&self, moves: &[(Actor, &str)], names: &Names) -> Result<bool, Declined> {
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
    fn take_back(&self, seat: Seat) -> TakeBack {
        self.whole.take_back(seat)
    }
    fn look_back(&self, viewer: Viewer, made: usize) -> Option<Box<dyn Session>> {
        Some(self.beside(self.whole.look_back(viewer, made)?))
    }
    fn last_moved(&self, viewer: Viewer) -> Option<u64> {
        self.whole.last_moved(viewer)
    }
    fn is_milestone(&self) -> bool {
        self.whole.is_milestone()
    }
    fn talk(&self, seat: Seat) -> Talk {
        self.whole.talk(seat)
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
    fn picture(&self, viewer: Viewer, addresses: &pages::Addresses, token: &str) -> Option<pages::Painting> {
        self.whole.picture(viewer, addresses, token)
    }
    fn board(&self, lang: Lang, names: &Names, viewer: Viewer) -> String {
        self.whole.board(lang, names, viewer)
    }
    fn progress(&self, lang: Lang) -> Sentence {
        self.crack.test(Fault::Showing);
        self.whole.progress(lang)
    }
    fn prompt(&self, lang: Lang, names: &Names, viewer: Viewer) -> Sentence {
        self.whole.prompt(lang, names, viewer)
    }
    fn lines(&self, lang: Lang, names: &Names, viewer: Viewer) -> Vec<(usize, Line)> {
        self.whole.lines(lang, names, viewer)
    }
    fn move_name(&self, lang: Lang, names: &Names, viewer: Viewer, mv: &str) -> Option<Sentence> {
        self.whole.move_name(lang, names, viewer, mv)
    }
    fn party_name(&self, lang: Lang, names: &Names, party: u8) -> Sentence {
        self.whole.party_name(lang, names, party)
    }
    fn timer_name(&self, lang: Lang, name: &'static str) -> String {
        self.whole.timer_name(lang, name)
    }
    fn thought(&self, seat: Seat, strength: Strength, manner: u64) -> Option<Thought> {
        self.whole.thought(seat, strength, manner)
    }
    fn boxed_clone(&self) -> Box<dyn Session> {
        self.beside(self.whole.boxed_clone())
    }
}
