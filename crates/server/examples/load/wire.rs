//! HTTP and WebSocket by hand, so that the load costs little beside the server.

use std::net::SocketAddr;

use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

/// A connection that is used again and again.
pub struct Line {
    address: SocketAddr,
    stream: TcpStream,
    buffer: Vec<u8>,
    from: usize,
}

impl Line {
    pub async fn to(address: SocketAddr) -> Line {
        let stream = TcpStream::connect(address).await.expect("the server listens");
        stream.set_nodelay(true).expect("a socket can be set");
        Line { address, stream, buffer: Vec::with_capacity(4096), from: 0 }
    }

    /// One request; its status and body. Asks once more if the server has closed the idle connection.
    pub async fn ask(&mut self, head: &str, body: &str) -> (u16, String) {
        let length = body.len();
        let request = format!("{head}\r\nhost: load\r\ncontent-length: {length}\r\n\r\n{body}");
        let mut head = None;
        while head.is_none() {
            if self.stream.write_all(request.as_bytes()).await.is_ok() {
                head = self.head().await;
            }
            if head.is_none() {
                *self = Line::to(self.address).await;
            }
        }
        let head = head.expect("answered by now");
        let status = head.get(9..12).and_then(|code| code.parse().ok()).expect("a status");
        let length = head.lines().find_map(|line| line.strip_prefix("content-length: "));
        let length = length.map_or(0, |length| length.trim().parse().expect("a length"));
        let body = self.bytes(length).await;
        (status, String::from_utf8(body).expect("text"))
    }

    /// Turns the connection into a stream of messages.
    pub async fn upgrade(&mut self, path: &str, who: &str) {
        let request = format!(
            "GET {path} HTTP/1.1\r\nhost: load\r\nupgrade: websocket\r\nconnection: upgrade\r\n\
             sec-websocket-version: 13\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n{who}\r\n\r\n"
        );
        self.stream.write_all(request.as_bytes()).await.expect("the server reads");
        let head = self.head().await.expect("the server answers");
        assert!(head.starts_with("HTTP/1.1 101"), "{head}");
    }

    /// The next message: whether it is packed, and its bytes. None when the server hangs up.
    pub async fn message(&mut self) -> Option<(bool, Vec<u8>)> {
        loop {
            self.want(2).await?;
            let [first, second] = [self.buffer[self.from], self.buffer[self.from + 1]];
            let (length, header) = match second {
                126 => {
                    self.want(4).await?;
                    let bytes = [self.buffer[self.from + 2], self.buffer[self.from + 3]];
                    (u16::from_be_bytes(bytes) as usize, 4)
                }
                127 => panic!("no message is that long"),
                short => (short as usize, 2),
            };
            self.want(header + length).await?;
            let start = self.from + header;
            let payload = self.buffer[start..start + length].to_vec();
            self.from = start + length;
            match first & 15 {
                1 => return Some((false, payload)),
                2 => return Some((true, payload)),
                8 => return None,
                _ => {}
            }
        }
    }

    /// Sends a message, masked with zeros.
    pub async fn say(&mut self, text: &str) {
        let length = u8::try_from(text.len()).ok().filter(|length| *length < 126).expect("moves are short");
        let frame = [&[0x81, 0x80 | length, 0, 0, 0, 0], text.as_bytes()].concat();
        self.stream.write_all(&frame).await.expect("the server reads");
    }

    async fn head(&mut self) -> Option<String> {
        loop {
            let seen = &self.buffer[self.from..];
            if let Some(end) = seen.windows(4).position(|bytes| bytes == b"\r\n\r\n") {
                let head = String::from_utf8_lossy(&seen[..end + 4]).into_owned();
                self.from += end + 4;
                return Some(head);
            }
            self.more().await?;
        }
    }

    async fn bytes(&mut self, length: usize) -> Vec<u8> {
        self.want(length).await.expect("the server answers whole");
        let bytes = self.buffer[self.from..self.from + length].to_vec();
        self.from += length;
        bytes
    }

    async fn want(&mut self, length: usize) -> Option<()> {
        while self.buffer.len() - self.from < length {
            self.more().await?;
        }
        Some(())
    }

    async fn more(&mut self) -> Option<()> {
        if self.from > 0 {
            self.buffer.drain(..self.from);
            self.from = 0;
        }
        match self.stream.read_buf(&mut self.buffer).await {
            Ok(0) | Err(_) => None,
            Ok(_) => Some(()),
        }
    }
}
