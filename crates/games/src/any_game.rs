//! One game with everything that belongs to it, as server and program see it: its types are taken off.

use bots::Strength;
use bots::simulate::Report;
use pages::{Asset, GameCard, GameFiles, Painting, Reader};
use table::company::Phrase;
use table::settings::Misfit;
use table::{OptionRow, Record, Seed, Settings};
use words::rules::Section;
use words::{CardWords, Label, Lang, Names, PhraseRow, Sentence};

use crate::lessons::{LessonCard, LessonTable};
use crate::session::Session;

/// A game as the server and the program see it.
pub trait AnyGame: Sync {
    fn name(&self) -> &'static str;
    fn rules_version(&self) -> u16;
    /// What its pages need besides what every page does.
    fn files(&self) -> &'static GameFiles;
    fn title(&self, lang: Lang) -> Label;
    fn options(&self) -> &'static [OptionRow];
    fn option(&self, lang: Lang, row: &OptionRow) -> Label;
    fn option_value(&self, lang: Lang, row: &OptionRow, value: &str) -> Label;
    fn seat_counts(&self, settings: &Settings) -> &'static [u8];
    fn rules(&self, lang: Lang) -> &'static [Section];
    fn primer(&self, lang: Lang) -> &'static [&'static str];
    fn glossary(&self, lang: Lang) -> &'static [(&'static str, &'static str)];
    /// What is written on the card with this id.
    fn card_words(&self, lang: Lang, id: &str) -> Option<&'static CardWords>;
    /// The same of all cards, in the order of the shelves.
    fn cards(&self, lang: Lang) -> Vec<&'static CardWords>;
    /// What a phrase of its own says, if it is one.
    fn phrase(&self, lang: Lang, names: &Names, phrase: &Phrase) -> Option<Sentence>;
    /// Its own ready phrases.
    fn phrases(&self) -> &'static [PhraseRow];
    /// The cover of its book, as a file.
    fn cover(&self) -> &'static Asset;
    /// The picture links to it show elsewhere, as a drawing.
    fn preview_picture(&self) -> String;
    /// The game's book, with the ways to play it.
    fn game_card(&self, lang: Lang) -> GameCard;
    /// The rules, or what a search finds in them.
    fn rules_page(&self, reader: &Reader, query: Option<&str>) -> String;
    /// One rule among its neighbours.
    fn rule_page(&self, reader: &Reader, id: &str) -> Option<String>;
    fn cards_page(&self, reader: &Reader) -> String;
    fn card_page(&self, reader: &Reader, id: &str) -> Option<String>;
    /// A step of the example that shows this card, as the table looks then.
    fn example_page(&self, reader: &Reader, id: &str, step: usize) -> Option<String>;
    /// A picture on that page.
    fn example_picture(&self, id: &str, step: usize, token: &str) -> Option<Painting>;
    /// What can be learned by playing.
    fn lessons(&self, _lang: Lang) -> Vec<LessonCard> {
        Vec::new()
    }
    /// How the table of a lesson begins; `replay` makes it from its record.
    fn lesson(&self, _name: &str) -> Option<LessonTable> {
        None
    }
    /// Sets up a new game; the error is why not, in the reader's language.
    fn open(
        &self,
        lang: Lang,
        seats: u8,
        settings: &Settings,
        seed: Seed,
    ) -> Result<Box<dyn Session>, BadSetUp>;
    /// Plays a record again: moves and undos count, the rest is talk.
    fn replay(&self, record: &Record) -> Result<Box<dyn Session>, BadRecord>;
    /// Who can win at such a table, as people read it.
    fn parties(
        &self,
        lang: Lang,
        names: &Names,
        seats: u8,
        settings: &Settings,
    ) -> Result<Vec<String>, BadSetUp>;
    /// Bots against each other, on all cores.
    fn simulate(&self, trial: &Trial, progress: &(dyn Fn(u64) + Sync)) -> Result<Report, BadSetUp>;
    /// Runs every scenario: its file, the rules it cites, its title, and what went wrong if it did.
    fn scenarios(&self) -> Vec<ScenarioResult>;
}

/// What to simulate.
#[derive(Clone, Debug)]
pub struct Trial {
    pub seats: u8,
    pub settings: Settings,
    pub bots: Vec<Strength>,
    pub games: u64,
    pub seed: u64,
    pub iterations: u32,
}

/// One scenario and how it went.
#[derive(Clone, Debug)]
pub struct ScenarioResult {
    pub file: &'static str,
    pub rules: Vec<String>,
    pub title: String,
    pub wrong: Option<String>,
}

/// Settings that do not make a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BadSetUp {
    Settings(Misfit),
    /// Refused by a rule, explained in the reader's language.
    Rule {
        rule: &'static str,
        why: String,
    },
}

/// A record that does not replay: at which entry and why.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BadRecord {
    /// From 1; 0 when the set-up itself does not work.
    pub entry: usize,
    pub why: String,
}
