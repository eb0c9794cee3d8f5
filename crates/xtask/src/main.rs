//! The checks people and CI run with one command: `cargo xtask test`.
#![forbid(unsafe_code)]

mod browser;
mod games;
mod jobs;
mod mutants;
mod style;
mod suite;

use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};
use std::time::Instant;

const HELP: &str = "\
cargo xtask test      everything: format, lints, house style, tests, rule coverage, browser. Browser files that passed
                      with the very same program, tests and browsers are named and not run again, unless with
                      `test all` or where the variable CI is set
cargo xtask quick     the same without the browser
cargo xtask style     house style only
cargo xtask browser   the browser tests only
cargo xtask deep      the properties of the rules over hundreds of thousands of random games, and mistakes planted in
                      the rules that no scenario notices (see docs/properties.md); `deep mutants` only the latter;
                      `deep kills` a server that is killed and loses its power a thousand times each while people play
cargo xtask archive GAME   lets bots play the games that are kept of a new version of its rules
cargo xtask bench     the benches and the load test of the server (see docs/performance.md)";

/// One step of a run: what it is called and how it went.
type Step = (&'static str, fn(&Path) -> Result<(), String>);

const CHECKS: [Step; 3] = [
    ("format", |root| cargo(root, &["fmt", "--all", "--check"])),
    ("house style", style::check),
    ("lints", |root| {
        cargo(root, &["clippy", "--quiet", "--workspace", "--all-targets", "--", "-D", "warnings"])
    }),
];

fn main() -> ExitCode {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).ancestors().nth(2).map(PathBuf::from);
    let root = root.expect("xtask lives in crates/xtask");
    let mutants: Step = ("planted mistakes", mutants::hunt);
    let steps: Vec<Step> = match std::env::args().nth(1).as_deref() {
        Some("test") => [&CHECKS[..], &[("tests", suite::all)]].concat(),
        Some("quick") => [&CHECKS[..], &[("tests", suite::without_browser)]].concat(),
        Some("style") => vec![("house style", style::check)],
        Some("browser") => vec![("browser", suite::browser_only)],
        Some("deep") => match std::env::args().nth(2).as_deref() {
            Some("mutants") => vec![mutants],
            Some("kills") => vec![("a thousand kills and power cuts", kills)],
            _ => vec![("many games", many_games), ("a thousand kills and power cuts", kills), mutants],
        },
        Some("archive") => vec![("archive", archive)],
        Some("bench") => vec![("benches", |root| cargo(root, &["bench", "--workspace"])), ("load", load)],
        _ => {
            eprintln!("{HELP}");
            return ExitCode::from(2);
        }
    };
    run(&root, &steps)
}

fn run(root: &Path, steps: &[Step]) -> ExitCode {
    for (name, step) in steps {
        println!("── {name}");
        let start = Instant::now();
        if let Err(wrong) = step(root) {
            eprintln!("✗ {name}: {wrong}");
            return ExitCode::FAILURE;
        }
        println!("✓ {name} ({:.1} s)", start.elapsed().as_secs_f32());
    }
    ExitCode::SUCCESS
}

fn archive(root: &Path) -> Result<(), String> {
    let game = std::env::args().nth(2).ok_or("of which game?")?;
    cargo(root, &["run", "--quiet", "--package", "games", "--example", "archive", &game])
}

fn many_games(root: &Path) -> Result<(), String> {
    let games = games::all(root);
    let packages = games.iter().flat_map(|game| ["-p", game]);
    let args: Vec<&str> = ["test", "--release", "--tests"].into_iter().chain(packages).collect();
    cargo(root, &[&args[..], &["--", "--ignored"]].concat())
}

fn kills(root: &Path) -> Result<(), String> {
    let mut command = Command::new("cargo");
    command.current_dir(root).env("CONCLAVE_KILLS", "1000");
    run_command(command.args([
        "test",
        "--release",
        "-p",
        "conclave",
        "--test",
        "it",
        "kills::",
        "--",
        "--nocapture",
    ]))
}

fn load(root: &Path) -> Result<(), String> {
    cargo(root, &["run", "--release", "--package", "server", "--example", "load"])
}

fn cargo(root: &Path, args: &[&str]) -> Result<(), String> {
    run_command(Command::new("cargo").current_dir(root).args(args))
}

/// Runs a command with its output shown.
fn run_command(command: &mut Command) -> Result<(), String> {
    let status = command.status().map_err(|error| format!("{command:?}: {error}"))?;
    if status.success() { Ok(()) } else { Err(format!("{command:?} failed")) }
}
