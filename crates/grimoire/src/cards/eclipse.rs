//! The thirty Spells of the Eclipse Edition, in card order.

use super::Element::*;
use super::Power;
use super::row::Amount::{Each, Plain};
use super::row::Attribute::*;
use super::row::Condition::*;
use super::row::Constant::Add as Lasting;
use super::row::Filter::*;
use super::row::Property::*;
use super::row::Row;
use super::row::Step::*;
use super::row::Targets::{Chosen, Itself, Others, Trigger};
use super::row::Timing::*;
use super::row::{Count, NewElement, NewPower, Targets};

pub const ROWS: [Row; 30] = [
    // Ice
    Row::effect("Frost", Played, &[], &[Add(Chosen(Any), Plain(-3))]),
    Row::effect("Freeze", OtherPlayed, &[], &[Silence(Trigger)]),
    Row::constant("Blizzard", &[Lasting(Others(IsNot(Ice)), Plain(-1))]),
    Row::effect("Hail", OtherPlayed, &[], &[Add(Trigger, Plain(-1))]),
    Row::effect("Fracture", Played, &[], &[SetPower(Others(Stronger), NewPower::Exactly(Power(1)))]),
    Row::plain("IceFlux"),
    // Lightning
    Row::effect("Spark", ElementPlayed(Lightning), &[], &[Add(Itself, Plain(2))]),
    Row::effect(
        "Overload",
        Played,
        &[MoreThan(0, Count::Others(Is(Lightning)))],
        &[SetPower(Itself, NewPower::Exactly(Power::FLUX))],
    ),
    Row::effect(
        "Arc",
        Played,
        &[PreviousExists],
        &[SetPower(Itself, NewPower::OfPrevious), Add(Itself, Plain(1))],
    ),
    Row::effect("Discharge", Played, &[TitleExists], &[Add(Others(OfTitle), Plain(-3))]),
    Row::effect("Thunder", Played, &[], &[Silence(Others(Any))]).with(CannotBeSilenced),
    Row::plain("LightningFlux"),
    // Wood
    Row::constant("Sprout", &[Lasting(Itself, Each(1, Count::Others(Any)))]),
    Row::effect(
        "Graft",
        Played,
        &[],
        &[SetElement(Chosen(Any), NewElement::Exactly(Wood)), Add(Itself, Plain(2))],
    ),
    Row::effect("Vine", ElementPlayed(Wood), &[], &[Add(Targets::All(Is(Wood)), Plain(1))]),
    Row::effect("Harvest", ChapterEnds, &[Won], &[ToHand(Chosen(Weaker))]),
    Row::effect("Grove", Played, &[MoreThan(0, Count::Others(Is(Wood)))], &[TitleElement(Wood)]),
    Row::plain("WoodFlux"),
    // Metal
    Row::effect("Alloy", Played, &[ChainBroken], &[Add(Itself, Plain(4))]),
    Row::effect("Anvil", Played, &[], &[Add(Itself, Plain(3))]).with(CannotBeSilenced),
    Row::effect("Magnet", Played, &[], &[SetPower(Chosen(Any), NewPower::Exactly(Power(4)))]),
    Row::plain("Plating").with(PowerCannotChange),
    Row::effect("Deadbolt", OtherPlayed, &[ChainBroken], &[Silence(Trigger)]),
    Row::plain("MetalFlux"),
    // Shadow
    Row::property("Penumbra", InvertPower),
    Row::property("Veil", InvertPower),
    Row::property("Dusk", InvertPower),
    Row::property("Gloom", InvertPower),
    Row::property("Abyss", InvertPower),
    Row::property("ShadowFlux", InvertPower),
];
