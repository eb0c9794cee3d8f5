//! Do whole games of Obscurio still go and read exactly as written down? `UPDATE=1` writes them anew.

use std::cell::RefCell;

use obscurio::{Event, Obscurio, State};
use table::playthrough::{self, Voice};
use table::{Game, Settings, Viewer};
use words::{Lang, Names, Speak};

/// More than a person would read.
const LONGEST: usize = 3000;

fn compare(file: &str, seats: u8, options: &[(&str, &str)], seed: u64) {
    let settings = options.iter().fold(Settings::default(), |all, (key, value)| all.with(key, value));
    let options = Obscurio::set_up(seats, &settings).expect("a set-up that is offered");
    let names = ["Ana", "Bea", "Cid", "Dan", "Eva"][..seats.into()].iter().map(|&name| name.into());
    let names = Names::new(names.collect());
    // The table is shown once a turn: between two answers of a turn the lines say what changed.
    let shown = RefCell::new((u8::MAX, String::new()));
    let voice = Voice::<Obscurio> {
        board: &|state: &State| {
            let mut shown = shown.borrow_mut();
            if shown.0 != state.turn {
                let view = Obscurio::view(state, Viewer::Referee);
                *shown = (state.turn, Obscurio::board(Lang::En, &names, &view));
            }
            shown.1.clone()
        },
        line: &|event: &Event| Obscurio::line(Lang::En, &names, event).map(|line| line.sentence.to_string()),
    };
    let played = playthrough::write(&options, seed, &voice);
    assert!(played.lines().count() < LONGEST, "{} lines", played.lines().count());
    crate::support::compare(&format!("playthroughs/{file}"), &played);
}

#[test]
fn two() {
    compare("obscurio-2.txt", 2, &[("clock", "untimed")], 1);
}

#[test]
fn four_with_sand() {
    compare("obscurio-4.txt", 4, &[("difficulty", "expert")], 2);
}

#[test]
fn five() {
    compare("obscurio-5.txt", 5, &[("difficulty", "experienced")], 3);
}
