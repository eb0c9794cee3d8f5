//! How often do bots win Death May Die? `deathmaydie BOT GAMES ITERATIONS [SEATS] [EPISODES] [ELDERS] [SEED]`,
//! each list with commas: every pairing at every table, with its interval.

use bots::{Strength, simulate};
use deathmaydie::DeathMayDie;
use deathmaydie::Options;
use deathmaydie::content::{Elder, Episode};

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let [bot, games, iterations, rest @ ..] = words.as_slice() else {
        eprintln!("deathmaydie BOT GAMES ITERATIONS [SEATS] [EPISODES] [ELDERS] [SEED]");
        return;
    };
    let bot: Strength = bot.parse().expect("a strength");
    let (games, iterations) = (games.parse().expect("a number"), iterations.parse().expect("a number"));
    let list = |place: usize, usual: &str| -> Vec<String> {
        let words = rest.get(place).map_or(usual, String::as_str);
        words.split(',').map(str::to_owned).collect()
    };
    let seed = rest.get(3).map_or(1, |word| word.parse().expect("a seed"));
    for seats in list(0, "1,2,3,4,5") {
        let seats: u8 = seats.parse().expect("a number of seats");
        for episode in list(1, "e1,e2,e3,e4,e5,e6") {
            for elder in list(2, "tsathoggua,azathoth") {
                let episode: Episode = episode.parse().expect("an Episode");
                let elder: Elder = elder.parse().expect("an Elder One");
                let options = Options::standard(seats, episode, elder);
                let bots = vec![bot; usize::from(seats)];
                let report = simulate::<DeathMayDie>(&options, &bots, games, seed, iterations, &|_| ());
                let won = &report.parties[0];
                println!(
                    "{seats} {episode} {elder:<10} {:5.1} % ({:.1} – {:.1})  {} games of {:.0} decisions, {:.0}/s, {} endless",
                    won.share * 100.0,
                    won.low * 100.0,
                    won.high * 100.0,
                    report.games,
                    report.length(),
                    report.decisions_per_second(),
                    report.endless
                );
            }
        }
    }
}
