//! Whoever only holds a line, reads nothing or sends a byte now and then: nobody else waits for them.

use std::net::SocketAddr;
use std::time::Duration;

use crate::common::{Folder, Open, Service};
use futures_util::StreamExt;
use server::ServerConfig;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

type Socket = WebSocketStream<MaybeTlsStream<TcpStream>>;

/// Few enough connections to be used up by a test.
const CONNECTIONS: usize = 40;

async fn served(config: ServerConfig) -> (Service, SocketAddr) {
    let service = Service::run_as(Folder::new(), config);
    let address = service.listen();
    (service, address)
}

async fn small() -> (Service, SocketAddr) {
    served(ServerConfig { most_connections: Some(CONNECTIONS), ..ServerConfig::default() }).await
}

async fn follow(address: SocketAddr, open: &Open, seat: Option<usize>) -> Result<Socket, String> {
    let mut request = format!("ws://{address}/t/{}/ws", open.id).into_client_request().unwrap();
    if let Some(seat) = seat {
        let cookie = format!("seat-{}={}", open.id, open.key(seat));
        request.headers_mut().insert("cookie", cookie.parse().unwrap());
    }
    connect_async(request).await.map(|(socket, _)| socket).map_err(|error| error.to_string())
}

/// The first page over a new connection. The clock stands still: nobody who holds a line gives it up by waiting.
async fn first_page(address: SocketAddr) {
    let mut stream = TcpStream::connect(address).await.unwrap();
    stream.write_all(b"GET / HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n").await.unwrap();
    let mut page = Vec::new();
    stream.read_to_end(&mut page).await.unwrap();
    assert!(page.starts_with(b"HTTP/1.1 200"), "{}", String::from_utf8_lossy(&page));
}

/// More connections than there are places, each with these bytes sent and nothing ever read.
async fn hold(address: SocketAddr, bytes: &[u8]) -> Vec<TcpStream> {
    let mut held = Vec::new();
    for _ in 0..CONNECTIONS * 2 {
        let mut stream = TcpStream::connect(address).await.unwrap();
        // Whoever was hung up on in the meantime cannot send any more.
        let _ = stream.write_all(bytes).await;
        held.push(stream);
    }
    held
}

async fn stylesheet(service: &Service) -> String {
    let page = service.page("/", "").await;
    let path = page.text().split('"').find(|part| part.ends_with(".css")).expect("a stylesheet");
    format!("GET {path} HTTP/1.1\r\nhost: x\r\n\r\n")
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_waits_for_those_who_only_hold_a_line() {
    let (service, address) = small().await;
    let open = service.duel().await;
    let mut player = follow(address, &open, Some(0)).await.unwrap();
    let unread = stylesheet(&service).await.repeat(70);
    let half_a_head = "GET / HTTP/1.1\r\nhost: x\r\nx-slow: ".to_owned();
    let half_a_body =
        "POST /tables HTTP/1.1\r\nhost: x\r\ncontent-type: application/x-www-form-urlencoded\r\n\
                       content-length: 1000\r\n\r\ngame="
            .to_owned();
    for bytes in [unread, String::new(), half_a_head, half_a_body] {
        let held = hold(address, bytes.as_bytes()).await;
        for _ in 0..3 {
            first_page(address).await;
        }
        drop(held);
    }
    // Whoever sits at a table was not hung up on by all this.
    service.step(&open).await.unwrap();
    let news = async {
        while let Some(message) = player.next().await {
            if matches!(message.unwrap(), Message::Text(text) if text.contains("id=")) {
                return;
            }
        }
        panic!("the player's line ended");
    };
    news.await;
}

#[tokio::test(start_paused = true)]
async fn a_line_that_says_nothing_ends_by_itself() {
    let (_service, address) = small().await;
    for bytes in [&b""[..], b"GET / HTTP/1.1\r\nhost: x\r\nx-slow: "] {
        let mut stream = TcpStream::connect(address).await.unwrap();
        stream.write_all(bytes).await.unwrap();
        let start = tokio::time::Instant::now();
        let mut rest = Vec::new();
        // Hung up on with or without a word about it.
        let _ = timeout(Duration::from_secs(60), stream.read_to_end(&mut rest)).await.expect("it ends");
        assert!(start.elapsed() <= Duration::from_secs(15), "{:?}", start.elapsed());
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn spectators_never_keep_a_player_out() {
    let (service, address) = served(ServerConfig::default()).await;
    let open = service.duel().await;
    let mut crowd = Vec::new();
    let mut refused = 0;
    for _ in 0..80 {
        match follow(address, &open, None).await {
            Ok(socket) => crowd.push(socket),
            Err(_) => refused += 1,
        }
    }
    assert_eq!((crowd.len(), refused), (64, 16));
    for seat in [0, 1] {
        let mut player = follow(address, &open, Some(seat)).await.expect("a player always finds a place");
        let first = player.next().await.unwrap().unwrap();
        assert!(!first.is_close());
    }
}

/// As from outside: through a proxy that says who asks.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn one_address_takes_a_few_places_only() {
    let config = ServerConfig { proxies: vec!["127.0.0.1".parse().unwrap()], ..ServerConfig::default() };
    let (service, address) = served(config).await;
    let open = service.duel().await;
    let come = async |from: &str| {
        let mut request = format!("ws://{address}/t/{}/ws", open.id).into_client_request().unwrap();
        request.headers_mut().insert("x-forwarded-for", from.parse().unwrap());
        connect_async(request).await.ok().map(|(socket, _)| socket)
    };
    let mut crowd = Vec::new();
    for number in 0..40 {
        crowd.extend(come(&format!("2001:db8::{number:x}")).await);
    }
    assert_eq!(crowd.len(), 8);
    assert!(come("192.0.2.7").await.is_some());
}
