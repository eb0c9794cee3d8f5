//! A connection that others than its own task may write to: whoever has news for a viewer sends them at once, and nobody
//! has to be woken for it.

use std::future::poll_fn;
use std::io;
use std::pin::Pin;
use std::sync::{Arc, Mutex, MutexGuard};
use std::task::{Context, Poll, ready};

use axum::body::Bytes;
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::TcpStream;
use tokio::net::tcp::{OwnedReadHalf, OwnedWriteHalf};

/// What the HTTP library reads from and writes to.
pub struct Connection {
    from: OwnedReadHalf,
    pub wire: Wire,
}

/// Where to write. Writes are taken whole or not at all, so that messages of several writers never mix.
#[derive(Clone)]
pub struct Wire(Arc<Mutex<Writing>>);

struct Writing {
    to: OwnedWriteHalf,
    /// The end of a write that did not fit.
    rest: Vec<u8>,
}

impl Connection {
    pub fn new(stream: TcpStream) -> Connection {
        let (from, to) = stream.into_split();
        Connection { from, wire: Wire(Arc::new(Mutex::new(Writing { to, rest: Vec::new() }))) }
    }
}

impl Wire {
    /// Sends a message, or keeps what does not fit for whoever waits for [`Wire::sent`]. If the other side is gone,
    /// whoever reads from it learns so.
    pub fn send(&self, frame: &Packet) {
        let mut writing = self.writing();
        let bytes = frame.on_the_wire();
        let sent = if writing.rest.is_empty() { writing.to.try_write(bytes).unwrap_or(0) } else { 0 };
        writing.rest.extend_from_slice(&bytes[sent..]);
    }

    /// Whether everything written so far is on its way.
    pub fn is_free(&self) -> bool {
        self.writing().rest.is_empty()
    }

    /// Waits until it is.
    pub async fn sent(&self) -> io::Result<()> {
        poll_fn(|context| self.writing().poll_rest(context)).await
    }

    fn writing(&self) -> MutexGuard<'_, Writing> {
        self.0.lock().unwrap_or_else(|poisoned| poisoned.into_inner())
    }
}

impl Writing {
    fn poll_rest(&mut self, context: &mut Context) -> Poll<io::Result<()>> {
        while !self.rest.is_empty() {
            let sent = ready!(Pin::new(&mut self.to).poll_write(context, &self.rest))?;
            self.rest.drain(..sent);
        }
        self.rest = Vec::new();
        Poll::Ready(Ok(()))
    }
}

impl AsyncRead for Connection {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context,
        into: &mut ReadBuf,
    ) -> Poll<io::Result<()>> {
        Pin::new(&mut self.from).poll_read(context, into)
    }
}

impl AsyncWrite for Connection {
    fn poll_write(self: Pin<&mut Self>, context: &mut Context, bytes: &[u8]) -> Poll<io::Result<usize>> {
        let mut writing = self.wire.writing();
        ready!(writing.poll_rest(context))?;
        let sent = ready!(Pin::new(&mut writing.to).poll_write(context, bytes))?;
        writing.rest.extend_from_slice(&bytes[sent..]);
        Poll::Ready(Ok(bytes.len()))
    }

    fn poll_flush(self: Pin<&mut Self>, context: &mut Context) -> Poll<io::Result<()>> {
        self.wire.writing().poll_rest(context)
    }

    fn poll_shutdown(self: Pin<&mut Self>, context: &mut Context) -> Poll<io::Result<()>> {
        let mut writing = self.wire.writing();
        ready!(writing.poll_rest(context))?;
        Pin::new(&mut writing.to).poll_shutdown(context)
    }
}

/// A WebSocket message, ready to be sent to any number of viewers.
#[derive(Clone, Debug)]
pub struct Packet {
    /// The message, after room for the longest header.
    whole: Bytes,
    header: usize,
}

/// The longest header of a message.
const LONGEST_HEADER: usize = 10;

/// What a message is made of (RFC 6455, 5.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    Text = 1,
    Binary = 2,
}

impl Packet {
    /// Where to write a message that becomes a frame.
    pub fn draft(capacity: usize) -> Vec<u8> {
        let mut draft = Vec::with_capacity(LONGEST_HEADER + capacity);
        draft.resize(LONGEST_HEADER, 0);
        draft
    }

    pub fn text(message: &str) -> Packet {
        Packet::new(message.as_bytes(), Kind::Text)
    }

    pub fn new(message: &[u8], kind: Kind) -> Packet {
        let mut draft = Packet::draft(message.len());
        draft.extend_from_slice(message);
        Packet::seal(draft, kind)
    }

    /// Puts the header before what was written to a draft.
    pub fn seal(mut draft: Vec<u8>, kind: Kind) -> Packet {
        let length = draft.len() - LONGEST_HEADER;
        let header = match length {
            0..=125 => 2,
            126..=0xffff => 4,
            _ => LONGEST_HEADER,
        };
        let (mark, size) = draft[LONGEST_HEADER - header..LONGEST_HEADER].split_at_mut(2);
        mark[0] = 0x80 | kind as u8;
        mark[1] = match header {
            2 => length as u8,
            4 => 126,
            _ => 127,
        };
        size.copy_from_slice(&length.to_be_bytes()[8 - size.len()..]);
        Packet { whole: draft.into(), header }
    }

    pub fn message(&self) -> Bytes {
        self.whole.slice(LONGEST_HEADER..)
    }

    fn on_the_wire(&self) -> &[u8] {
        &self.whole[LONGEST_HEADER - self.header..]
    }
}

#[cfg(test)]
mod tests {
    use tokio::io::{AsyncReadExt, AsyncWriteExt};
    use tokio::net::TcpListener;

    use super::*;

    async fn both_ends() -> (Connection, TcpStream) {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let there = TcpStream::connect(listener.local_addr().unwrap()).await.unwrap();
        (Connection::new(listener.accept().await.unwrap().0), there)
    }

    #[test]
    fn headers_say_how_long_a_message_is() {
        let header = |length: usize| {
            let frame = Packet::text(&"x".repeat(length));
            assert_eq!(frame.message().len(), length);
            frame.on_the_wire()[..frame.on_the_wire().len() - length].to_vec()
        };
        assert_eq!(header(0), [0x81, 0]);
        assert_eq!(header(125), [0x81, 125]);
        assert_eq!(header(126), [0x81, 126, 0, 126]);
        assert_eq!(header(0xffff), [0x81, 126, 0xff, 0xff]);
        assert_eq!(header(0x1_0000), [0x81, 127, 0, 0, 0, 0, 0, 1, 0, 0]);
    }

    #[tokio::test]
    async fn what_does_not_fit_follows_later_and_whole() {
        let (mut here, mut there) = both_ends().await;
        let long = "long".repeat(5_000_000);
        here.wire.send(&Packet::text(&long));
        assert!(!here.wire.is_free());
        here.wire.send(&Packet::text("short"));
        let wire = here.wire.clone();
        let sending = tokio::spawn(async move {
            wire.sent().await.unwrap();
            here.write_all(b"end").await.unwrap();
            here.shutdown().await.unwrap();
        });
        let mut heard = Vec::new();
        there.read_to_end(&mut heard).await.unwrap();
        sending.await.unwrap();
        let frames = [Packet::text(&long), Packet::text("short")];
        let expected = [frames[0].on_the_wire(), frames[1].on_the_wire(), b"end"].concat();
        assert!(heard == expected, "{} bytes instead of {}", heard.len(), expected.len());
    }

    #[tokio::test]
    async fn nothing_overtakes_a_write_that_did_not_fit() {
        let (mut here, mut there) = both_ends().await;
        let wire = here.wire.clone();
        let sending = tokio::spawn(async move {
            here.write_all(&[1; 20_000_000]).await.unwrap();
            here.flush().await.unwrap();
            here
        });
        while wire.is_free() {
            tokio::task::yield_now().await;
        }
        wire.send(&Packet::text("news"));
        let mut heard = vec![0; 20_000_000 + 6];
        there.read_exact(&mut heard).await.unwrap();
        sending.await.unwrap();
        assert!(heard[..20_000_000].iter().all(|byte| *byte == 1));
        assert_eq!(&heard[20_000_002..], b"news");
    }
}
