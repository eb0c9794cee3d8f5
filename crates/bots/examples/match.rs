//! Plays bots against each other and prints the score: `match teams light quick,random,quick,random 1000 [iterations] [seed]`.

use bots::{Strength, simulate};
use grimoire::Grimoire;
use table::{Game, Settings};

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let [mode, editions, bots, games, rest @ ..] = words.as_slice() else {
        eprintln!("match MODE EDITIONS BOTS GAMES [ITERATIONS] [SEED]");
        return;
    };
    let bots: Vec<Strength> = bots.split(',').map(|name| name.parse().expect("a strength")).collect();
    let settings = Settings::default().with("mode", mode).with("editions", editions);
    let options = Grimoire::set_up(bots.len() as u8, &settings).expect("a set-up");
    let number =
        |place: usize, usual: u64| rest.get(place).map_or(usual, |word| word.parse().expect("a number"));
    let games = games.parse().expect("a number");
    let report = simulate::<Grimoire>(&options, &bots, games, number(1, 1), number(0, 1000) as u32, &|_| ());
    for party in &report.parties {
        println!(
            "{:>8} {:6} {:5.1} %  ({:.1} – {:.1})",
            party.name,
            party.wins,
            party.share * 100.0,
            party.low * 100.0,
            party.high * 100.0
        );
    }
    println!(
        "{} games, {:.1} decisions each, {:.0} decisions/s, {:.1} s, {} endless",
        report.games,
        report.length(),
        report.decisions_per_second(),
        report.seconds,
        report.endless
    );
}
