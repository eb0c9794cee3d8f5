//! The thirty Spells of the Light Edition, in card order.

use super::Element::*;
use super::Power;
use super::row::Amount::{Each, Plain};
use super::row::Attribute::*;
use super::row::Condition::*;
use super::row::Constant::{Add as Lasting, Become, LockTitleElement};
use super::row::Filter::*;
use super::row::Property::*;
use super::row::Row;
use super::row::Step::*;
use super::row::Targets::{Chosen, Itself, Others};
use super::row::Timing::*;
use super::row::{Count, NewElement, NewPower, Targets};

pub const ROWS: [Row; 30] = [
    // Fire
    Row::constant("Pyre", &[Lasting(Itself, Each(3, Count::Others(Is(Fire))))]),
    Row::effect("Ignition", Played, &[], &[SetElement(Itself, NewElement::Exactly(Light))]),
    Row::effect("Flash", ElementPlayed(Fire), &[MoreThan(1, Count::All(Is(Fire)))], &[TitleElement(Fire)]),
    Row::effect("Forge", Played, &[], &[Add(Itself, Plain(2))]),
    Row::effect("Incineration", Played, &[], &[Add(Others(IsNot(Fire)), Plain(-2))]),
    Row::plain("FireFlux"),
    // Earth
    Row::effect("Landslide", Played, &[], &[Add(Itself, Each(2, Count::Others(Any)))]),
    Row::effect("Collision", Played, &[], &[SetPower(Chosen(Any), NewPower::Exactly(Power(1)))])
        .with(CannotBeSilenced),
    Row::effect("Sediment", OtherPlayed, &[], &[Add(Itself, Plain(1))]),
    Row::effect("Gravity", Played, &[], &[SetPower(Others(Stronger), NewPower::Exactly(Power(4)))]),
    Row::constant("Sturdiness", &[LockTitleElement]),
    Row::plain("EarthFlux"),
    // Wind
    Row::effect("Breeze", Played, &[TitleExists, HandNotEmpty], &[MayTitleSwap]),
    Row::effect("Mirage", Played, &[TitleExists], &[SetElement(Itself, NewElement::OfTitle)]),
    Row::effect("Gust", Played, &[], &[Silence(Chosen(Any))]),
    Row::effect(
        "Gale",
        Played,
        &[TitleIsNot(Wind)],
        &[SetElement(Others(OfTitle), NewElement::Exactly(Wind))],
    ),
    Row::effect("Storm", Played, &[], &[Restore(Targets::All(Any)), RestoreTitle]).with(CannotBeSilenced),
    Row::plain("WindFlux"),
    // Water
    Row::effect("Calm", ChapterEnds, &[], &[ToHand(Chosen(Any))]),
    Row::constant(
        "Whirlpool",
        &[Lasting(Others(Any), Each(-1, Count::All(Is(Water)))), Become(Others(Weaker), Water)],
    ),
    Row::effect("Recycle", ChapterEnds, &[NotWon], &[ToHand(Itself)]),
    Row::effect("Dew", Played, &[], &[Restore(Chosen(Any))]),
    Row::effect("Torrent", Played, &[TitleIsNot(Water)], &[TitleDiscard]),
    Row::plain("WaterFlux"),
    // Light
    Row::property("Glow", AboveNonTrump),
    Row::property("Halo", AboveNonTrump),
    Row::property("Prism", AboveNonTrump),
    Row::property("Aurora", AboveNonTrump),
    Row::property("Radiance", AboveNonTrump),
    Row::property("LightFlux", AboveNonTrump),
];
