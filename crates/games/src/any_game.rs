//! One game with its types erased: its rules, and everything that is said about it.

use arena::{AnyRules, BadRecord};
use table::company::Phrase;
use table::settings::Misfit;
use table::{OptionRow, Record, Seed, Settings};
use words::rules::Section;
use words::{CardWords, Label, Lang, Names, PhraseRow, Sentence};

use crate::lessons::{LessonCard, LessonTable};
use crate::session::Session;

/// A game that can be played and spoken of.
pub trait AnyGame: AnyRules {
    fn title(&self, lang: Lang) -> Label;
    fn option(&self, lang: Lang, row: &OptionRow) -> Label;
    fn option_value(&self, lang: Lang, row: &OptionRow, value: &str) -> Label;
    fn rules(&self, lang: Lang) -> &'static [Section];
    fn primer(&self, lang: Lang) -> &'static [&'static str];
    fn glossary(&self, lang: Lang) -> &'static [(&'static str, &'static str)];
    /// What is written on the card with this id.
    fn card_words(&self, lang: Lang, id: &str) -> Option<&'static CardWords>;
    /// What a phrase of its own says, if it is one.
    fn phrase(&self, lang: Lang, names: &Names, phrase: &Phrase) -> Option<Sentence>;
    /// Its own ready phrases.
    fn phrases(&self) -> &'static [PhraseRow];
    /// What can be learned by playing.
    fn lessons(&self, lang: Lang) -> Vec<LessonCard>;
    /// How the table of a lesson begins; `replay` makes it from its record.
    fn lesson(&self, name: &str) -> Option<LessonTable>;
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
