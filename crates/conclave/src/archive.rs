//! `conclave archive`: records games that are kept for a version of the rules, and prints fingerprints of kept and of new
//! games, so that two builds of the program can be compared. Recording and checking are done by the program people run.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Mutex;

use arena::archive::{self, Kept};
use arena::{AnyRules, GAMES};
use clap::{Args, Subcommand};
use table::checks::with_each;
use words::Lang;

use crate::{Stop, args};

/// So many games show every value of every option and every number of players.
const RECORDED: u64 = 18;
/// And so many that left others, one with each of the first numbers.
const PARTED: u64 = 3;

#[derive(Args)]
pub struct Archive {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Let bots play the games that are kept for the newest version of the rules. Games that are there stay as they are.
    Record {
        game: String,
        /// The folder with one folder per game.
        folder: PathBuf,
    },
    /// Print how each kept game ends in this build, and how new games of bots go.
    Fingerprints {
        /// The folder with one folder per game.
        folder: PathBuf,
        /// How many new games of each game.
        #[arg(long, value_name = "N", default_value_t = 100)]
        games: u64,
        /// The number of the first new game; the same number is the same game.
        #[arg(long, value_name = "N", default_value_t = 1_000)]
        from: u64,
    },
}

pub fn run(lang: Lang, archive: &Archive) -> Result<(), Stop> {
    match &archive.command {
        Command::Record { game, folder } => record(args::game(lang, game)?, folder),
        Command::Fingerprints { folder, games, from } => {
            let mut lines = kept(folder)?;
            lines.extend(played(*from..*from + games));
            lines.iter().for_each(|(name, print)| println!("{name}: {print}"));
            Ok(())
        }
    }
}

/// What each file of the archive makes in this build, by path from the archive's folder.
fn kept(folder: &Path) -> Result<BTreeMap<String, String>, Stop> {
    let mut files = Vec::new();
    for game in GAMES {
        for version in 1..=game.rules_version() {
            let folder = folder.join(game.name()).join(format!("v{version}"));
            let entries = fs::read_dir(&folder).map_err(|error| unreadable(&folder, &error))?;
            files.extend(entries.flatten().map(|entry| (*game, entry.path())));
        }
    }
    let print = |(game, file): &(&dyn AnyRules, PathBuf)| {
        let text = fs::read_to_string(file).map_err(|error| error.to_string())?;
        let kept: Kept = text.parse()?;
        kept.check(*game)
    };
    let name = |(_, file): &(_, PathBuf)| file.strip_prefix(folder).unwrap_or(file).display().to_string();
    Ok(side_by_side(&files, |file| {
        (name(file), print(file).map_or_else(|wrong| wrong, |()| "as it was".into()))
    }))
}

/// New games of every game with these numbers.
fn played(numbers: std::ops::Range<u64>) -> BTreeMap<String, String> {
    let all: Vec<(&dyn AnyRules, u64)> =
        GAMES.iter().flat_map(|game| numbers.clone().map(|number| (*game, number))).collect();
    side_by_side(&all, |(game, number)| {
        let (seats, settings) = archive::set_up(*game, *number);
        let kept = archive::play(*game, seats, &settings, *number).expect("a valid set-up");
        let print =
            format!("{} entries, {}, {:016x}", kept.record.entries.len(), kept.ended, kept.fingerprint);
        (format!("{} {number}", game.name()), print)
    })
}

/// Works on all cores; the order of the results does not depend on which is ready first.
fn side_by_side<T: Sync>(
    all: &[T],
    work: impl Fn(&T) -> (String, String) + Sync,
) -> BTreeMap<String, String> {
    let results = Mutex::new(BTreeMap::new());
    with_each(all, |_, one| {
        let (name, print) = work(one);
        results.lock().expect("no worker panics while it holds the lock").insert(name, print);
    });
    results.into_inner().expect("no worker panics while it holds the lock")
}

fn record(game: &dyn AnyRules, folder: &Path) -> Result<(), Stop> {
    let newest = game.rules_version();
    for number in 0..RECORDED {
        let (seats, settings) = archive::set_up(game, number);
        let play = || archive::play(game, seats, &settings, number).expect("a valid set-up");
        keep(&folder.join(game.name()).join(format!("v{newest}/{number:02}.txt")), play)?;
    }
    for (version, number) in (1..=newest).flat_map(|version| (0..PARTED).map(move |number| (version, number)))
    {
        let (seats, settings) = archive::set_up(game, number);
        let part = || archive::part(game, version, (seats, &settings), number);
        keep(&folder.join(game.name()).join(format!("v{version}/parted-{number}.txt")), part)?;
    }
    Ok(())
}

/// Writes a game down unless the file exists: a released game is never recorded again.
fn keep(file: &Path, play: impl FnOnce() -> Kept) -> Result<(), Stop> {
    if file.exists() {
        return Ok(());
    }
    let kept = play();
    let folder = file.parent().unwrap_or(file);
    fs::create_dir_all(folder)
        .and_then(|()| fs::write(file, kept.to_string()))
        .map_err(|error| unreadable(file, &error))?;
    println!("{}: {} entries, {}", file.display(), kept.record.entries.len(), kept.ended);
    Ok(())
}

fn unreadable(path: &Path, error: &std::io::Error) -> Stop {
    Stop::failure(format!("{}: {error}", path.display()))
}
