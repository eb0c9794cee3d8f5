//! How fast the rules are: random play, copying, listing, viewing, redealing.

use grimoire::{Grimoire, Options, State};
use table::benches::position;
use table::{Game, Settings};

fn main() {
    divan::main();
}

const TABLES: [(&str, &str); 5] = [
    ("teams", "light"),
    ("teams", "eclipse"),
    ("duel", "light"),
    ("survival", "light"),
    ("teams", "light,eclipse"),
];

fn options(table: usize) -> Options {
    let (mode, editions) = TABLES[table];
    let settings = Settings::default().with("mode", mode).with("editions", editions);
    Grimoire::set_up(Grimoire::seat_counts(&settings)[0], &settings).unwrap()
}

/// A position in the middle of the first round.
fn middle() -> State {
    position::<Grimoire>(&options(0), 5, |state| {
        state.chapter.number >= 3 && state.chapter.spells().len() >= 2 && Grimoire::is_ordinary_turn(state)
    })
}

table::benches!(Grimoire, tables: 0..TABLES.len(), options: options, position: middle);
