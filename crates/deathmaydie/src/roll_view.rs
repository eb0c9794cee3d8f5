//! What does everybody see of a roll under way?

use serde::Serialize;

use crate::chances::{Goal, Prospect};
use crate::content::{Action, Dice, Investigator};
use crate::dice::DieFace;
use crate::ids::Symbol;
use crate::question::{self, Conversion, Origin};
use crate::rolls::Reason;
use crate::state::State;

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct RollView {
    pub who: Investigator,
    pub what: Rolled,
    /// Whose text asks for it.
    pub of: Origin,
    pub against: bool,
    pub targets: Vec<String>,
    pub dice: Vec<String>,
    pub to_throw: Dice,
    pub free_rerolls: u8,
    /// Rerolls that come once per turn and are left.
    pub turn_rerolls: u8,
    /// What it is for, and everything its odds depend on.
    pub prospect: Prospect,
    /// What may count as what.
    pub ways: Vec<Conversion>,
    /// Wounds assigned to each target so far.
    pub dealt: Vec<u8>,
    pub success: i16,
    pub elder: i16,
    pub tentacle: i16,
}

/// What is rolled for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Rolled {
    Attack,
    Task(Action),
    /// What a card or another text asks for.
    Check,
    /// `ghast-2` attacks.
    Defence(String),
    Fire,
}

impl RollView {
    /// What it is worth to the roller to count so many symbols as others: successes where they help, and never Tentacles.
    pub fn worth(&self, from: Symbol, to: &[Symbol], count: u8) -> i16 {
        let each = |symbol: Symbol| match symbol {
            Symbol::Success if self.against => -1,
            Symbol::Success => 1,
            Symbol::Tentacle => -1,
            Symbol::ElderSign if self.wants_signs() => 2,
            Symbol::ElderSign | Symbol::Blank => 0,
        };
        let gained: i16 = to.iter().map(|symbol| each(*symbol)).sum();
        i16::from(count) * (gained - each(from))
    }

    /// Whether Elder Signs are what it is for.
    fn wants_signs(&self) -> bool {
        self.prospect.goals.iter().any(|goal| matches!(goal, Goal::ElderSigns(_)))
    }
}

pub fn roll(state: &State) -> RollView {
    let it = &state.roll;
    let dice = DieFace::ALL
        .into_iter()
        .flat_map(|die| std::iter::repeat_n(die.to_string(), it.dice.count(die).into()));
    let thrown = !it.dice.is_empty();
    RollView {
        who: state.name(it.who),
        what: rolled(it.reason),
        of: question::origin(state, &it.ctx),
        against: matches!(it.reason, Reason::Defence(_) | Reason::Fire),
        targets: it.targets.iter().map(|foe| foe.to_string()).collect(),
        dice: dice.collect(),
        to_throw: Dice {
            standard: if thrown { 0 } else { it.standard },
            bonus: if thrown { 0 } else { it.bonus },
        },
        free_rerolls: it.free,
        turn_rerolls: state.turn_rerolls(it.who).len() as u8,
        prospect: state.roll_prospect(),
        ways: question::ways(state),
        dealt: it.targets.iter().map(|foe| it.dealt[foe.index()]).collect(),
        success: it.symbols.success,
        elder: it.symbols.elder,
        tentacle: it.symbols.tentacle,
    }
}

fn rolled(reason: Reason) -> Rolled {
    match reason {
        Reason::Attack { .. } => Rolled::Attack,
        Reason::Check { task: Some(action) } => Rolled::Task(action),
        Reason::Check { task: None } => Rolled::Check,
        Reason::Defence(foe) => Rolled::Defence(foe.to_string()),
        Reason::Fire => Rolled::Fire,
    }
}
