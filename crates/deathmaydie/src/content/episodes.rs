//! The six Episodes: their maps, tokens, actions, rules and Conditions.

use super::vocabulary::*;
use super::{listed, plays};
use crate::effect::{Ability, Effects, Tests};

/// One space, and where it lies on the map of its Episode: from the left, from the top.
pub struct SpaceRow {
    pub episode: Episode,
    pub at: [u8; 2],
}

include!(concat!(env!("OUT_DIR"), "/spaces.rs"));

include!(concat!(env!("OUT_DIR"), "/gates.rs"));

/// Two spaces joined.
pub type Passage = [Space; 2];

/// Enemies that are there at the start.
pub struct Garrison {
    pub kind: Kind,
    /// A figure for each.
    pub at: &'static [Space],
}

/// One Episode.
pub struct EpisodeRow {
    pub monsters: [Kind; 2],
    pub start: Space,
    /// Red, yellow, blue.
    pub gates: [Space; 3],
    pub stairs: Option<Passage>,
    pub tunnel: Option<Passage>,
    pub passages: &'static [Passage],
    locks: Option<&'static [Passage]>,
    pub enemies: &'static [Garrison],
    /// When the Ritual is disrupted (DMD-15.1).
    pub disrupted: Tests,
    /// When the Elder One advances.
    pub advance: Effects,
}

include!(concat!(env!("OUT_DIR"), "/episodes.rs"));

impl Episode {
    pub fn spaces(self) -> impl Iterator<Item = Space> {
        Space::ALL.into_iter().filter(move |space| space.row().episode == self)
    }

    /// Passages with a Lock on them.
    pub const fn locks(self) -> &'static [Passage] {
        listed(self.row().locks)
    }

    pub fn tokens(self) -> impl Iterator<Item = Token> {
        Token::ALL.into_iter().filter(move |token| token.row().episode == self)
    }

    pub fn counters(self) -> impl Iterator<Item = Counter> {
        Counter::ALL.into_iter().filter(move |counter| counter.row().episode == self)
    }

    pub const fn actions(self) -> [Action; 2] {
        let first = self as u8 * 2;
        [Action::at(first), Action::at(first + 1)]
    }

    /// The special rules, as this version of the rules has them.
    pub fn rules(self, rules: u16) -> impl Iterator<Item = Rule> {
        let (first, after) = RULES_OF[self as usize];
        let of = move |rule: &Rule| plays(rule.row().first, rule.row().last, rules);
        Rule::ALL[first..after].iter().copied().filter(of)
    }
}

/// Where the rules of each Episode begin and end among all rules, which are told Episode by Episode.
static RULES_OF: [(usize, usize); Episode::COUNT] = {
    let mut ranges = [(0, 0); Episode::COUNT];
    let mut rule = 0;
    while rule < Rule::COUNT {
        let range = &mut ranges[Rule::ALL[rule].row().episode as usize];
        if range.1 == 0 {
            range.0 = rule;
        }
        assert!(range.1 == 0 || range.1 == rule, "the rules of an Episode stand together");
        range.1 = rule + 1;
        rule += 1;
    }
    ranges
};

include!(concat!(env!("OUT_DIR"), "/faces.rs"));
include!(concat!(env!("OUT_DIR"), "/values.rs"));

/// One kind of Episode token. It starts on its first face; if it has values, they are hidden and dealt at random.
pub struct TokenRow {
    pub episode: Episode,
    pub count: u8,
    pub faces: &'static [Face],
    values: Option<&'static [Value]>,
    pub laid: Laid,
    /// Whether investigators may trade it.
    pub traded: bool,
    /// Where it goes when its bearer dies.
    pub fallen: Option<Destination>,
}

/// Where tokens lie at the start.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Laid {
    /// One for each.
    On(&'static [Space]),
    /// One on each locked passage.
    OnLocks,
    InPile,
}
use Laid::*;

include!(concat!(env!("OUT_DIR"), "/tokens.rs"));

impl Token {
    /// What is printed on the hidden faces; nothing for tokens without secrets.
    pub const fn values(self) -> &'static [Value] {
        listed(self.row().values)
    }
}

/// Something counted, from nought.
pub struct CounterRow {
    pub episode: Episode,
    pub start: u8,
    pub most: u8,
}

include!(concat!(env!("OUT_DIR"), "/counters.rs"));

/// One action of an Episode (DMD-8.50).
pub struct ActionRow {
    pub episode: Episode,
    pub needs: Tests,
    number: Option<i8>,
    pub does: Effects,
}

include!(concat!(env!("OUT_DIR"), "/actions.rs"));

impl Action {
    /// The main number, which cards change.
    pub const fn number(self) -> i8 {
        number(self.row().number)
    }
}

/// What has no main number has nought.
const fn number(number: Option<i8>) -> i8 {
    match number {
        Some(number) => number,
        None => 0,
    }
}

/// One special rule.
pub struct RuleRow {
    pub episode: Episode,
    number: Option<i8>,
    first: Option<u16>,
    last: Option<u16>,
    pub does: &'static [Ability],
}

include!(concat!(env!("OUT_DIR"), "/rules.rs"));

impl Rule {
    /// The main number, which cards change.
    pub const fn number(self) -> i8 {
        number(self.row().number)
    }
}

/// One Condition. Several Discovery cards may have it as a side.
pub struct ConditionRow {
    pub episode: Episode,
    pub does: &'static [Ability],
}

include!(concat!(env!("OUT_DIR"), "/conditions.rs"));
