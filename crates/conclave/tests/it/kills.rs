//! Killed again and again while people play, and its power cut, alone and with other trouble: is everything there that was
//! acknowledged? A few times with every run of the tests; `cargo xtask deep kills` does it a thousand times.
#![cfg(target_os = "linux")]

use std::io::Write;
use std::net::TcpStream;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc;
use std::thread;
use std::time::Duration;

use crate::running::{Folder, OpenTable, Running, asked, conclave};
use serde_json::json;

/// So many people keep playing while the server dies.
const TABLES: usize = 4;
/// After how many acknowledged moves the server dies: drawn anew each time, at most so many. What is on its way then
/// may have come to any point.
const MOST_MOVES: u64 = 24;

fn how_often() -> u64 {
    std::env::var("CONCLAVE_KILLS").ok().and_then(|text| text.parse().ok()).unwrap_or(6)
}

/// A table, and how many moves somebody was told are made there.
struct Played {
    table: OpenTable,
    acknowledged: usize,
    /// Somebody has made a move and was told nothing about it.
    unanswered: bool,
}

impl Played {
    /// Makes the first legal move of whoever is asked. Nothing when nobody answers any more or the game is over.
    fn step(&mut self, address: &str) -> Option<()> {
        let path = format!("/api/v2/tables/{}", self.table.name);
        let (_, seen) = asked(address, "GET", &path, None, "")?;
        let key = Some(self.table.keys[seen["asked"][0].as_u64()? as usize].as_str());
        let (_, own) = asked(address, "GET", &path, key, "")?;
        let body = json!({"question": own["question"], "moves": [own["moves"][0]]}).to_string();
        self.unanswered = true;
        let (status, told) = asked(address, "POST", &format!("{path}/moves"), key, &body)?;
        self.unanswered = false;
        match status {
            200 => self.acknowledged += 1,
            // Somebody was told that nothing has changed: that will be looked at, too.
            _ => assert_eq!(told["error"]["code"], "not-stored", "{status}"),
        }
        Some(())
    }
}

/// Everything somebody was told is there, nothing more but a move nobody was told about, and the folder is whole.
fn is_all_there(server: &Running, folder: &Folder, all: &mut [Played], after: u64) {
    for played in all.iter_mut() {
        let made = server.moves(&played.table);
        let known = played.acknowledged..=played.acknowledged + usize::from(played.unanswered);
        assert!(
            known.contains(&made),
            "death {after}: {made} moves, and {} were promised",
            played.acknowledged
        );
        (played.acknowledged, played.unanswered) = (made, false);
    }
    if after.is_multiple_of(10) {
        let checked = conclave(&["check", "--data", folder.text()]).output().unwrap();
        assert!(checked.status.success(), "death {after}: {}", String::from_utf8_lossy(&checked.stdout));
    }
}

/// What else goes wrong while people play: it runs until the server is gone.
type Trouble = fn(&Folder, &str, &AtomicBool);

/// People play until the server is gone.
fn play_on(server: Running, folder: &Folder, all: &mut [Played], moves: u64, troubles: &[Trouble]) {
    let (address, dead) = (server.address().to_owned(), AtomicBool::new(false));
    let (made, counted) = mpsc::channel();
    thread::scope(|scope| {
        for trouble in troubles {
            scope.spawn(|| trouble(folder, &address, &dead));
        }
        for played in all {
            let (address, dead, made) = (&address, &dead, made.clone());
            scope.spawn(move || {
                while !dead.load(Ordering::Relaxed) && played.step(address).is_some() {
                    let _ = made.send(());
                }
            });
        }
        drop(made);
        // Fewer if all games end before.
        counted.iter().take(moves as usize).for_each(drop);
        server.kill();
        dead.store(true, Ordering::Relaxed);
    });
}

/// Lets a server live and die so often; `begin` starts it and says in which folder its next life begins.
fn dies(times: u64, troubles: &[Trouble], begin: impl Fn(&Folder) -> (Running, Option<Folder>)) -> usize {
    let mut folder = Folder::new();
    let mut all: Vec<Played> = Vec::new();
    let (mut luck, mut promised) = (0x2545_f491_4f6c_dd1d_u64, 0);
    for death in 0..times {
        let (server, left) = begin(&folder);
        is_all_there(&server, &folder, &mut all, death);
        all.retain(|played| !server.is_over(&played.table));
        while all.len() < TABLES {
            all.push(Played { table: server.open(), acknowledged: 0, unanswered: false });
        }
        luck ^= luck << 13;
        luck ^= luck >> 7;
        luck ^= luck << 17;
        let before: usize = all.iter().map(|played| played.acknowledged).sum();
        play_on(server, &folder, &mut all, 1 + luck % MOST_MOVES, troubles);
        promised += all.iter().map(|played| played.acknowledged).sum::<usize>() - before;
        folder = left.unwrap_or(folder);
    }
    promised
}

#[test]
fn kills_take_nothing_that_was_acknowledged() {
    let promised = dies(how_often(), &[], |folder| (Running::start(folder, &[]), None));
    println!("{} kills, {promised} moves acknowledged, none lost", how_often());
    assert!(promised > 0);
}

/// What was written after the last flush is thrown away each time.
#[test]
fn power_cuts_take_nothing_that_was_acknowledged() {
    let promised = dies(how_often(), &[], powered);
    println!("{} power cuts, {promised} moves acknowledged, none lost", how_often());
    assert!(promised > 0);
}

fn powered(folder: &Folder) -> (Running, Option<Folder>) {
    let (server, durable) = crate::running::with_power_to_cut(folder);
    (server, Some(durable))
}

/// Somebody else, a backup perhaps, keeps the database to themselves again and again.
fn hold_the_database(folder: &Folder, _: &str, dead: &AtomicBool) {
    let database = rusqlite::Connection::open(folder.0.join("conclave.db")).unwrap();
    while !dead.load(Ordering::Relaxed) {
        if database.execute_batch("BEGIN IMMEDIATE").is_ok() {
            thread::sleep(Duration::from_millis(20));
            database.execute_batch("ROLLBACK").unwrap();
        }
        thread::sleep(Duration::from_millis(5));
    }
}

/// A crowd that connects and says nothing, or half a word.
fn crowd_the_door(_: &Folder, address: &str, dead: &AtomicBool) {
    let mut silent = Vec::new();
    while !dead.load(Ordering::Relaxed) && silent.len() < 200 {
        if let Ok(mut stream) = TcpStream::connect(address) {
            let _ = stream.write_all(b"POST /tables HTTP/1.1\r\nhost");
            silent.push(stream);
        }
        thread::sleep(Duration::from_millis(1));
    }
}

/// Whoever asks for what cannot be, and for the largest pages there are.
fn ask_for_nonsense(_: &Folder, address: &str, dead: &AtomicBool) {
    let nonsense = [
        ("POST", "/api/v2/tables", "{\"game\":\"grimoire\",\"seats\":99}"),
        ("GET", "/rules/madness", ""),
        ("POST", "/api/v2/tables/nowhere/moves", "{"),
    ];
    for (method, path, body) in nonsense.iter().cycle() {
        if dead.load(Ordering::Relaxed) {
            return;
        }
        asked(address, method, path, None, body);
    }
}

/// The power fails while the disk is slow, the door is crowded and strangers ask for nonsense.
#[test]
fn several_troubles_at_once_take_nothing_that_was_acknowledged() {
    let promised = dies(how_often(), &[hold_the_database, crowd_the_door, ask_for_nonsense], powered);
    println!("{} power cuts with other trouble, {promised} moves acknowledged, none lost", how_often());
    assert!(promised > 0);
}
