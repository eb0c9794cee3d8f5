//! What the plays of the others say about their hands. Nobody must follow a Chain, so a break proves nothing; but who
//! silences an own Spell mostly had no better one of the Chain's Element.

use grimoire::State;
use grimoire::cards::CardSet;
use table::Seat;

/// How readily a world is believed in which the one who broke the Chain still holds so many Spells of its Element.
const BELIEF: [f32; 4] = [1.0, 0.75, 0.55, 0.4];

pub(super) fn plausibility(world: &State, seat: Seat) -> f32 {
    let mut basic = world.chapter.spells().iter().filter(|spell| !spell.card.element().is_special());
    let Some(chain) = basic.next().map(|first| first.card.element()) else { return 1.0 };
    let Some(breaker) = basic.find(|spell| spell.card.element() != chain) else { return 1.0 };
    if breaker.player == seat {
        return 1.0;
    }
    let held = CardSet(world.hands[breaker.player.index()].0 & chain.cards().0).len();
    BELIEF[held.min(BELIEF.len() - 1)]
}
