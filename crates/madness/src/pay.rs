//! Paying: what a cost needs, which cards may go towards it, and whether a card would be given for nothing.

use table::{Refusal, Seat};

use crate::Reason;
use crate::cards::magicians::Ability;
use crate::cards::{Card, Cards, Element, Filter};
use crate::frames::{Payment, Place};
use crate::state::State;

/// The card Magician 2 can count as another Element.
pub const WILD: Card = Card::new(Element::Air, 1);

/// What an Action costs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cost {
    Exactly([u8; 4]),
    /// So much of any one Element.
    AnyOne(u8),
}

impl Cost {
    pub fn of(element: Element, amount: u8) -> Cost {
        let mut cost = [0; 4];
        cost[element.index()] = amount;
        Cost::Exactly(cost)
    }
}

/// A card given towards a cost, counted as an Element.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Coin {
    pub card: Card,
    pub from: Place,
    pub counts_as: Element,
}

/// Everything a seat could pay with: its hand, and every seat's support.
#[derive(Clone, Copy, Debug)]
pub struct Purse {
    heaps: [Cards; 6],
    all: Cards,
    /// Whether an Air card of value 1 may count as another Element.
    wild: bool,
}

impl Purse {
    #[inline]
    pub fn of(state: &State, seat: Seat, avatar: bool) -> Purse {
        let mut heaps = [Cards::NONE; 6];
        if !avatar {
            heaps[0] = state.player(seat).hand;
        }
        for owner in state.seats() {
            let player = state.player(owner);
            let heap = &mut heaps[owner.index() + 1];
            *heap = player.support;
            if avatar {
                player.marked.iter().for_each(|card| _ = heap.remove(card));
            }
        }
        let mut all = Cards::NONE;
        heaps.iter().for_each(|heap| all.pour(&mut heap.clone()));
        let wild = state.active == seat && !state.ability_used && state.player(seat).has(Ability::WildAir);
        Purse { heaps, all, wild }
    }

    /// What a viewer knows of it: the hand, every seat's support in order, and whether Air can stand for more.
    pub fn seen(hand: &[Card], supports: impl Iterator<Item = Vec<Card>>, wild: bool) -> Purse {
        let mut heaps = [Cards::NONE; 6];
        heaps[0].add_all(hand.iter().copied());
        heaps[1..].iter_mut().zip(supports).for_each(|(heap, support)| heap.add_all(support));
        let mut all = Cards::NONE;
        heaps.iter().for_each(|heap| all.pour(&mut heap.clone()));
        Purse { heaps, all, wild }
    }

    /// Whether an Air card of value 1 may count as another Element.
    pub fn wild(&self) -> bool {
        self.wild
    }

    /// The kinds of cards in it, where they lie and how many: the hand first, then support by support.
    pub fn cards(&self) -> impl Iterator<Item = (Card, Place, u8)> {
        let places = [Place::Hand].into_iter().chain((0..5).map(|owner| Place::Support(Seat(owner))));
        places.zip(self.heaps).flat_map(|(place, heap)| {
            heap.kinds(Filter::AnyElement).map(move |card| (card, place, heap.count(card)))
        })
    }

    /// Whether a cost is within reach. Cards that cover it can always be thinned out until none is redundant.
    #[inline]
    pub fn affords(&self, cost: Cost) -> bool {
        match cost {
            Cost::Exactly(cost) => self.covers(cost),
            Cost::AnyOne(amount) => Element::ALL.iter().any(|element| {
                let mut cost = [0; 4];
                cost[element.index()] = amount;
                self.covers(cost)
            }),
        }
    }

    fn covers(&self, cost: [u8; 4]) -> bool {
        let missing = |element: &Element| cost[element.index()].saturating_sub(self.all.worth(*element));
        let short: u8 = Element::ALL.iter().map(missing).sum();
        let spare_air = || self.all.has(WILD) && self.all.worth(Element::Air) > cost[Element::Air.index()];
        short == 0 || self.wild && short == 1 && spare_air()
    }

    fn heap(&self, from: Place) -> &Cards {
        match from {
            Place::Hand => &self.heaps[0],
            Place::Support(owner) => self.heaps.get(owner.index() + 1).unwrap_or(&Cards::NONE),
            Place::Discard | Place::Destroyed => &Cards::NONE,
        }
    }

    /// The purse after so many of these cards have left it.
    #[must_use]
    pub fn without(mut self, coin: Coin, count: u8) -> Purse {
        let at = if let Place::Support(owner) = coin.from { owner.index() + 1 } else { 0 };
        for _ in 0..count {
            self.heaps[at].remove(coin.card);
            self.all.remove(coin.card);
        }
        self.wild &= coin.card.element() == Some(coin.counts_as);
        self
    }
}

impl Payment {
    pub fn new(seat: Seat, cost: Cost, avatar: bool) -> Payment {
        let (left, any) = match cost {
            Cost::Exactly(cost) => (cost.map(|amount| amount as i8), 0),
            Cost::AnyOne(amount) => ([0; 4], amount),
        };
        Payment { seat, left, lowest: [u8::MAX; 4], any, avatar }
    }

    #[inline]
    pub fn is_complete(&self) -> bool {
        self.any == 0 && self.left.iter().all(|left| *left <= 0)
    }

    /// The payment after one more card, or nothing if that card, or an earlier one, would be redundant.
    pub(crate) fn with(mut self, element: Element, value: u8) -> Option<Payment> {
        let at = element.index();
        if self.any > 0 {
            self.left[at] = self.any as i8;
            self.any = 0;
        }
        if self.left[at] <= 0 {
            return None;
        }
        self.left[at] -= value as i8;
        self.lowest[at] = self.lowest[at].min(value);
        (i16::from(self.left[at]) > -i16::from(self.lowest[at])).then_some(self)
    }

    /// Whether the purse can finish it without a redundant card.
    fn can_finish(&self, purse: &Purse) -> bool {
        if self.any > 0 {
            return purse.affords(Cost::AnyOne(self.any));
        }
        if self.finishes(&purse.all) {
            return true;
        }
        let mut rest = purse.all;
        purse.wild
            && rest.remove(WILD)
            && Element::ALL[..3]
                .iter()
                .any(|element| self.with(*element, 1).is_some_and(|next| next.finishes(&rest)))
    }

    fn finishes(&self, cards: &Cards) -> bool {
        Element::ALL.iter().all(|element| {
            let at = element.index();
            self.left[at] <= 0 || fits(self.left[at] as u8, self.lowest[at], cards.of(*element))
        })
    }

    /// Checks one card and returns the payment after it.
    pub fn give(&self, purse: &Purse, coin: Coin) -> Result<Payment, Refusal<Reason>> {
        let Some(element) = coin.card.element() else {
            return Err(Refusal::new("BBM-9.9", Reason::MadnessNeverPays));
        };
        if self.avatar && coin.from == Place::Hand {
            return Err(Refusal::new("RUL-BBM-14", Reason::OnlyThePool));
        }
        if !purse.heap(coin.from).has(coin.card) {
            return Err(Refusal::new("BBM-9.3", Reason::NotThere));
        }
        if coin.counts_as != element && !(purse.wild && coin.card == WILD) {
            return Err(Refusal::new("RUL-BBM-29", Reason::NotWild));
        }
        if self.any == 0 && self.left[coin.counts_as.index()] <= 0 {
            return Err(Refusal::new("RUL-BBM-1", Reason::NotNeeded));
        }
        let next = self.with(coin.counts_as, coin.card.value());
        next.filter(|next| next.is_complete() || next.can_finish(&purse.without(coin, 1)))
            .ok_or(Refusal::new("RUL-BBM-1", Reason::Redundant))
    }

    /// Every card that may go next, hand first, then support by support.
    pub fn coins(&self, purse: &Purse, mut each: impl FnMut(Coin)) {
        let places = (0..5).map(|owner| Place::Support(Seat(owner)));
        for from in [Place::Hand].into_iter().chain(places) {
            for card in purse.heap(from).kinds(Filter::AnyElement) {
                for counts_as in Element::ALL.iter().copied() {
                    let coin = Coin { card, from, counts_as };
                    let plain = card.element() == Some(counts_as);
                    if (plain || purse.wild && card == WILD) && self.give(purse, coin).is_ok() {
                        each(coin);
                    }
                }
            }
        }
    }

    /// The first card that may go next.
    pub fn first_coin(&self, purse: &Purse) -> Option<Coin> {
        let mut first = None;
        self.coins(purse, |coin| _ = first.get_or_insert(coin));
        first
    }

    /// Whether there is exactly one way to pay: then nobody is asked, and the first card is always right.
    pub fn is_forced(&self, purse: &Purse) -> bool {
        let tame = Purse { wild: false, ..*purse };
        let mut ways = self.ways(&tame);
        if purse.wild && ways < 2 {
            self.coins(purse, |coin| {
                if coin.card.element() != Some(coin.counts_as)
                    && let Ok(next) = self.give(purse, coin)
                {
                    ways += next.ways(&purse.without(coin, 1));
                }
            });
        }
        ways == 1
    }

    /// How many ways there are to pay without a wild card: none, one, or (said as two) more.
    fn ways(&self, purse: &Purse) -> u8 {
        if self.is_complete() {
            return 1;
        }
        let Some(coin) = self.first_coin(purse) else { return 0 };
        let Ok(next) = self.give(purse, coin) else { return 0 };
        let with_it = next.ways(&purse.without(coin, 1));
        if with_it > 1 {
            return 2;
        }
        let without_it = self.ways(&purse.without(coin, purse.heap(coin.from).count(coin.card)));
        (with_it + without_it).min(2)
    }
}

/// Whether some of these cards (how many of value 1, 2, 3) pay what is left, none of them and not the lowest one
/// already given being redundant.
fn fits(left: u8, lowest: u8, [ones, twos, threes]: [u8; 3]) -> bool {
    (0..=threes).any(|three| {
        (0..=twos).any(|two| {
            let paid = 3 * three + 2 * two;
            if paid < left {
                return left - paid <= ones;
            }
            let least = if two > 0 { 2 } else { 3 };
            paid - left < least.min(lowest)
        })
    })
}
