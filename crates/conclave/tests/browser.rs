//! Whole games in a real browser: one test for each file in `browser/`, so that the runner can run them side by side.
//! `cargo xtask` installs the browsers; `cargo xtask browser FILE NAME` runs the tests of one file with this name.

use std::fs::File;
use std::path::Path;
use std::process::Command;

macro_rules! files {
    ($($file:ident),* $(,)?) => {
        $(#[test] fn $file() { run(stringify!($file)); })*
        const FILES: &[&str] = &[$(stringify!($file)),*];
    };
}

files! {
    after, care, clarity, deathmaydie, deathmaydie_sheet, firefox, games, hall, lanterns, learn, learn_obscurio, madness,
    obscurio, obscurio_hall, practice, steady, why, why_table,
}

fn run(file: &str) {
    let mut node = Command::new("node");
    node.current_dir(folder()).args(["--test", "--test-reporter=./reporter.mjs"]);
    if let Ok(name) = std::env::var("CONCLAVE_BROWSER_TEST") {
        // The name of a test may hold letters that mean something in a pattern.
        let literal = name.replace(|letter: char| letter.is_ascii_punctuation(), ".");
        node.arg(format!("--test-name-pattern={literal}"));
    }
    // `cargo xtask test` names the release build and a file that is locked until it is built; `cargo xtask browser` plays on
    // the build at hand.
    if let Some(gate) = std::env::var_os("CONCLAVE_GATE") {
        File::open(gate).and_then(|gate| gate.lock_shared()).expect("the release build is made");
    }
    let program = std::env::var_os("CONCLAVE").unwrap_or_else(|| env!("CARGO_BIN_EXE_conclave").into());
    node.arg(format!("{file}.test.mjs")).env("CONCLAVE", program);
    let ended = node.status().expect("Node.js runs; `cargo xtask browser` installs it");
    assert!(ended.success(), "browser/{file}.test.mjs failed");
}

fn folder() -> std::path::PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../browser")
}

#[test]
fn every_file_is_run() {
    let files = std::fs::read_dir(folder()).unwrap().flatten();
    let mut names: Vec<String> = files
        .filter_map(|file| file.file_name().to_str()?.strip_suffix(".test.mjs").map(str::to_owned))
        .collect();
    names.sort();
    assert_eq!(names, FILES);
}
