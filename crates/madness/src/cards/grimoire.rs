//! The 17 cards of the grimoire, as `content/monsters.toml` and `content/pages.toml` have them: 4 covers and 12 pages
//! with a Monster behind, 12 fronts with bonus and failure, and the final page. What is in scope here is what a text may
//! be written with.

use super::Element::{self, Air, Earth, Fire, Water};
use super::Filter::*;
use super::text::Mode::{Must, UpTo};
use super::text::Num::{self, All, AsMany};
use super::text::To::{self, TopOfDeck};
use super::text::Until;
use super::text::Who::{Active, Each, Nobody, OnePlayer};
use super::text::Whose;
use super::text::Zone::{self, Hand, HandAndPool, Own, Support};
use super::text::{Block, Op::*, block, may};

const N1: Num = Num::Just(1);
const N2: Num = Num::Just(2);

/// One Monster. `waits` says that its arrival needs the Curses, and so comes after them.
pub struct MonsterRow {
    pub arrival: &'static [Block],
    pub curses: [Element; 3],
    pub waits: bool,
}

include!(concat!(env!("OUT_DIR"), "/monsters.rs"));

/// One front. Only the final page has an arrival: what it adds when the sixth Monster comes.
pub struct PageRow {
    pub behind: Option<Monster>,
    pub arrival: Option<&'static [Block]>,
    pub bonus: &'static [Block],
    pub failure: &'static [Block],
}

include!(concat!(env!("OUT_DIR"), "/pages.rs"));

impl Monster {
    /// The first Monsters are those behind the covers.
    pub const COVERS: usize = 4;
}

impl Page {
    /// The first pages are those of the inside.
    pub const INSIDE: usize = 12;

    /// The Monster on the other side; none behind the final page.
    #[inline]
    pub fn behind(self) -> Option<Monster> {
        self.row().behind
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_monster_is_behind_a_cover_or_a_page() {
        let behind: Vec<Monster> = Page::ALL.into_iter().filter_map(Page::behind).collect();
        assert_eq!(behind, Monster::ALL[Monster::COVERS..]);
    }

    #[test]
    fn only_the_final_page_arrives_with_the_last_monster() {
        let arrives = |page: &Page| page.row().arrival.is_some();
        assert!(!Page::ALL[..Page::INSIDE].iter().any(arrives));
        assert_eq!(Page::ALL[Page::INSIDE..], [Page::Final]);
        assert!(arrives(&Page::Final));
    }
}
