//! Element cards and Madness, as `content/elements.toml` and `content/cards.toml` have them, and heaps of them.

use serde::Serialize;

include!(concat!(env!("OUT_DIR"), "/elements.rs"));

/// One kind of card: what it pays, and how many are in the box. Madness has no Element and pays nothing.
pub struct CardRow {
    pub element: Option<Element>,
    pub value: u8,
    pub printed: u8,
}

include!(concat!(env!("OUT_DIR"), "/cards.rs"));

impl Card {
    pub const MADNESS: Card = Card::Madness;

    pub const fn new(element: Element, value: u8) -> Card {
        Card::at(element as u8 * 3 + value - 1)
    }

    pub fn all() -> impl DoubleEndedIterator<Item = Card> {
        Card::ALL.into_iter()
    }

    /// Nothing for a Madness.
    #[inline]
    pub fn element(self) -> Option<Element> {
        self.row().element
    }

    /// What it pays; nothing for a Madness.
    #[inline]
    pub fn value(self) -> u8 {
        self.row().value
    }

    /// The same Element, one more.
    pub fn higher(self) -> Option<Card> {
        let element = self.element()?;
        (self.value() < 3).then(|| Card::new(element, self.value() + 1))
    }

    /// How many of this kind are in the box.
    pub fn printed(self) -> u8 {
        self.row().printed
    }
}

/// Which cards an effect is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum Filter {
    Any,
    AnyElement,
    Of(Element),
    ValueOne,
    ValueTwoOrMore,
    Madness,
}

impl Filter {
    #[inline]
    pub fn accepts(self, card: Card) -> bool {
        match self {
            Filter::Any => true,
            Filter::AnyElement => card != Card::MADNESS,
            Filter::Of(element) => card.element() == Some(element),
            Filter::ValueOne => card.value() == 1,
            Filter::ValueTwoOrMore => card.value() >= 2,
            Filter::Madness => card == Card::MADNESS,
        }
    }
}

/// A heap of cards without order: how many of each kind.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Cards([u8; Card::COUNT]);

impl Cards {
    pub const NONE: Cards = Cards([0; Card::COUNT]);

    #[inline]
    pub fn count(&self, card: Card) -> u8 {
        self.0[card.index()]
    }

    #[inline]
    pub fn has(&self, card: Card) -> bool {
        self.count(card) > 0
    }

    #[inline]
    pub fn add(&mut self, card: Card) {
        self.add_many(card, 1);
    }

    #[inline]
    pub fn add_many(&mut self, card: Card, count: u8) {
        self.0[card.index()] += count;
    }

    /// Takes one away; says whether it was there.
    #[inline]
    pub fn remove(&mut self, card: Card) -> bool {
        let there = self.has(card);
        self.0[card.index()] -= u8::from(there);
        there
    }

    #[inline]
    pub fn len(&self) -> usize {
        self.0.iter().map(|count| *count as usize).sum()
    }

    pub fn is_empty(&self) -> bool {
        self.0 == [0; Card::COUNT]
    }

    /// How many cards of it a filter accepts.
    pub fn matching(&self, filter: Filter) -> usize {
        self.kinds(filter).map(|card| self.count(card) as usize).sum()
    }

    /// The kinds present that a filter accepts, in order.
    pub fn kinds(&self, filter: Filter) -> impl Iterator<Item = Card> + use<> {
        let present = *self;
        Card::all().filter(move |card| present.has(*card) && filter.accepts(*card))
    }

    /// How much of an Element the cards would pay together.
    #[inline]
    pub fn worth(&self, element: Element) -> u8 {
        let [one, two, three] = self.of(element);
        one + 2 * two + 3 * three
    }

    /// How many cards of value 1, 2 and 3 of an Element.
    #[inline]
    pub fn of(&self, element: Element) -> [u8; 3] {
        let first = element.index() * 3;
        [self.0[first], self.0[first + 1], self.0[first + 2]]
    }

    /// The card at a place if all were laid out in order: for a fair draw.
    #[inline]
    pub fn nth(&self, mut place: u32) -> Option<Card> {
        for (card, count) in self.0.iter().enumerate() {
            if place < u32::from(*count) {
                return Some(Card::at(card as u8));
            }
            place -= u32::from(*count);
        }
        None
    }

    pub fn add_all(&mut self, cards: impl IntoIterator<Item = Card>) {
        cards.into_iter().for_each(|card| self.add(card));
    }

    /// Empties another heap onto this one.
    pub fn pour(&mut self, other: &mut Cards) {
        for (here, there) in self.0.iter_mut().zip(&mut other.0) {
            *here += std::mem::take(there);
        }
    }

    pub fn iter(&self) -> impl Iterator<Item = Card> {
        let present = *self;
        Card::all().flat_map(move |card| std::iter::repeat_n(card, present.count(card) as usize))
    }
}

impl FromIterator<Card> for Cards {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Cards {
        let mut heap = Cards::NONE;
        cards.into_iter().for_each(|card| heap.add(card));
        heap
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Heaps count the values of an Element side by side.
    #[test]
    fn cards_are_listed_by_element_and_value() {
        for card in Card::all().filter(|card| *card != Card::MADNESS) {
            assert_eq!(card.element().map(|element| Card::new(element, card.value())), Some(card));
        }
        assert_eq!((Card::MADNESS.element(), Card::MADNESS.value()), (None, 0));
    }
}
