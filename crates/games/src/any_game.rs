//! One game with everything that belongs to it: rules, words, pages, bots.

use std::marker::PhantomData;

use bots::simulate::{self, Report};
use bots::{Brain, Strength};
use pages::{Board, GameCard, GameFiles, Reader};
use serde::Serialize;
use table::company::Phrase;
use table::scenario::{self, Staged};
use table::settings::Misfit;
use table::{Game, OptionRow, Record, Seed, Settings};
use words::rules::Section;
use words::{Label, Lang, Names, PhraseRow, Sentence};

use crate::live::Live;
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
    /// What a phrase of its own says, if it is one.
    fn phrase(&self, lang: Lang, names: &Names, phrase: &Phrase) -> Option<Sentence>;
    /// Its own ready phrases.
    fn phrases(&self) -> &'static [PhraseRow];
    /// The game on the first page.
    fn game_card(&self, lang: Lang) -> GameCard;
    /// The rules, or what a search finds in them.
    fn rules_page(&self, reader: &Reader, query: Option<&str>) -> String;
    /// One rule among its neighbours.
    fn rule_page(&self, reader: &Reader, id: &str) -> Option<String>;
    fn cards_page(&self, reader: &Reader) -> String;
    fn card_page(&self, reader: &Reader, id: &str) -> Option<String>;
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

/// The kit of game `G`.
#[derive(Clone, Copy, Debug)]
pub struct Kit<G>(PhantomData<G>);

impl<G> Kit<G> {
    pub const NEW: Kit<G> = Kit(PhantomData);
}

/// A game with a whole kit: rules, words, pages, bots and scenarios.
pub trait Complete: Board + Brain + Staged + Game<Open: Serialize, Own: Serialize> {
    /// The game's scenario files, by name.
    const SCENARIOS: &'static [(&'static str, &'static str)];
}

impl Complete for grimoire::Grimoire {
    const SCENARIOS: &'static [(&'static str, &'static str)] = grimoire::scenario::SCENARIOS;
}

impl Complete for madness::Madness {
    const SCENARIOS: &'static [(&'static str, &'static str)] = madness::scenario::SCENARIOS;
}

impl Complete for lanterns::Lanterns {
    const SCENARIOS: &'static [(&'static str, &'static str)] = lanterns::scenario::SCENARIOS;
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
        G::rules(lang)
    }

    fn primer(&self, lang: Lang) -> &'static [&'static str] {
        G::primer(lang)
    }

    fn glossary(&self, lang: Lang) -> &'static [(&'static str, &'static str)] {
        G::glossary(lang)
    }

    fn phrase(&self, lang: Lang, names: &Names, phrase: &Phrase) -> Option<Sentence> {
        G::phrase(lang, names, phrase)
    }

    fn phrases(&self) -> &'static [PhraseRow] {
        G::phrases()
    }

    fn game_card(&self, lang: Lang) -> GameCard {
        pages::game_card::<G>(lang)
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
        pages::card_page::<G>(reader, id)
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
        let options = Self::set_up(Lang::En, record.seats, &record.settings)
            .map_err(|bad| at_start(format!("{bad:?}")))?;
        let mut live = Live::<G>::new(options, record.rules, record.seed.clone());
        for (index, entry) in record.entries.iter().enumerate() {
            live.follow(entry).map_err(|why| BadRecord { entry: index + 1, why })?;
        }
        Ok(Box::new(live))
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
