//! How fast the rules are: random play, viewing, redealing, comparing pictures.

use obscurio::pictures::{Card, Clue, Weights, score};
use obscurio::{Obscurio, Options, State};
use table::benches::position;

fn main() {
    divan::main();
}

const SEATS: [u8; 6] = [2, 3, 4, 5, 6, 8];

/// Without a clock: all that is measured is play.
fn options(table: usize) -> Options {
    Options::untimed(SEATS[table])
}

/// Five players at the Doors for the first time.
fn at_the_doors() -> State {
    position::<Obscurio>(&Options::untimed(5), 3, |state| state.choosing().is_some())
}

table::benches!(Obscurio, tables: 0..SEATS.len(), options: options, position: at_the_doors);

/// How strongly every spot of every card points at every card: what the table of all pairs is made of.
#[divan::bench]
fn compare_all_pictures() -> f64 {
    let clues = Card::ALL
        .iter()
        .flat_map(|page| page.spots(None).map(|spot| Clue { page: *page, spot, red: false, mist: None }));
    clues.map(|clue| Card::ALL.iter().map(|card| score(&clue, *card, &Weights::NEUTRAL)).sum::<f64>()).sum()
}
