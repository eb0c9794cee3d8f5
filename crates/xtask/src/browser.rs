//! Whole games in a real browser. What is missing on this machine is installed first.

use std::path::Path;
use std::process::Command;

use crate::run_command;

pub fn test(root: &Path) -> Result<(), String> {
    let program = crate::program(root)?;
    let chromium = chromium()?;
    node()?;
    let tests = root.join("browser");
    if !is_installed(&tests) {
        run_command(Command::new("npm").current_dir(&tests).args([
            "ci",
            "--ignore-scripts",
            "--no-audit",
            "--no-fund",
        ]))?;
    }
    let mut games = Command::new("node");
    games
        .current_dir(&tests)
        .args(["--test", "--test-concurrency=2", "--test-reporter=spec"])
        .env("CHROMIUM", chromium)
        .envs(firefox()?.map(|path| ("FIREFOX", path)))
        .env("CONCLAVE", program);
    // Games are dealt at random and browsers stumble on busy machines: what fails twice is wrong.
    run_command(&mut games).or_else(|_| {
        println!("once more, in case only the machine stumbled");
        run_command(&mut games)
    })
}

/// The packages are there and as new as the lock file.
fn is_installed(tests: &Path) -> bool {
    let changed = |path: &str| tests.join(path).metadata().and_then(|found| found.modified()).ok();
    match (changed("node_modules/.package-lock.json"), changed("package-lock.json")) {
        (Some(installed), Some(locked)) => installed >= locked,
        _ => false,
    }
}

fn chromium() -> Result<String, String> {
    let found = browser("CHROMIUM", &["chromium", "chromium-browser", "google-chrome"], "chromium")?;
    found.ok_or("Chromium is needed for the browser tests: install it or set CHROMIUM to its path".into())
}

/// Where it cannot be had, the games in Firefox are skipped, and say so.
fn firefox() -> Result<Option<String>, String> {
    browser("FIREFOX", &["firefox-esr", "firefox"], "firefox-esr")
}

/// Where a browser is: named by the environment, on the path, or installed now.
fn browser(variable: &str, names: &[&str], package: &str) -> Result<Option<String>, String> {
    if let Ok(named) = std::env::var(variable) {
        return Ok(Some(named));
    }
    let find = || names.iter().find(|name| exists(name));
    if find().is_none() {
        install(package)?;
    }
    let Some(name) = find() else { return Ok(None) };
    let path = Command::new("which").arg(name).output().map_err(|error| error.to_string())?;
    Ok(Some(String::from_utf8_lossy(&path.stdout).trim().to_owned()))
}

fn node() -> Result<(), String> {
    if !exists("node") || !exists("npm") {
        install("nodejs")?;
        install("npm")?;
    }
    if exists("npm") { Ok(()) } else { Err("Node.js is needed for the browser tests".into()) }
}

fn exists(program: &str) -> bool {
    Command::new("which").arg(program).output().is_ok_and(|output| output.status.success())
}

/// Debian and its relatives; elsewhere the caller says what is missing.
fn install(package: &str) -> Result<(), String> {
    if !exists("apt-get") {
        return Ok(());
    }
    let sudo = if exists("sudo") { "sudo" } else { "env" };
    run_command(Command::new(sudo).args(["apt-get", "update", "-qq"]))?;
    run_command(Command::new(sudo).args(["apt-get", "install", "-y", "-qq", package]))
}
