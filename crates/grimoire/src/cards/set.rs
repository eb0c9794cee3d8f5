//! Cards as bits of one word: a hand, a pile whose order nobody knows, a deck's contents.

use super::Card;

/// A set of Spells, iterated in card order.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct CardSet(pub u64);

impl CardSet {
    pub const NONE: CardSet = CardSet(0);

    #[inline]
    pub fn contains(self, card: Card) -> bool {
        self.0 >> card as u8 & 1 == 1
    }

    #[inline]
    pub fn add(&mut self, card: Card) {
        self.0 |= 1 << card as u8;
    }

    #[inline]
    pub fn remove(&mut self, card: Card) {
        self.0 &= !(1 << card as u8);
    }

    #[inline]
    #[must_use]
    pub fn union(self, other: CardSet) -> CardSet {
        CardSet(self.0 | other.0)
    }

    #[inline]
    #[must_use]
    pub fn minus(self, other: CardSet) -> CardSet {
        CardSet(self.0 & !other.0)
    }

    #[inline]
    pub fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The card with `skip` cards of the set before it.
    #[inline]
    pub fn nth(self, skip: u32) -> Card {
        let mut bits = self.0;
        // A hand is small: eight steps without a branch beat a loop whose length nobody can predict.
        for step in 0..8 {
            bits = if step < skip { bits & bits.wrapping_sub(1) } else { bits };
        }
        for _ in 8..skip {
            bits &= bits.wrapping_sub(1);
        }
        Card::at(bits.trailing_zeros() as u8)
    }

    pub fn iter(self) -> impl Iterator<Item = Card> {
        let mut bits = self.0;
        std::iter::from_fn(move || {
            let card = Card::at(bits.trailing_zeros() as u8);
            (bits != 0).then(|| {
                bits &= bits - 1;
                card
            })
        })
    }
}

impl FromIterator<Card> for CardSet {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> CardSet {
        let mut set = CardSet::NONE;
        cards.into_iter().for_each(|card| set.add(card));
        set
    }
}
