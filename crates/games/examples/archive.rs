//! `cargo xtask archive GAME`: lets bots play the games that are kept for this version of its rules, and those of every
//! version that left others, if they are missing. What is there is not played anew.

use std::fs;
use std::path::Path;

use games::archive::Kept;
use games::{AnyGame, archive};
use table::{OptionRow, Seed, Settings};
use words::Lang;

/// So many games show every value of every option and every number of players.
const GAMES: u64 = 18;
/// And so many that left others, one with each of the first numbers.
const PARTED: u64 = 3;

fn main() {
    let name = std::env::args().nth(1).unwrap_or_default();
    let game = games::find(&name).unwrap_or_else(|| panic!("no game is called \"{name}\""));
    let newest = game.rules_version();
    for number in 0..GAMES {
        let (seats, settings) = way(game, number);
        let played = || archive::play(game, seats, &settings, number).expect("a valid set-up");
        keep(game, newest, &format!("{number:02}.txt"), played);
    }
    for (version, number) in (1..=newest).flat_map(|version| (0..PARTED).map(move |number| (version, number)))
    {
        let (seats, settings) = way(game, number);
        let played = || archive::part(game, version, (seats, &settings), number);
        keep(game, version, &format!("parted-{number}.txt"), played);
    }
}

/// Writes a game down, unless it was before: what was released is not played anew.
fn keep(game: &dyn AnyGame, version: u16, file: &str, played: impl FnOnce() -> Kept) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("archive/{}/v{version}", game.name()));
    let file = folder.join(file);
    if file.exists() {
        return;
    }
    fs::create_dir_all(&folder).expect("a folder can be made");
    let kept = played();
    println!("{}: {} entries, {}", file.display(), kept.record.entries.len(), kept.ended);
    fs::write(file, kept.to_string()).expect("a file can be written");
}

/// Another way to play with every number, so that few numbers meet every value and every count of seats. Where the rules
/// refuse one, another number of players may do, or fewer options that are not the usual ones.
fn way(game: &dyn AnyGame, number: u64) -> (u8, Settings) {
    let number = number as usize;
    // Numbers stay the usual ones: there are too many of them to show all.
    let rows: Vec<&OptionRow> = game.options().iter().filter(|row| !row.values.is_empty()).collect();
    let turn = |row: usize, length: usize| (number * (2 * row + 1) + number / length) % length;
    for chosen in (0..=rows.len()).rev() {
        let mut settings = Settings::default();
        for (index, row) in rows.iter().take(chosen).enumerate() {
            settings.set(row.key, row.values[turn(index, row.values.len())]);
        }
        let counts = game.seat_counts(&settings);
        let first = turn(rows.len(), counts.len());
        let mut seats = (0..counts.len()).map(|step| counts[(first + step) % counts.len()]);
        let fits = |seats: &u8| game.open(Lang::En, *seats, &settings, Seed::Fast(0)).is_ok();
        if let Some(seats) = seats.find(fits) {
            return (seats, settings);
        }
    }
    unreachable!("the usual way to play is valid")
}
