//! Paying: what a cost needs, which cards may go towards it, and whether a card would be given for nothing.

use table::{Refusal, Seat};

use crate::Reason;
use crate::cards::elements::Kinds;
use crate::cards::{Card, Cards, Element, Filter};
use crate::frames::{Payment, Place};
use crate::purse::{PLACES, Purse};

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
    #[inline]
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

    /// Whether these cards can finish it without a redundant one.
    fn can_finish(&self, mut rest: Cards, wild: bool) -> bool {
        if self.finishes(&rest) {
            return true;
        }
        wild && rest.remove(WILD)
            && Element::ALL[..3]
                .iter()
                .any(|element| self.with(*element, 1).is_some_and(|next| next.finishes(&rest)))
    }

    #[inline]
    fn finishes(&self, cards: &Cards) -> bool {
        Element::ALL.iter().all(|element| {
            let at = element.index();
            self.left[at] <= 0
                || Values::paying(self.left[at] as u8, self.lowest[at], cards.of(*element)).next().is_some()
        })
    }

    /// The payment after a card of the purse, if it can be finished then.
    #[inline]
    fn after(&self, purse: &Purse, card: Card, counts_as: Element) -> Option<Payment> {
        let next = self.with(counts_as, card.value())?;
        let mut rest = purse.all;
        rest.remove(card);
        let wild = purse.wild && card.element() == Some(counts_as);
        (next.is_complete() || next.can_finish(rest, wild)).then_some(next)
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
        self.after(purse, coin.card, coin.counts_as).ok_or(Refusal::new("RUL-BBM-1", Reason::Redundant))
    }

    /// The kinds that may go next for what they are.
    fn plain(&self, purse: &Purse) -> Kinds {
        let fits = |card: &Card| {
            let element = card.element().unwrap_or(Element::Water);
            (self.any > 0 || self.left[element.index()] > 0) && self.after(purse, *card, element).is_some()
        };
        purse.all.kinds(Filter::AnyElement).filter(fits).collect()
    }

    /// The Elements an Air card of value 1 may go for next.
    fn stand_ins(&self, purse: &Purse) -> impl Iterator<Item = Element> {
        let usable = purse.wild && purse.all.has(WILD);
        let others = if usable { &Element::ALL[..3] } else { &[] };
        others.iter().copied().filter(|element| self.after(purse, WILD, *element).is_some())
    }

    /// Every card that may go next: kind by kind, the hand first, then those that count as another Element.
    pub fn coins(&self, purse: &Purse, mut each: impl FnMut(Coin)) {
        for card in self.plain(purse).iter() {
            let counts_as = card.element().unwrap_or(Element::Water);
            purse.places_of(card).for_each(|from| each(Coin { card, from, counts_as }));
        }
        for counts_as in self.stand_ins(purse) {
            purse.places_of(WILD).for_each(|from| each(Coin { card: WILD, from, counts_as }));
        }
    }

    /// The first card that may go next: of the hand, then support by support.
    pub fn first_coin(&self, purse: &Purse) -> Option<Coin> {
        let plain = self.plain(purse);
        let stand_in = self.stand_ins(purse).next();
        PLACES.into_iter().zip(&purse.heaps).find_map(|(from, heap)| {
            let card = heap.present().and(plain).first();
            let counts_as = stand_in.filter(|_| heap.has(WILD) && card.is_none_or(|card| card >= WILD));
            match (card, counts_as) {
                (_, Some(counts_as)) => Some(Coin { card: WILD, from, counts_as }),
                (Some(card), None) => Some(Coin { card, from, counts_as: card.element()? }),
                (None, None) => None,
            }
        })
    }

    /// Whether there is exactly one way to pay: then nobody is asked, and the first card is always right.
    pub fn is_forced(&self, purse: &Purse) -> bool {
        let mut ways = self.ways(purse);
        if purse.wild && ways < 2 {
            self.coins(purse, |coin| {
                if coin.card.element() != Some(coin.counts_as)
                    && let Some(next) = self.with(coin.counts_as, coin.card.value())
                {
                    ways += next.ways(&purse.without(coin));
                }
            });
        }
        ways == 1
    }

    /// How many ways there are to pay without a wild card: none, one, or (said as two) more.
    fn ways(&self, purse: &Purse) -> u8 {
        let of = |element: &Element, left: u8| {
            ways(purse, *element, Values::paying(left, self.lowest[element.index()], purse.all.of(*element)))
        };
        if self.any > 0 {
            return Element::ALL.iter().map(|element| of(element, self.any)).sum::<u8>().min(2);
        }
        let open = Element::ALL.iter().filter(|element| self.left[element.index()] > 0);
        open.map(|element| of(element, self.left[element.index()] as u8)).product::<u8>().min(2)
    }
}

/// In how many ways these numbers of cards, found place by place, can be given: none, one, or (said as two) more.
fn ways(purse: &Purse, element: Element, mut values: Values) -> u8 {
    let (Some(only), None) = (values.next(), values.next()) else {
        return if values.found > 0 { 2 } else { 0 };
    };
    let all = purse.all.of(element);
    let choice = (1..=3).any(|value| {
        let (given, there) = (only[value as usize - 1], all[value as usize - 1]);
        let spread = || purse.places_of(Card::new(element, value)).nth(1).is_some();
        given > 0 && given < there && spread()
    });
    1 + u8::from(choice)
}

/// Numbers of cards of value 1, 2, 3 that pay what is left, none of them and not the lowest one already given being
/// redundant.
struct Values {
    left: u8,
    lowest: u8,
    supply: [u8; 3],
    /// What is tried next: so many of value 2 and 3.
    next: [u8; 2],
    found: u8,
}

impl Values {
    #[inline]
    fn paying(left: u8, lowest: u8, supply: [u8; 3]) -> Values {
        Values { left, lowest, supply, next: [0; 2], found: 0 }
    }
}

impl Iterator for Values {
    type Item = [u8; 3];

    #[inline]
    fn next(&mut self) -> Option<[u8; 3]> {
        let [ones, twos, threes] = self.supply;
        loop {
            let [two, three] = self.next;
            if three > threes {
                return None;
            }
            let paid = 3 * three + 2 * two;
            // Once the twos suffice, one more of them would be redundant.
            self.next = if two < twos && paid < self.left { [two + 1, three] } else { [0, three + 1] };
            let one = self.left.saturating_sub(paid);
            // With a two among them at most one is wasted: only a three can be too much.
            if one <= ones && (one > 0 || paid - self.left < self.lowest.min(3)) {
                self.found += 1;
                return Some([one, two, three]);
            }
        }
    }
}
