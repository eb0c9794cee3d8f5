//! A world a seat cannot tell apart from the true one: new luck, and at a table with closed hands new hands, decks and
//! discards for the others.

use table::{Chance, Seat, SeatSet, Seed};

use crate::cards::{Card, Cards};
use crate::frames::{Frame, Payment};
use crate::player::KnownTop;
use crate::purse::Purse;
use crate::state::State;

/// How often a world is drawn in which the seat that is paying could not pay.
const TRIES: u32 = 24;

pub fn redeal(state: &State, seat: Seat, chance: &mut Chance) -> State {
    let mut world = state.clone();
    world.seed = Seed::Fast(chance.long_word());
    if state.options.open_hands {
        return world;
    }
    let mut others = world.in_play().without(seat);
    while let Some(first) = others.iter().next() {
        // Those who passed each other cards unseen share one heap of cards that could be anywhere among them.
        let group =
            if world.mingled.contains(first) { set_and(others, world.mingled) } else { SeatSet::one(first) };
        others = SeatSet(others.0 & !group.0);
        let mut hidden = gather(&mut world, group);
        let holes = world.clone();
        for _ in 0..TRIES {
            world = holes.clone();
            chance.shuffle(&mut hidden);
            scatter(&mut world, state, group, &hidden);
            if can_still_pay(&world, group) {
                break;
            }
        }
    }
    world
}

fn set_and(one: SeatSet, other: SeatSet) -> SeatSet {
    SeatSet(one.0 & other.0)
}

/// Takes away all cards of a group that an outsider cannot see, in an order that says nothing.
fn gather(world: &mut State, group: SeatSet) -> Vec<Card> {
    let pinned = pinned(world);
    let mut hidden = Cards::NONE;
    for owner in group.iter() {
        let player = world.player_mut(owner);
        let kept = if pinned.0 == Some(owner) { pinned.1 } else { Cards::NONE };
        kept.iter().for_each(|card| _ = player.hand.remove(card));
        hidden.pour(&mut player.hand);
        player.hand = kept;
        hidden.pour(&mut player.deck);
        player.known.iter().filter(|(_, open)| !open).for_each(|(card, _)| hidden.add(card));
        let top = player.discard_top;
        top.into_iter().for_each(|card| _ = player.discard.remove(card));
        hidden.pour(&mut player.discard);
        player.discard.add_all(top);
    }
    hidden.iter().collect()
}

/// Cards of a hand that everybody heard named: those picked for a swap.
fn pinned(world: &State) -> (Option<Seat>, Cards) {
    match world.frames.top() {
        Some(Frame::Swap(swap)) => {
            let named = &swap.picked[..swap.count.min(2) as usize];
            (Some(swap.seat), named.iter().copied().collect())
        }
        _ => (None, Cards::NONE),
    }
}

/// Deals the hidden cards out again: as many to every place as were there.
fn scatter(world: &mut State, truth: &State, group: SeatSet, hidden: &[Card]) {
    let mut rest = hidden.iter().copied();
    for owner in group.iter() {
        let true_player = truth.player(owner);
        let player = world.player_mut(owner);
        let missing = |now: &Cards, then: &Cards| then.len() - now.len();
        let hand = missing(&player.hand, &true_player.hand);
        player.hand.add_all(rest.by_ref().take(hand));
        let deck = missing(&player.deck, &true_player.deck);
        player.deck.add_all(rest.by_ref().take(deck));
        let discard = missing(&player.discard, &true_player.discard);
        player.discard.add_all(rest.by_ref().take(discard));
        player.known = KnownTop::NONE;
        for (card, open) in true_player.known.iter() {
            let card = if open { Some(card) } else { rest.next() };
            card.into_iter().for_each(|card| player.on_deck(card, open));
        }
    }
}

/// A seat in the middle of a payment has the cards for it: everybody heard it declare the Action.
fn can_still_pay(world: &State, group: SeatSet) -> bool {
    match world.frames.top() {
        Some(Frame::Pay(payment @ Payment { seat, avatar, .. })) if group.contains(seat) => {
            payment.first_coin(&Purse::of(world, seat, avatar)).is_some()
        }
        _ => true,
    }
}
