//! Real sockets to a served folder, and what comes over them.

use std::io::Read;
use std::net::SocketAddr;

use futures_util::StreamExt;
use serde_json::Value;
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

use super::common::{Open, Service};

pub type Socket = WebSocketStream<MaybeTlsStream<TcpStream>>;

/// A served folder, and a way to speak to it without its socket.
pub async fn served() -> (Service, SocketAddr) {
    let service = Service::new();
    let address = service.listen();
    (service, address)
}

pub async fn socket(
    address: SocketAddr,
    path: &str,
    headers: &[(&'static str, String)],
) -> Result<Socket, u16> {
    let mut request = format!("ws://{address}{path}").into_client_request().unwrap();
    for (name, value) in headers {
        request.headers_mut().insert(*name, value.parse().unwrap());
    }
    match connect_async(request).await {
        Ok((socket, _)) => Ok(socket),
        Err(tokio_tungstenite::tungstenite::Error::Http(response)) => Err(response.status().as_u16()),
        Err(other) => panic!("{other}"),
    }
}

pub async fn message(socket: &mut Socket) -> Message {
    socket.next().await.expect("a message").unwrap()
}

pub fn text(message: Message) -> String {
    match message {
        Message::Text(text) => text.to_string(),
        Message::Binary(bytes) => {
            let mut text = String::new();
            flate2::read::DeflateDecoder::new(bytes.as_ref()).read_to_string(&mut text).unwrap();
            text
        }
        other => panic!("{other:?}"),
    }
}

pub fn bearer(key: &str) -> Vec<(&'static str, String)> {
    vec![("authorization", format!("Bearer {key}"))]
}

pub fn cookie(open: &Open, seat: usize) -> Vec<(&'static str, String)> {
    vec![("cookie", format!("seat-{}={}", open.id, open.key(seat)))]
}

/// The next line of this kind.
pub async fn line(socket: &mut Socket, mut wanted: impl FnMut(&Value) -> bool) -> Value {
    loop {
        let line: Value = serde_json::from_str(&text(message(socket).await)).unwrap();
        if wanted(&line) {
            return line;
        }
    }
}
