//! What a Spell still in hand is worth, in points of lead by the end of the round.
//!
//! Weighed by `cargo run --release --example weigh` from games of quick bots, against the average Spell.

use grimoire::Mode;
use grimoire::cards::{Card, CardSet};

/// By Element and printed Power (2, 3, 4, 5, 6, F), where Chapters are to be won.
const TO_WIN: [[f32; 6]; 10] = [
    [-0.09, -0.05, -0.08, -0.04, -0.07, 0.29], // fire
    [-0.11, 0.18, -0.11, -0.02, -0.07, 0.11],  // earth
    [0.18, 0.14, -0.12, -0.01, 0.07, 0.26],    // wind
    [0.07, 0.06, -0.08, -0.14, -0.01, 0.28],   // water
    [-0.09, -0.08, -0.03, 0.08, 0.27, 0.61],   // light
    [0.04, -0.13, -0.17, -0.14, -0.01, 0.12],  // ice
    [-0.14, -0.07, -0.14, -0.16, -0.15, 0.09], // lightning
    [-0.13, 0.03, -0.10, -0.05, 0.14, 0.28],   // wood
    [-0.01, -0.11, -0.09, -0.17, -0.09, 0.10], // metal
    [0.37, -0.04, -0.15, -0.17, -0.20, -0.19], // shadow
];

/// The same where the weakest Spell costs a Life.
const TO_SURVIVE: [[f32; 6]; 10] = [
    [-0.07, -0.03, -0.11, 0.04, -0.01, 0.16],  // fire
    [-0.14, 0.10, -0.08, 0.02, -0.04, 0.03],   // earth
    [-0.01, 0.12, -0.01, 0.10, 0.12, 0.15],    // wind
    [-0.20, 0.02, -0.06, -0.07, 0.10, 0.17],   // water
    [-0.18, -0.04, 0.10, 0.21, 0.30, 0.43],    // light
    [-0.12, -0.12, -0.11, 0.03, 0.08, -0.10],  // ice
    [-0.08, -0.04, -0.04, -0.10, -0.05, 0.06], // lightning
    [-0.11, -0.06, -0.05, -0.01, 0.10, 0.11],  // wood
    [-0.11, 0.03, -0.14, -0.07, 0.03, 0.03],   // metal
    [0.34, 0.14, 0.03, -0.04, -0.16, -0.58],   // shadow
];

/// What one card more than the others is worth, whatever it is.
const ONE_MORE: f32 = 0.3;

/// What it costs to lead the next Chapter: the others see first.
pub(super) const THE_LEAD: f32 = 0.18;

/// What a Life is worth while the round lasts.
pub(super) const A_LIFE: f32 = 1.0;

/// What every card is worth, by its number: imagined games look here at every turn.
pub(super) type Worths = [f32; Card::COUNT];

static WINNING: Worths = flat(&TO_WIN);
static SURVIVING: Worths = flat(&TO_SURVIVE);

const fn flat(table: &[[f32; 6]; 10]) -> Worths {
    let mut worths = [0.0; Card::COUNT];
    let mut index = 0;
    while index < Card::COUNT {
        worths[index] = table[index / 6][index % 6] + ONE_MORE;
        index += 1;
    }
    worths
}

#[inline]
pub(super) fn worths(mode: Mode) -> &'static Worths {
    if mode == Mode::Survival { &SURVIVING } else { &WINNING }
}

#[inline]
pub(super) fn hand(cards: CardSet, mode: Mode) -> f32 {
    let worths = worths(mode);
    cards.iter().map(|card| worths[card as usize]).sum()
}
