//! Whole games in a real browser. What is missing on this machine is installed first.

use std::fs;
use std::path::Path;
use std::process::Command;

use crate::jobs::Job;
use crate::run_command;

/// One for each file, in a process of its own.
pub fn jobs(root: &Path, program: &Path) -> Result<Vec<Job>, String> {
    let (chromium, firefox) = (chromium()?, firefox()?);
    if firefox.is_none() {
        println!("there is no Firefox on this machine: its games are skipped");
    }
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
    let job = |file: String| {
        let mut command = Command::new("node");
        command.current_dir(&tests).args(["--test", "--test-reporter=spec", &file]);
        command.env("CHROMIUM", &chromium).env("CONCLAVE", program);
        command.envs(firefox.as_ref().map(|path| ("FIREFOX", path)));
        Job { name: format!("browser {file}"), command, may_stumble: true }
    };
    Ok(files(&tests)?.into_iter().map(job).collect())
}

fn files(tests: &Path) -> Result<Vec<String>, String> {
    let entries = fs::read_dir(tests).map_err(|error| error.to_string())?;
    let names = entries.flatten().map(|entry| entry.file_name().to_string_lossy().into_owned());
    let mut files: Vec<String> = names.filter(|name| name.ends_with(".test.mjs")).collect();
    files.sort();
    Ok(files)
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
