//! Does anybody learn from the service what the game keeps secret? The clock stands still in all of these tests.

#[path = "../service/common/mod.rs"]
#[allow(dead_code, reason = "these tests use a part of it")]
mod common;
mod lanterns;
mod obscurio;
mod obscurio_leavers;
mod obscurio_silence;
mod obscurio_worlds;
mod parting;

use std::net::SocketAddr;

use futures_util::{SinkExt, StreamExt};
use pages::Face;
use server::seeds::Seeds;
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

use common::{Folder, Service, Setup};

type Socket = WebSocketStream<MaybeTlsStream<TcpStream>>;

/// A service whose new tables have these seeds and names.
fn served(folder: Folder, games: &'static [&'static dyn Face], seeds: Seeds) -> Service {
    Service::set_up(folder, Setup { games, seeds: Some(seeds), ..Setup::default() })
}

/// Follows a table by this path, with one header that says who one is.
async fn followed(address: SocketAddr, path: &str, header: Option<(&'static str, String)>) -> Socket {
    let mut request = format!("ws://{address}{path}").into_client_request().unwrap();
    // Links begin with the name one came by.
    request.headers_mut().insert("host", "conclave.test".parse().unwrap());
    if let Some((name, value)) = header {
        request.headers_mut().insert(name, value.parse().unwrap());
    }
    connect_async(request).await.expect("a stream").0
}

/// What each of them has been sent by now and not read yet. The answer to a Ping comes after everything sent before it.
async fn unread(sockets: &mut [Socket]) -> Vec<(usize, Message)> {
    let mut unread = Vec::new();
    for (index, socket) in sockets.iter_mut().enumerate() {
        socket.send(Message::Ping("fence".into())).await.unwrap();
        loop {
            match socket.next().await.expect("a stream").unwrap() {
                Message::Pong(_) => break,
                message => unread.push((index, message)),
            }
        }
    }
    unread
}

/// Waits until all have seen each other come.
async fn quiet(sockets: &mut [Socket]) {
    unread(sockets).await;
}

/// Nobody has been told anything since.
async fn silence(sockets: &mut [Socket]) {
    let told = unread(sockets).await;
    assert!(told.is_empty(), "somebody was told something: {told:?}");
}

/// The same to the last byte; says where it is not.
#[track_caller]
fn same(what: &str, here: &str, there: &str) {
    let differs = here.bytes().zip(there.bytes()).position(|(here, there)| here != there);
    let around = |text: &str| {
        let at = differs.unwrap_or(0).saturating_sub(120);
        text.chars().skip(at).take(400).collect::<String>()
    };
    assert!(here == there, "{what}\n---\n{}\n---\n{}", around(here), around(there));
}
