//! The programs the checks need besides Cargo. What is missing is installed: Cargo's own with `cargo install`, browsers and
//! Node.js with the system's packages.

use std::path::Path;
use std::process::Command;
use std::sync::{Mutex, OnceLock};

use crate::run_command;

/// The same engine in programs of different weight: without windows it needs a third less time.
const CHROMIUM: [&str; 4] = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome"];

/// Where Chromium and Firefox are. Firefox is missing where the system has no package of it.
pub struct Browsers {
    pub chromium: String,
    pub firefox: Option<String>,
}

/// Makes sure that this subcommand of Cargo is there. A debug build of a tool is quick enough, and built in half the time.
/// A second caller waits for the first.
pub fn cargo_subcommand(name: &str) -> Result<(), String> {
    static INSTALLING: Mutex<()> = Mutex::new(());
    let _one_at_a_time = INSTALLING.lock();
    let found = Command::new("cargo").args([name, "--version"]).output();
    if found.is_ok_and(|output| output.status.success()) {
        return Ok(());
    }
    let package = format!("cargo-{name}");
    let mut install = Command::new("cargo");
    install.args(["install", "--quiet", "--locked", "--debug", &package]).env("CARGO_PROFILE_DEV_DEBUG", "0");
    run_command(&mut install)
}

/// Everything the browser tests run in and with. A second caller waits for the first.
pub fn browsers(root: &Path) -> Result<&'static Browsers, String> {
    static BROWSERS: OnceLock<Result<Browsers, String>> = OnceLock::new();
    BROWSERS.get_or_init(|| find_browsers(root)).as_ref().map_err(Clone::clone)
}

fn find_browsers(root: &Path) -> Result<Browsers, String> {
    // What pages measure depends on the letters they are set in.
    let with_fonts = &["chromium-headless-shell", "fonts-liberation", "fonts-dejavu-core"];
    let chromium = match browser("CHROMIUM", &CHROMIUM[..1], with_fonts) {
        Ok(Some(shell)) => Some(shell),
        // Not every system has a package of it.
        Ok(None) | Err(_) => browser("CHROMIUM", &CHROMIUM, &["chromium"])?,
    };
    let chromium =
        chromium.ok_or("Chromium is needed for the browser tests: install it or set CHROMIUM to its path")?;
    let firefox = browser("FIREFOX", &["firefox-esr", "firefox"], &["firefox-esr"])?;
    if firefox.is_none() {
        println!("there is no Firefox on this machine: its games are skipped");
    }
    node(&root.join("browser"))?;
    Ok(Browsers { chromium, firefox })
}

fn node(tests: &Path) -> Result<(), String> {
    if !exists("node") || !exists("npm") {
        install(&["nodejs", "npm"])?;
    }
    if !exists("npm") {
        return Err("Node.js is needed for the browser tests".into());
    }
    if is_installed(tests) {
        return Ok(());
    }
    let install = ["ci", "--ignore-scripts", "--no-audit", "--no-fund"];
    run_command(Command::new("npm").current_dir(tests).args(install))
}

/// The packages are there and as new as the lock file.
fn is_installed(tests: &Path) -> bool {
    let changed = |path: &str| tests.join(path).metadata().and_then(|found| found.modified()).ok();
    match (changed("node_modules/.package-lock.json"), changed("package-lock.json")) {
        (Some(installed), Some(locked)) => installed >= locked,
        _ => false,
    }
}

/// The path of a browser: named by the environment, on the path, or installed now.
fn browser(variable: &str, names: &[&str], packages: &[&str]) -> Result<Option<String>, String> {
    if let Ok(named) = std::env::var(variable) {
        return Ok(Some(named));
    }
    let find = || names.iter().find(|name| exists(name));
    if find().is_none() {
        install(packages)?;
    }
    let Some(name) = find() else { return Ok(None) };
    let path = Command::new("which").arg(name).output().map_err(|error| error.to_string())?;
    Ok(Some(String::from_utf8_lossy(&path.stdout).trim().to_owned()))
}

fn exists(program: &str) -> bool {
    Command::new("which").arg(program).output().is_ok_and(|output| output.status.success())
}

/// Installs packages on Debian and its relatives; elsewhere the caller reports what is missing. Says nothing unless it fails.
fn install(packages: &[&str]) -> Result<(), String> {
    if !exists("apt-get") {
        return Ok(());
    }
    println!("installing {}", packages.join(", "));
    let sudo = if exists("sudo") { "sudo" } else { "env" };
    let wanted = [&["install", "--yes", "--no-install-recommends"], packages].concat();
    for step in [&["update"][..], &wanted] {
        let mut apt = Command::new(sudo);
        let output = apt.args(["DEBIAN_FRONTEND=noninteractive", "apt-get", "-qq"]).args(step).output();
        let output = output.map_err(|error| format!("{apt:?}: {error}"))?;
        if !output.status.success() {
            return Err(format!("{apt:?} failed: {}", String::from_utf8_lossy(&output.stderr)));
        }
    }
    Ok(())
}
