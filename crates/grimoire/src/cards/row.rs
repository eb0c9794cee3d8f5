//! The closed vocabulary of effects. A Spell is a row over these words; nothing else exists.

use super::{Element, Power};

/// One Spell, as `content/spells.toml` has it; `name` is the working name used in code and scenarios.
#[derive(Clone, Copy, Debug)]
pub struct Row {
    pub name: &'static str,
    /// The printed Element.
    pub element: Element,
    /// The printed Power.
    pub power: Power,
    pub attribute: Option<Attribute>,
    pub text: Text,
}

/// Printed in capitals; always holds, silenced or not (GRI-15.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Attribute {
    CannotBeSilenced,
    PowerCannotChange,
}

#[derive(Clone, Copy, Debug)]
pub enum Text {
    Nothing,
    Property(Property),
    Constant(&'static [Constant]),
    Effect { when: Timing, only_if: &'static [Condition], steps: &'static [Step] },
}

/// What a Special Element does to strength; it belongs to the Element, not to the card (GRI-6.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Property {
    /// Stronger than every Spell that is not Trump.
    AboveNonTrump,
    /// While in the Chapter, lower Power is stronger.
    InvertPower,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Timing {
    /// This card has just been played.
    Played,
    /// A card of this printed Element has just been played, this one included.
    ElementPlayed(Element),
    /// Any later Spell has just been played.
    OtherPlayed,
    ChapterEnds,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Condition {
    MoreThan(u8, Count),
    TitleExists,
    TitleIsNot(Element),
    HandNotEmpty,
    Won,
    NotWon,
    ChainBroken,
    PreviousExists,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Count {
    All(Filter),
    Others(Filter),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Filter {
    Any,
    Is(Element),
    IsNot(Element),
    /// Of the Title Spell's current Element.
    OfTitle,
    /// Current Power above this Spell's.
    Stronger,
    /// Current Power below this Spell's.
    Weaker,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Targets {
    Itself,
    All(Filter),
    Others(Filter),
    /// One other Spell, chosen by this Spell's player.
    Chosen(Filter),
    /// The Spell whose play set this off.
    Trigger,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Amount {
    Plain(i8),
    Each(i8, Count),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NewPower {
    Exactly(Power),
    OfPrevious,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NewElement {
    Exactly(Element),
    OfTitle,
}

/// One step of an effect. Targets and values are read first, then changed together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    Add(Targets, Amount),
    SetPower(Targets, NewPower),
    SetElement(Targets, NewElement),
    Restore(Targets),
    RestoreTitle,
    Silence(Targets),
    TitleElement(Element),
    TitleDiscard,
    /// The only optional step: the player may decline.
    MayTitleSwap,
    ToHand(Targets),
}

impl Step {
    /// The Spells it is about; none where it is about the Title Spell.
    #[inline]
    pub(crate) const fn targets(self) -> Option<Targets> {
        match self {
            Step::Add(targets, _)
            | Step::SetPower(targets, _)
            | Step::SetElement(targets, _)
            | Step::Restore(targets)
            | Step::Silence(targets)
            | Step::ToHand(targets) => Some(targets),
            Step::RestoreTitle | Step::TitleElement(_) | Step::TitleDiscard | Step::MayTitleSwap => None,
        }
    }
}

/// What holds while a constant Spell is in the Chapter and not silenced.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Constant {
    Add(Targets, Amount),
    Become(Targets, Element),
    LockTitleElement,
}

/// A text that acts at a moment.
pub const fn effect(when: Timing, only_if: &'static [Condition], steps: &'static [Step]) -> Text {
    Text::Effect { when, only_if, steps }
}

/// A text that holds all the time.
pub const fn constant(constants: &'static [Constant]) -> Text {
    Text::Constant(constants)
}
