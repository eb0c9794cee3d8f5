//! Somebody who follows a table over a WebSocket: news are made and written to their connection by whoever changed something.

use std::pin::Pin;
use std::sync::Arc;
use std::time::Duration;

use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, WebSocketUpgrade};
use hall::Source;
use hall::audience::{Gone, Onlooker};
use hall::clock::{Clock, Ticks};
use hall::tables::Table;
use hall::tables::arrange::{Ending, Presence};
use parking_lot::Mutex;
use table::Viewer;
use tokio::sync::Notify;
use words::problem::Problem;

use crate::connection_slots::{Lent, Standing};
use crate::request::{LONGEST_BODY, Peer};
use crate::wire::{Kind, Packet, Wire};

/// So that a quiet line is known to be alive.
const HEARTBEAT: Duration = Duration::from_secs(20);
/// A browser or a library answers each of these by itself; whoever leaves so many unanswered does not read.
const UNANSWERED: u32 = 3;
/// Viewers send little, so they need little room for it.
const BUFFER: usize = 1024;
/// Whoever looks on must ask again: they are no longer who they were.
const ASK_AGAIN: (u16, &str) = (4401, "");
/// What they sent cannot be read, and nothing after it.
const UNREADABLE: (u16, &str) = (1002, "messages are text of at most 16384 bytes");

/// Somebody who sits here came, or somebody who had fewer places: try again later.
const GIVEN_AWAY: (u16, &str) = (1013, "no more people fit around this table");
/// The server stops; the page says so and comes back by itself.
const RESTART: (u16, &str) = (1012, "back in a moment");

/// What somebody is shown of a table.
pub trait Showing: Send {
    /// What is new since the last time, if anything. Fails when they may look no longer.
    fn news(&mut self) -> Result<Option<Packet>, Gone>;
}

/// One viewer as those see them who have news.
struct Seen {
    wire: Wire,
    showing: Mutex<Box<dyn Showing>>,
    /// Rung when their own task has something to do: wait until the wire is free, or end.
    bell: Notify,
}

impl Onlooker for Seen {
    /// Whoever is slow is left alone until they can take more: then they get the newest and skip the others.
    fn tell(&self) {
        if !self.wire.is_free() || self.send_news().is_err() || !self.wire.is_free() {
            self.bell.notify_one();
        }
    }
}

impl Seen {
    fn send_news(&self) -> Result<(), Gone> {
        // Held until it is sent, so that news arrive in order.
        let mut showing = self.showing.lock();
        if let Some(frame) = showing.news()? {
            self.wire.send(&frame);
        }
        Ok(())
    }
}

/// Somebody with an open page or stream, and the connection that is theirs as long.
pub struct Viewing {
    presence: Presence,
    _lent: Option<Lent>,
}

impl Viewing {
    /// Takes a place at the table for somebody at this address.
    pub fn begin(
        table: &Arc<Table>,
        viewer: Viewer,
        from: Source,
        peer: Option<&Peer>,
    ) -> Result<Viewing, Problem> {
        table.closing()?;
        let seated = matches!(viewer, Viewer::Seat(_));
        let standing = if seated { Standing::Seated } else { Standing::Watching };
        let follows = |peer: &Peer| peer.connections.follows(&peer.connection, from, standing);
        let lent = peer.map(follows).transpose()?;
        Ok(Viewing { presence: Presence::new(table, viewer, from)?, _lent: lent })
    }

    pub fn table(&self) -> &Table {
        self.presence.table()
    }

    /// Ends when they have to leave, and says why.
    pub fn ending(&self) -> impl Future<Output = Ending> + Send + 'static {
        self.presence.ending()
    }
}

/// An upgrade that costs little memory for each viewer.
pub fn small(upgrade: WebSocketUpgrade) -> WebSocketUpgrade {
    upgrade
        .read_buffer_size(BUFFER)
        .write_buffer_size(0)
        .max_write_buffer_size(1 << 20)
        .max_message_size(LONGEST_BODY)
        .max_frame_size(LONGEST_BODY)
}

/// Ticks as often as a quiet line must show that it is alive; one timer for each viewer, never set again.
pub fn heartbeat(clock: &Clock) -> Ticks {
    clock.ticks(HEARTBEAT)
}

/// What is sent then.
pub const ALIVE: &str = "{}\n";

/// A viewer's own side: hears what they say and lets them go when they leave.
pub struct Following {
    socket: WebSocket,
    seen: Arc<Seen>,
    heartbeat: Ticks,
    unanswered: u32,
    viewing: Viewing,
    /// Waited for all the time, and begun only once: it is asked whenever they say something.
    ending: Pin<Box<dyn Future<Output = Ending> + Send>>,
}

impl Following {
    /// From here on they are told what is new, beginning with everything.
    pub fn begin(
        socket: WebSocket,
        wire: Wire,
        viewing: Viewing,
        showing: impl Showing + 'static,
    ) -> Following {
        let seen = Arc::new(Seen { wire, showing: Mutex::new(Box::new(showing)), bell: Notify::new() });
        viewing.table().audience.join(seen.clone());
        let ending = Box::pin(viewing.ending());
        let heartbeat = heartbeat(&viewing.table().clock);
        let following = Following { socket, seen, heartbeat, unanswered: 0, viewing, ending };
        following.seen.tell();
        following
    }

    /// What they say next; nothing once they are gone.
    pub async fn heard(&mut self) -> Option<Utf8Bytes> {
        loop {
            tokio::select! {
                // In this order: whoever talks without end must hear that it ends and that they are nobody any more, but need
                // not be asked whether they are alive.
                biased;
                ending = &mut self.ending => {
                    self.close(match ending {
                        Ending::ServerStops => RESTART,
                        Ending::SlotGivenAway => GIVEN_AWAY,
                    })
                    .await;
                    return None;
                }
                () = self.seen.bell.notified() => self.catch_up().await.ok()?,
                heard = self.socket.recv() => {
                    self.unanswered = 0;
                    match heard {
                        Some(Ok(Message::Text(text))) => return Some(text),
                        Some(Ok(_)) => {}
                        Some(Err(_)) => {
                            self.close(UNREADABLE).await;
                            return None;
                        }
                        None => return None,
                    }
                }
                () = self.heartbeat.tick() => self.beat().await.ok()?,
            }
        }
    }

    /// Shows that the line is alive, and asks whether the other end is.
    async fn beat(&mut self) -> Result<(), Gone> {
        if self.unanswered == UNANSWERED {
            return Err(Gone);
        }
        self.unanswered += 1;
        self.say(&Packet::new(&[], Kind::Ping)).await?;
        self.say(&Packet::text(ALIVE)).await
    }

    /// Tells this viewer alone something, and waits until it is on its way: nobody can make us keep what they do not read.
    pub async fn say(&mut self, frame: &Packet) -> Result<(), Gone> {
        self.seen.wire.send(frame);
        self.seen.wire.sent().await.map_err(|_| Gone)
    }

    async fn catch_up(&mut self) -> Result<(), Gone> {
        self.seen.wire.sent().await.map_err(|_| Gone)?;
        let sent = self.seen.send_news();
        if sent.is_err() {
            self.close(ASK_AGAIN).await;
        } else if !self.seen.wire.is_free() {
            self.seen.bell.notify_one();
        }
        sent
    }

    async fn close(&mut self, (code, reason): (u16, &'static str)) {
        // If they cannot be told, the connection is gone and they come back by themselves.
        let _ = self.socket.send(Message::Close(Some(CloseFrame { code, reason: reason.into() }))).await;
    }
}

impl Drop for Following {
    fn drop(&mut self) {
        let seen: Arc<dyn Onlooker> = self.seen.clone();
        self.viewing.table().audience.leave(&seen);
    }
}
