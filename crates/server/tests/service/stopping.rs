//! What happens when an operator stops the server? Everybody is told to come back, and everything is stored.

use std::net::SocketAddr;
use std::time::Duration;

use crate::common::{Folder, Service};
use axum::http::StatusCode;
use futures_util::StreamExt;
use serde_json::json;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;
use tokio::time::timeout;
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
    let folder = Folder::new();
    let here: SocketAddr = "127.0.0.1:0".parse().unwrap();
    let bound = server::bind(here, &folder.0).await.unwrap().with_admin(here).unwrap();
    let (address, admin, app) = (bound.address(), bound.admin_address().unwrap(), bound.app().clone());
    let (stop, told) = oneshot::channel::<()>();
    let ended = tokio::spawn(bound.run_until(async { drop(told.await) }));
    Running {
        service: Service { router: server::app(app.clone()), app, folder },
        address,
        admin,
        stop,
        ended,
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
    let endless = tokio::spawn(async move { get(address, &open.path("/stream")).await });
    // An open connection on which nothing is asked any more.
    let _idle = TcpStream::connect(address).await.unwrap();
    tokio::time::sleep(Duration::from_millis(200)).await;
    stop.send(()).unwrap();
    for mut socket in sockets {
        let close = loop {
            match timeout(Duration::from_secs(5), socket.next()).await.expect("in time") {
                Some(Ok(Message::Close(close))) => break close.expect("a reason"),
                Some(Ok(_)) => {}
                other => panic!("ended without a word: {other:?}"),
            }
        };
        assert_eq!((close.code, close.reason.as_str()), (CloseCode::Restart, "back in a moment"));
    }
    assert!(timeout(Duration::from_secs(5), endless).await.unwrap().unwrap().contains("\"at\":1"));
    timeout(Duration::from_secs(9), ended).await.expect("it stops").unwrap().expect("everything is stored");
    let folder = service.left_behind(&["conclave.db-wal", "heads"]);
    let seen = Service::at(folder).get("/api/v2/tables", None).await.json();
    assert_eq!(seen["running"].as_array().unwrap().len(), 1, "the database alone holds everything");
}

#[tokio::test]
async fn nothing_new_begins_while_the_server_stops() {
    let Running { service, stop, ended, .. } = running().await;
    stop.send(()).unwrap();
    timeout(Duration::from_secs(9), ended).await.unwrap().unwrap().unwrap();
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
