//! A connection that others than its own task may write to: whoever has news for a viewer sends them at once, and nobody
//! has to be woken for it.

use std::future::poll_fn;
use std::io;
use std::net::Shutdown;
use std::pin::Pin;
use std::sync::{Arc, Weak};
use std::task::{Context, Poll, ready};
use std::time::{Duration, Instant};

use hall::clock::Clock;
use parking_lot::{Mutex, MutexGuard};
use socket2::SockRef;
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::TcpStream;
use tokio::net::tcp::{OwnedReadHalf, OwnedWriteHalf};

use crate::connection_slots::ConnectionSlot;
pub use crate::packet::{Kind, Packet};

/// Whoever reads nothing for so long is gone; whoever reads less in a second might as well be.
const PATIENCE: Duration = Duration::from_secs(20);
const SLOWEST: u32 = 2048;

/// What the HTTP library reads from and writes to.
pub struct Connection {
    from: OwnedReadHalf,
    pub wire: Wire,
    /// Given back when the connection ends, whatever it had become by then.
    _slot: Option<ConnectionSlot>,
}

/// Where to write. Writes are taken whole or not at all, so that messages of several writers never mix.
#[derive(Clone)]
pub struct Wire(Arc<Mutex<Writing>>);

struct Writing {
    clock: Clock,
    to: OwnedWriteHalf,
    /// The end of a write that did not fit.
    rest: Vec<u8>,
    /// While somebody has to read first: until when they must have.
    deadline: Option<Deadline>,
}

/// A moment that somebody waits for.
struct Deadline {
    at: Instant,
    passed: Pin<Box<dyn Future<Output = ()> + Send>>,
}

impl Deadline {
    fn at(clock: &Clock, at: Instant) -> Deadline {
        let left = at.saturating_duration_since(clock.instant());
        Deadline { at, passed: Box::pin(clock.sleep(left)) }
    }
}

impl Connection {
    pub fn new(stream: TcpStream, slot: Option<ConnectionSlot>, clock: Clock) -> Connection {
        let (from, to) = stream.into_split();
        let wire = Wire(Arc::new(Mutex::new(Writing { clock, to, rest: Vec::new(), deadline: None })));
        if let Some(slot) = &slot {
            slot.connection.is_on(WeakWire(Arc::downgrade(&wire.0)));
        }
        Connection { from, wire, _slot: slot }
    }
}

/// The same for those who must not keep a connection from ending.
pub struct WeakWire(Weak<Mutex<Writing>>);

impl WeakWire {
    /// Ends the connection: whoever reads from it or writes to it learns so.
    pub fn hang_up(&self) {
        if let Some(writing) = self.0.upgrade() {
            writing.lock().hang_up();
        }
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
        self.0.lock()
    }
}

impl Writing {
    fn poll_rest(&mut self, context: &mut Context) -> Poll<io::Result<()>> {
        while !self.rest.is_empty() {
            let Poll::Ready(sent) = Pin::new(&mut self.to).poll_write(context, &self.rest) else {
                return self.poll_patience(context);
            };
            let sent = sent?;
            self.rest.drain(..sent);
            self.wait_longer(sent);
        }
        self.rest = Vec::new();
        self.deadline = None;
        Poll::Ready(Ok(()))
    }

    /// Waits for somebody to read, but not for ever.
    fn poll_patience<T>(&mut self, context: &mut Context) -> Poll<io::Result<T>> {
        let clock = &self.clock;
        let deadline = self.deadline.get_or_insert_with(|| Deadline::at(clock, clock.instant() + PATIENCE));
        ready!(deadline.passed.as_mut().poll(context));
        self.hang_up();
        Poll::Ready(Err(io::ErrorKind::TimedOut.into()))
    }

    /// They have read so much.
    fn wait_longer(&mut self, sent: usize) {
        if let Some(deadline) = &mut self.deadline {
            let earned = Duration::from_secs(1).mul_f64(sent as f64 / f64::from(SLOWEST));
            let until = (deadline.at + earned).min(self.clock.instant() + PATIENCE);
            *deadline = Deadline::at(&self.clock, until);
        }
    }

    /// What was not read by now is not kept for them, not even by the system.
    fn hang_up(&self) {
        let socket = SockRef::from(self.to.as_ref());
        // If these fail, the connection has ended already.
        let _ = socket.set_linger(Some(Duration::ZERO));
        let _ = socket.shutdown(Shutdown::Both);
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
        let Poll::Ready(sent) = Pin::new(&mut writing.to).poll_write(context, bytes) else {
            return writing.poll_patience(context);
        };
        let sent = sent?;
        writing.deadline = None;
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

#[cfg(test)]
mod tests {
    use tokio::io::{AsyncReadExt, AsyncWriteExt};
    use tokio::net::TcpListener;

    use super::*;
    use hall::clock::ManualClock;

    async fn both_ends() -> (Connection, TcpStream, ManualClock) {
        let clock = ManualClock::at(0);
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let there = TcpStream::connect(listener.local_addr().unwrap()).await.unwrap();
        (Connection::new(listener.accept().await.unwrap().0, None, clock.clock()), there, clock)
    }

    #[tokio::test]
    async fn what_does_not_fit_follows_later_and_whole() {
        let (mut here, mut there, _) = both_ends().await;
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
    async fn whoever_does_not_read_is_not_waited_for() {
        let (mut here, mut there, clock) = both_ends().await;
        here.write_all(&[1; 20_000_000]).await.unwrap();
        let (waiting, ()) = tokio::join!(here.flush(), async { clock.advance(PATIENCE) });
        assert_eq!(waiting.expect_err("nobody reads").kind(), io::ErrorKind::TimedOut);
        let mut heard = Vec::new();
        assert!(there.read_to_end(&mut heard).await.is_err() || heard.len() < 20_000_000, "hung up");
    }

    #[tokio::test]
    async fn whoever_reads_a_drop_at_a_time_is_not_waited_for_either() {
        let (mut here, mut there, clock) = both_ends().await;
        here.write_all(&[1; 20_000_000]).await.unwrap();
        let time = clock.clone();
        let dropping = tokio::spawn(async move {
            let mut few = [0; 1000];
            for _ in 0..1000 {
                time.advance(PATIENCE / 4);
                tokio::task::yield_now().await;
                if there.read_exact(&mut few).await.is_err() {
                    break;
                }
            }
            there
        });
        assert!(here.flush().await.is_err());
        assert!(u128::from(clock.now_ms()) < (PATIENCE * 100).as_millis(), "{}", clock.now_ms());
        drop(here);
        dropping.await.unwrap();
    }

    #[tokio::test]
    async fn nothing_overtakes_a_write_that_did_not_fit() {
        let (mut here, mut there, _) = both_ends().await;
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
