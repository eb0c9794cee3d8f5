//! What an Action would cost somebody who looks at the table, which cards could pay it, and the cheapest way.

use table::Seat;

use crate::cards::magicians::Ability;
use crate::cards::{Card, Element};
use crate::frames::{Action, Payment, Place};
use crate::pay::{Coin, Cost, WILD};
use crate::purse::Purse;
use crate::view::{Heap, View};

/// The payment of one Action as a page or a program can propose it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Bill {
    pub cost: Cost,
    /// Every card that could go towards it, hand first, card by card.
    pub coins: Vec<Coin>,
    /// The cheapest way; empty if the cost is out of reach.
    pub cheapest: Vec<Coin>,
    /// Whether it is the only way: then declaring the Action pays it, and no card is to be named.
    pub forced: bool,
}

impl Bill {
    /// What this seat would pay for an Action, as far as this view shows its hand.
    pub fn of(view: &View, seat: Seat, action: Action) -> Option<Bill> {
        let avatar = matches!(view.own.asked.as_ref()?.ask, crate::Ask::Granted { avatar: true, .. });
        Bill::new(view, seat, cost(view, action)?, avatar)
    }

    /// What is left to pay of the Action under way.
    pub fn under_way(view: &View) -> Option<Bill> {
        let asked = view.own.asked.as_ref()?;
        let crate::Ask::Pay { missing, any, avatar, .. } = asked.ask else { return None };
        let cost = if any > 0 { Cost::AnyOne(any) } else { Cost::Exactly(missing) };
        Bill::new(view, Seat(asked.seat), cost, avatar).map(|bill| Bill { forced: false, ..bill })
    }

    fn new(view: &View, seat: Seat, cost: Cost, avatar: bool) -> Option<Bill> {
        let purse = purse(view, seat, avatar)?;
        Some(Bill {
            cost,
            coins: coins(&purse, cost),
            cheapest: cheapest(&purse, seat, cost).unwrap_or_default(),
            forced: Payment::new(seat, cost, avatar).is_forced(&purse),
        })
    }
}

/// How much of each Element a seat could give from its own hand and support, as far as this view shows them.
pub fn own_means(view: &View, seat: Seat) -> Option<[u8; 4]> {
    let player = view.own.players.get(seat.index())?;
    let Heap::Faces(hand) = &player.hand else { return None };
    let mut means = [0; 4];
    for card in hand.iter().chain(&player.support) {
        if let Some(element) = card.element() {
            means[element.index()] += card.value();
        }
    }
    Some(means)
}

/// What an Action costs, if its object is there.
pub fn cost(view: &View, action: Action) -> Option<Cost> {
    match action {
        Action::Cast(spell, power) => Some(Cost::of(spell.element(), spell.level() * power)),
        Action::Learn(element) => Some(Cost::of(element, 2)),
        Action::Acquire(card) => card.element().map(|element| Cost::of(element, card.value())),
        Action::Destroy(slot) => {
            view.board.iter().find(|curse| curse.slot == slot).map(|curse| Cost::Exactly(curse.cost))
        }
        Action::Cure(_) => Some(Cost::AnyOne(2)),
    }
}

/// The whole price of an Action of which so much is missing.
pub fn price(view: &View, action: Action, missing: [u8; 4]) -> [u8; 4] {
    match cost(view, action) {
        Some(Cost::Exactly(cost)) => cost,
        Some(Cost::AnyOne(amount)) => missing.map(|left| if left > 0 { amount } else { 0 }),
        None => missing,
    }
}

/// Everything a seat could pay with, if its hand is in view.
fn purse(view: &View, seat: Seat, avatar: bool) -> Option<Purse> {
    let player = view.own.players.get(seat.index())?;
    let Heap::Faces(hand) = &player.hand else { return None };
    let hand = if avatar { &[] } else { hand.as_slice() };
    let supports = view.own.players.iter().map(|owner| {
        let mut left = owner.support.clone();
        for marked in owner.marked.iter().filter(|_| avatar) {
            if let Some(place) = left.iter().position(|card| card == marked) {
                left.remove(place);
            }
        }
        left
    });
    let wild = player.magician.is_some_and(|magician| magician.ability() == Ability::WildAir);
    Some(Purse::seen(hand, supports, wild && view.active == seat.0 && !player.ability_used))
}

/// Every card of a wanted Element, one by one; a wild card once for each Element it could stand for.
fn coins(purse: &Purse, cost: Cost) -> Vec<Coin> {
    let wanted = |element: Element| match cost {
        Cost::Exactly(cost) => cost[element.index()] > 0,
        Cost::AnyOne(_) => true,
    };
    let mut coins = Vec::new();
    for (card, from, count) in purse.cards() {
        let Some(element) = card.element() else { continue };
        if wanted(element) {
            let coin = Coin { card, from, counts_as: element };
            coins.extend(std::iter::repeat_n(coin, count as usize));
        }
        if purse.wild() && card == WILD {
            let others = Element::ALL.iter().filter(|other| **other != element && wanted(**other));
            coins.extend(others.map(|other| Coin { card, from, counts_as: *other }));
        }
    }
    coins
}

/// The least waste; then the fewest cards of others' support, of the own support, and altogether.
type Price = (u8, u8, u8, u8);

/// The cheapest payment. The hand goes first: it is filled up again, support is not.
fn cheapest(purse: &Purse, seat: Seat, cost: Cost) -> Option<Vec<Coin>> {
    let ways: Vec<[u8; 4]> = match cost {
        Cost::Exactly(cost) => vec![cost],
        Cost::AnyOne(amount) => Element::ALL
            .iter()
            .map(|element| std::array::from_fn(|at| if at == element.index() { amount } else { 0 }))
            .collect(),
    };
    let tame = ways.iter().filter_map(|cost| tame(purse, seat, *cost));
    let best = tame.min_by_key(|(price, _)| *price).map(|(_, coins)| coins);
    best.or_else(|| ways.iter().find_map(|cost| wild(purse, seat, *cost)))
}

/// The cheapest payment in which every card is what it is.
fn tame(purse: &Purse, seat: Seat, cost: [u8; 4]) -> Option<(Price, Vec<Coin>)> {
    let mut total = ((0, 0, 0, 0), Vec::new());
    for element in Element::ALL.iter().filter(|element| cost[element.index()] > 0) {
        let (price, coins) = of_element(purse, seat, *element, cost[element.index()])?;
        let sum = &mut total.0;
        *sum = (sum.0 + price.0, sum.1 + price.1, sum.2 + price.2, sum.3 + price.3);
        total.1.extend(coins);
    }
    Some(total)
}

/// One Air card of value 1 stands for what is missing; it must fit exactly, or it would be redundant.
fn wild(purse: &Purse, seat: Seat, cost: [u8; 4]) -> Option<Vec<Coin>> {
    if !purse.wild() {
        return None;
    }
    let (_, from, _) = purse.cards().find(|(card, ..)| *card == WILD)?;
    Element::ALL[..3].iter().copied().filter(|element| cost[element.index()] > 0).find_map(|counts_as| {
        let joker = Coin { card: WILD, from, counts_as };
        let mut rest = cost;
        rest[counts_as.index()] -= 1;
        let (_, coins) = tame(&purse.without(joker), seat, rest)?;
        let beside = coins.iter().filter(|coin| coin.counts_as == counts_as);
        let beside: u8 = beside.map(|coin| coin.card.value()).sum();
        (beside == rest[counts_as.index()]).then(|| coins.into_iter().chain([joker]).collect())
    })
}

/// The cheapest cards of one Element: how many of each value, then from where.
fn of_element(purse: &Purse, seat: Seat, element: Element, cost: u8) -> Option<(Price, Vec<Coin>)> {
    let values = [1, 2, 3].map(|value| by_nearness(purse, seat, Card::new(element, value)));
    let [ones, twos, threes] = [0, 1, 2].map(|at: usize| values[at].len());
    let mut best: Option<(Price, Vec<Coin>)> = None;
    for counts in (0..=threes)
        .flat_map(|three| (0..=twos).flat_map(move |two| (0..=ones).map(move |one| [one, two, three])))
    {
        let given: usize = counts.iter().zip(1..).map(|(count, value)| count * value).sum();
        let lowest = counts.iter().position(|count| *count > 0).map_or(0, |at| at + 1);
        let cost = usize::from(cost);
        if given < cost || given - lowest >= cost {
            continue;
        }
        let coins = || values.iter().zip(counts).flat_map(|(coins, count)| &coins[..count]).copied();
        let from =
            |wanted: fn(Place, Seat) -> bool| coins().filter(|coin| wanted(coin.from, seat)).count() as u8;
        let price = (
            (given - cost) as u8,
            from(|place, seat| place != Place::Hand && place != Place::Support(seat)),
            from(|place, seat| place == Place::Support(seat)),
            coins().count() as u8,
        );
        if best.as_ref().is_none_or(|(cheapest, _)| price < *cheapest) {
            best = Some((price, coins().collect()));
        }
    }
    best
}

/// All cards of a kind: the hand's first, then the own support's, then the others'.
fn by_nearness(purse: &Purse, seat: Seat, card: Card) -> Vec<Coin> {
    let counts_as = card.element().unwrap_or(Element::Water);
    let mut coins: Vec<Coin> = purse
        .cards()
        .filter(|(kind, ..)| *kind == card)
        .flat_map(|(_, from, count)| std::iter::repeat_n(Coin { card, from, counts_as }, count as usize))
        .collect();
    coins.sort_by_key(|coin| (coin.from != Place::Hand, coin.from != Place::Support(seat), coin.from));
    coins
}
