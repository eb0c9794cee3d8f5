//! How much can one server carry? Plays many tables over loopback and measures the server's own CPU, memory and
//! latency: `cargo run --release -p server --example load`, or one part of it: `-- compare 3` (rounds), `-- streams 64 10
//! 2000` (tables, seconds, moves a second), `-- both-ways …`, `-- pages …`, `-- bare …`, `-- memory 300`, `-- start 10000`.
#![forbid(unsafe_code)]

mod bare;
mod measure;
mod players;
mod wire;

use std::path::PathBuf;
use std::time::Duration;

use measure::{Server, fresh_folder};
use players::{Kind, Load};

/// As in the program itself.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

#[tokio::main]
async fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let number =
        |index: usize, usual: u64| words.get(index).map_or(usual, |word| word.parse().expect("a number"));
    match words.first().map_or("", String::as_str) {
        "serve" => serve(PathBuf::from(&words[1])).await,
        "serve-bare" => bare::serve().await,
        "compare" => compare(number(1, 5)).await,
        "memory" => memory(number(1, 500)).await,
        "start" => start(number(1, 10_000)).await,
        "" => {
            compare(5).await;
            // Each table rests after what it saw, so that it comes to 5,000 and 1,500.
            play(Kind::Streams, 64, 10, 7500).await;
            play(Kind::BothWays, 64, 10, 7000).await;
            play(Kind::Pages, 64, 10, 1700).await;
            memory(900).await;
            start(10_000).await;
        }
        word => match Kind::ALL.into_iter().find(|kind| kind.name() == word) {
            Some(kind) => drop(play(kind, number(1, 64), number(2, 10), number(3, 0)).await),
            None => eprintln!(
                "load [compare ROUNDS · bare|streams|both-ways|pages TABLES SECONDS RATE · memory TABLES · start TABLES]"
            ),
        },
    }
}

/// Machines have better and worse minutes, so each kind is measured several times, by turns, and against what the least
/// server reached in the same turn.
async fn compare(rounds: u64) {
    let mut all = Vec::new();
    for _ in 0..rounds {
        let mut round = Vec::new();
        for kind in Kind::ALL {
            round.push(play(kind, 64, 6, 0).await);
        }
        all.push(round);
    }
    println!(
        "\nmoves per second of server CPU: median [worst–best] of {rounds} rounds, and as shares of bare"
    );
    for (index, kind) in Kind::ALL.into_iter().enumerate() {
        let mut reached: Vec<f64> = all.iter().map(|round| round[index]).collect();
        let mut shares: Vec<f64> = all.iter().map(|round| round[index] / round[0]).collect();
        reached.sort_by(f64::total_cmp);
        shares.sort_by(f64::total_cmp);
        let (middle, last) = (reached.len() / 2, reached.len() - 1);
        println!(
            "{:<10} {:6.0} [{:.0}–{:.0}]   {:.2} [{:.2}–{:.2}]",
            kind.name(),
            reached[middle],
            reached[0],
            reached[last],
            shares[middle],
            shares[0],
            shares[last]
        );
    }
}

/// The server by itself, so that its CPU and memory can be told from the load's.
async fn serve(data: PathBuf) {
    let bound = server::bind("127.0.0.1:0".parse().unwrap(), &data).await.expect("the server starts");
    println!("{}", bound.address());
    bound.run().await.expect("the server runs");
}

/// Plays and says how it went; returns the moves made for each second of the server's CPU.
async fn play(kind: Kind, tables: u64, seconds: u64, rate: u64) -> f64 {
    let server = if kind == Kind::Bare { Server::bare() } else { Server::start(&fresh_folder()) };
    let load = Load::new(server.address, kind, tables, rate);
    let playing: Vec<_> =
        (0..tables).map(|index| tokio::spawn(players::table(load.clone(), index))).collect();
    tokio::time::sleep(Duration::from_secs(2)).await;
    load.forget();
    let (before, begun) = (server.cpu(), std::time::Instant::now());
    tokio::time::sleep(Duration::from_secs(seconds)).await;
    let (used, passed) = (server.cpu() - before, begun.elapsed().as_secs_f64());
    let (moves, mut stored, mut seen) = load.results();
    playing.iter().for_each(tokio::task::JoinHandle::abort);
    for table in playing {
        // Each ends with being stopped, and before the server does.
        let _ = table.await;
    }
    println!("{}: {tables} tables × 4 viewers, {passed:.1} s", kind.name());
    println!("moves/s {:.0} · server CPU {:.2} s/s", moves as f64 / passed, used / passed);
    println!(
        "moves per second of server CPU {:.0} ({:.0} µs each)",
        moves as f64 / used,
        used * 1e6 / moves as f64
    );
    println!("until durable:      {}", measure::spread(&mut stored));
    println!("until all four saw: {}", measure::spread(&mut seen));
    println!("resident {} kB", server.resident_kb());
    moves as f64 / used
}

/// What a table costs asleep, and with four viewers: each on a server of its own, since freed memory is kept for reuse.
async fn memory(tables: u64) {
    let asleep = Duration::from_secs(16);
    let server = Server::start(&fresh_folder());
    let load = Load::new(server.address, Kind::Pages, tables, 0);
    let each = |before: u64| server.resident_kb().saturating_sub(before) as f64 / tables as f64;
    players::warm_up(&load).await;
    let empty = server.resident_kb();
    players::open_many(&load, tables).await;
    println!("{tables} tables, awake and nobody looking: {:.2} kB each", each(empty));
    tokio::time::sleep(asleep).await;
    let first = server.resident_kb();
    players::open_many(&load, tables).await;
    tokio::time::sleep(asleep).await;
    println!("{tables} more tables asleep: {:.2} kB each", each(first));
    drop(server);
    for kind in [Kind::Streams, Kind::Pages] {
        let server = Server::start(&fresh_folder());
        let load = Load::new(server.address, kind, tables, 0);
        players::warm_up(&load).await;
        let empty = server.resident_kb();
        let opened = players::open_many(&load, tables).await;
        let viewers = players::watch_all(&load, &opened, kind).await;
        tokio::time::sleep(Duration::from_secs(2)).await;
        let watched = server.resident_kb().saturating_sub(empty);
        println!("{}: a table with four viewers {:.1} kB", kind.name(), watched as f64 / tables as f64);
        drop(viewers);
    }
}

async fn start(tables: u64) {
    let folder = fresh_folder();
    let server = Server::start(&folder);
    let load = Load::new(server.address, Kind::Streams, tables, 0);
    players::open_many(&load, tables).await;
    drop(server);
    for _ in 0..3 {
        let begun = std::time::Instant::now();
        let server = Server::start(&folder);
        players::warm_up(&Load::new(server.address, Kind::Streams, 1, 0)).await;
        println!("{tables} stored tables: first answer after {:.0} ms", begun.elapsed().as_secs_f64() * 1e3);
    }
}
