//! Element cards and Madness: which there are, and heaps of them.

use std::fmt;
use std::str::FromStr;

use serde::{Serialize, Serializer};

use super::named;

named! {
    /// The four Elements, in the order of the rulebooks.
    Element { Water = "water", Earth = "earth", Fire = "fire", Air = "air" }
}

/// An Element card (Element and value) or a Madness. Cards of one kind are interchangeable.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Card(u8);

impl Card {
    pub const KINDS: usize = 13;
    pub const MADNESS: Card = Card(12);

    pub const fn new(element: Element, value: u8) -> Card {
        Card(element as u8 * 3 + value - 1)
    }

    pub fn all() -> impl DoubleEndedIterator<Item = Card> {
        (0..Card::KINDS as u8).map(Card)
    }

    #[inline]
    pub fn index(self) -> usize {
        self.0 as usize
    }

    /// Nothing for a Madness.
    #[inline]
    pub fn element(self) -> Option<Element> {
        Element::ALL.get(self.index() / 3).copied()
    }

    /// What it pays; nothing for a Madness.
    #[inline]
    pub fn value(self) -> u8 {
        if self == Card::MADNESS { 0 } else { self.0 % 3 + 1 }
    }

    /// The same Element, one more.
    pub fn higher(self) -> Option<Card> {
        let element = self.element()?;
        (self.value() < 3).then(|| Card::new(element, self.value() + 1))
    }

    /// How many of this kind are in the box.
    pub fn printed(self) -> u8 {
        [35, 18, 10, 6][self.value() as usize]
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.element() {
            Some(element) => write!(f, "{element}-{}", self.value()),
            None => f.write_str("madness"),
        }
    }
}

impl FromStr for Card {
    type Err = ();

    fn from_str(text: &str) -> Result<Card, ()> {
        if text == "madness" {
            return Ok(Card::MADNESS);
        }
        let (element, value) = text.split_once('-').ok_or(())?;
        let value = ["1", "2", "3"].iter().position(|digit| *digit == value).ok_or(())?;
        Ok(Card::new(element.parse()?, value as u8 + 1))
    }
}

impl Serialize for Card {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
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
pub struct Cards([u8; Card::KINDS]);

impl Cards {
    pub const NONE: Cards = Cards([0; Card::KINDS]);

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
        self.0 == [0; Card::KINDS]
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
                return Some(Card(card as u8));
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
