//! Are the cards that may go towards a cost exactly those of some payment without a redundant card? Told by trying every
//! set of cards there is.

use madness::cards::{Card, Element};
use madness::frames::Payment;
use madness::pay::{Coin, Cost, WILD};
use madness::purse::Purse;
use table::{Chance, Seat};

/// A card in the purse, and all it may count as.
fn coins_of(purse: &Purse) -> Vec<Vec<Coin>> {
    let mut coins = Vec::new();
    for (card, from, count) in purse.cards() {
        let own = card.element().expect("an Element card");
        let counts = Element::ALL.into_iter().filter(|it| *it == own || purse.wild() && card == WILD);
        let coin: Vec<Coin> = counts.map(|counts_as| Coin { card, from, counts_as }).collect();
        coins.extend(std::iter::repeat_n(coin, count as usize));
    }
    coins
}

/// Every way to give some of these cards, equal cards not told apart.
fn subsets(coins: &[Vec<Coin>]) -> Vec<Vec<Coin>> {
    let Some((first, rest)) = coins.split_first() else { return vec![Vec::new()] };
    let mut all = subsets(rest);
    let with = all.iter().flat_map(|some| first.iter().map(|coin| [some.as_slice(), &[*coin]].concat()));
    let with: Vec<Vec<Coin>> = with.collect();
    all.extend(with);
    for some in &mut all {
        some.sort_by_key(|coin| (coin.card, coin.from, coin.counts_as));
    }
    all.sort_by_key(|some| some.iter().map(|it| (it.card, it.from, it.counts_as)).collect::<Vec<_>>());
    all.dedup();
    all
}

/// Whether these cards pay the cost, one of them counts as another Element at most, and none could be left out.
fn pays(some: &[Coin], cost: Cost) -> bool {
    let given = |element: Element| some.iter().filter(move |coin| coin.counts_as == element);
    let sum = |element: Element| given(element).map(|coin| coin.card.value()).sum::<u8>();
    let lowest = |element: Element| given(element).map(|coin| coin.card.value()).min().unwrap_or(0);
    let exact =
        |element: Element, cost: u8| sum(element) >= cost && sum(element) < cost + lowest(element).max(1);
    let alone = |element: Element| some.iter().all(|coin| coin.counts_as == element);
    let tame = some.iter().filter(|coin| coin.card.element() != Some(coin.counts_as)).count() <= 1;
    tame && match cost {
        Cost::Exactly(cost) => Element::ALL.iter().all(|it| exact(*it, cost[it.index()])),
        Cost::AnyOne(amount) => Element::ALL.iter().any(|it| alone(*it) && exact(*it, amount)),
    }
}

fn purse(luck: &mut Chance) -> Purse {
    let heap = |luck: &mut Chance, most: u32| -> Vec<Card> {
        (0..luck.below(most + 1)).map(|_| Card::at(luck.below(Card::COUNT as u32) as u8)).collect()
    };
    let hand = heap(luck, 5);
    let supports: Vec<Vec<Card>> = (0..3).map(|_| heap(luck, 2)).collect();
    Purse::seen(&hand, supports.into_iter(), luck.below(3) == 0)
}

#[test]
fn what_may_be_paid_is_what_some_payment_needs() {
    let mut luck = Chance::fast(9);
    let (mut forced, mut wild) = (0, 0);
    for _ in 0..1_500 {
        let purse = purse(&mut luck);
        let cost = match luck.below(3) {
            0 => Cost::AnyOne(2),
            1 => Cost::of(Element::ALL[luck.below(4) as usize], 1 + luck.below(5) as u8),
            _ => Cost::Exactly(std::array::from_fn(|_| luck.below(3) as u8 % 2)),
        };
        let mut payments = subsets(&coins_of(&purse));
        payments.retain(|some| pays(some, cost));
        let payment = Payment::new(Seat(0), cost, false);
        if payment.is_complete() {
            continue;
        }
        assert_eq!(payment.is_forced(&purse), payments.len() == 1, "{purse:?} {cost:?} {payments:?}");
        let mut needed: Vec<Coin> = payments.concat();
        needed.sort_by_key(|coin| {
            (coin.card.element() != Some(coin.counts_as), coin.counts_as, coin.card, coin.from)
        });
        needed.dedup();
        let mut offered = Vec::new();
        payment.coins(&purse, |coin| offered.push(coin));
        assert_eq!(offered, needed, "{purse:?} {cost:?}");
        let first = payment.first_coin(&purse);
        assert!(first.map_or(needed.is_empty(), |coin| needed.contains(&coin)));
        forced += u32::from(payments.len() == 1);
        wild += u32::from(needed.iter().any(|coin| coin.card.element() != Some(coin.counts_as)));
    }
    assert!(forced > 50 && wild > 50, "both happen: {forced} {wild}");
}
