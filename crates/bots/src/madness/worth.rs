//! How near the team is to victory: a weighing of what lies on the table, round by round.

use madness::State;
use madness::cards::{Card, Cards, Element, Kind};
use madness::end::End;

use super::sight::whole_deck;
use super::spells;
use super::weights::WEIGHTS;

/// How many things are weighed.
pub(super) const MARKS: usize = 20;

pub(super) fn worth(state: &State) -> f32 {
    if let Some(end) = state.end {
        return if end == End::Won { 1.0 } else { 0.0 };
    }
    let weights = &WEIGHTS[state.round.clamp(1, 6) as usize - 1];
    let edge = marks(state).iter().zip(weights).map(|(mark, weight)| mark * weight).sum();
    likelihood(edge)
}

/// What is weighed, each about as large as 1.
pub(super) fn marks(state: &State) -> [f32; MARKS] {
    let seats = f32::from(state.options.seats);
    let each = 1.0 / seats;
    let mut marks = [0.0; MARKS];
    marks[0] = 1.0;
    marks[1] = f32::from(state.madness) / 10.0;
    marks[2] = f32::from(state.madness.min(5)) / 5.0;
    let mut pool = [0; 4];
    let mut hands = [[0; 4]; 5];
    for seat in state.in_play().iter() {
        let player = state.player(seat);
        let deck = whole_deck(player).with(&player.discard);
        let held = f32::from(player.hand.count(Card::MADNESS));
        marks[3] += each * held;
        marks[4] += each * if held >= 4.0 { 1.0 } else { 0.0 };
        marks[5] += each * f32::from(deck.count(Card::MADNESS)) / 3.0;
        marks[6] += f32::from(player.support.count(Card::MADNESS)) / 3.0;
        let hand = player.hand.worths();
        hands[seat.index()] = hand;
        let support = player.support.worths();
        (0..4).for_each(|at| pool[at] += support[at]);
        marks[7] += each * total(hand) / 8.0;
        let all = deck.with(&player.hand).with(&player.support);
        let (size, sum) = (all.len().max(1) as f32, total(all.worths()));
        marks[8] += each * sum / 20.0;
        marks[9] += each * sum / size;
        marks[10] += each * threes(&all) / 4.0;
        marks[11] += each * player.deck_len() as f32 / 10.0;
        marks[12] += each * player.spells.iter().map(spells::owned).sum::<f32>() / 5.0;
    }
    marks[13] = total(pool) / 6.0;
    marks[14] = seats - state.in_play().len() as f32;
    let late = f32::from(state.space) / 5.0;
    marks[15] = late;
    for slot in state.cursed() {
        let spot = state.spot(slot);
        let multi = spot.curse.is_some_and(|curse| curse.kind() == Kind::Multi);
        marks[16] += if multi { 0.7 } else { 1.0 };
        marks[17] += late;
        marks[18] += if slot.space() > state.space { 1.0 } else { 0.0 };
        let cost = spot.cost();
        let reach = |hand: &[u8; 4]| -> f32 {
            let paid = (0..4).map(|at| (hand[at] + pool[at]).min(cost[at])).sum::<u8>();
            f32::from(paid) / f32::from(cost.iter().sum::<u8>())
        };
        marks[19] += hands[..state.options.seats as usize].iter().map(reach).fold(0.0, f32::max);
    }
    marks
}

fn total(units: [u8; 4]) -> f32 {
    f32::from(units.iter().sum::<u8>())
}

fn threes(cards: &Cards) -> f32 {
    f32::from(Element::ALL.iter().map(|element| cards.of(*element)[2]).sum::<u8>())
}

/// From any number to a likelihood, by multiplications alone: the same on every machine.
fn likelihood(edge: f32) -> f32 {
    let mut odds = (1.0 - edge.clamp(-30.0, 30.0) / 64.0).max(0.0);
    (0..6).for_each(|_| odds *= odds);
    1.0 / (1.0 + odds)
}
