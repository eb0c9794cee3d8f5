//! The 48 Curses, one row each: nine linked to every Element, twelve of all Elements.

use super::Element::{Air, Earth, Fire, Water};
use super::text::Mode::Must;
use super::text::Num::{self, All};
use super::text::To::{self, TopOfDeck};
use super::text::Until;
use super::text::Who::{Active, Each, Nobody};
use super::text::Zone::{Hand, Own, Support};
use super::text::{Block, Op::*, block};
use super::{Element, Filter::*, named};

const N1: Num = Num::Just(1);

named! {
    /// Every Curse there is.
    Curse {
        WaterDrain = "water-drain",
        WaterDelirium = "water-delirium",
        WaterSeal = "water-seal",
        WaterErosion = "water-erosion",
        WaterOblivion = "water-oblivion",
        WaterSilence = "water-silence",
        WaterGrip = "water-grip",
        WaterStare = "water-stare",
        Undertow = "undertow",
        EarthDrain = "earth-drain",
        EarthDelirium = "earth-delirium",
        EarthSeal = "earth-seal",
        EarthErosion = "earth-erosion",
        EarthOblivion = "earth-oblivion",
        EarthSilence = "earth-silence",
        EarthGrip = "earth-grip",
        EarthStare = "earth-stare",
        Landslide = "landslide",
        FireDrain = "fire-drain",
        FireDelirium = "fire-delirium",
        FireSeal = "fire-seal",
        FireErosion = "fire-erosion",
        FireOblivion = "fire-oblivion",
        FireSilence = "fire-silence",
        FireGrip = "fire-grip",
        FireStare = "fire-stare",
        Wildfire = "wildfire",
        AirDrain = "air-drain",
        AirDelirium = "air-delirium",
        AirSeal = "air-seal",
        AirErosion = "air-erosion",
        AirOblivion = "air-oblivion",
        AirSilence = "air-silence",
        AirGrip = "air-grip",
        AirStare = "air-stare",
        IllWind = "ill-wind",
        DevouredSanity = "devoured-sanity",
        SealedTongue = "sealed-tongue",
        WhispersInTheEar = "whispers-in-the-ear",
        CollapsingShelves = "collapsing-shelves",
        Bookworms = "bookworms",
        BlankPages = "blank-pages",
        RecurringDream = "recurring-dream",
        Scapegoat = "scapegoat",
        ForgottenLessons = "forgotten-lessons",
        HauntedDesk = "haunted-desk",
        CrackedMind = "cracked-mind",
        TollOfPower = "toll-of-power",
    }
}

/// The pile a Curse belongs to: linked to an Element, or multi-element.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, serde::Serialize)]
pub enum Kind {
    Linked(Element),
    Multi,
}

impl Kind {
    pub const ALL: [Kind; 5] =
        [Kind::Linked(Water), Kind::Linked(Earth), Kind::Linked(Fire), Kind::Linked(Air), Kind::Multi];

    #[inline]
    pub fn index(self) -> usize {
        match self {
            Kind::Linked(element) => element.index(),
            Kind::Multi => 4,
        }
    }

    /// What destroying such a Curse costs, before tokens.
    pub fn cost(self) -> [u8; 4] {
        let mut cost = [0; 4];
        match self {
            Kind::Linked(element) => cost[element.index()] = 4,
            Kind::Multi => cost = [1; 4],
        }
        cost
    }
}

/// One row per Curse.
pub struct CurseRow {
    pub curse: Curse,
    pub kind: Kind,
    pub text: &'static [Block],
}

const fn row(curse: Curse, element: Element, text: &'static [Block]) -> CurseRow {
    CurseRow { curse, kind: Kind::Linked(element), text }
}

const fn multi(curse: Curse, text: &'static [Block]) -> CurseRow {
    CurseRow { curse, kind: Kind::Multi, text }
}

#[rustfmt::skip]
pub static CURSES: [CurseRow; 48] = [
    row(Curse::WaterDrain, Water, &[block(Each, &[Discard(N1, Own, Of(Water), Must)])]),
    row(Curse::WaterDelirium, Water, &[block(Each, &[GainMadness(1, To::Discard)])]),
    row(Curse::WaterSeal, Water, &[block(Nobody, &[SealOthers(Water)])]),
    row(Curse::WaterErosion, Water, &[block(Each, &[Discard(N1, Support, Any, Must)])]),
    row(Curse::WaterOblivion, Water, &[block(Each, &[Mill(Num::Just(2))])]),
    row(Curse::WaterSilence, Water, &[block(Each, &[NeutralizeSpell(Some(Water), Until::Edition)])]),
    row(Curse::WaterGrip, Water, &[block(Each, &[Discard(Num::Just(2), Hand, Any, Must)])]),
    row(Curse::WaterStare, Water, &[block(Active, &[GainMadness(2, To::Discard)])]),
    row(Curse::Undertow, Water, &[block(Nobody, &[BurnMadness(2)])]),
    row(Curse::EarthDrain, Earth, &[block(Each, &[Discard(N1, Own, Of(Earth), Must)])]),
    row(Curse::EarthDelirium, Earth, &[block(Each, &[GainMadness(1, To::Discard)])]),
    row(Curse::EarthSeal, Earth, &[block(Nobody, &[SealOthers(Earth)])]),
    row(Curse::EarthErosion, Earth, &[block(Each, &[Discard(N1, Support, Any, Must)])]),
    row(Curse::EarthOblivion, Earth, &[block(Each, &[Mill(Num::Just(2))])]),
    row(Curse::EarthSilence, Earth, &[block(Each, &[NeutralizeSpell(Some(Earth), Until::Edition)])]),
    row(Curse::EarthGrip, Earth, &[block(Each, &[Discard(Num::Just(2), Hand, Any, Must)])]),
    row(Curse::EarthStare, Earth, &[block(Active, &[GainMadness(2, To::Discard)])]),
    row(Curse::Landslide, Earth, &[block(Each, &[DestroyTop(1)])]),
    row(Curse::FireDrain, Fire, &[block(Each, &[Discard(N1, Own, Of(Fire), Must)])]),
    row(Curse::FireDelirium, Fire, &[block(Each, &[GainMadness(1, To::Discard)])]),
    row(Curse::FireSeal, Fire, &[block(Nobody, &[SealOthers(Fire)])]),
    row(Curse::FireErosion, Fire, &[block(Each, &[Discard(N1, Support, Any, Must)])]),
    row(Curse::FireOblivion, Fire, &[block(Each, &[Mill(Num::Just(2))])]),
    row(Curse::FireSilence, Fire, &[block(Each, &[NeutralizeSpell(Some(Fire), Until::Edition)])]),
    row(Curse::FireGrip, Fire, &[block(Each, &[Discard(Num::Just(2), Hand, Any, Must)])]),
    row(Curse::FireStare, Fire, &[block(Active, &[GainMadness(2, To::Discard)])]),
    row(Curse::Wildfire, Fire, &[block(Each, &[Destroy(N1, Own, ValueTwoOrMore, Must)])]),
    row(Curse::AirDrain, Air, &[block(Each, &[Discard(N1, Own, Of(Air), Must)])]),
    row(Curse::AirDelirium, Air, &[block(Each, &[GainMadness(1, To::Discard)])]),
    row(Curse::AirSeal, Air, &[block(Nobody, &[SealOthers(Air)])]),
    row(Curse::AirErosion, Air, &[block(Each, &[Discard(N1, Support, Any, Must)])]),
    row(Curse::AirOblivion, Air, &[block(Each, &[Mill(Num::Just(2))])]),
    row(Curse::AirSilence, Air, &[block(Each, &[NeutralizeSpell(Some(Air), Until::Edition)])]),
    row(Curse::AirGrip, Air, &[block(Each, &[Discard(Num::Just(2), Hand, Any, Must)])]),
    row(Curse::AirStare, Air, &[block(Active, &[GainMadness(2, To::Discard)])]),
    row(Curse::IllWind, Air, &[block(Each, &[GainMadness(1, TopOfDeck)])]),
    multi(Curse::DevouredSanity, &[block(Nobody, &[BurnMadness(4)])]),
    multi(Curse::SealedTongue, &[block(Each, &[NeutralizeSpell(None, Until::Edition)])]),
    multi(Curse::WhispersInTheEar, &[block(Each, &[GainMadness(1, To::Hand)])]),
    multi(Curse::CollapsingShelves, &[block(Each, &[Discard(All, Support, Any, Must)])]),
    multi(Curse::Bookworms, &[block(Each, &[DestroyTop(2)])]),
    multi(Curse::BlankPages, &[block(Each, &[Discard(Num::Just(3), Hand, Any, Must)])]),
    multi(Curse::RecurringDream, &[block(Each, &[GainMadness(1, TopOfDeck)])]),
    multi(Curse::Scapegoat, &[block(Active, &[GainMadness(3, To::Discard)])]),
    multi(Curse::ForgottenLessons, &[block(Each, &[Mill(All)])]),
    multi(Curse::HauntedDesk, &[block(Each, &[GainMadness(1, To::Support)])]),
    multi(Curse::CrackedMind, &[block(Nobody, &[BurnMadness(2)]), block(Each, &[GainMadness(1, To::Discard)])]),
    multi(Curse::TollOfPower, &[block(Each, &[Discard(N1, Own, ValueTwoOrMore, Must)])]),
];

impl Curse {
    #[inline]
    pub fn kind(self) -> Kind {
        CURSES[self.index()].kind
    }

    #[inline]
    pub fn text(self) -> &'static [Block] {
        CURSES[self.index()].text
    }
}

/// A set of Curses.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct CurseSet(u64);

impl CurseSet {
    pub const NONE: CurseSet = CurseSet(0);

    pub fn of(kind: Kind) -> CurseSet {
        Curse::ALL.iter().copied().filter(|curse| curse.kind() == kind).collect()
    }

    pub fn has(self, curse: Curse) -> bool {
        self.0 & (1 << curse as u8) != 0
    }

    pub fn insert(&mut self, curse: Curse) {
        self.0 |= 1 << curse as u8;
    }

    pub fn remove(&mut self, curse: Curse) {
        self.0 &= !(1 << curse as u8);
    }

    pub fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub fn iter(self) -> impl Iterator<Item = Curse> {
        Curse::ALL.iter().copied().filter(move |curse| self.has(*curse))
    }
}

impl FromIterator<Curse> for CurseSet {
    fn from_iter<I: IntoIterator<Item = Curse>>(curses: I) -> CurseSet {
        let mut set = CurseSet::NONE;
        curses.into_iter().for_each(|curse| set.insert(curse));
        set
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_curse_has_its_row() {
        assert!(CURSES.iter().map(|row| row.curse).eq(Curse::ALL.iter().copied()));
    }

    #[test]
    fn nine_of_each_element_and_twelve_of_all() {
        assert_eq!(Kind::ALL.map(|kind| CurseSet::of(kind).len()), [9, 9, 9, 9, 12]);
    }
}
