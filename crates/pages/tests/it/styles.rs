//! Does a game's table keep its look, whatever the pages around it are called?

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

/// The looks of pages without a table. The others (`table.css`, `hand.css` …) are there to be refined by games.
const AROUND: [&str; 6] = ["pages", "lobby", "story", "hall", "leaf", "guide"];

/// The classes a stylesheet lays out wherever they stand: rules whose selector is one class and nothing else.
fn laid_out(path: &Path) -> BTreeSet<String> {
    let text = fs::read_to_string(path).expect("a stylesheet");
    let rules = text.split('}').filter_map(|rule| rule.rsplit_once('{'));
    // What stands before a rule: the end of a comment, or the `{` of a condition around it.
    let selectors = rules.map(|(selector, _)| selector.rsplit(['/', '{', ';']).next().unwrap_or_default());
    let alone = |selector: &str| {
        let class = selector.trim().strip_prefix('.')?;
        let plain = class.chars().all(|letter| letter.is_ascii_alphanumeric() || letter == '-');
        plain.then(|| class.to_owned())
    };
    selectors.flat_map(|all| all.split(',')).filter_map(alone).collect()
}

/// All that is written in the files of a folder, and those below it unless they are some game's.
fn written(folder: &Path, into: &mut String, games: &[String]) {
    for entry in fs::read_dir(folder).expect("a folder").flatten() {
        let (path, name) = (entry.path(), entry.file_name());
        let ending = path.extension().and_then(|ending| ending.to_str()).unwrap_or_default();
        if path.is_dir() && !games.iter().any(|game| name == game.as_str()) {
            written(&path, into, games);
        } else if ["rs", "js"].contains(&ending) {
            *into += &fs::read_to_string(&path).expect("a file");
        }
    }
}

/// Whether this class or id is given to anything: `.card`, `#hand`, or as a word of a text in quotes; `l0` of `"l" (number)`.
fn is_given(name: &str, code: &str) -> bool {
    let bare = name.trim_end_matches(|letter: char| letter.is_ascii_digit());
    let part_of_name = |letter: char| letter.is_alphanumeric() || letter == '-' || letter == '_';
    let stands = |line: &str, at: usize| {
        let (before, after) = (&line[..at], &line[at + name.len()..]);
        let whole = !before.ends_with(part_of_name) && !after.starts_with(part_of_name);
        let marked = before.ends_with(['.', '#']) && !after.starts_with('(');
        let quoted = ['"', '\'', '`'].iter().any(|quote| before.matches(*quote).count() % 2 == 1);
        whole && (marked || quoted)
    };
    let lines = code.lines().filter(|line| !line.trim_start().starts_with("//"));
    let numbered = bare != name && code.contains(&format!("\"{bare}\" ("));
    numbered || lines.into_iter().any(|line| line.match_indices(name).any(|(at, _)| stands(line, at)))
}

/// Every class and id a stylesheet speaks of.
fn spoken_of(path: &Path) -> BTreeSet<String> {
    let text = fs::read_to_string(path).expect("a stylesheet");
    let comments: String =
        text.split("/*").map(|part| part.rsplit("*/").next().unwrap_or_default()).collect();
    let selectors = comments.split('{').map(|part| part.rsplit(['}', ';']).next().unwrap_or_default());
    let names = selectors.flat_map(|selector| selector.split(['.', '#']).skip(1));
    let name = |part: &str| -> String {
        part.chars().take_while(|letter| letter.is_ascii_alphanumeric() || *letter == '-').collect()
    };
    names.map(name).filter(|name| name.starts_with(|letter: char| letter.is_ascii_lowercase())).collect()
}

/// Grimoire's deck once gave the books in the hall the letters of its own title.
#[test]
fn what_only_one_game_has_is_laid_out_by_that_game() {
    let folders = fs::read_dir(styles()).expect("styles").flatten().filter(|entry| entry.path().is_dir());
    let games: Vec<String> = folders.map(|entry| entry.file_name().to_string_lossy().into_owned()).collect();
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let (mut shared, mut of_games) = (String::new(), Vec::new());
    written(&source, &mut shared, &games);
    for game in &games {
        let mut code = String::new();
        written(&source.join(game), &mut code, &[]);
        of_games.push(code);
    }
    let files = fs::read_dir(styles()).expect("styles").flatten().filter(|entry| entry.path().is_file());
    let mut found = 0;
    for file in files {
        for name in spoken_of(&file.path()) {
            found += 1;
            let users = of_games.iter().filter(|code| is_given(&name, code)).count();
            assert!(is_given(&name, &shared) || users > 1, "{}: {name} is one game's", file.path().display());
        }
    }
    assert!(found > 300, "only {found} names were looked at");
}

fn styles() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("src/style")
}

/// The open book of the hall once lay over the open book of Madness: both called their paper the same.
#[test]
fn no_page_around_the_table_lays_out_what_belongs_to_a_game() {
    let around: BTreeSet<String> =
        AROUND.iter().flat_map(|name| laid_out(&styles().join(name).with_extension("css"))).collect();
    assert!(around.contains("two-pages"), "the stylesheets are read");
    let games = fs::read_dir(styles()).expect("styles").flatten().filter(|entry| entry.path().is_dir());
    for game in games {
        for file in fs::read_dir(game.path()).expect("styles of a game").flatten() {
            let both: Vec<String> = laid_out(&file.path()).intersection(&around).cloned().collect();
            assert!(
                both.is_empty(),
                "{}: {both:?} are laid out by pages of the hall, too",
                file.path().display()
            );
        }
    }
}

/// The knots on the course of a game once flew off where a game had spots of its own.
#[test]
fn no_game_lays_out_what_the_drawing_after_it_is_made_of() {
    let chart = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/story/chart.rs");
    let drawn = fs::read_to_string(chart).expect("the drawing");
    let drawn: BTreeSet<String> =
        spoken_of(&styles().join("story.css")).into_iter().filter(|name| is_given(name, &drawn)).collect();
    assert!(drawn.contains("knot") && drawn.len() > 5, "{drawn:?}");
    let games = fs::read_dir(styles()).expect("styles").flatten().filter(|entry| entry.path().is_dir());
    for file in games.flat_map(|game| fs::read_dir(game.path()).expect("styles of a game").flatten()) {
        let both: Vec<String> = laid_out(&file.path()).intersection(&drawn).cloned().collect();
        assert!(both.is_empty(), "{}: {both:?} stand on the course of a game, too", file.path().display());
    }
}
