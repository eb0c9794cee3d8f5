//! One or more examples of everything that can be asked or refused in The Big Book of Madness.

use madness::cards::{Card, Curse, Element, Filter, Magician, Monster, Page, Spell};
use madness::frames::{Action, Cause, Deed, Place};
use madness::state::Slot;
use madness::{Ask, Asked, Reason};

use super::{BEA, FIRE, YOU};

/// Every question, some in several ways.
pub fn questions() -> Vec<Asked> {
    let ask = |cause, ask| Asked { seat: YOU.0, cause, ask };
    let spell = |spell, it| ask(Some(Cause::Spell(spell)), it);
    let mut asked = vec![
        ask(Some(Cause::SetUp), Ask::Magician { free: vec![Magician::Maris] }),
        ask(None, Ask::Turn),
        ask(None, Ask::LastWindow),
        spell(Spell::Telepathy, Ask::Granted { left: 1, avatar: false }),
        spell(Spell::Telepathy, Ask::Granted { left: 3, avatar: false }),
        spell(Spell::Avatar, Ask::Granted { left: 1, avatar: true }),
        ask(Some(Cause::Ability(Magician::Cinder)), Ask::Swap { picked: vec![FIRE] }),
        ask(Some(Cause::Ability(Magician::Cinder)), Ask::Swap { picked: vec![FIRE; 3] }),
        spell(Spell::Whisper, Ask::Targets { from: vec![1, 2], chosen: vec![], left: 1, gift: true }),
        spell(Spell::Telepathy, Ask::Targets { from: vec![1, 2], chosen: vec![], left: 1, gift: false }),
        spell(Spell::IceTouch, Ask::Targets { from: vec![1, 2], chosen: vec![], left: 2, gift: false }),
        ask(
            Some(Cause::Failure(Page::P02)),
            Ask::Targets { from: vec![0, 1], chosen: vec![], left: 1, gift: false },
        ),
        spell(Spell::Forge, Ask::May),
        ask(Some(Cause::Bonus(Page::P04)), Ask::May),
        spell(Spell::SecondWind, Ask::Refresh { left: 1 }),
        spell(Spell::SecondWind, Ask::Refresh { left: 2 }),
        ask(
            Some(Cause::Curse(Curse::WaterSilence)),
            Ask::NeutralizeSpell { element: Some(Element::Water), for_curse: true },
        ),
        ask(Some(Cause::Arrival(Monster::Medusa)), Ask::NeutralizeSpell { element: None, for_curse: false }),
        spell(Spell::FrostVeil, Ask::NeutralizeCurse { left: 1 }),
        spell(Spell::AbsoluteZero, Ask::NeutralizeCurse { left: 2 }),
        ask(Some(Cause::Compensation), Ask::Element { value: 2, left: 1 }),
        spell(Spell::HeartOfTheVolcano, Ask::Element { value: 3, left: 1 }),
        spell(Spell::HeartOfTheVolcano, Ask::Element { value: 3, left: 2 }),
        ask(Some(Cause::Action), Ask::Forget { learning: Element::Water }),
        spell(Spell::WorldTree, Ask::Private),
    ];
    asked.extend(payments());
    asked.extend(choices());
    asked
}

fn payments() -> Vec<Asked> {
    let pay = |action, missing, any, avatar| Asked {
        seat: YOU.0,
        cause: Some(Cause::Action),
        ask: Ask::Pay { action: Some(action), missing, any, avatar },
    };
    vec![
        pay(Action::Cast(Spell::Combustion, 1), [0, 0, 1, 0], 0, false),
        pay(Action::Cast(Spell::Adrenaline, 2), [0, 0, 1, 0], 0, false),
        pay(Action::Learn(Element::Water), [2, 0, 0, 0], 0, false),
        pay(Action::Acquire(Card::new(Element::Fire, 3)), [0, 0, 1, 0], 0, true),
        pay(Action::Destroy(Slot::Two), [4, 0, 0, 0], 0, false),
        pay(Action::Destroy(Slot::ThreeLeft), [1, 0, 0, 1], 0, false),
        pay(Action::Destroy(Slot::ThreeLeft), [0, 0, 0, 1], 0, false),
        pay(Action::Cure(Place::Hand), [0; 4], 2, false),
        pay(Action::Cure(Place::Support(BEA)), [0, 1, 0, 0], 0, false),
    ]
}

fn choices() -> Vec<Asked> {
    let cards = |cause, deed, filter, [least, most, chosen]: [u8; 3]| {
        let to = (deed == Deed::Give).then_some(BEA.0);
        Asked { seat: YOU.0, cause: Some(cause), ask: Ask::Cards { deed, filter, to, least, most, chosen } }
    };
    let spell = Cause::Spell;
    vec![
        cards(Cause::Curse(Curse::WaterDrain), Deed::Discard, Filter::Of(Element::Water), [1, 1, 0]),
        cards(Cause::Curse(Curse::WaterGrip), Deed::Discard, Filter::Any, [2, 2, 1]),
        cards(Cause::Curse(Curse::TollOfPower), Deed::Discard, Filter::ValueTwoOrMore, [1, 1, 0]),
        cards(Cause::Bonus(Page::P05), Deed::Discard, Filter::ValueOne, [1, 1, 0]),
        cards(Cause::Recuperation, Deed::Discard, Filter::AnyElement, [2, 2, 0]),
        cards(Cause::Recuperation, Deed::Discard, Filter::AnyElement, [2, 2, 1]),
        cards(spell(Spell::Combustion), Deed::Destroy, Filter::Any, [3, 3, 0]),
        cards(spell(Spell::Ice), Deed::Support, Filter::Any, [1, 1, 0]),
        cards(spell(Spell::FrozenLake), Deed::Support, Filter::Any, [0, 2, 0]),
        cards(spell(Spell::DeepRoots), Deed::ToHand, Filter::Any, [1, 1, 0]),
        cards(spell(Spell::Phoenix), Deed::ToHand, Filter::AnyElement, [0, 2, 1]),
        cards(spell(Spell::EssenceOfTheEarth), Deed::OnDeck, Filter::Any, [1, 1, 0]),
        cards(Cause::Bonus(Page::P01), Deed::OnDeck, Filter::Any, [0, 2, 0]),
        cards(Cause::Bonus(Page::P03), Deed::Cure, Filter::Madness, [1, 2, 0]),
        cards(spell(Spell::CalmingHerbs), Deed::Discard, Filter::Madness, [0, 1, 0]),
        cards(spell(Spell::Whisper), Deed::Give, Filter::Any, [2, 2, 0]),
    ]
}

/// Every reason, each leading to the next. No wildcard arm: a new reason asks for its place.
pub fn reasons() -> Vec<Reason> {
    std::iter::successors(Some(Reason::TooManyOrTooFew), next).collect()
}

fn next(reason: &Reason) -> Option<Reason> {
    use Reason::*;
    Some(match reason {
        TooManyOrTooFew => UnknownOption,
        UnknownOption => NobodyThere,
        NobodyThere => GameOver,
        GameOver => NotAsked,
        NotAsked => NotAnAnswer,
        NotAnAnswer => MagicianTaken,
        MagicianTaken => OneMagicianEach,
        OneMagicianEach => MagicianTwice,
        MagicianTwice => NotYourSpell,
        NotYourSpell => SpellExhausted,
        SpellExhausted => SpellNeutralized,
        SpellNeutralized => SpellResolving,
        SpellResolving => NobodyElse,
        NobodyElse => LibraryEmpty,
        LibraryEmpty => NotForSale,
        NotForSale => StackEmpty,
        StackEmpty => NoCurseThere,
        NoCurseThere => CurseNeutralized,
        CurseNeutralized => NoMadnessThere,
        NoMadnessThere => CannotPay,
        CannotPay => AbilityAlwaysOn,
        AbilityAlwaysOn => AbilityUsed,
        AbilityUsed => AbilityNotNow,
        AbilityNotNow => AbilityVain,
        AbilityVain => MadnessNeverPays,
        MadnessNeverPays => OnlyThePool,
        OnlyThePool => NotThere,
        NotThere => NotWild,
        NotWild => NotNeeded,
        NotNeeded => Redundant,
        Redundant => WrongCard,
        WrongCard => MustGoOn,
        MustGoOn => NotATarget,
        NotATarget => NotRefreshable,
        NotRefreshable => return None,
    })
}
