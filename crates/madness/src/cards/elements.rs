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

/// A heap of cards without order: how many of each kind, side by side, so that whole heaps are added and looked through at
/// once. What lies beyond the last kind is always 0.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[repr(align(16))]
pub struct Cards([u8; LANES]);

/// A heap as one word has a byte for each kind.
const LANES: usize = 16;
/// The highest and all the lower bits of every byte.
const HIGH: u128 = u128::from_ne_bytes([0x80; LANES]);
const LOW: u128 = u128::from_ne_bytes([0x7f; LANES]);

/// Kinds of cards, as bits.
pub type Kinds = table::SmallSet<Card>;

impl Filter {
    /// The kinds it accepts.
    #[inline]
    pub fn kinds(self) -> Kinds {
        const EVERY: u16 = (1 << Card::COUNT) - 1;
        const MADNESS: u16 = 1 << Card::MADNESS as u16;
        const ONES: u16 = 0b001_001_001_001;
        Kinds::from_bits(match self {
            Filter::Any => EVERY,
            Filter::AnyElement => EVERY & !MADNESS,
            Filter::Of(element) => 0b111 << (3 * element.index()),
            Filter::ValueOne => ONES,
            Filter::ValueTwoOrMore => ONES << 1 | ONES << 2,
            Filter::Madness => MADNESS,
        })
    }
}

impl Cards {
    pub const NONE: Cards = Cards([0; LANES]);

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

    /// The box holds fewer than 256 cards, so the sum of all bytes fits into one.
    #[inline]
    pub fn len(&self) -> usize {
        let word = u128::from_le_bytes(self.0);
        let halves = (word as u64).wrapping_add((word >> 64) as u64);
        (halves.wrapping_mul(0x0101_0101_0101_0101) >> 56) as usize
    }

    #[inline]
    pub fn is_empty(&self) -> bool {
        self.0 == [0; LANES]
    }

    /// How many cards of it a filter accepts.
    #[inline]
    pub fn matching(&self, filter: Filter) -> usize {
        self.kinds(filter).map(|card| self.count(card) as usize).sum()
    }

    /// The kinds present.
    #[inline]
    pub fn present(&self) -> Kinds {
        // No kind has 128 cards: adding 127 sets the highest bit of every byte that is not 0.
        let found = ((u128::from_le_bytes(self.0) + LOW) & HIGH) >> 7;
        // Gathers the lowest bits of eight bytes into one byte.
        let gather = |half: u64| (half.wrapping_mul(0x0102_0408_1020_4080) >> 56) as u16;
        Kinds::from_bits(gather(found as u64) | gather((found >> 64) as u64) << 8)
    }

    /// The kinds present that a filter accepts, in order.
    #[inline]
    pub fn kinds(&self, filter: Filter) -> impl Iterator<Item = Card> + use<> {
        self.present().and(filter.kinds()).iter()
    }

    /// How much of an Element the cards would pay together.
    #[inline]
    pub fn worth(&self, element: Element) -> u8 {
        let [one, two, three] = self.of(element);
        one + 2 * two + 3 * three
    }

    /// The same for every Element.
    #[inline]
    pub fn worths(&self) -> [u8; 4] {
        Element::ALL.map(|element| self.worth(element))
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

    /// This heap and another one together.
    #[inline]
    #[must_use]
    pub fn with(&self, other: &Cards) -> Cards {
        let sum = u128::from_le_bytes(self.0) + u128::from_le_bytes(other.0);
        Cards(sum.to_le_bytes())
    }

    /// What is left of it without those cards, as far as they are in it.
    #[inline]
    #[must_use]
    pub fn without(&self, other: &Cards) -> Cards {
        Cards(std::array::from_fn(|at| self.0[at].saturating_sub(other.0[at])))
    }

    /// Empties another heap onto this one.
    #[inline]
    pub fn pour(&mut self, other: &mut Cards) {
        *self = self.with(&std::mem::take(other));
    }

    pub fn iter(&self) -> impl Iterator<Item = Card> {
        let heap = *self;
        heap.present().iter().flat_map(move |card| std::iter::repeat_n(card, heap.count(card) as usize))
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

    /// The whole box in one heap is still counted, and filters agree with themselves.
    #[test]
    fn heaps_count_what_is_in_them() {
        let mut heap = Cards::NONE;
        Card::all().for_each(|card| heap.add_many(card, card.printed()));
        assert_eq!(heap.len(), Card::all().map(|card| card.printed() as usize).sum());
        assert!(Card::all().all(|card| card.printed() < 128));
        for card in Card::all() {
            let one: Cards = [card].into_iter().collect();
            assert_eq!((one.len(), one.present().first()), (1, Some(card)));
            assert_eq!(heap.without(&one).count(card), heap.count(card) - 1);
            assert!(Cards::NONE.without(&one).is_empty());
            for filter in [Filter::Any, Filter::AnyElement, Filter::ValueOne, Filter::ValueTwoOrMore]
                .into_iter()
                .chain([Filter::Madness])
                .chain(Element::ALL.iter().copied().map(Filter::Of))
            {
                assert_eq!(filter.kinds().contains(card), filter.accepts(card), "{filter:?} {card}");
            }
        }
    }
}
