//! How often does a team of bots win The Big Book of Madness? `madness BOT GAMES SEED ITERATIONS [SEATS] [LEVELS] [MODES]`,
//! each list with commas: every cell in turn, one game after the other with a seed of its own, so that a run can be stopped
//! at any time and every cell has as many games; then all cells with their intervals.

use std::io::Write as _;

use bots::simulate::wilson;
use bots::{Strength, simulate};
use madness::{Madness, Options};
use table::{Game, Settings};

struct Cell {
    name: String,
    options: Options,
    wins: u64,
    games: u64,
}

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let [bot, games, seed, iterations, rest @ ..] = words.as_slice() else {
        eprintln!("madness BOT GAMES SEED ITERATIONS [SEATS] [LEVELS] [MODES]");
        return;
    };
    let bot: Strength = bot.parse().expect("a strength");
    let [games, seed, iterations] = [games, seed, iterations].map(|word| word.parse().expect("a number"));
    let mut cells = cells(rest);
    for seed in seed..seed + games {
        for cell in &mut cells {
            let bots = vec![bot; usize::from(cell.options.seats)];
            let report = simulate::<Madness>(&cell.options, &bots, 1, seed, iterations as u32, &|_| ());
            cell.games += 1;
            cell.wins += report.parties[0].wins;
            let result = if report.parties[0].wins > 0 { "won" } else { "lost" };
            println!("{} seed {seed} {result}, {} decisions", cell.name, report.decisions);
        }
        std::io::stdout().flush().expect("somebody reads this");
    }
    for Cell { name, wins, games, .. } in &cells {
        let (low, high) = wilson(*wins, *games);
        let share = 100.0 * *wins as f64 / (*games).max(1) as f64;
        println!("{name:<18} {wins:4} of {games}: {share:5.1} % ({:.1} – {:.1})", low * 100.0, high * 100.0);
    }
}

fn cells(lists: &[String]) -> Vec<Cell> {
    let list = |place: usize, usual: &str| -> Vec<String> {
        let words = lists.get(place).map_or(usual, String::as_str);
        words.split(',').map(str::to_owned).collect()
    };
    let mut cells = Vec::new();
    for mode in list(2, "normal") {
        for level in list(1, "I,II,III") {
            for seats in list(0, "2,3,4,5") {
                let settings = Settings::default().with("difficulty", &level).with("mode", &mode);
                let seats: u8 = seats.parse().expect("a number of seats");
                let options = Madness::set_up(seats, &settings).expect("a valid set-up");
                cells.push(Cell { name: format!("{seats} {level} {mode}"), options, wins: 0, games: 0 });
            }
        }
    }
    cells
}
