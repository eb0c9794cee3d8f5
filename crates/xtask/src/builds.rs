//! Do the test build and the release build play by the same rules? Both replay every kept game and let bots play new ones;
//! what they print must be equal.

use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::Mutex;

use crate::{cargo, suite};

/// New games of each game in every run of the tests.
const GAMES: u64 = 100;

/// Waits for the release build; the test build is there already.
pub fn agree(root: &Path) -> Result<(), String> {
    release(root)?;
    compare(root, GAMES, 1_000)
}

/// As many games as wanted, beginning with another number each day: `cargo xtask deep builds [FROM]`.
pub fn agree_at_length(root: &Path) -> Result<(), String> {
    let from =
        std::env::args().nth(3).map_or(Ok(10_000), |from| from.parse()).map_err(|_| "FROM is a number")?;
    println!("repeat with: cargo xtask deep builds {from}");
    suite::build(root, &[])?;
    release(root)?;
    compare(root, 20 * GAMES, from)
}

/// Builds the program people run. A second caller waits for the first.
pub fn release(root: &Path) -> Result<(), String> {
    static BUILDING: Mutex<()> = Mutex::new(());
    let _one_at_a_time = BUILDING.lock();
    cargo(root, &["build", "--quiet", "--release", "--package", "conclave"])
}

/// The program people run, once [`release`] has built it.
pub fn program(root: &Path) -> PathBuf {
    suite::target(root).join("release/conclave")
}

/// The file that is locked while the release build is made: tests that play on it wait for the lock.
pub fn gate(root: &Path) -> PathBuf {
    suite::target(root).join("release-is-built")
}

/// Holds back the tests that play on the release build until the file is dropped.
pub fn close_gate(root: &Path) -> Result<File, String> {
    let close = || {
        fs::create_dir_all(suite::target(root))?;
        let gate = File::create(gate(root))?;
        gate.lock()?;
        Ok(gate)
    };
    close().map_err(|error: std::io::Error| format!("{}: {error}", gate(root).display()))
}

fn compare(root: &Path, games: u64, from: u64) -> Result<(), String> {
    let [test, release] = ["debug", "release"].map(|profile| fingerprints(root, profile, games, from));
    let (test, release) = (test?, release?);
    let differ = |(one, other): &(&str, &str)| one != other;
    let different: Vec<_> = test.lines().zip(release.lines()).filter(differ).collect();
    for (test, release) in &different {
        println!("  test build:    {test}\n  release build: {release}");
    }
    let kept_differently = release.lines().filter(|line| line.contains("is now")).count();
    if different.is_empty() && kept_differently == 0 && test.lines().count() == release.lines().count() {
        println!("{} games are the same in both builds", release.lines().count());
        return Ok(());
    }
    Err(format!("{} games differ between the builds, {kept_differently} from their records", different.len()))
}

fn fingerprints(root: &Path, profile: &str, games: u64, from: u64) -> Result<String, String> {
    let mut program = Command::new(suite::target(root).join(profile).join("conclave"));
    program.args(["archive", "fingerprints"]).arg(root.join("crates/arena/archive"));
    program.args(["--games", &games.to_string(), "--from", &from.to_string()]);
    let output = program.output().map_err(|error| format!("{program:?}: {error}"))?;
    if !output.status.success() {
        return Err(String::from_utf8_lossy(&output.stderr).into_owned());
    }
    Ok(String::from_utf8_lossy(&output.stdout).into_owned())
}
