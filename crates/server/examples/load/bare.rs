//! The least any server could do: one request in, four messages and an answer out. No rules, no storage, no checks.
//! What this costs on a machine is what the real server is measured against.

use std::collections::HashMap;
use std::sync::{Arc, Mutex};

use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::tcp::OwnedWriteHalf;
use tokio::net::{TcpListener, TcpStream};

/// The viewers of a table by seat, and how many moves were made there.
#[derive(Default)]
struct Seats {
    viewers: Vec<(String, OwnedWriteHalf)>,
    at: u64,
}

type Tables = Arc<Mutex<HashMap<String, Arc<tokio::sync::Mutex<Seats>>>>>;

/// Says where it listens, then serves until it is killed.
pub async fn serve() {
    let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port is free");
    println!("{}", listener.local_addr().expect("it is bound"));
    let tables = Tables::default();
    while let Ok((stream, _)) = listener.accept().await {
        tokio::spawn(connection(stream, tables.clone()));
    }
}

async fn connection(stream: TcpStream, tables: Tables) {
    let _ = stream.set_nodelay(true);
    let (mut from, mut to) = stream.into_split();
    let mut buffer = Vec::with_capacity(1024);
    while from.read_buf(&mut buffer).await.is_ok_and(|read| read > 0) {
        // The load writes a request at once, so it arrives whole.
        let request = String::from_utf8_lossy(&buffer).into_owned();
        buffer.clear();
        let mut path = request.split(' ').nth(1).unwrap_or("").split('/').skip(4);
        let (id, what) = (path.next().unwrap_or(""), path.next().unwrap_or(""));
        let body = match what {
            "stream" => return watch(to, &tables, id, &request).await,
            "moves" => {
                let seats = tables.lock().unwrap().get(id).cloned().expect("the table was opened");
                show(&mut *seats.lock().await, 1).await
            }
            _ => open(&tables),
        };
        let status = if what.is_empty() { "201 Created" } else { "200 OK" };
        let answer = format!(
            "HTTP/1.1 {status}\r\ncontent-type: application/json\r\ncontent-length: {}\r\n\r\n{body}",
            body.len()
        );
        if to.write_all(answer.as_bytes()).await.is_err() {
            return;
        }
    }
}

fn open(tables: &Tables) -> String {
    let mut tables = tables.lock().unwrap();
    let id = format!("t{}", tables.len());
    let seats: Vec<String> = (0..4).map(|seat| format!("{{\"secret\":\"S{seat}\"}}")).collect();
    let body = format!("{{\"table\":\"{id}\",\"seats\":[{}]}}", seats.join(","));
    tables.insert(id, Arc::default());
    body
}

async fn watch(mut to: OwnedWriteHalf, tables: &Tables, id: &str, request: &str) {
    let key = request.split("Bearer ").nth(1).unwrap_or("").chars().take(2).collect();
    let upgrade = "HTTP/1.1 101 Switching Protocols\r\nupgrade: websocket\r\nconnection: upgrade\r\n\r\n";
    let _ = to.write_all(upgrade.as_bytes()).await;
    let seats = tables.lock().unwrap().get(id).cloned().expect("the table was opened");
    let mut seats = seats.lock().await;
    seats.viewers.push((key, to));
    if seats.viewers.len() == 4 {
        show(&mut seats, 0).await;
    }
}

/// As many bytes as a view of Grimoire has.
const VIEW: usize = 1000;

/// A line to each viewer; whoever's turn it is may move.
async fn show(seats: &mut Seats, moves: u64) -> String {
    seats.at += moves;
    let turn = format!("S{}", seats.at % 4);
    for (seat, viewer) in &mut seats.viewers {
        let mine = if *seat == turn { "\"x\"" } else { "" };
        let line = format!(
            "{{\"at\":{0},\"question\":{0},\"view\":\"{1:VIEW$}\",\"moves\":[{mine}]}}\n",
            seats.at, ""
        );
        let mut message = vec![0x81, 126];
        message.extend((line.len() as u16).to_be_bytes());
        message.extend(line.as_bytes());
        let _ = viewer.write_all(&message).await;
    }
    format!("{{\"at\":{}}}", seats.at)
}
