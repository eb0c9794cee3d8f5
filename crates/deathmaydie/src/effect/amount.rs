//! How much, how many, and does it hold? (CONTENT.md §15.2: N, COUNT, COND, COST.)

use super::{Class, Foes, Held, Tokens};
use crate::content::{Condition, Counter, Skill, Space, Tag, Token};
use crate::ids::Kind;

/// A number in a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Num {
    Just(i8),
    All,
    /// As many as one likes.
    Any,
    /// As far as needed.
    Reach,
    /// The main number of the action or rule, and so many more.
    Main(i8),
    Per(Per),
}

/// `base + times × max(0, of − free)`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Per {
    pub of: Quantity,
    pub times: i8,
    pub base: i8,
    /// Whether the rule's main number is subtracted first.
    pub spares_main: bool,
}

/// One for each.
pub const fn per(of: Quantity) -> Num {
    Num::Per(Per { of, times: 1, base: 0, spares_main: false })
}

/// What can be counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Quantity {
    /// Of the roll being applied, after conversions.
    Successes,
    ElderSigns,
    Tentacles,
    YourStress,
    YourWounds,
    YourFatigue,
    /// Items and Companions of yours with this tag.
    Tagged(Tag),
    /// Such tokens that you carry.
    Carried(Token),
    Counted(Counter),
    Lying(Tokens),
    EnemyCount(Foes),
    /// Living investigators in a space.
    InvestigatorsIn(Space),
    /// Other living investigators within so many spaces of you.
    OthersWithin(u8),
    /// Other figures in your space.
    FiguresHere,
    /// Figures of that kind killed in this game.
    Killed(Kind),
    /// Items and Companions of other investigators in your space.
    Stealable,
    /// By how many your Items and Companions fall short of the tokens on this card.
    Shortfall,
    ItemsAndRelics,
    /// Targets of the attack.
    Targets,
    /// The total Health of `this`, as it was.
    ItsHealth,
    /// Symbols just converted.
    Converted,
    /// Elder Signs of the roll that were not converted.
    ElderSignsLeft,
}

/// Something that holds or does not.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Test {
    /// The Ritual is disrupted.
    Disrupted,
    /// The Elder One is on the board.
    ElderOnBoard,
    /// No enemy in your space (DMD-5.6).
    Safe,
    /// No other investigator in your space.
    Alone,
    /// No Wound was suffered in this attack.
    Unhurt,
    /// You Sneaked in this Run.
    Sneaked,
    /// No other living investigator has reached more thresholds.
    MostThresholds,
    /// `this` has a Wound.
    ItIsWounded,
    /// You are in one of these spaces.
    In(&'static [Space]),
    /// You hold this Condition.
    Has(Condition),
    /// You have one of these skills, at any level.
    Skilled(&'static [Skill]),
    ItIs(Class),
    /// A target of the attack is one.
    TargetIs(Class),
    AtLeast(Quantity, Num),
    Under(Quantity, Num),
    Not(&'static Test),
}

/// All of them must hold.
pub type Tests = &'static [Test];

/// What is paid in full or not at all (DMD-6.4, RUL-DMD-19).
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Cost {
    TakeStress(u8),
    SufferWounds(u8),
    LoseSanity(u8),
    CatchFire(u8),
    GiveUp(Held),
    DiscardThis,
}
