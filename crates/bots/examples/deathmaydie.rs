//! How often do bots win Death May Die, and how do they lose? `deathmaydie BOT GAMES ITERATIONS [SEATS] [EPISODES] [ELDERS]
//! [SEED]`, each list with commas: every pairing at every table, with its interval.

use bots::company::Company;
use bots::simulate::wilson;
use bots::{Budget, Strength, choose};
use deathmaydie::content::{Elder, Episode};
use deathmaydie::end::End;
use deathmaydie::{DeathMayDie, Options};
use table::{Actor, Seed};

/// How the games of one table ended.
#[derive(Default)]
struct Ends {
    won: u64,
    early: u64,
    dead: u64,
    track: u64,
    /// Turns played, and those before the Ritual was disrupted in the games where it was.
    turns: u64,
    disrupted: u64,
    ritual: u64,
}

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
                let mut ends = Ends::default();
                (0..games).for_each(|number| play(&options, bot, iterations, seed, number, &mut ends));
                println!("{seats} {episode} {elder:<10} {}", told(&ends, games));
            }
        }
    }
}

/// One game, with the same luck as `simulate` gives it.
fn play(options: &Options, bot: Strength, iterations: u32, seed: u64, number: u32, ends: &mut Ends) {
    let root = Seed::Fast(seed).stream("simulation", number).long_word();
    let mut company = Company::<DeathMayDie>::new(options, root, bot != Strength::Random);
    let mut broken = None;
    while let Some(actor) = company.next() {
        let Actor::Seat(seat) = actor else { break };
        let mut chance = company.chance();
        let mv = choose(&company.eyes(seat), bot, Budget::Iterations(iterations), &mut chance);
        company.play(actor, mv, None);
        if company.state().disrupted && broken.is_none() {
            broken = Some(company.state().turn);
        }
    }
    match company.state().end {
        Some(End::Won) => ends.won += 1,
        Some(End::TooEarly) => ends.early += 1,
        Some(End::AllDead) => ends.dead += 1,
        Some(End::Track) => ends.track += 1,
        None => unreachable!("every game ends"),
    }
    ends.turns += u64::from(company.state().turn);
    ends.disrupted += u64::from(broken.is_some());
    ends.ritual += u64::from(broken.unwrap_or(0));
}

fn told(ends: &Ends, games: u32) -> String {
    let games = u64::from(games);
    let (low, high) = wilson(ends.won, games);
    format!(
        "{:3} of {games}, {:3.0} % ({:.0} – {:.0}); too early {}, all dead {}, track {}; {} disrupted in turn {:.1}, {:.1} turns",
        ends.won,
        ends.won as f64 / games as f64 * 100.0,
        low * 100.0,
        high * 100.0,
        ends.early,
        ends.dead,
        ends.track,
        ends.disrupted,
        ends.ritual as f64 / ends.disrupted.max(1) as f64,
        ends.turns as f64 / games as f64,
    )
}
