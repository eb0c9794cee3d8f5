//! How long does it take to paint a picture?

use art::obscurio::{Filters, illusion, page};
use obscurio::pictures::{Card, Mist};

fn main() {
    divan::main();
}

/// All 84 cards as they are.
#[divan::bench]
fn deck() -> usize {
    Card::ALL.iter().map(|&card| illusion(card).len()).sum()
}

/// All 84 cards through both filters.
#[divan::bench]
fn deck_through_red_glass_and_mist() -> usize {
    let filters = Filters { red: true, mist: Some(Mist::Left) };
    Card::ALL.iter().map(|&card| page(card, filters, "p").len()).sum()
}
