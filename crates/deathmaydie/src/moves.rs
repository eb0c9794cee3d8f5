//! What can be decided at all, and how is it written? One move for each of the thirty kinds of decision (DMD-25.5).

use std::fmt;
use std::str::FromStr;

use crate::content::{Action, Discovery, Investigator, Relic, Skill, Space, Token};
use crate::dice::DieFace;
use crate::figures::Foe;
use crate::ids::Side;

table::moves! {
    /// A decision in the words of the game.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
    pub enum Move {
        /// Whom one plays (`DEC-INV`).
        Play(who: Investigator) = "play {who}",
        /// A Relic on offer (`DEC-RELIC`).
        Take(relic: Relic) = "take {relic}",
        Run = "run",
        Attack = "attack",
        Rest = "rest",
        Trade = "trade",
        /// One of the two actions of the Episode.
        Task(action: Action) = "do {action}",
        /// An ability of a card, a Relic or a skill.
        Use(what: Using) = "use {what}",
        /// No more actions, or nothing in this window.
        EndActions = "end actions",
        Step(space: Space) = "step {space}",
        Stop = "stop",
        Sneak(foe: Foe) = "sneak {foe}",
        Carry(who: Investigator) = "carry {who}",
        Follow = "follow",
        Stay = "stay",
        Target(foe: Foe) = "target {foe}",
        /// The dice are thrown as they are.
        Roll = "roll",
        Reroll(die: DieFace, with: With) = "reroll {die} {with}",
        /// So many symbols count as something else.
        Convert(what: Using, count: u8) = "convert {what} {count}",
        /// One Wound of the attack goes there.
        Wound(foe: Foe) = "wound {foe}",
        /// So much less is suffered or lost.
        Prevent(what: Using, count: u8) = "prevent {what} {count}",
        /// A Wound goes to a Companion.
        Soak(card: Discovery) = "soak {card}",
        /// A Wound, or what comes, is taken as it is.
        Suffer = "suffer",
        LevelUp(what: Ability) = "level {what}",
        /// So much Stress and so many Wounds.
        Heal(stress: u8, wounds: u8) = "heal {stress} {wounds}",
        /// One point of somebody, where points are shared out.
        Mend(who: Investigator, meter: Meter) = "mend {who} {meter}",
        /// A Fatigue token goes away before healing.
        Refresh(meter: Meter) = "refresh {meter}",
        /// A Fatigue token comes to this track.
        Fatigue(meter: Meter) = "fatigue {meter}",
        /// Pay, and be spared.
        Avoid = "avoid",
        Give(thing: Named, to: Investigator) = "give {thing} to {to}",
        Yes = "yes",
        No = "no",
        Claim(side: Side as SideWord) = "claim {side}",
        Decline = "decline",
        /// One of the options of a text, counted from 1.
        Option(number: u8) = "option {number}",
        /// So many of something.
        Number(count: u8) = "number {count}",
        /// One of several that fit.
        Pick(what: Named) = "pick {what}",
        /// Which of several things happens first, counted from 1.
        First(number: u8) = "first {number}",
        /// Which enemy attacks next.
        Face(foe: Foe) = "face {foe}",
        Sacrifice = "sacrifice",
        Refuse = "refuse",
        /// Enough.
        Done = "done",
        /// The table settles ties among enemies from now on.
        Leave = "leave ties",
        Mind = "mind ties",
    }
}

/// A skill, card or Relic one uses, and which of its abilities, from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Using {
    pub what: Ability,
    pub which: u8,
}

/// What gives abilities.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Ability {
    Signature,
    Skill(Skill),
    Card(Discovery),
    Relic(Relic),
}

/// Which reroll is used up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum With {
    /// A free reroll of this roll, or one that Stress brought along.
    Free,
    /// A reroll that comes once per turn.
    Turn,
    Stress,
}

/// Two tracks of the sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Meter {
    Stress,
    Wounds,
}

/// A thing by its name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Named {
    Foe(Foe),
    Space(Space),
    Investigator(Investigator),
    Token(Token, u8),
    Card(Discovery),
}

impl With {
    pub const ALL: [With; 3] = [With::Free, With::Turn, With::Stress];
    const NAMES: [&str; 3] = ["free", "turn", "stress"];
}

impl Meter {
    pub const BOTH: [Meter; 2] = [Meter::Stress, Meter::Wounds];
    const NAMES: [&str; 2] = ["stress", "wounds"];
}

macro_rules! by_name {
    ($type:ident, $all:ident) => {
        impl fmt::Display for $type {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str($type::NAMES[*self as usize])
            }
        }

        impl FromStr for $type {
            type Err = ();

            fn from_str(text: &str) -> Result<$type, ()> {
                $type::NAMES.iter().position(|name| *name == text).map(|place| $type::$all[place]).ok_or(())
            }
        }
    };
}

by_name!(With, ALL);
by_name!(Meter, BOTH);

impl fmt::Display for Ability {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Ability::Signature => f.write_str("signature"),
            Ability::Skill(skill) => skill.fmt(f),
            Ability::Card(card) => card.fmt(f),
            Ability::Relic(relic) => relic.fmt(f),
        }
    }
}

impl FromStr for Ability {
    type Err = ();

    fn from_str(text: &str) -> Result<Ability, ()> {
        if text == "signature" {
            return Ok(Ability::Signature);
        }
        let skill = text.parse().map(Ability::Skill);
        skill.or_else(|()| text.parse().map(Ability::Relic)).or_else(|()| text.parse().map(Ability::Card))
    }
}

/// The first ability goes without a number: `arcane`, `arcane/2`.
impl fmt::Display for Using {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.which {
            0 => self.what.fmt(f),
            which => write!(f, "{}/{}", self.what, which + 1),
        }
    }
}

impl FromStr for Using {
    type Err = ();

    fn from_str(text: &str) -> Result<Using, ()> {
        let Some((what, number)) = text.split_once('/') else {
            return Ok(Using { what: text.parse()?, which: 0 });
        };
        let number: u8 = number.parse().map_err(|_| ())?;
        if number < 2 { Err(()) } else { Ok(Using { what: what.parse()?, which: number - 1 }) }
    }
}

impl fmt::Display for Named {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Named::Foe(foe) => foe.fmt(f),
            Named::Space(space) => space.fmt(f),
            Named::Investigator(who) => who.fmt(f),
            Named::Token(token, number) => write!(f, "{token}-{number}"),
            Named::Card(card) => card.fmt(f),
        }
    }
}

impl FromStr for Named {
    type Err = ();

    fn from_str(text: &str) -> Result<Named, ()> {
        if let Ok(foe) = text.parse() {
            return Ok(Named::Foe(foe));
        }
        if let Ok(who) = text.parse() {
            return Ok(Named::Investigator(who));
        }
        let numbered = text
            .rsplit_once('-')
            .and_then(|(token, number)| Some(Named::Token(token.parse().ok()?, number.parse().ok()?)));
        let card = || text.parse().map(Named::Card);
        numbered.ok_or(()).or_else(|()| card()).or_else(|()| text.parse().map(Named::Space))
    }
}

/// `left` or `right`.
struct SideWord(Side);

impl fmt::Display for SideWord {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(if self.0 == Side::Left { "left" } else { "right" })
    }
}

impl FromStr for SideWord {
    type Err = ();

    fn from_str(text: &str) -> Result<SideWord, ()> {
        match text {
            "left" => Ok(SideWord(Side::Left)),
            "right" => Ok(SideWord(Side::Right)),
            _ => Err(()),
        }
    }
}
