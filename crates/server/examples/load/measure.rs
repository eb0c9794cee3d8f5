//! The server as a process of its own: what it uses, read from the kernel.

use std::ffi::OsStr;
use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::Duration;

/// A running server; it ends with this value.
pub struct Server {
    child: Child,
    pub address: SocketAddr,
}

/// The kernel counts CPU time in hundredths of a second.
const TICKS: f64 = 100.0;

impl Server {
    pub fn start(folder: &Path) -> Server {
        Server::run(&["serve".as_ref(), folder.as_os_str()])
    }

    /// The least any server could do.
    pub fn bare() -> Server {
        Server::run(&["serve-bare".as_ref()])
    }

    fn run(words: &[&OsStr]) -> Server {
        let mut child = Command::new(std::env::current_exe().expect("this program has a path"))
            .args(words)
            .stdout(Stdio::piped())
            .spawn()
            .expect("the server starts");
        let mut line = String::new();
        let out = child.stdout.take().expect("the server's output is ours");
        BufReader::new(out).read_line(&mut line).expect("the server says where it is");
        Server { address: line.trim().parse().expect("an address"), child }
    }

    /// Seconds of CPU used so far, the kernel's work for it included.
    pub fn cpu(&self) -> f64 {
        let stat = std::fs::read_to_string(format!("/proc/{}/stat", self.child.id())).expect("it runs");
        let (_, numbers) = stat.rsplit_once(") ").expect("a name in brackets");
        let fields: Vec<&str> = numbers.split(' ').collect();
        let ticks = |index: usize| fields[index].parse::<f64>().expect("a number");
        (ticks(11) + ticks(12)) / TICKS
    }

    pub fn resident_kb(&self) -> u64 {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.child.id())).expect("it runs");
        let line = status.lines().find(|line| line.starts_with("VmRSS")).expect("it has memory");
        line.split_whitespace().nth(1).and_then(|number| number.parse().ok()).expect("a number")
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// An empty data folder on a real disk, since durability is part of what is measured.
pub fn fresh_folder() -> PathBuf {
    let path = PathBuf::from("target").join(format!("load-{}", std::process::id()));
    let _ = std::fs::remove_dir_all(&path);
    std::fs::create_dir_all(&path).expect("a folder can be made");
    path
}

/// The middle and the tail of some durations.
pub fn spread(times: &mut [Duration]) -> String {
    if times.is_empty() {
        return "nothing measured".to_owned();
    }
    times.sort_unstable();
    let at = |share: f64| times[((times.len() - 1) as f64 * share) as usize].as_secs_f64() * 1e3;
    format!("p50 {:.2} ms · p95 {:.2} · p99 {:.2} · worst {:.1}", at(0.5), at(0.95), at(0.99), at(1.0))
}
