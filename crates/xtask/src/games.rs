//! Which games are there? Those whose crates have scenarios. What serves all of them knows none by its name.

use std::fs;
use std::path::{Path, PathBuf};

/// Where nothing may know a game by name. A game's own files are in folders called like it.
const SHARED: [&str; 5] =
    ["crates/table/src", "crates/games/src", "crates/hall/src", "crates/server/src", "crates/pages/src"];
/// What is written there.
const WRITTEN: [&str; 6] = ["rs", "js", "css", "json", "sql", "webmanifest"];

/// The crates with rules, the example among them.
pub fn all(root: &Path) -> Vec<String> {
    with_folder(root, "scenarios")
}

/// Those that teach themselves, as every game in the hall does.
pub fn in_the_hall(root: &Path) -> Vec<String> {
    with_folder(root, "lessons")
}

fn with_folder(root: &Path, folder: &str) -> Vec<String> {
    let crates = fs::read_dir(root.join("crates")).into_iter().flatten().flatten();
    let found = crates.filter(|entry| entry.path().join(folder).is_dir());
    let mut names: Vec<String> =
        found.map(|entry| entry.file_name().to_string_lossy().into_owned()).collect();
    names.sort();
    names
}

/// Every place that serves all games and names one.
pub fn named(root: &Path, wrong: &mut Vec<String>) {
    let games = all(root);
    let mut files = Vec::new();
    for folder in SHARED {
        collect(&root.join(folder), &games, &mut files);
    }
    files.sort();
    for file in files {
        let name = file.strip_prefix(root).unwrap_or(&file).display();
        let text = fs::read_to_string(&file).unwrap_or_default();
        wrong.extend(
            lines_that_name(&text, &games).map(|(line, game)| format!("{name}: line {line} knows {game}")),
        );
    }
}

fn collect(folder: &Path, games: &[String], into: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        let (path, name) = (entry.path(), entry.file_name());
        let ending = path.extension().and_then(|ending| ending.to_str());
        if path.is_dir() && !games.iter().any(|game| name == game.as_str()) {
            collect(&path, games, into);
        } else if ending.is_some_and(|ending| WRITTEN.contains(&ending)) && name != "tests.rs" {
            into.push(path);
        }
    }
}

/// Numbers of lines, from 1, and the games they name. Modules have to be declared somewhere, and a test has to play something.
fn lines_that_name<'a>(text: &'a str, games: &'a [String]) -> impl Iterator<Item = (usize, &'a str)> {
    let lines = text.lines().take_while(|line| line.trim() != "#[cfg(test)]").enumerate();
    lines.flat_map(|(at, line)| {
        let letters: String = line.to_lowercase().chars().filter(|letter| letter.is_alphanumeric()).collect();
        let names = move |game: &&String| letters.contains(game.as_str()) && line != format!("mod {game};");
        games.iter().filter(names).map(move |game| (at + 1, game.as_str()))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_is_known_however_it_is_written() {
        let games = ["chess".to_owned(), "threemen".to_owned()];
        let found =
            |text: &str| lines_that_name(text, &games).map(|(_, game)| game.to_owned()).collect::<Vec<_>>();
        assert_eq!(found("mod chess;\nmod cards;"), [""; 0]);
        assert_eq!(found("// as in Chess"), ["chess"]);
        assert_eq!(found(".of-chess .board {}"), ["chess"]);
        assert_eq!(found("let it = \"Three Men\"; // three_men"), ["threemen"]);
        assert_eq!(found("fn play() {}\n#[cfg(test)]\nmod tests { const GAME: &str = \"chess\"; }"), [""; 0]);
    }
}
