//! Do whole games of Death May Die still go and read exactly as written down? `UPDATE=1` writes them anew.

use std::cell::RefCell;

use deathmaydie::{DeathMayDie, Event, State};
use table::playthrough::{self, Voice};
use table::{Game, Settings, Viewer};
use words::{Lang, Names, Speak};

/// More than a person would read.
const LONGEST: usize = 3000;

fn compare(file: &str, seats: u8, options: &[(&str, &str)], seed: u64) {
    let settings = options.iter().fold(Settings::default(), |all, (key, value)| all.with(key, value));
    let options = DeathMayDie::set_up(seats, &settings).expect("a set-up that is offered");
    let names = ["Ana", "Bea", "Cid", "Dan", "Eva"][..seats.into()].iter().map(|&name| name.into());
    let names = Names::new(names.collect());
    // The table is shown once a turn: between two answers of a turn the lines say what changed.
    let shown = RefCell::new((u16::MAX, String::new()));
    let voice = Voice::<DeathMayDie> {
        board: &|state: &State| {
            let mut shown = shown.borrow_mut();
            if shown.0 != state.turn {
                let view = DeathMayDie::view(state, Viewer::Referee);
                *shown = (state.turn, DeathMayDie::board(Lang::En, &names, &view));
            }
            shown.1.clone()
        },
        line: &|event: &Event| {
            DeathMayDie::line(Lang::En, &names, event).map(|line| line.sentence.to_string())
        },
    };
    let played = playthrough::write(&options, seed, &voice);
    assert!(played.lines().count() < LONGEST, "{} lines", played.lines().count());
    crate::support::compare(&format!("playthroughs/{file}"), &played);
}

#[test]
fn alone_with_two_investigators() {
    compare("deathmaydie-1.txt", 1, &[("episode", "e2"), ("elder", "azathoth")], 1);
}

#[test]
fn two() {
    compare("deathmaydie-2.txt", 2, &[], 2);
}

#[test]
fn four_with_the_unknown() {
    compare("deathmaydie-4.txt", 4, &[("episode", "e5"), ("unknown", "two"), ("relics", "on")], 3);
}
