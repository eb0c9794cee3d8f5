//! A game's rules, bots, scenarios and lessons, put together so that their types can be erased.

use std::marker::PhantomData;

use bots::Brain;
use bots::simulate::{self, Report};
use serde::Serialize;
use table::scenario::{self, Staged};
use table::{Game, OptionRow, Record, Refusal, Seed, Settings};

use crate::any_rules::{AnyRules, BadRecord, NotSetUp, ScenarioResult, Trial};
use crate::game_session::GameSession;
use crate::lesson_progress::{LessonProgress, lessons};
use crate::parted;
use crate::playing::{Playing, RulesSession};

/// The place of game `G` in a list of games.
#[derive(Clone, Copy, Debug)]
pub struct GameEntry<G>(PhantomData<G>);

impl<G> GameEntry<G> {
    pub const NEW: GameEntry<G> = GameEntry(PhantomData);
}

/// A game that can be played: rules, bots, scenarios and lessons.
pub trait PlayableGame: Brain + Staged + Game<Open: Serialize, Own: Serialize> {
    /// The game's scenario files, by name.
    const SCENARIOS: &'static [(&'static str, &'static str)];
    /// The game's lessons.
    const LESSONS: &'static [&'static str];
}

/// Why a set-up is refused.
pub enum SetUpRefusal<R> {
    Settings(table::settings::Misfit),
    Rule(Refusal<R>),
}

impl<G: PlayableGame> GameEntry<G> {
    /// Reads a set-up.
    pub fn set_up(seats: u8, settings: &Settings) -> Result<G::Options, SetUpRefusal<G::Reason>> {
        settings.check(G::options()).map_err(SetUpRefusal::Settings)?;
        G::set_up(seats, settings).map_err(SetUpRefusal::Rule)
    }

    fn options_of(seats: u8, settings: &Settings) -> Result<G::Options, NotSetUp> {
        Self::set_up(seats, settings).map_err(|refusal| match refusal {
            SetUpRefusal::Settings(misfit) => NotSetUp::Settings(misfit),
            SetUpRefusal::Rule(refusal) => NotSetUp::Rule(refusal.rule),
        })
    }

    /// The table of this record after its last entry.
    pub fn replayed(record: &Record) -> Result<GameSession<G>, BadRecord> {
        let at_start = |why| BadRecord { entry: 0, why };
        if record.rules == 0 || record.rules > G::RULES {
            return Err(at_start(format!("rules version {} is not known", record.rules)));
        }
        let mut session = Self::beginning(record).map_err(at_start)?;
        for (index, entry) in record.entries.iter().enumerate() {
            session.follow(entry).map_err(|why| BadRecord { entry: index + 1, why })?;
        }
        Ok(session)
    }

    /// The table of this record before its first move.
    fn beginning(record: &Record) -> Result<GameSession<G>, String> {
        let partings = record.partings()?;
        if !partings.is_empty() {
            let first = Self::beginning(&record.before_partings(&partings))?;
            return parted::begin(first, &partings, &record.seed);
        }
        if let Some(stage) = record.settings.get(Settings::STAGE) {
            return staged::<G>(&record.settings, stage);
        }
        let options = Self::options_of(record.seats, &record.settings);
        let options = options.map_err(|bad| format!("{bad:?}"))?;
        Ok(GameSession::new(options, record.rules, record.seed.clone()))
    }
}

/// The table a record of a lesson begins with.
fn staged<G: PlayableGame>(settings: &Settings, stage: &str) -> Result<GameSession<G>, String> {
    let state = <G as Staged>::stage(&[stage])?;
    let name = settings.get(Settings::LESSON);
    let mut all = lessons::<G>().into_iter();
    let lesson = all.find(|lesson| Some(lesson.name) == name && lesson.stage() == stage);
    Ok(GameSession { lesson: lesson.map(LessonProgress::new), ..GameSession::staged(state) })
}

impl<G: PlayableGame> AnyRules for GameEntry<G> {
    fn name(&self) -> &'static str {
        G::NAME
    }

    fn rules_version(&self) -> u16 {
        G::RULES
    }

    fn options(&self) -> &'static [OptionRow] {
        G::options()
    }

    fn seat_counts(&self, settings: &Settings) -> &'static [u8] {
        G::seat_counts(settings)
    }

    fn new_game(
        &self,
        seats: u8,
        settings: &Settings,
        seed: Seed,
    ) -> Result<Box<dyn RulesSession>, NotSetUp> {
        let options = Self::options_of(seats, settings)?;
        Ok(Box::new(GameSession::<G>::new(options, G::RULES, seed)))
    }

    fn resume(&self, record: &Record) -> Result<Box<dyn RulesSession>, BadRecord> {
        Ok(Box::new(Self::replayed(record)?))
    }

    fn simulate(&self, trial: &Trial, progress: &(dyn Fn(u64) + Sync)) -> Result<Report, NotSetUp> {
        let options = Self::options_of(trial.seats, &trial.settings)?;
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

fn told<G: PlayableGame>(file: &'static str, story: &scenario::Scenario) -> ScenarioResult {
    ScenarioResult {
        file,
        rules: story.rules.iter().map(ToString::to_string).collect(),
        title: story.title.to_owned(),
        wrong: scenario::run::<G>(story).err(),
    }
}
