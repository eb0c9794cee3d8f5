//! What lies in front of one player.

use crate::cards::magicians::Ability;
use crate::cards::{Card, Cards, Magician, SpellSet};
use crate::options::Edition;

/// The cards somebody laid on a deck since it was last shuffled, the top one last.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct KnownTop {
    /// Madness nobody has seen where none lies, so that equal tops are equal.
    cards: [Card; KnownTop::MOST],
    /// Bit by bit: whether everybody saw the card.
    open: u32,
    count: u8,
}

impl KnownTop {
    const MOST: usize = 32;
    pub const NONE: KnownTop = KnownTop { cards: [Card::MADNESS; KnownTop::MOST], open: 0, count: 0 };

    #[inline]
    fn height(&self) -> usize {
        self.count as usize
    }

    /// From the deepest to the top: the card, and whether everybody knows it.
    #[inline]
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = (Card, bool)> {
        (0..self.height()).map(move |index| (self.cards[index], self.open & (1 << index) != 0))
    }

    fn push(&mut self, card: Card, open: bool) {
        self.cards[self.height()] = card;
        self.open |= u32::from(open) << self.count;
        self.count += 1;
    }

    #[inline]
    fn pop(&mut self) -> Option<Card> {
        self.count = self.count.checked_sub(1)?;
        self.open &= !(1 << self.count);
        Some(std::mem::replace(&mut self.cards[self.height()], Card::MADNESS))
    }

    fn drop_deepest(&mut self) -> Card {
        let deepest = std::mem::replace(&mut self.cards[0], Card::MADNESS);
        self.cards.rotate_left(1);
        self.open >>= 1;
        self.count -= 1;
        deepest
    }
}

/// A place for the reason a Spell lies face down: a Curse's slot, or the coming of the next Monster.
pub const UNTIL_MONSTER: usize = 5;

/// What lies in front of one player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Player {
    pub magician: Option<Magician>,
    pub in_play: bool,
    pub hand: Cards,
    /// The deck under its known top, in an order nobody knows.
    pub deck: Cards,
    pub known: KnownTop,
    pub discard: Cards,
    /// The card last discarded, while it is still there.
    pub discard_top: Option<Card>,
    pub support: Cards,
    /// Support cards that have paid for an Action of the Avatar under way.
    pub marked: Cards,
    pub spells: SpellSet,
    pub exhausted: SpellSet,
    pub resolving: SpellSet,
    /// Face down, by what holds them down: the Curse in each slot, or the next Monster.
    pub silenced: [SpellSet; UNTIL_MONSTER + 1],
}

impl Player {
    pub const NEW: Player = Player {
        magician: None,
        in_play: true,
        hand: Cards::NONE,
        deck: Cards::NONE,
        known: KnownTop::NONE,
        discard: Cards::NONE,
        discard_top: None,
        support: Cards::NONE,
        marked: Cards::NONE,
        spells: SpellSet::NONE,
        exhausted: SpellSet::NONE,
        resolving: SpellSet::NONE,
        silenced: [SpellSet::NONE; UNTIL_MONSTER + 1],
    };

    #[inline]
    pub fn neutralized(&self) -> SpellSet {
        self.silenced.iter().fold(SpellSet::NONE, |all, set| all.or(*set))
    }

    /// Spells that could be cast, if paid.
    #[inline]
    pub fn ready(&self) -> SpellSet {
        self.spells.minus(self.exhausted).minus(self.neutralized())
    }

    /// Spells an effect could refresh.
    pub fn refreshable(&self) -> SpellSet {
        self.spells.and(self.exhausted).minus(self.neutralized()).minus(self.resolving)
    }

    #[inline]
    pub fn deck_len(&self) -> usize {
        self.deck.len() + self.known.height()
    }

    #[inline]
    pub fn spell_limit(&self) -> usize {
        if self.has(Ability::WideMind) { 6 } else { 5 }
    }

    pub fn support_limit(&self, edition: Edition) -> usize {
        match edition {
            Edition::English if self.has(Ability::WideSupport) => 4,
            Edition::Spanish if self.has(Ability::WideSupport) => 5,
            Edition::English | Edition::Spanish => 3,
        }
    }

    pub fn free_support(&self, edition: Edition) -> usize {
        self.support_limit(edition).saturating_sub(self.support.len())
    }

    #[inline]
    pub fn has(&self, ability: Ability) -> bool {
        self.magician.is_some_and(|magician| magician.ability() == ability)
    }

    #[inline]
    pub fn to_discard(&mut self, card: Card) {
        self.discard.add(card);
        self.discard_top = Some(card);
    }

    #[inline]
    pub fn from_discard(&mut self, card: Card) -> bool {
        let there = self.discard.remove(card);
        if self.discard_top == Some(card) && !self.discard.has(card) {
            self.discard_top = None;
        }
        there
    }

    /// Takes a card off the support. A marked one goes first: it is of no more use to the Avatar.
    pub fn from_support(&mut self, card: Card) -> bool {
        self.marked.remove(card);
        self.support.remove(card)
    }

    /// Lays a card on the deck. The deepest known card is forgotten if there are too many to remember.
    pub fn on_deck(&mut self, card: Card, open: bool) {
        if self.known.height() == KnownTop::MOST {
            let deepest = self.known.drop_deepest();
            self.deck.add(deepest);
        }
        self.known.push(card, open);
    }

    /// Takes the top card if somebody laid it there.
    #[inline]
    pub fn take_known(&mut self) -> Option<Card> {
        self.known.pop()
    }

    /// The known top returns to the heap: the deck is shuffled.
    pub fn shuffle_known(&mut self) {
        while let Some(card) = self.known.pop() {
            self.deck.add(card);
        }
    }
}
