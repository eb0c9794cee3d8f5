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
use std::time::Duration;

use futures_util::StreamExt;
use games::AnyGame;
use server::clock::ManualClock;
use server::seeds::Seeds;
use server::{App, Environment, House};
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

use common::{Folder, Service};

type Socket = WebSocketStream<MaybeTlsStream<TcpStream>>;

/// A service in which time stands still and new tables have these seeds and names.
fn served(folder: Folder, games: &'static [&'static dyn AnyGame], seeds: Seeds) -> Service {
    let environment = Environment { seeds, ..Environment::with_clock(&ManualClock::at(1_800_000_000_000)) };
    let app = App::with_environment(&folder.0, games, House::default(), environment).unwrap();
    Service { router: server::app(app.clone()), app, folder }
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

/// Waits until all have seen each other come.
async fn quiet(sockets: &mut [Socket]) {
    for socket in sockets {
        while let Ok(Some(_)) = timeout(Duration::from_millis(400), socket.next()).await {}
    }
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
