//! The 8 Magicians: what they start with and what they can do.

use super::text::Mode::Must;
use super::text::Who::You;
use super::text::{Block, Num, Op::*, Whose, Zone, block};
use super::{Card, Cards, Element, Filter, named};

named! {
    /// Who a player can be.
    Magician {
        Nerea = "nerea",
        Zephyr = "zephyr",
        Maris = "maris",
        Rowan = "rowan",
        Flora = "flora",
        Ember = "ember",
        Cinder = "cinder",
        Gale = "gale",
    }
}

/// What makes a Magician special.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ability {
    /// More cards in support, as the edition says.
    WideSupport,
    /// Once in an own turn, an Air card of value 1 pays as another Element.
    WildAir,
    /// Once in an own turn, this text.
    Once(&'static [Block]),
    /// Draws one for every Curse destroyed.
    DrawsForCurses,
    /// One more Spell.
    WideMind,
}

/// One row per Magician: value-1 cards of Water, Earth, Fire and Air, and the Element of the one value-2 card.
pub struct MagicianRow {
    pub magician: Magician,
    pub element: Element,
    pub ones: [u8; 4],
    pub ability: Ability,
}

const fn row(magician: Magician, element: Element, ones: [u8; 4], ability: Ability) -> MagicianRow {
    MagicianRow { magician, element, ones, ability }
}

#[rustfmt::skip]
pub static MAGICIANS: [MagicianRow; 8] = [
    row(Magician::Nerea,  Element::Water, [3, 4, 2, 2], Ability::WideSupport),
    row(Magician::Zephyr, Element::Air,   [3, 3, 3, 2], Ability::WildAir),
    row(Magician::Maris,  Element::Water, [3, 3, 3, 2], Ability::Once(&[block(You, &[
        Discard(Num::Just(1), Zone::Hand, Filter::Madness, Must), Draw(Num::Just(1))])])),
    row(Magician::Rowan,  Element::Earth, [2, 3, 4, 2], Ability::Once(&[block(You, &[
        Refresh(Num::Just(1), Whose::Anybody)])])),
    row(Magician::Flora,  Element::Earth, [1, 3, 5, 2], Ability::Once(&[block(You, &[Divine])])),
    row(Magician::Ember,  Element::Fire,  [4, 1, 2, 4], Ability::DrawsForCurses),
    row(Magician::Cinder, Element::Fire,  [3, 3, 1, 4], Ability::Once(&[block(You, &[Exchange])])),
    row(Magician::Gale,   Element::Air,   [3, 3, 1, 4], Ability::WideMind),
];

impl Magician {
    #[inline]
    pub fn ability(self) -> Ability {
        MAGICIANS[self.index()].ability
    }

    pub fn element(self) -> Element {
        MAGICIANS[self.index()].element
    }

    /// The text of an ability that is used, nothing for one that always holds.
    #[inline]
    pub fn text(self) -> &'static [Block] {
        match self.ability() {
            Ability::Once(text) => text,
            Ability::WideSupport | Ability::WildAir | Ability::DrawsForCurses | Ability::WideMind => &[],
        }
    }

    /// The twelve cards of the starting deck; in a Nightmare the value-2 card is a value-1 card.
    pub fn starting_deck(self, nightmare: bool) -> Cards {
        let mut deck = Cards::NONE;
        for (element, count) in Element::ALL.iter().zip(MAGICIANS[self.index()].ones) {
            deck.add_many(Card::new(*element, 1), count);
        }
        deck.add(Card::new(self.element(), if nightmare { 1 } else { 2 }));
        deck
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_magician_has_a_row_and_twelve_cards() {
        assert!(MAGICIANS.iter().map(|row| row.magician).eq(Magician::ALL.iter().copied()));
        assert!(Magician::ALL.iter().all(|magician| magician.starting_deck(false).len() == 12));
    }
}
