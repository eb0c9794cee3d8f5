//! The 8 Magicians, as `content/magicians.toml` has them: what they start with and what they can do. What is in scope
//! here is what an ability may be written with.

use super::Filter::Madness;
use super::text::Mode::Must;
use super::text::Who::You;
use super::text::Zone::Hand;
use super::text::{Block, Num, Op::*, Whose, block};
use super::{Card, Cards, Element};
use Ability::*;

const N1: Num = Num::Just(1);

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

/// One Magician: value-1 cards of Water, Earth, Fire and Air, and the Element of the one value-2 card.
pub struct MagicianRow {
    pub element: Element,
    pub ones: [u8; 4],
    pub ability: Ability,
}

include!(concat!(env!("OUT_DIR"), "/magicians.rs"));

impl Magician {
    #[inline]
    pub fn ability(self) -> Ability {
        self.row().ability
    }

    pub fn element(self) -> Element {
        self.row().element
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
        for (element, count) in Element::ALL.iter().zip(self.row().ones) {
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
    fn every_magician_starts_with_twelve_cards() {
        assert!(Magician::ALL.iter().all(|magician| magician.starting_deck(false).len() == 12));
    }
}
