//! Which cards to pay with: nothing wasted, the pool spared, small cards first.

use madness::cards::{Card, Element};
use madness::frames::{Payment, Place};
use madness::{Move, State};
use table::Seat;

use super::sight::Sight;

/// What a wasted unit, and what a unit of the pool, weighs.
const WASTE: i32 = 20;
const POOL: i32 = 4;

/// One kind of card at one place.
#[derive(Clone, Copy)]
struct Heap {
    card: Card,
    from: Place,
    count: u8,
}

/// The best next card towards a payment; nothing if only a card that counts as another Element completes it.
pub(super) fn pay(state: &State, payment: &Payment) -> Option<Move> {
    if payment.any > 0 {
        return pay_any(&Sight::of(state, payment.seat), payment);
    }
    let element = Element::ALL.into_iter().find(|element| payment.left[element.index()] > 0)?;
    plan(state, payment, element, payment.left[element.index()]).map(|(_, mv)| mv)
}

/// The same where any one Element will do: what is cheap to give, of an Element that is cheap to spare.
fn pay_any(sight: &Sight, payment: &Payment) -> Option<Move> {
    let mut best: Option<(i32, Move)> = None;
    for element in Element::ALL.iter().copied() {
        let plan = plan(sight.state, payment, element, payment.any as i8);
        let dear = (sight.price(element) * 16.0) as i32;
        if let Some((cost, mv)) = plan
            && best.is_none_or(|(least, _)| cost + dear < least)
        {
            best = Some((cost + dear, mv));
        }
    }
    best.map(|(_, mv)| mv)
}

/// The cheapest set of cards that covers `need`, and the largest card of it; ties go to small cards.
fn plan(state: &State, payment: &Payment, element: Element, need: i8) -> Option<(i32, Move)> {
    let heaps = heaps(state, payment, element);
    let mut best = None;
    choose(&heaps, i32::from(need), 0, None, &mut best);
    best
}

fn heaps(state: &State, payment: &Payment, element: Element) -> Vec<Heap> {
    let mut heaps = Vec::with_capacity(8);
    for value in [3, 2, 1] {
        let card = Card::new(element, value);
        let mut add = |from: Place, count: u8| {
            if count > 0 {
                heaps.push(Heap { card, from, count });
            }
        };
        if !payment.avatar {
            add(Place::Hand, state.player(payment.seat).hand.count(card));
        }
        for owner in state.seats() {
            let player = state.player(owner);
            let marked = if payment.avatar { player.marked.count(card) } else { 0 };
            add(Place::Support(owner), player.support.count(card).saturating_sub(marked));
        }
    }
    heaps
}

/// Tries every number of cards of the first heap, largest cards first, and then of the others.
fn choose(heaps: &[Heap], need: i32, cost: i32, first: Option<Move>, best: &mut Option<(i32, Move)>) {
    if need <= 0 {
        let cost = cost - need * WASTE;
        if let Some(first) = first
            && best.is_none_or(|(least, _)| cost < least)
        {
            *best = Some((cost, first));
        }
        return;
    }
    let Some((heap, rest)) = heaps.split_first() else { return };
    let value = i32::from(heap.card.value());
    let weight = value * value + if heap.from == Place::Hand { 0 } else { POOL * value };
    for count in 0..=i32::from(heap.count) {
        if count > 0 && need - (count - 1) * value <= 0 {
            break;
        }
        let first = if count > 0 { first.or(Some(Move::Pay(heap.card, heap.from))) } else { first };
        choose(rest, need - count * value, cost + count * weight, first, best);
    }
}

/// Whether a seat's hand and the pool, less one unit of an Element, cover a cost.
pub(super) fn could_pay(sight: &Sight, other: Seat, cost: [u8; 4], less: Element) -> bool {
    let hand = sight.state.player(other).hand.worths();
    (0..4).all(|at| {
        let spent = u8::from(at == less.index() && sight.hand[at] == 0);
        hand[at] + sight.pool[at].saturating_sub(spent) >= cost[at]
    })
}
