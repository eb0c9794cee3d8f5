//! Everything that is said about game `G`, put together so that its types can be erased.

use arena::{BadRecord, GameEntry, GameSession, SetUpRefusal};
use table::company::Phrase;
use table::{OptionRow, Record, Seed, Settings};
use words::rules::Section;
use words::{CardWords, Label, Lang, Names, PhraseRow, Sentence};

use crate::any_game::{AnyGame, BadSetUp};
use crate::lessons::{self, LessonCard, LessonTable};
use crate::session::Session;
use crate::telling::ToldGame;

/// Reads a set-up; the error is why not, in the reader's language.
fn set_up<G: ToldGame>(lang: Lang, seats: u8, settings: &Settings) -> Result<G::Options, BadSetUp> {
    GameEntry::<G>::set_up(seats, settings).map_err(|refusal| match refusal {
        SetUpRefusal::Settings(misfit) => BadSetUp::Settings(misfit),
        SetUpRefusal::Rule(refusal) => BadSetUp::Rule {
            rule: refusal.rule,
            why: G::refusal(lang, &Names::new(Vec::new()), &refusal).to_string(),
        },
    })
}

impl<G: ToldGame> AnyGame for GameEntry<G> {
    fn title(&self, lang: Lang) -> Label {
        G::title(lang)
    }

    fn option(&self, lang: Lang, row: &OptionRow) -> Label {
        G::option(lang, row)
    }

    fn option_value(&self, lang: Lang, row: &OptionRow, value: &str) -> Label {
        G::option_value(lang, row, value)
    }

    fn rules(&self, lang: Lang) -> &'static [Section] {
        G::rulebook(lang).sections
    }

    fn primer(&self, lang: Lang) -> &'static [&'static str] {
        G::rulebook(lang).primer
    }

    fn glossary(&self, lang: Lang) -> &'static [(&'static str, &'static str)] {
        G::rulebook(lang).glossary
    }

    fn card_words(&self, lang: Lang, id: &str) -> Option<&'static CardWords> {
        G::card_words(lang, id)
    }

    fn phrase(&self, lang: Lang, names: &Names, phrase: &Phrase) -> Option<Sentence> {
        G::phrase(lang, names, phrase)
    }

    fn phrases(&self) -> &'static [PhraseRow] {
        G::phrases()
    }

    fn lessons(&self, lang: Lang) -> Vec<LessonCard> {
        lessons::cards::<G>(lang)
    }

    fn lesson(&self, name: &str) -> Option<LessonTable> {
        lessons::table::<G>(name)
    }

    fn open(
        &self,
        lang: Lang,
        seats: u8,
        settings: &Settings,
        seed: Seed,
    ) -> Result<Box<dyn Session>, BadSetUp> {
        Ok(Box::new(GameSession::<G>::new(set_up::<G>(lang, seats, settings)?, G::RULES, seed)))
    }

    fn replay(&self, record: &Record) -> Result<Box<dyn Session>, BadRecord> {
        Ok(Box::new(GameEntry::<G>::replayed(record)?))
    }

    fn parties(
        &self,
        lang: Lang,
        names: &Names,
        seats: u8,
        settings: &Settings,
    ) -> Result<Vec<String>, BadSetUp> {
        let options = set_up::<G>(lang, seats, settings)?;
        let parties = 0..G::parties(&options).len() as u8;
        Ok(parties.map(|party| G::party(lang, names, &options, party).to_string()).collect())
    }
}
