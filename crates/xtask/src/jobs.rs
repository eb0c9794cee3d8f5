//! What is run at once, in which order, and what is told of it?

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;
use std::process::Command;
use std::sync::Mutex;
use std::thread;
use std::time::Instant;

/// Something that runs by itself and is good or wrong: the tests of one program, of one file in a browser.
pub struct Job {
    pub name: String,
    pub command: Command,
    /// Games in browsers are dealt at random and wait for a busy machine: only what fails twice is wrong.
    pub may_stumble: bool,
    /// All that it depends on, as a number: what passed with the same need not run again. Nothing where it always runs.
    pub inputs: Option<u64>,
}

/// What is known of it from before: how long it took, in seconds, and with what it passed.
#[derive(Default)]
struct Known {
    took: f32,
    passed: Option<u64>,
}

type Memory = BTreeMap<String, Known>;

/// Runs them, several at once. `kept` remembers how long each took, so that the longest can begin first and no core is idle at
/// the end, and what passed: unless `all` are wanted, that is told and not run again with the same inputs.
pub fn run(kept: &Path, jobs: Vec<Job>, all: bool) -> Result<(), String> {
    let mut memory = read(kept);
    let passed = |job: &Job| {
        job.inputs.is_some() && memory.get(&job.name).is_some_and(|known| known.passed == job.inputs)
    };
    let (unchanged, mut jobs): (Vec<Job>, Vec<Job>) = jobs.into_iter().partition(|job| !all && passed(job));
    if !unchanged.is_empty() {
        println!("unchanged since they passed, and run by `cargo xtask test all`: {}", names(&unchanged));
    }
    let took = |job: &Job| memory.get(&job.name).map_or(f32::INFINITY, |known| known.took);
    jobs.sort_by(|one, other| took(other).total_cmp(&took(one)));
    let failed = run_all(jobs, &mut memory);
    let (again, mut wrong): (Vec<Job>, Vec<Job>) = failed.into_iter().partition(|job| job.may_stumble);
    if !again.is_empty() {
        println!("once more, in case only the machine stumbled: {}", names(&again));
    }
    wrong.extend(run_all(again, &mut memory));
    write(kept, &memory)?;
    if wrong.is_empty() { Ok(()) } else { Err(format!("failed: {}", names(&wrong))) }
}

fn names(jobs: &[Job]) -> String {
    jobs.iter().map(|job| job.name.as_str()).collect::<Vec<_>>().join(", ")
}

/// One more than there are cores, as people at tables and servers mostly wait for each other; returns those that failed.
fn run_all(jobs: Vec<Job>, memory: &mut Memory) -> Vec<Job> {
    let at_once = 1 + thread::available_parallelism().map_or(1, |cores| cores.get());
    let (queue, failed, memory) = (Mutex::new(jobs.into_iter()), Mutex::new(Vec::new()), Mutex::new(memory));
    let next = || queue.lock().expect("nobody panics with it").next();
    thread::scope(|scope| {
        for _ in 0..at_once {
            scope.spawn(|| {
                while let Some(mut job) = next() {
                    let start = Instant::now();
                    let good = run_one(&mut job);
                    let took = start.elapsed().as_secs_f32();
                    println!("  {} {} ({took:.1} s)", if good { '✓' } else { '✗' }, job.name);
                    let known = Known { took, passed: job.inputs.filter(|_| good) };
                    memory.lock().expect("nobody panics with it").insert(job.name.clone(), known);
                    if !good {
                        failed.lock().expect("nobody panics with it").push(job);
                    }
                }
            });
        }
    });
    failed.into_inner().expect("nobody panicked with it")
}

/// Whether it was good; otherwise what it said is printed in one piece.
fn run_one(job: &mut Job) -> bool {
    match job.command.output() {
        Ok(output) if output.status.success() => true,
        Ok(output) => {
            let said = [output.stdout, output.stderr].concat();
            println!("── {}\n{}", job.name, String::from_utf8_lossy(&said));
            false
        }
        Err(error) => {
            println!("── {}\n{error}", job.name);
            false
        }
    }
}

/// A line each: how long, with what it passed, its name.
fn read(kept: &Path) -> Memory {
    let text = fs::read_to_string(kept).unwrap_or_default();
    let known = |line: &str| {
        let (took, rest) = line.split_once(' ')?;
        let (passed, name) = rest.split_once(' ')?;
        Some((name.to_owned(), Known { took: took.parse().ok()?, passed: passed.parse().ok() }))
    };
    text.lines().filter_map(known).collect()
}

fn write(kept: &Path, memory: &Memory) -> Result<(), String> {
    let passed = |known: &Known| known.passed.map_or("-".to_owned(), |inputs| inputs.to_string());
    let line = |(name, known): (&String, &Known)| format!("{:.1} {} {name}\n", known.took, passed(known));
    let text: String = memory.iter().map(line).collect();
    fs::write(kept, text).map_err(|error| format!("{}: {error}", kept.display()))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn job(name: &str, script: &str, may_stumble: bool) -> Job {
        let mut command = Command::new("sh");
        command.args(["-c", script]);
        Job { name: name.to_owned(), command, may_stumble, inputs: None }
    }

    fn folder(name: &str) -> std::path::PathBuf {
        let folder = std::env::temp_dir().join(format!("conclave-jobs-{name}-{}", std::process::id()));
        fs::create_dir_all(&folder).unwrap();
        folder
    }

    #[test]
    fn what_fails_is_told_and_only_a_browser_may_stumble_once() {
        let folder = folder("fails");
        let once =
            |name: &str| format!("test -e {0}/{name} || {{ touch {0}/{name}; false; }}", folder.display());
        let kept = folder.join("kept");
        let good = || job("good", "true", false);
        assert_eq!(run(&kept, vec![good(), job("stumbles", &once("one"), true)], false), Ok(()));
        let strict = run(&kept, vec![good(), job("strict", &once("two"), false)], false);
        assert_eq!(strict, Err("failed: strict".to_owned()));
        assert_eq!(run(&kept, vec![job("never", "false", true)], false), Err("failed: never".to_owned()));
        fs::remove_dir_all(folder).unwrap();
    }

    #[test]
    fn what_passed_runs_again_when_it_changes_or_all_are_wanted() {
        let folder = folder("again");
        let kept = folder.join("kept");
        let runs = |inputs: Option<u64>, all: bool, good: bool| {
            let script = format!("echo >> {}/runs; {good}", folder.display());
            let _ = run(&kept, vec![Job { inputs, ..job("a name with spaces", &script, false) }], all);
            fs::read_to_string(folder.join("runs")).unwrap_or_default().len()
        };
        assert_eq!(runs(Some(1), false, true), 1);
        assert_eq!(runs(Some(1), false, true), 1, "it passed with the same");
        assert_eq!(runs(Some(1), true, true), 2, "all are wanted");
        assert_eq!(runs(Some(2), false, false), 3, "something changed");
        assert_eq!(runs(Some(2), false, true), 4, "it had failed");
        assert_eq!(runs(None, false, true), 5);
        assert_eq!(runs(None, false, true), 6, "nobody knows what it depends on");
        fs::remove_dir_all(folder).unwrap();
    }
}
