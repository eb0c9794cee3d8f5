//! How strength is measured in a Chapter, over whole sets of cards at once.

use grimoire::cards::{CardSet, Element, Power};
use grimoire::chapter::Chapter;

/// One bit for every Element: its lowest card.
const EACH: u64 = 0x0041_0410_4104_1041;
/// Cards whose printed Power is above 0, 1, 2 … 6, and above F.
const ABOVE: [u64; 8] = [
    EACH * 0b11_1111,
    EACH * 0b11_1111,
    EACH * 0b11_1110,
    EACH * 0b11_1100,
    EACH * 0b11_1000,
    EACH * 0b11_0000,
    EACH * 0b10_0000,
    0,
];
const ALL: u64 = EACH * 0b11_1111;

/// Which Spells are Trump, which are Light, and whether low Power is strong.
#[derive(Clone, Copy)]
pub(super) struct Scale {
    trump: u64,
    light: u64,
    inverted: bool,
}

/// Class and Power in one number: larger is stronger.
pub(super) type Might = i32;

impl Scale {
    #[inline]
    pub fn of(chapter: &Chapter) -> Scale {
        let trump = chapter.trump().map_or(0, |element| element.cards().bits());
        let inverted = chapter.spells().iter().any(|spell| spell.element == Element::Shadow);
        Scale { trump, light: Element::Light.cards().bits(), inverted }
    }

    #[inline]
    pub fn might(self, element: Element, power: Power) -> Might {
        let bit = 1u64 << (element as u8 * 6);
        let class = if self.trump & bit != 0 { 2 } else { i32::from(self.light & bit != 0) };
        class * 256 + if self.inverted { 255 - i32::from(power.0) } else { i32::from(power.0) }
    }

    /// The cards that, as printed, are stronger than this.
    #[inline]
    pub fn above(self, might: Might) -> CardSet {
        let (class, level) = (might >> 8, (might & 255) as u8);
        let stronger = if self.inverted {
            ALL & !above_power((255 - level).saturating_sub(1))
        } else {
            above_power(level)
        };
        CardSet::from_bits(match class {
            0 => self.trump | self.light | stronger,
            1 => self.trump | self.light & stronger,
            _ => self.trump & stronger,
        })
    }

    /// The cards that, as printed, are weaker than this.
    #[inline]
    pub fn below(self, might: Might) -> CardSet {
        let at_least = if might == 0 { ALL } else { self.above(might - 1).bits() };
        CardSet::from_bits(ALL & !at_least)
    }
}

fn above_power(power: u8) -> u64 {
    if power == u8::MAX { 0 } else { ABOVE[power.min(6) as usize] }
}

#[cfg(test)]
mod tests {
    use super::*;
    use grimoire::cards::Card;
    use grimoire::chapter::{Spell, Title};
    use table::Seat;

    /// Against the plain definition, for every Title Spell and every pair of cards.
    #[test]
    fn sets_agree_with_single_comparisons() {
        for title in Card::all() {
            for inverted in [false, true] {
                let chapter = Chapter::new(1, Some(Title::new(title)));
                let scale = Scale { inverted, ..Scale::of(&chapter) };
                for card in Card::all() {
                    let spell = Spell::new(card, Seat(0));
                    let might = scale.might(spell.element, spell.power);
                    for other in Card::all() {
                        let theirs = scale.might(other.element(), other.power());
                        assert_eq!(scale.above(might).contains(other), theirs > might, "{other:?} {card:?}");
                        assert_eq!(scale.below(might).contains(other), theirs < might, "{other:?} {card:?}");
                    }
                }
            }
        }
    }
}
