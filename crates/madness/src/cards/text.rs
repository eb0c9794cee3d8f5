//! The closed vocabulary every card text is written in: who is affected, and by what.

use super::{Element, Filter};

/// Who goes through a block of text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Who {
    /// Who cast the Spell or uses the ability.
    You,
    /// So many other players of the caster's choice.
    Others(Num),
    /// So many players of the caster's choice, the caster perhaps among them.
    Players(Num),
    /// One player of the active player's choice.
    OnePlayer,
    /// Everybody, the active player first.
    Each,
    /// Everybody but the caster.
    EachOther,
    Active,
    /// No player: it happens to the table.
    Nobody,
}

/// A number on a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Num {
    Just(u8),
    /// Multiplied by the Spell's Power.
    Power(u8),
    All,
    /// As many as the step before moved, for the same player.
    AsMany,
}

/// Whether all of it has to be done or none of it may be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mode {
    Must,
    UpTo,
}

/// Where the affected player's cards are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Zone {
    Hand,
    Support,
    /// Hand and own support.
    Own,
    /// Own hand and every player's support.
    HandAndPool,
    Discard,
    /// The pile of destroyed cards.
    Destroyed,
}

/// Where cards an effect brings go.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum To {
    Hand,
    Discard,
    TopOfDeck,
    Support,
}

/// Whose Spells.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Whose {
    Own,
    Anybody,
}

/// How long a Spell lies face down.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Until {
    /// As the edition says: this Curse leaves play (English), the next Monster comes (Spanish).
    Edition,
    NextMonster,
}

/// One step of a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Op {
    Draw(Num),
    DrawTo(u8),
    Discard(Num, Zone, Filter, Mode),
    /// From the top of the deck to the discard.
    Mill(Num),
    Destroy(Num, Zone, Filter, Mode),
    DestroyTop(u8),
    Place(Num, Mode),
    PlaceTop(Num),
    Fetch(Num, To, Mode),
    GainMadness(u8, To),
    BurnMadness(u8),
    Cure(Num, Num, Zone),
    /// So many cards of a value, each of an Element of one's choice.
    GainAny(Num, u8, To),
    /// The next higher card of the one just moved.
    GainHigher(To),
    /// The value-3 card of the Element just moved.
    GainThree(To),
    GrantActions(Num),
    AvatarActions(Num),
    Refresh(Num, Whose),
    NeutralizeSpell(Option<Element>, Until),
    NeutralizeCurse(Num),
    /// A token on every other Curse.
    SealOthers(Element),
    /// A token of its own Element on every linked Curse.
    SealEach,
    MadnessUnderCurses,
    Give(Num),
    Revive(Num),
    Reshuffle,
    Exchange,
    Divine,
    Win,
    Lose,
}

/// A part of a text: who goes through which steps, and whether each may decline.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Block {
    pub who: Who,
    pub may: bool,
    pub steps: &'static [Op],
}

/// A block everybody it names goes through.
pub const fn block(who: Who, steps: &'static [Op]) -> Block {
    Block { who, may: false, steps }
}

/// A block each may decline.
pub const fn may(who: Who, steps: &'static [Op]) -> Block {
    Block { who, may: true, steps }
}
