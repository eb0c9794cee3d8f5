//! A game's kit: rules, words, pages, bots, scenarios and lessons, put together so that its types can be taken off.

use std::marker::PhantomData;

use bots::Brain;
use bots::simulate::{self, Report};
use pages::chrome::Place;
use pages::{
    Addresses, Asset, Board, GameCard, GameFiles, PageDiff, PageFingerprints, Painting, Reader, SharedParts,
};
use serde::Serialize;
use table::company::{Phrase, Sitter};
use table::scenario::{self, Staged};
use table::{Game, OptionRow, Record, Seed, Settings, Viewer};
use words::rules::Section;
use words::{CardWords, Label, Lang, Names, PhraseRow, Sentence, Tale};

use crate::any_game::{AnyGame, BadRecord, BadSetUp, ScenarioResult, Trial};
use crate::examples::{self, Example};
use crate::lessons::{self, LessonCard, LessonTable};
use crate::live::Live;
use crate::parted;
use crate::session::Session;

/// The kit of game `G`.
#[derive(Clone, Copy, Debug)]
pub struct Kit<G>(PhantomData<G>);

impl<G> Kit<G> {
    pub const NEW: Kit<G> = Kit(PhantomData);
}

/// A game with a whole kit: rules, words, pages, bots and scenarios.
pub trait Complete: Board + Brain + Staged + Tale + Game<Open: Serialize, Own: Serialize> {
    /// The game's scenario files, by name.
    const SCENARIOS: &'static [(&'static str, &'static str)];
    /// The game's lessons.
    const LESSONS: &'static [&'static str];
}

impl<G: Complete> Kit<G> {
    fn set_up(lang: Lang, seats: u8, settings: &Settings) -> Result<G::Options, BadSetUp> {
        settings.check(G::options()).map_err(BadSetUp::Settings)?;
        G::set_up(seats, settings).map_err(|refusal| BadSetUp::Rule {
            rule: refusal.rule,
            why: G::refusal(lang, &Names::new(Vec::new()), &refusal).to_string(),
        })
    }
}

impl<G: Complete> Kit<G> {
    /// An example as pages tell it.
    fn shown(example: &Example, lang: Lang, step: usize) -> pages::ExampleTold {
        let names = pages::exhibit::<G>(lang, example.steps[0].after.seats(), Viewer::Referee).names;
        let steps = example.told(lang, &names);
        pages::ExampleTold { rules: example.rules.clone(), names, steps, step }
    }

    /// The table of this record before its first move.
    fn beginning(record: &Record) -> Result<Live<G>, String> {
        let partings = record.partings()?;
        if !partings.is_empty() {
            let first = Self::beginning(&record.before_partings(&partings))?;
            return parted::begin(first, &partings, &record.seed);
        }
        if let Some(stage) = record.settings.get(Settings::STAGE) {
            return lessons::staged::<G>(&record.settings, stage);
        }
        let options = Self::set_up(Lang::En, record.seats, &record.settings);
        let options = options.map_err(|bad| format!("{bad:?}"))?;
        Ok(Live::new(options, record.rules, record.seed.clone()))
    }
}

impl<G: Complete> AnyGame for Kit<G> {
    fn name(&self) -> &'static str {
        G::NAME
    }

    fn rules_version(&self) -> u16 {
        G::RULES
    }

    fn files(&self) -> &'static GameFiles {
        G::files()
    }

    fn title(&self, lang: Lang) -> Label {
        G::title(lang)
    }

    fn options(&self) -> &'static [OptionRow] {
        G::options()
    }

    fn option(&self, lang: Lang, row: &OptionRow) -> Label {
        G::option(lang, row)
    }

    fn option_value(&self, lang: Lang, row: &OptionRow, value: &str) -> Label {
        G::option_value(lang, row, value)
    }

    fn seat_counts(&self, settings: &Settings) -> &'static [u8] {
        G::seat_counts(settings)
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

    fn cards(&self, lang: Lang) -> Vec<&'static CardWords> {
        let ids = G::shelves(lang).into_iter().flat_map(|(_, ids)| ids);
        ids.filter_map(|id| G::card_words(lang, id)).collect()
    }

    fn phrase(&self, lang: Lang, names: &Names, phrase: &Phrase) -> Option<Sentence> {
        G::phrase(lang, names, phrase)
    }

    fn phrases(&self) -> &'static [PhraseRow] {
        G::phrases()
    }

    fn cover(&self) -> &'static Asset {
        G::files().cover(G::cover())
    }

    fn preview_picture(&self) -> String {
        pages::preview_picture::<G>()
    }

    fn game_card(&self, lang: Lang) -> GameCard {
        pages::game_card::<G>(lang, !G::LESSONS.is_empty())
    }

    fn rules_page(&self, reader: &Reader, query: Option<&str>) -> String {
        pages::rules_page::<G>(reader, query)
    }

    fn rule_page(&self, reader: &Reader, id: &str) -> Option<String> {
        pages::rules_page_at::<G>(reader, id)
    }

    fn cards_page(&self, reader: &Reader) -> String {
        pages::cards_page::<G>(reader)
    }

    fn card_page(&self, reader: &Reader, id: &str) -> Option<String> {
        let example = examples::of_card::<G>(id);
        let told = example.map(|example| Self::shown(&example, reader.lang, 0));
        pages::card_page::<G>(reader, id, told.as_ref())
    }

    fn example_page(&self, reader: &Reader, id: &str, step: usize) -> Option<String> {
        let example = examples::of_card::<G>(id)?;
        let after = &example.steps.get(step)?.after;
        let mut chrome = pages::exhibit::<G>(reader.lang, after.seats(), Viewer::Referee);
        chrome.theme = reader.theme;
        let names = chrome.names.clone();
        let called = |place: &mut Place| place.sitter = Sitter::Person(names.of(place.seat).to_owned());
        chrome.seats.iter_mut().for_each(called);
        chrome.pending = after.awaited(Viewer::Referee).seats;
        chrome.over = after.outcome().is_some();
        chrome.pictures = Addresses::of_example(G::NAME, id, step);
        let (mut shown, mut shared) = (PageFingerprints::default(), SharedParts::default());
        let mut diff = PageDiff::new(&chrome, &mut shown, &mut shared);
        after.draw(&chrome, &mut diff);
        let told = Self::shown(&example, reader.lang, step);
        pages::example_page::<G>(reader, id, &chrome, &diff.finish(), &told)
    }

    fn example_picture(&self, id: &str, step: usize, token: &str) -> Option<Painting> {
        let example = examples::of_card::<G>(id)?;
        let after = &example.steps.get(step)?.after;
        after.picture(Viewer::Referee, &Addresses::of_example(G::NAME, id, step), token)
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
        let options = Self::set_up(lang, seats, settings)?;
        Ok(Box::new(Live::<G>::new(options, G::RULES, seed)))
    }

    fn replay(&self, record: &Record) -> Result<Box<dyn Session>, BadRecord> {
        let at_start = |why| BadRecord { entry: 0, why };
        if record.rules == 0 || record.rules > G::RULES {
            return Err(at_start(format!("rules version {} is not known", record.rules)));
        }
        let mut live = Self::beginning(record).map_err(at_start)?;
        for (index, entry) in record.entries.iter().enumerate() {
            live.follow(entry).map_err(|why| BadRecord { entry: index + 1, why })?;
        }
        Ok(Box::new(live))
    }

    fn parties(
        &self,
        lang: Lang,
        names: &Names,
        seats: u8,
        settings: &Settings,
    ) -> Result<Vec<String>, BadSetUp> {
        let options = Self::set_up(lang, seats, settings)?;
        let parties = 0..G::parties(&options).len() as u8;
        Ok(parties.map(|party| G::party(lang, names, &options, party).to_string()).collect())
    }

    fn simulate(&self, trial: &Trial, progress: &(dyn Fn(u64) + Sync)) -> Result<Report, BadSetUp> {
        let options = Self::set_up(Lang::En, trial.seats, &trial.settings)?;
        Ok(simulate::simulate::<G>(
            &options,
            &trial.bots,
            trial.games,
            trial.seed,
            trial.iterations,
            progress,
        ))
    }

    fn scenarios(&self) -> Vec<ScenarioResult> {
        let read = |(file, text): &(&'static str, &'static str)| match scenario::read(text) {
            Ok(stories) => stories.iter().map(|story| told::<G>(file, story)).collect(),
            Err(wrong) => {
                vec![ScenarioResult { file, rules: Vec::new(), title: String::new(), wrong: Some(wrong) }]
            }
        };
        G::SCENARIOS.iter().flat_map(read).collect()
    }
}

fn told<G: Complete>(file: &'static str, story: &scenario::Scenario) -> ScenarioResult {
    ScenarioResult {
        file,
        rules: story.rules.iter().map(ToString::to_string).collect(),
        title: story.title.to_owned(),
        wrong: scenario::run::<G>(story).err(),
    }
}
