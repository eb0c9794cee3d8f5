//! The 4 Basic and 36 Library Spells, one row each. Rows are in the order of the enum: Element by Element, the Basic
//! Spell first, then by level.

use super::text::Mode::{Must, UpTo};
use super::text::To::{self, TopOfDeck};
use super::text::Who::{Each, EachOther, Nobody, Others, Players, You};
use super::text::Whose::{self, Anybody};
use super::text::Zone::{self, Hand, Own};
use super::text::{Block, Num, Op::*, block, may};
use super::{Element, Filter::*, named};

const N1: Num = Num::Just(1);
const P1: Num = Num::Power(1);
const P2: Num = Num::Power(2);
const P3: Num = Num::Power(3);

named! {
    /// Every Spell there is.
    Spell {
        Ice = "ice",
        CoolHead = "cool-head",
        IceTouch = "ice-touch",
        Reservoir = "reservoir",
        FrostVeil = "frost-veil",
        FrozenLake = "frozen-lake",
        PurifyingSpring = "purifying-spring",
        ArcticCircle = "arctic-circle",
        Avatar = "avatar",
        AbsoluteZero = "absolute-zero",
        Growth = "growth",
        EssenceOfTheEarth = "essence-of-the-earth",
        Abundance = "abundance",
        CalmingHerbs = "calming-herbs",
        DeepRoots = "deep-roots",
        AncientGrove = "ancient-grove",
        Harvest = "harvest",
        MotherNature = "mother-nature",
        VerdantSanctuary = "verdant-sanctuary",
        WorldTree = "world-tree",
        Combustion = "combustion",
        PowerOfTheInferno = "power-of-the-inferno",
        Cauterize = "cauterize",
        ControlledBurn = "controlled-burn",
        Adrenaline = "adrenaline",
        Forge = "forge",
        PurgingFlames = "purging-flames",
        Phoenix = "phoenix",
        Meteor = "meteor",
        HeartOfTheVolcano = "heart-of-the-volcano",
        Telepathy = "telepathy",
        MentalControl = "mental-control",
        EyeOfTheTornado = "eye-of-the-tornado",
        Whisper = "whisper",
        Telekinesis = "telekinesis",
        Levitation = "levitation",
        SecondWind = "second-wind",
        CollectiveMind = "collective-mind",
        ZephyrChoir = "zephyr-choir",
        AstralProjection = "astral-projection",
    }
}

/// One row per Spell. Its level is also its activation cost, in its Element.
pub struct SpellRow {
    pub spell: Spell,
    pub element: Element,
    pub level: u8,
    pub text: &'static [Block],
}

const fn row(spell: Spell, element: Element, level: u8, text: &'static [Block]) -> SpellRow {
    SpellRow { spell, element, level, text }
}

#[rustfmt::skip]
pub static SPELLS: [SpellRow; 40] = [
    row(Spell::Ice, Element::Water, 1, &[block(You, &[Place(P1, Must)])]),
    row(Spell::CoolHead, Element::Water, 1, &[block(You, &[Place(P1, Must), Draw(P1)])]),
    row(Spell::IceTouch, Element::Water, 1, &[block(Others(P1), &[Draw(N1), Place(N1, Must)])]),
    row(Spell::Reservoir, Element::Water, 1, &[block(You, &[PlaceTop(P1)])]),
    row(Spell::FrostVeil, Element::Water, 2, &[block(Nobody, &[NeutralizeCurse(P1)])]),
    row(Spell::FrozenLake, Element::Water, 2, &[block(Each, &[Place(P1, UpTo)])]),
    row(Spell::PurifyingSpring, Element::Water, 2, &[block(Players(P1), &[Cure(Num::Just(0), Num::Just(2), Own)])]),
    row(Spell::ArcticCircle, Element::Water, 3, &[block(Each, &[Place(P1, Must), Draw(P1)])]),
    row(Spell::Avatar, Element::Water, 3, &[block(You, &[AvatarActions(P1)])]),
    row(Spell::AbsoluteZero, Element::Water, 3, &[block(Nobody, &[NeutralizeCurse(P2)]), block(You, &[Draw(P1)])]),
    row(Spell::Growth, Element::Earth, 1, &[block(You, &[Draw(P1)])]),
    row(Spell::EssenceOfTheEarth, Element::Earth, 1, &[block(Others(P1), &[Fetch(N1, TopOfDeck, Must)])]),
    row(Spell::Abundance, Element::Earth, 1, &[block(Others(N1), &[Draw(P2)])]),
    row(Spell::CalmingHerbs, Element::Earth, 1, &[block(Players(P1), &[Discard(N1, Hand, Madness, UpTo), Draw(N1)])]),
    row(Spell::DeepRoots, Element::Earth, 2, &[block(You, &[Fetch(P1, To::Hand, Must), Draw(P1)])]),
    row(Spell::AncientGrove, Element::Earth, 2, &[block(Players(P1), &[Reshuffle, Draw(N1)])]),
    row(Spell::Harvest, Element::Earth, 2, &[block(You, &[Draw(P3)])]),
    row(Spell::MotherNature, Element::Earth, 3, &[block(Each, &[Draw(P2)])]),
    row(Spell::VerdantSanctuary, Element::Earth, 3, &[block(Each, &[Cure(P1, P1, Own)])]),
    row(Spell::WorldTree, Element::Earth, 3, &[block(Each, &[Fetch(P1, To::Hand, UpTo)])]),
    row(Spell::Combustion, Element::Fire, 1, &[block(You, &[Destroy(P1, Hand, Any, Must)])]),
    row(Spell::PowerOfTheInferno, Element::Fire, 1, &[may(Players(N1), &[Discard(P1, Own, Any, Must), Draw(P1)])]),
    row(Spell::Cauterize, Element::Fire, 1, &[block(You, &[Destroy(P1, Zone::Discard, Any, Must)])]),
    row(Spell::ControlledBurn, Element::Fire, 1, &[block(You, &[Destroy(P1, Hand, Any, Must), Draw(P1)])]),
    row(Spell::Adrenaline, Element::Fire, 2, &[block(You, &[Draw(P2), Cure(P1, P1, Own)])]),
    row(Spell::Forge, Element::Fire, 2, &[may(Players(P1), &[Destroy(N1, Hand, AnyElement, Must), GainHigher(To::Hand)])]),
    row(Spell::PurgingFlames, Element::Fire, 2, &[block(Each, &[Destroy(P1, Hand, Any, UpTo)])]),
    row(Spell::Phoenix, Element::Fire, 3, &[block(You, &[Revive(P2)])]),
    row(Spell::Meteor, Element::Fire, 3, &[block(Each, &[Destroy(P1, Zone::Discard, Any, UpTo), Draw(P1)])]),
    row(Spell::HeartOfTheVolcano, Element::Fire, 3, &[block(You, &[GainAny(P1, 3, TopOfDeck)])]),
    row(Spell::Telepathy, Element::Air, 1, &[block(Others(N1), &[GrantActions(P1)])]),
    row(Spell::MentalControl, Element::Air, 1, &[block(Others(P1), &[GrantActions(N1), Draw(N1)])]),
    row(Spell::EyeOfTheTornado, Element::Air, 1, &[block(Each, &[Discard(P1, Hand, Any, Must), Draw(P1)])]),
    row(Spell::Whisper, Element::Air, 1, &[block(You, &[Give(P1), Draw(P1)])]),
    row(Spell::Telekinesis, Element::Air, 2, &[block(Each, &[Draw(P1)])]),
    row(Spell::Levitation, Element::Air, 2, &[block(Others(P1), &[DrawTo(6)])]),
    row(Spell::SecondWind, Element::Air, 2, &[block(You, &[Refresh(P1, Anybody)])]),
    row(Spell::CollectiveMind, Element::Air, 3, &[block(EachOther, &[GrantActions(P1)])]),
    row(Spell::ZephyrChoir, Element::Air, 3, &[block(Each, &[Refresh(P1, Whose::Own)])]),
    row(Spell::AstralProjection, Element::Air, 3, &[block(Others(P1), &[GrantActions(Num::Just(2)), Draw(Num::Just(2))])]),
];

impl Spell {
    /// The Spells every player starts with.
    pub const BASIC: [Spell; 4] = [Spell::Ice, Spell::Growth, Spell::Combustion, Spell::Telepathy];

    #[inline]
    fn row(self) -> &'static SpellRow {
        &SPELLS[self.index()]
    }

    #[inline]
    pub fn element(self) -> Element {
        self.row().element
    }

    #[inline]
    pub fn level(self) -> u8 {
        self.row().level
    }

    #[inline]
    pub fn text(self) -> &'static [Block] {
        self.row().text
    }

    pub fn is_basic(self) -> bool {
        Spell::BASIC.contains(&self)
    }

    /// Whether it is about other players only, so that it needs one.
    pub fn needs_others(self) -> bool {
        self.text().iter().all(|block| matches!(block.who, Others(_) | EachOther))
    }

    /// The Library Spells of an Element and level.
    pub fn shelf(element: Element, level: u8) -> SpellSet {
        Spell::ALL
            .iter()
            .copied()
            .filter(|spell| !spell.is_basic() && spell.element() == element && spell.level() == level)
            .collect()
    }
}

/// A set of Spells.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SpellSet(u64);

impl SpellSet {
    pub const NONE: SpellSet = SpellSet(0);

    #[inline]
    pub fn has(self, spell: Spell) -> bool {
        self.0 & (1 << spell as u8) != 0
    }

    #[inline]
    pub fn insert(&mut self, spell: Spell) {
        self.0 |= 1 << spell as u8;
    }

    #[inline]
    pub fn remove(&mut self, spell: Spell) {
        self.0 &= !(1 << spell as u8);
    }

    #[inline]
    #[must_use]
    pub fn or(self, other: SpellSet) -> SpellSet {
        SpellSet(self.0 | other.0)
    }

    #[inline]
    #[must_use]
    pub fn and(self, other: SpellSet) -> SpellSet {
        SpellSet(self.0 & other.0)
    }

    #[inline]
    #[must_use]
    pub fn minus(self, other: SpellSet) -> SpellSet {
        SpellSet(self.0 & !other.0)
    }

    #[inline]
    pub fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// In the order of the rows.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Spell> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let spell = *Spell::ALL.get(left.trailing_zeros() as usize)?;
            left &= left - 1;
            Some(spell)
        })
    }

    /// Those of one Element, or all.
    #[must_use]
    pub fn of(self, element: Option<Element>) -> SpellSet {
        self.iter().filter(|spell| element.is_none_or(|wanted| spell.element() == wanted)).collect()
    }
}

impl FromIterator<Spell> for SpellSet {
    fn from_iter<I: IntoIterator<Item = Spell>>(spells: I) -> SpellSet {
        let mut set = SpellSet::NONE;
        spells.into_iter().for_each(|spell| set.insert(spell));
        set
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_spell_has_its_row() {
        assert!(SPELLS.iter().map(|row| row.spell).eq(Spell::ALL.iter().copied()));
    }

    #[test]
    fn every_shelf_of_the_library_holds_three() {
        for element in Element::ALL {
            for level in 1..=3 {
                assert_eq!(Spell::shelf(*element, level).len(), 3, "{element} {level}");
            }
        }
    }
}
