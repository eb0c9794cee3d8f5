//! Do whole games of The Big Book of Madness still go and read exactly as written down? `UPDATE=1` writes them anew.

use std::cell::RefCell;

use madness::{Event, Madness, State};
use table::playthrough::{self, Voice};
use table::{Game, Settings, Viewer};
use words::{Lang, Names, Speak};

/// More than a person would read.
const LONGEST: usize = 3000;

fn compare(file: &str, seats: u8, options: &[(&str, &str)], seed: u64) {
    let settings = options.iter().fold(Settings::default(), |all, (key, value)| all.with(key, value));
    let options = Madness::set_up(seats, &settings).expect("a set-up that is offered");
    let names = ["Ana", "Bea", "Cid", "Dan", "Eva"][..seats.into()].iter().map(|&name| name.into());
    let names = Names::new(names.collect());
    // The table is shown once a turn: between two answers of a turn the lines say what changed.
    let shown = RefCell::new((u8::MAX, String::new()));
    let voice = Voice::<Madness> {
        board: &|state: &State| {
            let mut shown = shown.borrow_mut();
            if shown.0 != state.turn {
                let view = Madness::view(state, Viewer::Referee);
                *shown = (state.turn, Madness::board(Lang::En, &names, &view));
            }
            shown.1.clone()
        },
        line: &|event: &Event| Madness::line(Lang::En, &names, event).map(|line| line.sentence.to_string()),
    };
    let played = playthrough::write(&options, seed, &voice);
    assert!(played.lines().count() < LONGEST, "{} lines", played.lines().count());
    crate::support::compare(&format!("playthroughs/{file}"), &played);
}

#[test]
fn two() {
    compare("madness-2.txt", 2, &[], 12);
}

#[test]
fn three() {
    compare("madness-3.txt", 3, &[("difficulty", "II")], 61);
}

#[test]
fn five() {
    compare("madness-5.txt", 5, &[("mode", "terror"), ("open_hands", "false"), ("edition", "es")], 146);
}

#[test]
fn nightmare() {
    compare("madness-nightmare.txt", 4, &[("mode", "nightmare"), ("difficulty", "III")], 395);
}
