//! What does a skill, a card or an enemy give while it is there? (CONTENT.md §15.4 and §15.5.) Something lasting, something
//! that happens when something else does, or something one may use.
//!
//! `lasting(Rerolls(N2, Attacking))`, `on(EndOfTurn, &[Discard]).when(&[In(&[E1Cathedral])])`,
//! `free_action(&[Push(Enemy.one().here(), N1)]).once()`.

use super::{Class, Cost, Effects, Foes, Held, Num, Tests};
use crate::content::{Action, Die, Rule, Skill, Space, Token};
use crate::ids::{Kind, Symbol};

/// One part of a text that stays.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ability {
    pub part: Part,
    /// Only while all of these hold.
    pub when: Tests,
    pub limit: Limit,
    /// What each use costs. What costs or is limited may be left unused.
    pub cost: Option<Cost>,
    /// A trigger one may decline.
    pub optional: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    Lasting(Mod),
    On(Trigger, Effects),
    Use(Use, Effects),
}

/// How often.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Limit {
    Always,
    /// So many times in each turn of the table (DMD-25.4).
    PerTurn(u8),
    OncePerRun,
}

/// When something may be used.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Use {
    /// A free action (DMD-8.4).
    Free,
    /// A special action (DMD-8.5).
    Special,
    /// In the windows of DMD-25.6.
    AnyTime,
}

/// In force while the card, level or rule is.
pub const fn lasting(change: Mod) -> Ability {
    ability(Part::Lasting(change))
}

/// Happens when something else does.
pub const fn on(trigger: Trigger, does: Effects) -> Ability {
    ability(Part::On(trigger, does))
}

pub const fn free_action(does: Effects) -> Ability {
    ability(Part::Use(Use::Free, does))
}

pub const fn special_action(does: Effects) -> Ability {
    ability(Part::Use(Use::Special, does))
}

pub const fn any_time(does: Effects) -> Ability {
    ability(Part::Use(Use::AnyTime, does))
}

const fn ability(part: Part) -> Ability {
    Ability { part, when: &[], limit: Limit::Always, cost: None, optional: false }
}

impl Ability {
    pub const fn when(self, when: Tests) -> Ability {
        Ability { when, ..self }
    }

    /// Once per turn.
    pub const fn once(self) -> Ability {
        self.times(1)
    }

    /// So many times per turn.
    pub const fn times(self, times: u8) -> Ability {
        Ability { limit: Limit::PerTurn(times), ..self }
    }

    pub const fn once_per_run(self) -> Ability {
        Ability { limit: Limit::OncePerRun, ..self }
    }

    pub const fn costs(self, cost: Cost) -> Ability {
        Ability { cost: Some(cost), ..self }
    }

    /// It may be declined.
    pub const fn optional(self) -> Ability {
        Ability { optional: true, ..self }
    }
}

/// What changes while it lasts. On an enemy, rolls are its own: `Attacking` is when it attacks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mod {
    /// More dice; those that cost something are decided before the roll.
    Dice(Die, Num, RollKind),
    /// Free rerolls in each such roll.
    Rerolls(Num, RollKind),
    /// Each reroll paid with Stress gives so many more.
    Linked(u8, RollKind),
    /// Successes without dice, at the tally.
    FreeSuccesses(Num, RollKind),
    /// More Wounds of an attack.
    Damage(Num, RollKind),
    /// So many of a symbol may count as others instead (DMD-7.13).
    Convert(Symbol, &'static [Symbol], Num, RollKind),
    /// So many more targets in the target's space.
    MoreTargets(Num, RollKind),
    /// Each target suffers the total.
    FullToEach(RollKind),
    /// Attacks reach so much farther.
    Range(u8),
    RunFarther(Num),
    RestBetter(i8),
    MoreActions(u8),
    /// How many Sneaks a Run allows (DMD-18.20).
    Sneaks(Num),
    /// Added to them, also without Stealth.
    MoreSneaks(u8),
    /// Another investigator may be taken along whenever a space is left in a Run (DMD-18.12).
    Carry,
    /// Such an action is free, as often as the limit says.
    FreeAction(Deed),
    /// One level more (DMD-11.9).
    Level(Skill),
    /// Up to so many Wounds and so much Sanity less, of one cause.
    Cut {
        wounds: u8,
        sanity: u8,
        cause: Cause,
    },
    /// Wounds may be Sanity instead, at most so much, which nothing prevents or reduces.
    SanityForWounds(Num),
    /// Wounds of that cause may go to an enemy instead.
    Redirect(Cause, Foes),
    /// Claiming such a side costs no Stress and no Wounds.
    FreeClaim(Held),
    /// May be done instead of Investigating.
    InsteadOfExploring(Effects),
    /// For one step of your Run, spaces are adjacent.
    Adjacent(Shortcut),
    /// The main number of an action or rule changes.
    Adjust(Numbered, i8),
    NoFreeRerolls,
    /// Others have it.
    Shared(Aura, &'static Mod),
    /// An enemy's Health changes.
    Health(Num),
    /// So many Wounds less from each attack.
    Armour(u8),
    /// In its attacks the first symbol counts as the second, too.
    CountsAlso(Symbol, Symbol),
    /// Each effect moves it so much farther.
    Stride(u8),
    NeverFollows,
    /// An effect that moves it puts it directly at the goal.
    Burrows,
    /// Passages with such a token are walls, except for these.
    Wall(Token, Class),
    /// Such a figure leaves the game when it is killed.
    NeverReturns(Kind),
}

/// Kinds of roll (DMD-7.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RollKind {
    AnyRoll,
    /// Every roll not against yourself.
    OwnRoll,
    Attacking,
    AttackingHere,
    AttackingAway,
    /// An enemy attacks you.
    Defending,
    /// For Fire.
    Burning,
    Checking,
    /// The check of an Episode action.
    Doing(Action),
}

/// Actions that can be free.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Deed {
    Run,
    Trade,
    /// An attack on a target outside your space.
    AttackAway,
    Task(Action),
}

/// What Wounds or a loss of Sanity come from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cause {
    AnyCause,
    FromAttack,
    FromFire,
}

/// Spaces that are adjacent to yours for a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shortcut {
    /// These two, to each other.
    Between(Space, Space),
    Gates,
    GatesAndInvestigators,
}

/// What has a main number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Numbered {
    InAction(Action),
    InRule(Rule),
}

/// Who has what is shared.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Aura {
    /// Other investigators in your space.
    OthersInSpace,
    EveryFoe(Class),
    ElderAndCosmic,
}

/// When something happens by itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Trigger {
    FirstTurn,
    /// You draw a Mythos card.
    Mythos,
    /// Before one of these actions is resolved.
    Before(&'static [Action]),
    /// One of these actions succeeded.
    Succeeded(&'static [Action]),
    Rested,
    /// Your Run is over.
    Ran,
    /// You Sneak past `this`.
    Sneak,
    /// Another investigator moved out of your space; `this` is where to.
    OtherLeft,
    /// Another investigator in your space Rests.
    OtherRested,
    BeforeRoll(RollKind),
    /// After rerolls, once for each such symbol.
    PerSymbol(RollKind, Symbol),
    /// The same, instead of what the level below does for that symbol.
    PerSymbolInstead(RollKind, Symbol),
    /// You counted symbols as something else.
    Conversion(Symbol),
    /// This enemy was a target.
    Targeted,
    /// This enemy was attacked and lives.
    Survived,
    /// You were attacked; after the Wounds.
    Attacked,
    /// You suffered a Wound.
    Wounded,
    /// You lost Sanity in a roll.
    SanityRoll,
    /// You killed `this`.
    YouKill,
    /// This enemy died.
    Death,
    /// Such a token comes to a space.
    TokenAt(Token, Space),
    /// The Ritual is disrupted.
    Broken,
    /// Step 4.1 of your own turn.
    EndOfTurn,
}
