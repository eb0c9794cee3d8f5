//! The checks people and CI run with one command: `cargo xtask test`.
#![forbid(unsafe_code)]

mod builds;
mod deny;
mod games;
mod mutants;
mod slowest;
mod style;
mod suite;
mod tools;

use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};
use std::thread;
use std::time::{Instant, SystemTime, UNIX_EPOCH};

const HELP: &str = "\
cargo xtask test      everything: format, house style, lints, dependencies, tests, whole games in a browser, and the
                      release build compared with the test build
cargo xtask quick [PACKAGE…]     format, house style, lints and tests of these packages; without names, of those whose
                      files changed since the last `quick` that passed, or of all. Without browser
cargo xtask style     house style only
cargo xtask browser [FILE [NAME]]     the browser tests, those of one file, or of one name
cargo xtask deep      what takes hours: `deep games [SHIFT]` the properties over hundreds of thousands of random
                      games that no run has played before (a failure prints its seed and the command that repeats it),
                      `deep builds [FROM]` thousands of games in both builds, `deep kills` a server that is killed and
                      loses its power a thousand times each, `deep mutants` mistakes planted in the rules that no
                      scenario notices, `deep hall [SEED]` simulated tables with faults (see docs/properties.md)
cargo xtask archive GAME     records the games that are kept of a new version of its rules, with the release build
cargo xtask bench     the benches and the load test of the server (see docs/performance.md)";

/// One step of a run: what it is called and how it went.
type Step = (&'static str, fn(&Path) -> Result<(), String>);

const STYLE: [Step; 2] =
    [("format", |root| cargo(root, &["fmt", "--all", "--check"])), ("house style", style::check)];
const DEEP: [Step; 5] = [
    ("games", many_games),
    ("builds", builds::agree_at_length),
    ("kills", kills),
    ("mutants", mutants::hunt),
    ("hall", simulated_tables),
];

fn main() -> ExitCode {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).ancestors().nth(2).map(PathBuf::from);
    let root = root.expect("xtask lives in crates/xtask");
    let steps: Vec<Step> = match std::env::args().nth(1).as_deref() {
        Some("test") => {
            if let Err(wrong) = prepare_in_background(&root) {
                eprintln!("✗ {wrong}");
                return ExitCode::FAILURE;
            }
            vec![
                STYLE[0],
                STYLE[1],
                ("lints, and the test build", |root| suite::build(root, &[])),
                ("dependencies", deny::check),
                ("tests, and both builds agree", suite::all),
                ("examples in documentation", suite::examples),
            ]
        }
        Some("quick") => vec![STYLE[0], STYLE[1], ("changed packages", quick)],
        Some("style") => vec![STYLE[1]],
        Some("browser") => vec![("browser", suite::browser)],
        Some("deep") => match std::env::args().nth(2) {
            Some(wanted) => DEEP.into_iter().filter(|(name, _)| *name == wanted).collect(),
            None => DEEP.to_vec(),
        },
        Some("archive") => vec![("archive", archive)],
        Some("bench") => vec![("benches", |root| cargo(root, &["bench", "--workspace"])), ("load", load)],
        _ => Vec::new(),
    };
    if steps.is_empty() {
        eprintln!("{HELP}");
        return ExitCode::from(2);
    }
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

/// Begins what needs one core or the network while the first checks run. Each step that needs the result asks again, waits for
/// it, and says what is wrong.
fn prepare_in_background(root: &Path) -> Result<(), String> {
    let tools = root.to_owned();
    thread::spawn(move || {
        let _ = tools::browsers(&tools);
        let _ = tools::cargo_subcommand("deny");
        let _ = tools::cargo_subcommand("nextest");
    });
    let release = root.to_owned();
    let gate = builds::close_gate(root)?;
    thread::spawn(move || {
        let _ = builds::release(&release);
        drop(gate);
    });
    Ok(())
}

fn quick(root: &Path) -> Result<(), String> {
    let packages = suite::changed(root);
    println!("{}", if packages.is_empty() { "all packages".to_owned() } else { packages.join(", ") });
    suite::build(root, &packages)?;
    suite::of(root, &packages)?;
    suite::passed(root)
}

/// Records are made by the program people run.
fn archive(root: &Path) -> Result<(), String> {
    let game = std::env::args().nth(2).ok_or("which game?")?;
    cargo(root, &["run", "--quiet", "--release", "--", "archive", "record", &game, "crates/arena/archive"])
}

/// Simulated tables: `cargo xtask deep hall` plays a million fresh seeds, `cargo xtask deep hall SEED` that one alone.
fn simulated_tables(root: &Path) -> Result<(), String> {
    let mut command = Command::new("cargo");
    if let Some(seed) = std::env::args().nth(3) {
        command.env("CONCLAVE_SEED", seed);
    }
    let test = "simulation::tests::without_end";
    command.current_dir(root).args(["test", "--release", "-p", "hall", "--lib", test]);
    run_command(command.args(["--", "--ignored", "--nocapture"]))
}

/// Random games nobody has played before: `cargo xtask deep games [SHIFT]`, where SHIFT repeats an earlier run.
fn many_games(root: &Path) -> Result<(), String> {
    let fresh = || SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_secs());
    let shift = std::env::args().nth(3).unwrap_or_else(|| fresh().to_string());
    println!("repeat with: cargo xtask deep games {shift}");
    let games = games::all(root);
    let packages = games.iter().flat_map(|game| ["-p", game]);
    let mut command = Command::new("cargo");
    command.current_dir(root).env("CONCLAVE_SEED_SHIFT", &shift).args(["test", "--release", "--tests"]);
    let played = run_command(command.args(packages).args(["--", "--ignored"]));
    played.map_err(|failed| format!("{failed}; repeat with: cargo xtask deep games {shift}"))
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
