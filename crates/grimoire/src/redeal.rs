//! Worlds a seat cannot tell apart: everything it has not seen is drawn anew, what it has seen is kept.

use table::{Chance, Seat, Seed, Viewer};

use crate::cards::{Card, CardSet};
use crate::state::{Pile, Slots, State};
use crate::view::sees_hand;

/// Cards publicly taken to a hand stay there until played (RUL-GRI-45 lets people remember them too).
pub fn redeal(state: &State, seat: Seat, chance: &mut Chance) -> State {
    let mut world = state.clone();
    world.seed = Seed::Fast(chance.long_word());
    shuffle_face_down(&mut world.tome.basic, chance);
    shuffle_face_down(&mut world.tome.special, chance);
    let mut unseen = [Card::Pyre; Card::COUNT];
    let pool = unknown(state, seat);
    for (place, card) in unseen.iter_mut().zip(pool.iter()) {
        *place = card;
    }
    let unseen = &mut unseen[..pool.len()];
    chance.shuffle(unseen);
    let mut next = unseen.iter().copied();
    for other in hidden_hands(state, seat) {
        let shown = state.shown[other.index()];
        world.hands[other.index()] = refill(state.hands[other.index()], shown, &mut next);
        world.out[other.index()] = refill(state.out[other.index()], shown, &mut next);
    }
    world.element_deck = Pile::of(next.by_ref().take(state.element_deck.len()));
    world.draw_deck = Pile::of(next);
    world
}

/// What lies face down for this seat: other hands, decks, the hands of the eliminated.
fn unknown(state: &State, seat: Seat) -> CardSet {
    let mut pool = state.element_deck.set().or(state.draw_deck.set());
    for other in hidden_hands(state, seat) {
        let held = state.hands[other.index()].or(state.out[other.index()]);
        pool = pool.or(held.minus(state.shown[other.index()]));
    }
    pool
}

fn hidden_hands(state: &State, seat: Seat) -> impl Iterator<Item = Seat> {
    let seen = move |other: &Seat| sees_hand(state, Viewer::Seat(seat), *other);
    Seat::all(state.options.seats).filter(move |other| !seen(other))
}

fn refill(cards: CardSet, shown: CardSet, next: &mut impl Iterator<Item = Card>) -> CardSet {
    let kept = cards.and(shown);
    next.by_ref().take(cards.len() - kept.len()).collect::<CardSet>().or(kept)
}

fn shuffle_face_down(slots: &mut Slots, chance: &mut Chance) {
    if slots.count == 0 {
        return;
    }
    let hidden: Vec<usize> =
        (0..slots.count as usize).filter(|slot| slots.revealed >> slot & 1 == 0).collect();
    let mut elements: Vec<_> = hidden.iter().map(|slot| slots.elements[*slot]).collect();
    elements.sort();
    chance.shuffle(&mut elements);
    for (slot, element) in hidden.into_iter().zip(elements) {
        slots.elements[slot] = element;
    }
}
