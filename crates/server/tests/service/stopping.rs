//! What happens when an operator stops the server? Everybody is told to come back, and everything is stored.

use std::net::SocketAddr;

use crate::common::Service;
use axum::http::StatusCode;
use futures_util::StreamExt;
use serde_json::json;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;
use tokio_tungstenite::connect_async;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::protocol::frame::coding::CloseCode;

struct Running {
    service: Service,
    address: SocketAddr,
    admin: SocketAddr,
    stop: oneshot::Sender<()>,
    ended: JoinHandle<std::io::Result<()>>,
}

async fn running() -> Running {
    let service = Service::new();
    let here: SocketAddr = "127.0.0.1:0".parse().unwrap();
    let bound = server::bind_app(here, service.app.clone()).unwrap().with_admin(here).unwrap();
    let (address, admin) = (bound.address(), bound.admin_address().unwrap());
    let (stop, told) = oneshot::channel::<()>();
    let ended = tokio::spawn(bound.run_until(async { drop(told.await) }));
    Running { service, address, admin, stop, ended }
}

/// Asks for something on a connection that is kept.
async fn ask(stream: &mut TcpStream, path: &str) {
    let request = format!("GET {path} HTTP/1.1\r\nhost: x\r\n\r\n");
    stream.write_all(request.as_bytes()).await.unwrap();
}

/// Reads until this has come.
async fn read_until(stream: &mut TcpStream, wanted: &str) {
    let mut heard = String::new();
    while !heard.contains(wanted) {
        let mut bytes = [0; 4096];
        let count = stream.read(&mut bytes).await.unwrap();
        assert!(count > 0, "it ends with {heard}");
        heard.push_str(&String::from_utf8_lossy(&bytes[..count]));
    }
}

/// What a plain request is answered with.
async fn get(address: SocketAddr, path: &str) -> String {
    let mut stream = TcpStream::connect(address).await.unwrap();
    let request = format!("GET {path} HTTP/1.1\r\nhost: {address}\r\nconnection: close\r\n\r\n");
    stream.write_all(request.as_bytes()).await.unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await.unwrap();
    answer
}

#[tokio::test]
async fn streams_end_with_a_reason_and_everything_is_in_one_file() {
    let Running { service, address, stop, ended, .. } = running().await;
    let open = service.duel().await;
    service.step(&open).await.unwrap();
    let mut sockets = Vec::new();
    for path in [format!("/t/{}/ws", open.id), open.path("/stream")] {
        let (mut socket, _) = connect_async(format!("ws://{address}{path}")).await.unwrap();
        socket.next().await.unwrap().unwrap();
        sockets.push(socket);
    }
    let mut endless = TcpStream::connect(address).await.unwrap();
    ask(&mut endless, &open.path("/stream")).await;
    read_until(&mut endless, "\"at\":1").await;
    // An open connection on which nothing is asked any more.
    let mut idle = TcpStream::connect(address).await.unwrap();
    ask(&mut idle, "/offline").await;
    read_until(&mut idle, "</html>").await;
    stop.send(()).unwrap();
    for mut socket in sockets {
        let close = loop {
            match socket.next().await {
                Some(Ok(Message::Close(close))) => break close.expect("a reason"),
                Some(Ok(_)) => {}
                other => panic!("ended without a word: {other:?}"),
            }
        };
        assert_eq!((close.code, close.reason.as_str()), (CloseCode::Restart, "back in a moment"));
    }
    // The clock stands still: nobody is hung up on because they take too long.
    endless.read_to_end(&mut Vec::new()).await.unwrap();
    ended.await.unwrap().expect("everything is stored");
    let folder = service.left_behind(&["conclave.db-wal", "heads"]);
    let seen = Service::at(folder).get("/api/v2/tables", None).await.json();
    assert_eq!(seen["running"].as_array().unwrap().len(), 1, "the database alone holds everything");
}

#[tokio::test]
async fn nothing_new_begins_while_the_server_stops() {
    let Running { service, stop, ended, .. } = running().await;
    stop.send(()).unwrap();
    ended.await.unwrap().unwrap();
    let wish = json!({"game": "grimoire", "settings": {"mode": "duel"}, "sitters": [{"who": "nobody"}, {"who": "nobody"}]});
    let told = service.post("/api/v2/tables", None, wish).await;
    assert_eq!((told.status, told.code().as_str()), (StatusCode::SERVICE_UNAVAILABLE, "closing"));
    let page = service.page("/", "lang=es").await;
    assert_eq!(page.status, StatusCode::OK);
}

#[tokio::test]
async fn operators_see_health_and_numbers_on_their_own_address_only() {
    let Running { service, address, admin, stop: _stop, .. } = running().await;
    let open = service.duel().await;
    service.step(&open).await.unwrap();
    let (seat, _) = service.choice(&open).await;
    let stale = json!({"question": 999, "moves": ["nonsense"]});
    assert_eq!(service.post(&open.path("/moves"), Some(open.key(seat)), stale).await.code(), "stale");
    service.page("/t/nosuchtable", "").await;
    let (mut socket, _) = connect_async(format!("ws://{address}/t/{}/ws", open.id)).await.unwrap();
    socket.next().await.unwrap().unwrap();
    for (path, answer) in [("/health/live", "alive"), ("/health/ready", "ready")] {
        let told = get(admin, path).await;
        assert!(told.starts_with("HTTP/1.1 200") && told.trim_end().ends_with(answer), "{told}");
        assert!(get(address, path).await.starts_with("HTTP/1.1 404"), "players find nothing there");
    }
    let numbers = get(admin, "/metrics").await;
    for line in [
        "conclave_moves_total 1",
        "conclave_tables_opened_total 1",
        "conclave_tables_stored 1",
        "conclave_tables_awake 1",
        "conclave_viewers 1",
        "conclave_storage_queue 0",
        "conclave_move_seconds_count 1",
        "conclave_refused_total{kind=\"stale\"} 1",
        "conclave_refused_total{kind=\"no-such-table\"} 1",
    ] {
        assert!(numbers.lines().any(|found| found == line), "{line} is missing from\n{numbers}");
    }
    assert!(get(address, "/metrics").await.starts_with("HTTP/1.1 404"));
    // Whose database is gone is not ready.
    std::fs::rename(service.folder.0.join("conclave.db"), service.folder.0.join("moved")).unwrap();
    let told = get(admin, "/health/ready").await;
    assert!(told.starts_with("HTTP/1.1 503"), "{told}");
}
