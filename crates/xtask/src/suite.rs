//! Which tests are there? Programs as Cargo builds them, the examples in documentation, the rules and who shows them, and
//! files for a browser.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use crate::jobs::{self, Job};
use crate::{browser, cargo};

/// What Cargo built: everything with tests in it, and Conclave itself.
struct Built {
    tests: Vec<Job>,
    program: PathBuf,
}

pub fn all(root: &Path) -> Result<(), String> {
    let built = build(root)?;
    let browser = browser::jobs(root, &built.program)?;
    run(root, built, browser)
}

pub fn without_browser(root: &Path) -> Result<(), String> {
    run(root, build(root)?, Vec::new())
}

pub fn browser_only(root: &Path) -> Result<(), String> {
    let built = build(root)?;
    jobs::run(&kept(root), browser::jobs(root, &built.program)?, true)
}

fn run(root: &Path, built: Built, browser: Vec<Job>) -> Result<(), String> {
    let mut coverage = Command::new(&built.program);
    coverage.current_dir(root).args(["rules", "coverage"]);
    let mut examples = Command::new("cargo");
    examples.current_dir(root).args(["test", "--quiet", "--workspace", "--doc"]);
    let others = [job("rule coverage", coverage), job("examples in documentation", examples)];
    let jobs = browser.into_iter().chain(built.tests).chain(others).collect();
    jobs::run(&kept(root), jobs, all_are_wanted())
}

fn job(name: &str, command: Command) -> Job {
    Job { name: name.to_owned(), command, may_stumble: false, inputs: None }
}

/// `cargo xtask test all`, and wherever changes are checked for everybody.
fn all_are_wanted() -> bool {
    std::env::args().nth(2).as_deref() == Some("all") || std::env::var_os("CI").is_some()
}

fn target(root: &Path) -> PathBuf {
    std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| root.join("target"), PathBuf::from)
}

/// What is known of earlier runs.
fn kept(root: &Path) -> PathBuf {
    target(root).join("tests-before")
}

/// Cargo would run what it built one after the other, and wait for each. Conclave built on its own would need other features
/// of its dependencies, and all of them again.
fn build(root: &Path) -> Result<Built, String> {
    let build = ["test", "--quiet", "--workspace", "--no-run"];
    // Once to be read by people, once to be told what there is.
    cargo(root, &build)?;
    let mut listing = Command::new("cargo");
    listing.current_dir(root).args(build).arg("--message-format=json").stderr(Stdio::null());
    let listed = listing.output().map_err(|error| error.to_string())?;
    let tests: Vec<Job> = String::from_utf8_lossy(&listed.stdout).lines().filter_map(test_program).collect();
    if tests.is_empty() {
        return Err("Cargo names no tests".into());
    }
    Ok(Built { tests, program: target(root).join("debug").join("conclave") })
}

/// Programs with tests in them lie in `deps`; they are run where their crate is.
fn test_program(line: &str) -> Option<Job> {
    let program = Path::new(field(line, "executable")?);
    let home = Path::new(field(line, "manifest_path")?).parent()?;
    if program.parent()?.file_name()? != "deps" {
        return None;
    }
    let (name, _hash) = program.file_stem()?.to_str()?.rsplit_once('-')?;
    let mut command = Command::new(program);
    command.arg("--quiet").current_dir(home).env("CARGO_MANIFEST_DIR", home);
    Some(job(&format!("{} {name}", home.file_name()?.to_str()?), command))
}

/// The text of this field of a message of Cargo's.
fn field<'a>(message: &'a str, name: &str) -> Option<&'a str> {
    let (_, rest) = message.split_once(&format!("\"{name}\":\""))?;
    rest.split('"').next()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_program_with_tests_is_known_by_its_place() {
        let message = |path: &str| {
            format!(
                r#"{{"reason":"compiler-artifact","manifest_path":"/it/crates/art/Cargo.toml","executable":{path}}}"#
            )
        };
        let found = |path: &str| test_program(&message(path)).map(|job| job.name);
        assert_eq!(found(r#""/it/target/debug/deps/sprites-0f12""#).as_deref(), Some("art sprites"));
        assert_eq!(found(r#""/it/target/debug/conclave""#), None);
        assert_eq!(found(r#""/it/target/debug/examples/sheet-0f12""#), None);
        assert_eq!(found("null"), None);
    }
}
