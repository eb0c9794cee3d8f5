//! Do whole games of every mode still go and read exactly as written down? `UPDATE=1` writes them anew.

use grimoire::{Event, Grimoire, State};
use table::playthrough::{self, Voice};
use table::{Game, Settings, Viewer};
use words::{Lang, Names, Speak};

fn compare(file: &str, seats: u8, options: &[(&str, &str)], seed: u64) {
    let settings = options.iter().fold(Settings::default(), |all, (key, value)| all.with(key, value));
    let options = Grimoire::set_up(seats, &settings).expect("a set-up that is offered");
    let names = Names::new(["Ana", "Bea", "Cid", "Dan"][..seats.into()].iter().map(|&n| n.into()).collect());
    let voice = Voice::<Grimoire> {
        board: &|state: &State| Grimoire::board(Lang::En, &names, &Grimoire::view(state, Viewer::Referee)),
        line: &|event: &Event| Grimoire::line(Lang::En, &names, event).map(|line| line.sentence.to_string()),
    };
    let played = playthrough::write(&options, seed, &voice);
    crate::support::compare(&format!("playthroughs/{file}"), &played);
}

#[test]
fn teams() {
    compare("grimoire-teams.txt", 4, &[("mode", "teams")], 1);
}

#[test]
fn duel() {
    compare("grimoire-duel.txt", 2, &[("mode", "duel")], 2);
}

#[test]
fn survival_of_three() {
    compare("grimoire-survival3.txt", 3, &[("mode", "survival")], 3);
}

#[test]
fn survival_of_four() {
    compare("grimoire-survival4.txt", 4, &[("mode", "survival"), ("editions", "eclipse")], 4);
}

#[test]
fn tome() {
    compare("grimoire-tome.txt", 4, &[("mode", "teams"), ("editions", "light,eclipse")], 5);
}
