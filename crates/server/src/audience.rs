//! Who looks on at a table, and how do they learn what is new? Whoever changes something tells them all at once.

use std::pin::Pin;
use std::sync::{Arc, Mutex, MutexGuard};
use std::time::Duration;

use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, WebSocketUpgrade};
use tokio::sync::Notify;

use crate::clock::{Clock, Ticks};
use crate::request::{LONGEST_BODY, secrets};
use crate::tables::arrange::{Ending, Presence};
use crate::tables::{Rights, Table};
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

/// What somebody showed at the door, and what it allows for as long as no seat changes hands.
#[derive(Clone)]
pub struct Admission {
    pub table: Arc<Table>,
    pub rights: Rights,
    secrets: Box<str>,
    /// How often seats had changed hands when this was last looked at; never, at first.
    generations: Option<u32>,
}

impl Admission {
    pub fn new(table: Arc<Table>, rights: Rights, shown: &str) -> Admission {
        Admission { table, rights, secrets: shown.into(), generations: None }
    }

    /// Fails when it allows something else by now. Asked after something was drawn and before it is sent: a seat that
    /// changed hands while it was drawn must not reach whoever had it.
    pub fn check(&mut self) -> Result<(), Gone> {
        self.table.is_there().map_err(|_| Gone)?;
        let generations = Some(self.table.core().seat_generations.iter().sum());
        if generations != self.generations && self.table.rights(secrets(&self.secrets)) != self.rights {
            return Err(Gone);
        }
        self.generations = generations;
        Ok(())
    }
}

/// What somebody is shown of a table.
pub trait Showing: Send {
    /// What is new since the last time, if anything. Fails when they may look no longer.
    fn news(&mut self) -> Result<Option<Packet>, Gone>;
}

/// They must ask again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Gone;

/// The viewers at one table.
#[derive(Default)]
pub struct Audience(Mutex<Vec<Arc<Seen>>>);

impl Audience {
    pub fn tell(&self) {
        self.all().iter().for_each(|viewer| viewer.tell());
    }

    fn join(&self, viewer: Arc<Seen>) {
        self.all().push(viewer);
    }

    fn leave(&self, viewer: &Arc<Seen>) {
        self.all().retain(|other| !Arc::ptr_eq(other, viewer));
    }

    fn all(&self) -> MutexGuard<'_, Vec<Arc<Seen>>> {
        self.0.lock().unwrap_or_else(|poisoned| poisoned.into_inner())
    }
}

/// One viewer as those see them who have news.
struct Seen {
    wire: Wire,
    showing: Mutex<Box<dyn Showing>>,
    /// Rung when their own task has something to do: wait until the wire is free, or end.
    bell: Notify,
}

impl Seen {
    /// Whoever is slow is left alone until they can take more: then they get the newest and skip the others.
    fn tell(&self) {
        if !self.wire.is_free() || self.send_news().is_err() || !self.wire.is_free() {
            self.bell.notify_one();
        }
    }

    fn send_news(&self) -> Result<(), Gone> {
        // Held until it is sent, so that news arrive in order.
        let mut showing = self.showing.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
        if let Some(frame) = showing.news()? {
            self.wire.send(&frame);
        }
        Ok(())
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
    presence: Presence,
    /// Waited for all the time, and begun only once: it is asked whenever they say something.
    ending: Pin<Box<dyn Future<Output = Ending> + Send>>,
}

impl Following {
    /// From here on they are told what is new, beginning with everything.
    pub fn begin(
        socket: WebSocket,
        wire: Wire,
        presence: Presence,
        showing: impl Showing + 'static,
    ) -> Following {
        let seen = Arc::new(Seen { wire, showing: Mutex::new(Box::new(showing)), bell: Notify::new() });
        presence.table().audience.join(seen.clone());
        let ending = Box::pin(presence.ending());
        let heartbeat = heartbeat(&presence.table().clock);
        let following = Following { socket, seen, heartbeat, unanswered: 0, presence, ending };
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
                        Ending::PlaceGivenAway => GIVEN_AWAY,
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
        self.presence.table().audience.leave(&self.seen);
    }
}
