//! The rules of one game with their types erased.

use bots::Strength;
use bots::simulate::Report;
use table::settings::Misfit;
use table::{OptionRow, Record, Seed, Settings};

use crate::playing::RulesSession;

/// The rules of a game as programs see them.
pub trait AnyRules: Sync {
    fn name(&self) -> &'static str;
    fn rules_version(&self) -> u16;
    fn options(&self) -> &'static [OptionRow];
    fn seat_counts(&self, settings: &Settings) -> &'static [u8];
    /// Sets up a new game.
    fn new_game(&self, seats: u8, settings: &Settings, seed: Seed)
    -> Result<Box<dyn RulesSession>, NotSetUp>;
    /// Plays a record again: moves and undos count, the rest is talk.
    fn resume(&self, record: &Record) -> Result<Box<dyn RulesSession>, BadRecord>;
    /// Bots against each other, on all cores.
    fn simulate(&self, trial: &Trial, progress: &(dyn Fn(u64) + Sync)) -> Result<Report, NotSetUp>;
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
pub enum NotSetUp {
    Settings(Misfit),
    /// Refused by this rule.
    Rule(&'static str),
}

/// A record that does not replay: at which entry and why.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BadRecord {
    /// From 1; 0 when the set-up itself does not work.
    pub entry: usize,
    pub why: String,
}
