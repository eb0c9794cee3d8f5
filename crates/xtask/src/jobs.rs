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
}

/// How long each took when it last ran, in seconds.
type Times = BTreeMap<String, f32>;

/// Runs them all, several at once. `kept` remembers how long they took, so that the longest can begin first and no core is
/// idle at the end.
pub fn run(kept: &Path, mut jobs: Vec<Job>) -> Result<(), String> {
    let mut times = read(kept);
    let took = |job: &Job| times.get(&job.name).copied().unwrap_or(f32::INFINITY);
    jobs.sort_by(|one, other| took(other).total_cmp(&took(one)));
    let failed = run_all(jobs, &mut times);
    write(kept, &times)?;
    let (again, mut wrong): (Vec<Job>, Vec<Job>) = failed.into_iter().partition(|job| job.may_stumble);
    if !again.is_empty() {
        println!("once more, in case only the machine stumbled: {}", names(&again));
    }
    wrong.extend(run_all(again, &mut times));
    if wrong.is_empty() { Ok(()) } else { Err(format!("failed: {}", names(&wrong))) }
}

fn names(jobs: &[Job]) -> String {
    jobs.iter().map(|job| job.name.as_str()).collect::<Vec<_>>().join(", ")
}

/// One more than there are cores, as people at tables and servers mostly wait for each other; returns those that failed.
fn run_all(jobs: Vec<Job>, times: &mut Times) -> Vec<Job> {
    let at_once = 1 + thread::available_parallelism().map_or(1, |cores| cores.get());
    let (queue, failed, times) = (Mutex::new(jobs.into_iter()), Mutex::new(Vec::new()), Mutex::new(times));
    let next = || queue.lock().expect("nobody panics with it").next();
    thread::scope(|scope| {
        for _ in 0..at_once {
            scope.spawn(|| {
                while let Some(mut job) = next() {
                    let start = Instant::now();
                    let good = run_one(&mut job);
                    let took = start.elapsed().as_secs_f32();
                    println!("  {} {} ({took:.1} s)", if good { '✓' } else { '✗' }, job.name);
                    times.lock().expect("nobody panics with it").insert(job.name.clone(), took);
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

fn read(kept: &Path) -> Times {
    let text = fs::read_to_string(kept).unwrap_or_default();
    let entry = |line: &str| {
        line.rsplit_once(' ').and_then(|(name, took)| Some((name.to_owned(), took.parse().ok()?)))
    };
    text.lines().filter_map(entry).collect()
}

fn write(kept: &Path, times: &Times) -> Result<(), String> {
    let text: String = times.iter().map(|(name, took)| format!("{name} {took:.1}\n")).collect();
    fs::write(kept, text).map_err(|error| format!("{}: {error}", kept.display()))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn job(name: &str, script: &str, may_stumble: bool) -> Job {
        let mut command = Command::new("sh");
        command.args(["-c", script]);
        Job { name: name.to_owned(), command, may_stumble }
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
        let kept = folder.join("times");
        assert_eq!(run(&kept, vec![job("good", "true", false), job("stumbles", &once("one"), true)]), Ok(()));
        let strict = run(&kept, vec![job("good", "true", false), job("strict", &once("two"), false)]);
        assert_eq!(strict, Err("failed: strict".to_owned()));
        assert_eq!(run(&kept, vec![job("never", "false", true)]), Err("failed: never".to_owned()));
        fs::remove_dir_all(folder).unwrap();
    }

    #[test]
    fn how_long_it_took_is_known_the_next_time() {
        let folder = folder("times");
        let kept = folder.join("times");
        run(&kept, vec![job("a name with spaces", "true", false)]).unwrap();
        assert_eq!(read(&kept).into_keys().collect::<Vec<_>>(), ["a name with spaces"]);
        fs::remove_dir_all(folder).unwrap();
    }
}
