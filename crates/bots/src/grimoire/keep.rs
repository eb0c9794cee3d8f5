//! What a Spell still in hand is worth, in points of the round.

use grimoire::cards::{Card, CardSet};

/// The worth of one card by printed Power (2, 3, 4, 5, 6, F).
const BASIC: [f32; 6] = [0.10, 0.12, 0.14, 0.18, 0.24, 0.40];
const SPECIAL: [f32; 6] = [0.25, 0.30, 0.35, 0.40, 0.45, 0.60];

pub(super) fn card(card: Card) -> f32 {
    let place = card.0 as usize % 6;
    if card.element().is_special() { SPECIAL[place] } else { BASIC[place] }
}

pub(super) fn hand(cards: CardSet) -> f32 {
    cards.iter().map(card).sum()
}
