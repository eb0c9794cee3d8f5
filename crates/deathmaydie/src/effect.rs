//! The closed vocabulary every piece of content is written in (CONTENT.md §15): 41 things that can happen, over amounts,
//! tests and selections. Content files hold sentences made of these words and nothing else; the rules read them.
//!
//! A list of effects is carried out in order; what cannot be done is skipped (DMD-9.2). `you` is the subject of the text
//! (DMD-25.3) and `here` its space; `this` is the enemy or token the last step chose or moved, the attacker, the target,
//! the dying; `bound` is what [`Effect::Bind`] chose or [`Effect::For`] has come to.

mod ability;
mod amount;
mod foes;
mod places;
mod tokens;

pub use ability::{
    Ability, Aura, Cause, Deed, Limit, Mod, Numbered, Part, RollKind, Shortcut, Trigger, Use, any_time,
    free_action, lasting, on, special_action,
};
pub use amount::{Cost, Num, Per, Quantity, Test, Tests, per};
pub use foes::{Class, Foes, Pick};
pub use places::{Goal, Spot, Who};
pub use tokens::{Destination, From, Heading, Taking, TokenSet, Tokens};

use crate::content::{Condition, Counter, Token};
use crate::ids::{Face, Kind, Side, Symbol, Value};

/// What happens, one after the other.
pub type Effects = &'static [Effect];

/// One step of a text (CONTENT.md §15.3), in the order of the specification.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Effect {
    /// So many figures come from the reserve (DMD-9.5).
    Summon(Kind, Num, Spot),
    /// Each of them moves so far toward a goal (DMD-5.13).
    Go(Foes, Num, Goal),
    /// The holder moves them up to so far, in any direction.
    Push(Foes, Num),
    /// So many Wounds to each of them.
    Hurt(Foes, Num),
    Kill(Foes),
    /// They lose so many of their Wounds.
    Mend(Foes, Num),
    /// Each gets a Cosmic token while there are any (DMD-14.31).
    MakeCosmic(Foes),
    /// So many Wounds to every figure around, all at once (RUL-DMD-63).
    Blast(Centre, Num),
    /// Put down directly: nobody follows, nobody catches fire (DMD-5.16).
    Place(Figures, Spot),
    Stress(Who, Num, Excess),
    /// So many Wounds as one cause (DMD-6.11).
    Wound(Who, Num),
    /// So much Sanity as one loss (DMD-6.12).
    Sanity(Who, Num),
    Heal(Who, Num, Healing),
    /// Each receives so much Fatigue (DMD-14.20), unless they pay.
    Fatigue(Who, Num, Option<Cost>),
    /// Fire tokens on investigators.
    Ignite(Who, Num),
    /// Fire tokens on spaces (DMD-2.4).
    Fire(Spot, Num),
    Douse(Flames, Num),
    /// A move that is no Run.
    Walk(Who, Gait),
    /// Held cards are discarded.
    Lose(Who, Held, Num),
    /// You take an Item or a Companion from somebody else in your space, without consent.
    Steal,
    /// They Investigate so often, now (DMD-10.3).
    Explore(Who, Num),
    /// They draw so many Relics and keep one of them.
    DrawRelics {
        who: Who,
        draw: u8,
        transformed: bool,
    },
    /// They may do one action of any kind, for free.
    Act(Who),
    /// Somebody may die to cancel so many of the next effects (RUL-DMD-58).
    Sacrifice(u8),
    /// That side of the card being resolved is yours.
    Claim(Side),
    /// Take the other side of this card (DMD-11.10).
    Flip,
    /// Discard this card.
    Discard,
    /// One such symbol of the roll no longer counts.
    Cancel(Symbol),
    /// Tokens come from the supply.
    PutTokens(Token, Num, Spot),
    MoveTokens(Tokens, Num, Heading),
    FlipTokens(Tokens, Face),
    /// Tokens go to an investigator.
    TakeTokens(Tokens, Who),
    GiveTokens(Tokens, Destination),
    /// A hidden token is turned up, what is said of its value happens, and then it goes or is turned back.
    Reveal(Tokens, &'static [(Value, Effects)], Afterwards),
    /// Two hidden tokens are turned up: the first, the second, what happens if they are equal, and if not.
    Match(Tokens, Tokens, Effects, Effects),
    Count(Gauge, i8),
    /// A check (DMD-7.9).
    Roll(&'static Check),
    Choose(&'static [Choice], Mode),
    /// If all tests hold, the first; otherwise the second.
    When(Tests, Effects, Effects),
    /// Once for each, the set being frozen first (RUL-DMD-45).
    For(Set, Effects),
    /// Choose, and remember for later steps.
    Bind(Set),
}

/// Where a blast goes off.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Centre {
    /// In the spaces, sparing you.
    Spaces(Spot),
    /// Around each of these enemies, who suffers so many Wounds itself.
    Around(Foes, u8),
}

/// Figures of either side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Figures {
    Enemies(Foes),
    Investigators(Who),
}

/// What becomes of Stress that does not fit (DMD-6.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Excess {
    Ignored,
    /// Each point is a Wound.
    AsWounds,
}

/// What may be healed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Healing {
    OfStress,
    OfWounds,
    /// Any mix (RUL-DMD-74).
    OfAny,
}

/// Where Fire is put out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Flames {
    OnInvestigators(Who),
    OnSpaces(Spot),
}

/// How an investigator walks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Gait {
    /// To a space at exactly this distance, or not at all (RUL-DMD-59).
    Exactly(u8),
    /// One step, to where `this` has gone.
    Following,
}

/// Which cards somebody holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Held {
    Item,
    Companion,
    ItemOrCompanion,
    Condition(Condition),
}

/// What becomes of a token that was turned up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Afterwards {
    Removed,
    TurnedBack,
}

/// What is counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Gauge {
    Marker(Counter),
    /// Tokens on this card.
    ThisCard,
}

/// Whether a choice has to be made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mode {
    /// Without a possible option, the choice is skipped.
    OrSkip,
    /// Without a possible option, the whole list ends here.
    OrStop,
}

/// One thing to choose. Its words stand beside the piece, as `options`, in this order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Choice {
    pub need: Tests,
    pub cost: Option<Cost>,
    pub does: Effects,
}

/// An option that may always be chosen.
pub const fn option(does: Effects) -> Choice {
    Choice { need: &[], cost: None, does }
}

impl Choice {
    pub const fn needs(self, need: Tests) -> Choice {
        Choice { need, ..self }
    }

    pub const fn costs(self, cost: Cost) -> Choice {
        Choice { cost: Some(cost), ..self }
    }
}

/// What a step goes through or chooses among.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Set {
    People(Who),
    Pieces(Tokens),
}

/// A roll that is no attack: the first tier whose tests hold is carried out, otherwise the last list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Check {
    /// Bonus dice it adds.
    pub bonus: Num,
    /// What the tests see beyond the dice. It changes nothing else: an ignored Tentacle still costs Sanity.
    pub plus: &'static [Plus],
    pub tiers: &'static [(Tests, Effects)],
    pub otherwise: Effects,
}

/// A check in which nothing happens yet.
pub const CHECK: Check = Check { bonus: Num::Just(0), plus: &[], tiers: &[], otherwise: &[] };

/// So many more of a symbol, if the tests hold.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Plus(pub Symbol, pub Num, pub Tests);

/// What the central text of a Discovery card offers (CONTENT.md §15.6).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Claim {
    /// Pay and claim the left side; otherwise claim the right one.
    PayOr(Cost),
    /// Pay and claim either side; otherwise discard the card.
    PayForEither(Cost),
    /// Take one of the offers, or discard the card.
    Offers(&'static [Offer]),
    /// Make a check; the card is discarded unless what follows claims it.
    Rolls(Check),
    /// If the tests hold the first, otherwise the second.
    If(Tests, &'static Claim, &'static Claim),
    /// This happens, and then the side is claimed.
    Must(Effects, Side),
}

/// One way to claim.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Offer {
    pub need: Tests,
    pub cost: Option<Cost>,
    pub first: Effects,
    pub get: Side,
}

/// Claiming this side for nothing.
pub const fn offer(get: Side) -> Offer {
    Offer { need: &[], cost: None, first: &[], get }
}

impl Offer {
    pub const fn needs(self, need: Tests) -> Offer {
        Offer { need, ..self }
    }

    pub const fn costs(self, cost: Cost) -> Offer {
        Offer { cost: Some(cost), ..self }
    }

    /// What happens before the side is claimed.
    pub const fn first(self, first: Effects) -> Offer {
        Offer { first, ..self }
    }
}
