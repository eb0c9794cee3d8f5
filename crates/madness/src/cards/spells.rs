//! The 4 Basic and 36 Library Spells, as `content/spells.toml` has them. What is in scope here is what a text may be
//! written with.

use super::text::Mode::{Must, UpTo};
use super::text::To::{self, TopOfDeck};
use super::text::Who::{Each, EachOther, Nobody, Others, Players, You};
use super::text::Whose::{self, Anybody};
use super::text::Zone::{self, Hand, Own};
use super::text::{Block, Num, Op::*, block, may};
use super::{Element, Filter::*};

const N1: Num = Num::Just(1);
const P1: Num = Num::Power(1);
const P2: Num = Num::Power(2);
const P3: Num = Num::Power(3);

/// One Spell. Its level is also its activation cost, in its Element.
pub struct SpellRow {
    pub element: Element,
    pub level: u8,
    /// Whether every player starts with it.
    pub basic: bool,
    pub text: &'static [Block],
}

include!(concat!(env!("OUT_DIR"), "/spells.rs"));

impl Spell {
    /// The Spells every player starts with.
    pub fn basic() -> SpellSet {
        Spell::ALL.into_iter().filter(|spell| spell.is_basic()).collect()
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
        self.row().basic
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

    /// Those of one Element, or all.
    pub fn only(spells: SpellSet, element: Option<Element>) -> SpellSet {
        spells.iter().filter(|spell| element.is_none_or(|wanted| spell.element() == wanted)).collect()
    }
}

pub type SpellSet = table::Set<Spell>;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_shelf_of_the_library_holds_three() {
        for element in Element::ALL {
            for level in 1..=3 {
                assert_eq!(Spell::shelf(element, level).len(), 3, "{element} {level}");
            }
        }
    }
}
