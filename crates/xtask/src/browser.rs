//! Whole games in a real browser. What is missing on this machine is installed first.

use std::fs;
use std::hash::{DefaultHasher, Hash, Hasher};
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
    let inputs =
        inputs(&tests, program, &[Some(chromium.clone()), firefox.clone(), Some("node".to_owned())])?;
    let job = |file: String| {
        let mut command = Command::new("node");
        command.current_dir(&tests).args(["--test", "--test-reporter=spec", &file]);
        command.env("CHROMIUM", &chromium).env("CONCLAVE", program);
        command.envs(firefox.as_ref().map(|path| ("FIREFOX", path)));
        Job { name: format!("browser {file}"), command, may_stumble: true, inputs: Some(inputs) }
    };
    let tests = files(&tests)?.into_iter().filter(|name| name.ends_with(".test.mjs"));
    Ok(tests.map(job).collect())
}

/// The program, the tests and what runs them, as one number.
fn inputs(tests: &Path, program: &Path, runners: &[Option<String>]) -> Result<u64, String> {
    let mut all = DefaultHasher::new();
    let files = files(tests)?.into_iter().map(|name| tests.join(name));
    for file in files.chain([program.to_owned()]) {
        file.file_name().hash(&mut all);
        fs::read(&file).map_err(|error| format!("{}: {error}", file.display()))?.hash(&mut all);
    }
    for runner in runners {
        let version = runner.as_ref().map(|path| Command::new(path).arg("--version").output());
        let version = version.transpose().map_err(|error| error.to_string())?;
        version.map(|output| output.stdout).hash(&mut all);
    }
    Ok(all.finish())
}

/// What is written there, in order.
fn files(tests: &Path) -> Result<Vec<String>, String> {
    let entries = fs::read_dir(tests).map_err(|error| error.to_string())?;
    let names = entries.flatten().map(|entry| entry.file_name().to_string_lossy().into_owned());
    let written = |name: &String| name.ends_with(".mjs") || name.ends_with(".json");
    let mut files: Vec<String> = names.filter(written).collect();
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
