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
