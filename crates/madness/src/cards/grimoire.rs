//! The 17 cards of the grimoire: 4 covers and 12 pages with a Monster behind, 12 fronts with bonus and failure, and
//! the final page.

use super::Element::{self, Air, Earth, Fire, Water};
use super::text::Mode::{Must, UpTo};
use super::text::Num::{self, All, AsMany};
use super::text::To::{self, TopOfDeck};
use super::text::Until;
use super::text::Who::{Active, Each, Nobody, OnePlayer};
use super::text::Whose;
use super::text::Zone::{self, Hand, HandAndPool, Own, Support};
use super::text::{Block, Op::*, block, may};
use super::{Filter::*, named};

const N1: Num = Num::Just(1);
const N2: Num = Num::Just(2);

named! {
    /// Every Monster: behind the four covers, then behind the twelve pages.
    Monster {
        GhostLibrarian = "ghost-librarian",
        Gargoyle = "gargoyle",
        InkFiend = "ink-fiend",
        NightmareSteed = "nightmare-steed",
        Sorcerer = "sorcerer",
        Kraken = "kraken",
        LeviathanOfOblivion = "leviathan-of-oblivion",
        Medusa = "medusa",
        Devourer = "devourer",
        Puppeteer = "puppeteer",
        Cyclops = "cyclops",
        Banshee = "banshee",
        Mimic = "mimic",
        AbyssWatcher = "abyss-watcher",
        HoarderDjinn = "hoarder-djinn",
        Dragon = "dragon",
    }
}

named! {
    /// A page's front: the twelve of the inside and the final page.
    Page {
        P01 = "p01",
        P02 = "p02",
        P03 = "p03",
        P04 = "p04",
        P05 = "p05",
        P06 = "p06",
        P07 = "p07",
        P08 = "p08",
        P09 = "p09",
        P10 = "p10",
        P11 = "p11",
        P12 = "p12",
        Final = "final",
    }
}

/// One row per Monster. `waits` says that its arrival needs the Curses, and so comes after them.
pub struct MonsterRow {
    pub monster: Monster,
    pub arrival: &'static [Block],
    pub curses: [Element; 3],
    pub waits: bool,
}

const fn row(monster: Monster, curses: [Element; 3], arrival: &'static [Block]) -> MonsterRow {
    MonsterRow { monster, arrival, curses, waits: false }
}

const fn waits(monster: Monster, curses: [Element; 3], arrival: &'static [Block]) -> MonsterRow {
    MonsterRow { monster, arrival, curses, waits: true }
}

#[rustfmt::skip]
pub static MONSTERS: [MonsterRow; 16] = [
    row(Monster::GhostLibrarian,      [Earth, Earth, Water], &[block(Each, &[GainMadness(1, To::Hand)])]),
    row(Monster::Gargoyle,            [Water, Water, Air],   &[block(Each, &[Discard(N1, Hand, Any, Must)])]),
    row(Monster::InkFiend,            [Fire, Fire, Earth],   &[block(Each, &[Mill(Num::Just(3))])]),
    row(Monster::NightmareSteed,      [Air, Air, Fire],      &[block(Nobody, &[BurnMadness(2)])]),
    waits(Monster::Sorcerer,          [Water, Earth, Fire],  &[block(Nobody, &[MadnessUnderCurses])]),
    row(Monster::Kraken,              [Earth, Fire, Air],    &[block(Each, &[Discard(All, Support, Any, Must)])]),
    row(Monster::LeviathanOfOblivion, [Fire, Air, Water],    &[block(Each, &[Mill(All)])]),
    row(Monster::Medusa,              [Air, Water, Earth],   &[block(Each, &[NeutralizeSpell(None, Until::NextMonster)])]),
    row(Monster::Devourer,            [Fire, Earth, Water],  &[block(Each, &[DestroyTop(1)])]),
    row(Monster::Puppeteer,           [Air, Fire, Earth],    &[block(Each, &[GainMadness(1, To::Support)])]),
    row(Monster::Cyclops,             [Water, Air, Fire],    &[block(Each, &[Discard(N2, Hand, Any, Must)])]),
    row(Monster::Banshee,             [Earth, Water, Air],   &[block(Each, &[GainMadness(1, To::Discard)])]),
    row(Monster::Mimic,               [Water, Water, Fire],  &[block(Active, &[GainMadness(2, To::Hand)])]),
    row(Monster::AbyssWatcher,        [Earth, Air, Earth],   &[block(Nobody, &[BurnMadness(3)])]),
    row(Monster::HoarderDjinn,        [Fire, Earth, Fire],   &[block(Each, &[Discard(N1, Own, ValueTwoOrMore, Must)])]),
    waits(Monster::Dragon,            [Air, Water, Air],     &[block(Nobody, &[SealEach])]),
];

/// One row per front.
pub struct PageRow {
    pub page: Page,
    pub bonus: &'static [Block],
    pub failure: &'static [Block],
}

const fn front(page: Page, bonus: &'static [Block], failure: &'static [Block]) -> PageRow {
    PageRow { page, bonus, failure }
}

#[rustfmt::skip]
pub static PAGES: [PageRow; 13] = [
    front(Page::P01, &[block(Each, &[Fetch(N2, TopOfDeck, UpTo)])],
        &[block(Each, &[Discard(All, Own, Of(Air), Must)])]),
    front(Page::P02, &[block(Each, &[Destroy(All, Hand, Any, UpTo), Draw(AsMany)])],
        &[block(OnePlayer, &[Discard(All, Support, Any, Must), GainMadness(3, To::Support)])]),
    front(Page::P03, &[block(Each, &[Cure(N1, N2, HandAndPool)])],
        &[block(Each, &[Discard(All, Hand, Any, Must), Draw(Num::Just(5))])]),
    front(Page::P04, &[may(Each, &[Destroy(N1, Zone::Discard, Any, Must), GainHigher(To::Hand)])],
        &[block(Each, &[GainMadness(1, To::Discard)])]),
    front(Page::P05, &[may(Each, &[Discard(N1, Own, ValueOne, Must), GainThree(TopOfDeck)])],
        &[block(Each, &[Discard(All, Own, Of(Water), Must)])]),
    front(Page::P06, &[block(Each, &[PlaceTop(N1)])], &[block(Each, &[DestroyTop(2)])]),
    front(Page::P07, &[block(Each, &[Draw(N2)])], &[block(Each, &[Discard(All, Own, Of(Fire), Must)])]),
    front(Page::P08, &[block(Each, &[Refresh(All, Whose::Own)])],
        &[block(Each, &[Discard(All, Own, Of(Earth), Must)])]),
    front(Page::P09, &[block(Each, &[GainAny(N1, 2, To::Discard)])],
        &[block(Each, &[GainMadness(1, TopOfDeck)])]),
    front(Page::P10, &[block(Each, &[Destroy(N1, Hand, Any, UpTo), Destroy(N1, Zone::Discard, Any, UpTo)])],
        &[block(Nobody, &[BurnMadness(5)])]),
    front(Page::P11, &[block(Each, &[Place(N2, UpTo), Draw(AsMany)])],
        &[block(Each, &[Discard(All, Support, Any, Must)])]),
    front(Page::P12, &[block(Each, &[Reshuffle, Draw(N1)])], &[block(Each, &[GainMadness(1, To::Hand)])]),
    front(Page::Final, &[block(Nobody, &[Win])], &[block(Nobody, &[Lose])]),
];

/// What the final page adds when the sixth Monster arrives.
pub static LAST_ARRIVAL: &[Block] = &[block(Each, &[GainMadness(1, TopOfDeck)])];

impl Monster {
    pub const COVERS: usize = 4;

    #[inline]
    pub fn row(self) -> &'static MonsterRow {
        &MONSTERS[self.index()]
    }
}

impl Page {
    /// The pages of the inside.
    pub const INSIDE: usize = 12;

    #[inline]
    pub fn row(self) -> &'static PageRow {
        &PAGES[self.index()]
    }

    /// The Monster on the other side; none behind the final page.
    pub fn behind(self) -> Option<Monster> {
        Monster::ALL.get(Monster::COVERS + self.index()).copied()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_side_has_its_row() {
        assert!(MONSTERS.iter().map(|row| row.monster).eq(Monster::ALL.iter().copied()));
        assert!(PAGES.iter().map(|row| row.page).eq(Page::ALL.iter().copied()));
    }

    #[test]
    fn the_final_page_has_no_monster_behind_it() {
        assert_eq!(Page::P12.behind(), Some(Monster::Dragon));
        assert_eq!(Page::Final.behind(), None);
    }
}
