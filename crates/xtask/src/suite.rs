//! The tests: Rust tests and browser files by `cargo nextest`, examples in documentation, and the comparison of builds.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::thread;
use std::time::SystemTime;

use crate::{builds, run_command, slowest, tools};

/// Everything that is not a file for a browser.
const WITHOUT_BROWSER: &str = "not binary(browser)";

/// All tests, and the comparison of builds beside them.
pub fn all(root: &Path) -> Result<(), String> {
    let browsers = tools::browsers(root)?;
    let mut command = nextest(root)?;
    // Browsers play on the program people run, which may still be in its last, single-threaded stage.
    command.arg("--workspace").env("CHROMIUM", &browsers.chromium);
    command.env("CONCLAVE", builds::program(root)).env("CONCLAVE_GATE", builds::gate(root));
    command.envs(browsers.firefox.iter().map(|path| ("FIREFOX", path)));
    thread::scope(|scope| {
        let builds = scope.spawn(|| builds::agree(root));
        run(root, &mut command)?;
        builds.join().expect("the comparison of builds does not panic")
    })
}

/// Lints these packages, or all of them, and builds their tests, examples and benches in the same pass.
pub fn build(root: &Path, packages: &[String]) -> Result<(), String> {
    let mut command = linting_cargo(root);
    command.args(["test", "--quiet", "--all-targets", "--no-run"]);
    select(&mut command, packages);
    run_command(&mut command)
}

/// One file for a browser, or one test of it, or all files: `cargo xtask browser [FILE [NAME]]`.
pub fn browser(root: &Path) -> Result<(), String> {
    let browsers = tools::browsers(root)?;
    let mut command = nextest(root)?;
    command.args(["--package", "conclave", "--test", "browser"]).env("CHROMIUM", &browsers.chromium);
    command.envs(browsers.firefox.iter().map(|path| ("FIREFOX", path)));
    let mut wanted = std::env::args().skip(2);
    if let Some(file) = wanted.next() {
        let file = file.trim_end_matches(".mjs").trim_end_matches(".test").to_owned();
        command.args(["--no-capture", "-E", &format!("test(={file})")]);
    }
    command.envs(wanted.next().map(|name| ("CONCLAVE_BROWSER_TEST", name)));
    run(root, &mut command)
}

/// The tests of these packages, or of all without the browser.
pub fn of(root: &Path, packages: &[String]) -> Result<(), String> {
    let mut command = nextest(root)?;
    command.args(["-E", WITHOUT_BROWSER]);
    select(&mut command, packages);
    run(root, &mut command)
}

/// Examples in documentation, which `cargo nextest` does not run.
pub fn examples(root: &Path) -> Result<(), String> {
    let documented = ["--package", "table", "--package", "content"];
    run_command(linting_cargo(root).args(["test", "--quiet", "--doc"]).args(documented))
}

/// Cargo with Clippy in the place of the compiler, as `cargo clippy` calls it, but for whole builds: `cargo clippy` alone
/// reads all code a second time and leaves no programs behind. A warning is an error.
fn linting_cargo(root: &Path) -> Command {
    let mut command = Command::new("cargo");
    command.current_dir(root).env("RUSTC_WORKSPACE_WRAPPER", "clippy-driver");
    command.env("CLIPPY_ARGS", "-D__CLIPPY_HACKERY__warnings__CLIPPY_HACKERY__");
    command
}

fn select(command: &mut Command, packages: &[String]) {
    if packages.is_empty() {
        command.arg("--workspace");
    }
    command.args(packages.iter().flat_map(|package| ["--package", package]));
}

fn nextest(root: &Path) -> Result<Command, String> {
    tools::cargo_subcommand("nextest")?;
    // More than there are cores: browsers, servers and disks wait for each other most of the time.
    let threads = 3 + thread::available_parallelism().map_or(1, usize::from);
    let mut command = linting_cargo(root);
    // A failure says where it was; how it got there fills a screen.
    command.env("RUST_BACKTRACE", "0").args([
        "nextest",
        "run",
        "--cargo-quiet",
        "--no-tests=pass",
        // Without examples.
        "--tests",
    ]);
    command.args(["--test-threads", &threads.to_string()]);
    Ok(command)
}

fn run(root: &Path, command: &mut Command) -> Result<(), String> {
    let passed = run_command(command);
    slowest::print(&target(root).join("nextest/default/junit.xml"));
    passed
}

pub fn target(root: &Path) -> PathBuf {
    std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| root.join("target"), PathBuf::from)
}

/// The packages to look at: those named on the command line, or those with a file newer than the last `quick` that
/// passed. Empty for all of them.
pub fn changed(root: &Path) -> Vec<String> {
    let named: Vec<String> = std::env::args().skip(2).collect();
    let passed = stamp(root).metadata().and_then(|stamp| stamp.modified());
    match passed {
        _ if !named.is_empty() => named,
        Ok(passed) => {
            packages(root).filter(|package| is_newer(&root.join("crates").join(package), passed)).collect()
        }
        Err(_) => Vec::new(),
    }
}

/// Remembers that a `quick` passed now.
pub fn passed(root: &Path) -> Result<(), String> {
    std::fs::write(stamp(root), "").map_err(|error| error.to_string())
}

fn stamp(root: &Path) -> PathBuf {
    target(root).join("quick-passed")
}

fn packages(root: &Path) -> impl Iterator<Item = String> {
    let folders = std::fs::read_dir(root.join("crates")).into_iter().flatten().flatten();
    folders.filter_map(|folder| folder.file_name().into_string().ok())
}

fn is_newer(path: &Path, than: SystemTime) -> bool {
    let newer =
        |path: &Path| path.metadata().and_then(|found| found.modified()).is_ok_and(|changed| changed > than);
    match std::fs::read_dir(path) {
        Ok(entries) => entries.flatten().any(|entry| is_newer(&entry.path(), than)),
        Err(_) => newer(path),
    }
}
