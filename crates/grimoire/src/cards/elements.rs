//! The ten Elements, as `content/elements.toml` has them.

use super::{Card, CardSet};

/// One Element.
#[derive(Clone, Copy, Debug)]
pub struct ElementRow {
    /// How the ids of its Spells begin.
    pub code: &'static str,
}

include!(concat!(env!("OUT_DIR"), "/elements.rs"));

/// The Spells of every Element.
static SPELLS: [CardSet; Element::COUNT] = {
    let mut sets = [CardSet::NONE; Element::COUNT];
    let mut index = 0;
    while index < Card::COUNT {
        let element = Card::ALL[index].row().element as usize;
        sets[element] = CardSet::from_bits(sets[element].bits() | 1 << index);
        index += 1;
    }
    sets
};

impl Element {
    /// Special Elements have a white border, no effects and a Property.
    #[inline]
    pub const fn is_special(self) -> bool {
        matches!(self, Element::Light | Element::Shadow)
    }

    pub const fn code(self) -> &'static str {
        self.row().code
    }

    /// The six Spells of this Element.
    #[inline]
    pub fn cards(self) -> CardSet {
        SPELLS[self as usize]
    }

    /// The strongest of them: no Power is above F, and they are listed by Power.
    pub fn flux(self) -> Card {
        Card::at(self.cards().bits().ilog2() as u8)
    }
}
