//! How near the team is to victory.

use madness::State;
use madness::cards::{Card, Cards};
use madness::end::End;

use super::sight::units;

pub(super) fn worth(state: &State) -> f32 {
    if let Some(end) = state.end {
        return if end == End::Won { 1.0 } else { 0.0 };
    }
    let seats = f32::from(state.options.seats);
    let in_play = state.in_play().len() as f32;
    let left = f32::from(30_u8.saturating_sub(state.turn));
    let (mut quality, mut clog) = (0.0, 0.0);
    for seat in state.in_play().iter() {
        let player = state.player(seat);
        quality += strength(&[player.hand, player.deck, player.discard, player.support]);
        let held = f32::from(player.hand.count(Card::MADNESS));
        clog += held + if held >= 5.0 { 3.0 } else { 0.0 };
    }
    let curses = state.cursed().count() as f32;
    let board = if state.round >= 6 { 1.2 * curses * 3.0 / (1.0 + left / 2.0) } else { 0.25 * curses };
    let pool: u8 = state.seats().flat_map(|seat| units(&state.player(seat).support)).sum();
    let stack = (f32::from(state.madness) - 0.5 * left - 3.0).min(8.0);
    let edge =
        1.5 * (quality / seats - 1.4) - 0.35 * clog / seats - board + 0.06 * f32::from(pool) + 0.12 * stack
            - 1.5 * (seats - in_play)
            - 0.5;
    gentle(edge)
}

/// How much an average card of a player's pays, all heaps taken together.
fn strength(heaps: &[Cards]) -> f32 {
    let all = heaps.iter().fold(Cards::NONE, |mut all, heap| {
        all.pour(&mut heap.clone());
        all
    });
    let paid: u8 = units(&all).iter().sum();
    f32::from(paid) / all.len().max(1) as f32
}

/// From any number to a value between 0 and 1, steep around nothing; exact on every machine.
fn gentle(edge: f32) -> f32 {
    0.5 + 0.5 * edge / (1.0 + edge.abs())
}
