//! Killed again and again while people play, and its power cut: is everything there that was acknowledged? A few times with
//! every run of the tests; `cargo xtask deep kills` does it a thousand times.
#![cfg(target_os = "linux")]

#[allow(dead_code, reason = "these tests use a part of it")]
mod running;

use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::Duration;

use running::{Folder, Running, Table, asked, conclave};
use serde_json::json;

/// So many people keep playing while the server dies.
const TABLES: usize = 4;
/// How long the server lives each time: drawn anew, between these.
const LIVES_MS: (u64, u64) = (15, 250);

fn how_often() -> u64 {
    std::env::var("CONCLAVE_KILLS").ok().and_then(|text| text.parse().ok()).unwrap_or(6)
}

/// A table, and how many moves somebody was told are made there.
struct Played {
    table: Table,
    acknowledged: usize,
}

impl Played {
    /// Makes the first legal move of whoever is asked. Nothing when nobody answers any more or the game is over.
    fn step(&mut self, address: &str) -> Option<()> {
        let path = format!("/api/v2/tables/{}", self.table.name);
        let (_, seen) = asked(address, "GET", &path, None, "")?;
        let key = Some(self.table.keys[seen["asked"][0].as_u64()? as usize].as_str());
        let (_, own) = asked(address, "GET", &path, key, "")?;
        let body = json!({"question": own["question"], "moves": [own["moves"][0]]}).to_string();
        let (status, told) = asked(address, "POST", &format!("{path}/moves"), key, &body)?;
        assert_eq!(status, 200, "{told}");
        self.acknowledged += 1;
        Some(())
    }
}

/// Everything somebody was told is there, at most one move more, and the folder is whole.
fn is_all_there(server: &Running, folder: &Folder, all: &mut [Played], after: u64) {
    for played in all.iter_mut() {
        let made = server.moves(&played.table);
        let known = played.acknowledged..=played.acknowledged + 1;
        assert!(
            known.contains(&made),
            "death {after}: {made} moves, and {} were promised",
            played.acknowledged
        );
        played.acknowledged = made;
    }
    if after.is_multiple_of(10) {
        let checked = conclave(&["check", "--data", folder.text()]).output().unwrap();
        assert!(checked.status.success(), "death {after}: {}", String::from_utf8_lossy(&checked.stdout));
    }
}

/// People play until the server is gone.
fn play_on(server: Running, all: &mut [Played], lives: Duration) {
    let (address, dead) = (server.address().to_owned(), AtomicBool::new(false));
    thread::scope(|scope| {
        for played in all {
            let (address, dead) = (&address, &dead);
            scope.spawn(move || while !dead.load(Ordering::Relaxed) && played.step(address).is_some() {});
        }
        thread::sleep(lives);
        server.kill();
        dead.store(true, Ordering::Relaxed);
    });
}

/// Lets a server live and die so often; `begin` starts it and says in which folder its next life begins.
fn dies(times: u64, begin: impl Fn(&Folder) -> (Running, Option<Folder>)) -> usize {
    let mut folder = Folder::new();
    let mut all: Vec<Played> = Vec::new();
    let (mut luck, mut promised) = (0x2545_f491_4f6c_dd1d_u64, 0);
    for death in 0..times {
        let (server, left) = begin(&folder);
        is_all_there(&server, &folder, &mut all, death);
        all.retain(|played| !server.is_over(&played.table));
        while all.len() < TABLES {
            all.push(Played { table: server.open(), acknowledged: 0 });
        }
        luck ^= luck << 13;
        luck ^= luck >> 7;
        luck ^= luck << 17;
        let before: usize = all.iter().map(|played| played.acknowledged).sum();
        let lives = Duration::from_millis(LIVES_MS.0 + luck % (LIVES_MS.1 - LIVES_MS.0));
        play_on(server, &mut all, lives);
        promised += all.iter().map(|played| played.acknowledged).sum::<usize>() - before;
        folder = left.unwrap_or(folder);
    }
    promised
}

#[test]
fn kills_take_nothing_that_was_acknowledged() {
    let promised = dies(how_often(), |folder| (Running::start(folder, &[]), None));
    println!("{} kills, {promised} moves acknowledged, none lost", how_often());
    assert!(promised > 0);
}

/// What was written after the last flush is thrown away each time.
#[test]
fn power_cuts_take_nothing_that_was_acknowledged() {
    let promised = dies(how_often(), |folder| {
        let (server, durable) = running::with_power_to_cut(folder);
        (server, Some(durable))
    });
    println!("{} power cuts, {promised} moves acknowledged, none lost", how_often());
    assert!(promised > 0);
}
