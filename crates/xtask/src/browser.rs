//! Whole games in a real browser. What is missing on this machine is installed first.

use std::fs;
use std::path::Path;
use std::process::Command;
use std::sync::Mutex;
use std::thread;

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
    let mut node = Command::new("node");
    node.current_dir(&tests).args(["--test", "--test-reporter=spec"]);
    node.env("CHROMIUM", chromium).env("CONCLAVE", program).envs(firefox()?.map(|path| ("FIREFOX", path)));
    let failed = run_files(&node, files(&tests)?);
    // Games are dealt at random and browsers stumble on busy machines: what fails twice is wrong.
    if !failed.is_empty() {
        println!("once more, in case only the machine stumbled: {}", failed.join(", "));
    }
    let wrong = run_files(&node, failed);
    if wrong.is_empty() { Ok(()) } else { Err(format!("failed twice: {}", wrong.join(", "))) }
}

fn files(tests: &Path) -> Result<Vec<String>, String> {
    let entries = fs::read_dir(tests).map_err(|error| error.to_string())?;
    let names = entries.flatten().map(|entry| entry.file_name().to_string_lossy().into_owned());
    let mut files: Vec<String> = names.filter(|name| name.ends_with(".test.mjs")).collect();
    files.sort();
    Ok(files)
}

/// Runs the files, several at once, as people at tables mostly wait for each other; says which failed.
fn run_files(node: &Command, files: Vec<String>) -> Vec<String> {
    let at_once = 1 + thread::available_parallelism().map_or(1, |cores| cores.get());
    let (queue, failed) = (Mutex::new(files.into_iter()), Mutex::new(Vec::new()));
    let next = || queue.lock().expect("nobody panics with it").next();
    thread::scope(|scope| {
        for _ in 0..at_once {
            scope.spawn(|| {
                while let Some(file) = next() {
                    let good = run_file(node, &file);
                    if !good {
                        failed.lock().expect("nobody panics with it").push(file);
                    }
                }
            });
        }
    });
    failed.into_inner().expect("nobody panicked with it")
}

/// One file in a process of its own; what it says is printed in one piece.
fn run_file(node: &Command, file: &str) -> bool {
    let mut command = Command::new(node.get_program());
    command.args(node.get_args()).arg(file);
    command.current_dir(node.get_current_dir().expect("it was set"));
    command.envs(node.get_envs().filter_map(|(name, value)| Some((name, value?))));
    let output = match command.output() {
        Ok(output) => output,
        Err(error) => {
            println!("{file}: {error}");
            return false;
        }
    };
    println!("── {file}\n{}{}", text(&output.stdout), text(&output.stderr));
    output.status.success()
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
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
