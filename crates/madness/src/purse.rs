//! What a seat can pay with: how much of each Element, and which cards, from where.

use table::Seat;

use crate::cards::magicians::Ability;
use crate::cards::{Card, Cards, Element, Filter};
use crate::frames::Place;
use crate::pay::{Coin, Cost, WILD};
use crate::state::State;

/// How much of each Element a seat could pay.
#[derive(Clone, Copy, Debug)]
pub struct Means {
    worths: [u8; 4],
    /// Whether one of the Air units may count as another Element.
    wild: bool,
}

impl Means {
    #[inline]
    pub fn of(state: &State, seat: Seat, avatar: bool) -> Means {
        let mut all = if avatar { Cards::NONE } else { state.player(seat).hand };
        for owner in state.seats() {
            all = all.with(&support(state, owner, avatar));
        }
        Means { worths: all.worths(), wild: is_wild(state, seat) && all.has(WILD) }
    }

    /// The highest cost of this one Element within reach.
    #[inline]
    pub fn reach(&self, element: Element) -> u8 {
        self.worths[element.index()] + u8::from(self.wild && element != Element::Air)
    }

    /// Whether a cost is within reach. Cards that cover it can always be thinned out until none is redundant.
    #[inline]
    pub fn affords(&self, cost: Cost) -> bool {
        match cost {
            Cost::Exactly(cost) => self.covers(cost),
            Cost::AnyOne(amount) => Element::ALL.iter().any(|element| self.reach(*element) >= amount),
        }
    }

    fn covers(&self, cost: [u8; 4]) -> bool {
        let short: u8 = cost.iter().zip(self.worths).map(|(cost, worth)| cost.saturating_sub(worth)).sum();
        let air = Element::Air.index();
        short == 0 || self.wild && short == 1 && self.worths[air] > cost[air]
    }
}

/// A support, under an Avatar without what it has paid already.
#[inline]
fn support(state: &State, owner: Seat, avatar: bool) -> Cards {
    let player = state.player(owner);
    if avatar { player.support.without(&player.marked) } else { player.support }
}

/// Whether an Air card of value 1 may count as another Element.
#[inline]
fn is_wild(state: &State, seat: Seat) -> bool {
    state.active == seat && !state.ability_used && state.player(seat).has(Ability::WildAir)
}

/// Everything a seat could pay with: its hand, and every seat's support.
#[derive(Clone, Copy, Debug)]
pub struct Purse {
    pub(crate) heaps: [Cards; 6],
    pub(crate) all: Cards,
    /// Whether an Air card of value 1 may count as another Element.
    pub(crate) wild: bool,
}

/// Where cards to pay with lie, in the order of the heaps.
pub(crate) const PLACES: [Place; 6] = [
    Place::Hand,
    Place::Support(Seat(0)),
    Place::Support(Seat(1)),
    Place::Support(Seat(2)),
    Place::Support(Seat(3)),
    Place::Support(Seat(4)),
];

impl Purse {
    #[inline]
    pub fn of(state: &State, seat: Seat, avatar: bool) -> Purse {
        let mut heaps = [Cards::NONE; 6];
        if !avatar {
            heaps[0] = state.player(seat).hand;
        }
        for owner in state.seats() {
            heaps[owner.index() + 1] = support(state, owner, avatar);
        }
        Purse::new(heaps, is_wild(state, seat))
    }

    /// What a viewer knows of it: the hand, every seat's support in order, and whether Air can stand for more.
    pub fn seen(hand: &[Card], supports: impl Iterator<Item = Vec<Card>>, wild: bool) -> Purse {
        let mut heaps = [Cards::NONE; 6];
        heaps[0].add_all(hand.iter().copied());
        heaps[1..].iter_mut().zip(supports).for_each(|(heap, support)| heap.add_all(support));
        Purse::new(heaps, wild)
    }

    #[inline]
    fn new(heaps: [Cards; 6], wild: bool) -> Purse {
        let all = heaps.iter().fold(Cards::NONE, |all, heap| all.with(heap));
        Purse { heaps, all, wild }
    }

    /// Whether an Air card of value 1 may count as another Element.
    pub fn wild(&self) -> bool {
        self.wild
    }

    /// The kinds of cards in it, where they lie and how many: the hand first, then support by support.
    pub fn cards(&self) -> impl Iterator<Item = (Card, Place, u8)> {
        PLACES.into_iter().zip(self.heaps).flat_map(|(place, heap)| {
            heap.kinds(Filter::AnyElement).map(move |card| (card, place, heap.count(card)))
        })
    }

    /// Where such a card lies.
    #[inline]
    pub(crate) fn places_of(&self, card: Card) -> impl Iterator<Item = Place> {
        PLACES.into_iter().zip(self.heaps).filter(move |(_, heap)| heap.has(card)).map(|(place, _)| place)
    }

    #[inline]
    pub(crate) fn heap(&self, from: Place) -> &Cards {
        match from {
            Place::Hand => &self.heaps[0],
            Place::Support(owner) => self.heaps.get(owner.index() + 1).unwrap_or(&Cards::NONE),
            Place::Discard | Place::Destroyed => &Cards::NONE,
        }
    }

    /// The purse after this card has left it.
    #[inline]
    #[must_use]
    pub fn without(mut self, coin: Coin) -> Purse {
        let at = if let Place::Support(owner) = coin.from { owner.index() + 1 } else { 0 };
        self.heaps[at].remove(coin.card);
        self.all.remove(coin.card);
        self.wild &= coin.card.element() == Some(coin.counts_as);
        self
    }
}
