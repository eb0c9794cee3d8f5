//! Which mistakes in the rules would no scenario notice? `cargo-mutants` plants them one by one; each that survives is
//! argued away in `docs/properties.md` or is news.

use std::fs;
use std::path::Path;
use std::process::Command;

use crate::{games, tools};

/// What of a game's crate is no rules: how stories are staged, how views are drawn, what is foretold, advised and told of a game.
const NOT_RULES: [&str; 15] = [
    "stage.rs",
    "facts.rs",
    "fields.rs",
    "scenario.rs",
    "view.rs",
    "redeal.rs",
    "events.rs",
    "asked.rs",
    "bill.rs",
    "tally.rs",
    "advice.rs",
    "foretell.rs",
    "story.rs",
    "lib.rs",
    "cards/**",
];
/// A story takes milliseconds; a mistake that loops is found by the clock.
const SECONDS: &str = "20";

pub fn hunt(root: &Path) -> Result<(), String> {
    tools::cargo_subcommand("mutants")?;
    let argued = fs::read_to_string(root.join("docs/properties.md")).map_err(|error| error.to_string())?;
    // A bar inside a table of the page is escaped.
    let argued = argued.replace("\\|", "|");
    let mut news = Vec::new();
    for name in games::in_the_hall(root) {
        for survivor in survivors(root, &name)? {
            if !argued.contains(&format!("`{}`", nameless(&survivor))) {
                news.push(survivor);
            }
        }
    }
    news.iter().for_each(|survivor| println!("  no scenario notices {survivor}"));
    if news.is_empty() { Ok(()) } else { Err(format!("{} planted mistakes survive", news.len())) }
}

/// Without line and column, which change with every edit.
fn nameless(survivor: &str) -> String {
    let mut parts = survivor.splitn(4, ':');
    let file = parts.next().unwrap_or_default();
    let what = parts.nth(2).unwrap_or_default();
    format!("{}:{what}", file.trim_start_matches("crates/").replace("/src/", "/"))
}

/// What `cargo-mutants` planted and the scenarios missed.
fn survivors(root: &Path, name: &str) -> Result<Vec<String>, String> {
    let output = root.join("target/mutants").join(name);
    fs::create_dir_all(&output).map_err(|error| error.to_string())?;
    let mut command = Command::new("cargo");
    command.current_dir(root).args(["mutants", "--package", name, "--timeout", SECONDS, "--no-shuffle"]);
    command
        .arg("--output")
        .arg(&output)
        .args(NOT_RULES.map(|file| format!("--exclude=crates/{name}/src/{file}")));
    // Nothing is measured here: a mistake is compiled once and played once.
    command.env("CARGO_PROFILE_TEST_OPT_LEVEL", "0").env("CARGO_PROFILE_DEV_OPT_LEVEL", "0");
    command.env("CARGO_PROFILE_TEST_DEBUG", "0").env("CARGO_PROFILE_DEV_DEBUG", "0");
    let status = command.args(["--", "--test", "scenarios"]).status().map_err(|error| error.to_string())?;
    // 2: some were missed; 3: some ran into the time limit, which is a way of being noticed.
    if !matches!(status.code(), Some(0 | 2 | 3)) {
        return Err(format!("cargo mutants ended with {status}"));
    }
    let missed =
        fs::read_to_string(output.join("mutants.out/missed.txt")).map_err(|error| error.to_string())?;
    Ok(missed.lines().map(str::to_owned).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_survivor_keeps_its_name_when_lines_move() {
        let found = "crates/grimoire/src/changes.rs:35:16: replace != with == in Spell::change";
        assert_eq!(nameless(found), "grimoire/changes.rs: replace != with == in Spell::change");
    }
}
