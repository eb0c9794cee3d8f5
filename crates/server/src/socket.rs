//! How does the service meet the network? One listener, small buffers, and no patience with slow heads.

use std::convert::Infallible;
use std::io;
use std::net::SocketAddr;
use std::path::Path;
use std::pin::pin;
use std::time::Duration;

use axum::body::Body;
use axum::extract::Request;
use hall::archive;
use hall::clock::Clock;
use hall::tables::registry;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::net::{TcpListener, TcpSocket, TcpStream};
use tokio::sync::watch;

use crate::config::ServerConfig;
use crate::connection_slots::{self, ConnectionSlot, ConnectionSlots};
use crate::request::Peer;
use crate::security::Guarded;
use crate::wire::Connection;
use crate::{App, BadFolder, admin};

/// Also how long an idle connection is kept.
const SLOWEST_HEAD: Duration = Duration::from_secs(10);
/// How long those who are busy are waited for when the server stops.
const FAREWELL: Duration = Duration::from_secs(5);
const BUFFER: usize = 16 * 1024;
/// So much the system keeps for a connection until it is read; more than the longest page.
const UNREAD: u32 = 128 * 1024;
/// So many may knock at once, as they do when a server comes back: the next would have to knock again a second later.
const WAITING: u32 = 4096;

/// A service that has its address and waits to run.
pub struct Bound {
    listener: TcpListener,
    /// For operators only, if wanted.
    admin: Option<TcpListener>,
    app: App,
}

/// Why a service does not start.
#[derive(Debug)]
pub enum NotStarted {
    Folder(BadFolder),
    Address(io::Error),
}

/// Opens the data folder and the listener; serves nothing yet.
pub async fn bind(listen: SocketAddr, data: &Path) -> Result<Bound, NotStarted> {
    bind_with(listen, data, ServerConfig::default()).await
}

/// The same as whoever runs it wants it.
pub async fn bind_with(listen: SocketAddr, data: &Path, config: ServerConfig) -> Result<Bound, NotStarted> {
    bind_app(listen, App::with_config(data, pages::FACES, config).map_err(NotStarted::Folder)?)
}

/// The same for a service that stands already.
pub fn bind_app(listen: SocketAddr, app: App) -> Result<Bound, NotStarted> {
    Ok(Bound { listener: listener(listen).map_err(NotStarted::Address)?, admin: None, app })
}

fn listener(listen: SocketAddr) -> io::Result<TcpListener> {
    let socket = if listen.is_ipv4() { TcpSocket::new_v4() } else { TcpSocket::new_v6() }?;
    // Where this is allowed, a restarted server need not wait for its old connections to be forgotten.
    #[cfg(unix)]
    socket.set_reuseaddr(true)?;
    // Whoever does not read must not fill the machine's memory meanwhile, nor its time.
    socket.set_send_buffer_size(UNREAD)?;
    socket.bind(listen)?;
    socket.listen(WAITING)
}

impl Bound {
    /// Where it listens, with the port it got.
    pub fn address(&self) -> SocketAddr {
        self.listener.local_addr().expect("a bound listener has an address")
    }

    pub fn app(&self) -> &App {
        &self.app
    }

    /// Also answers operators' tools, on an address of its own.
    pub fn with_admin(self, listen: SocketAddr) -> io::Result<Bound> {
        Ok(Bound { admin: Some(listener(listen)?), ..self })
    }

    /// Where operators' tools are answered.
    pub fn admin_address(&self) -> Option<SocketAddr> {
        self.admin.as_ref()?.local_addr().ok()
    }

    /// Serves until the process ends.
    pub async fn run(self) -> io::Result<()> {
        self.run_until(std::future::pending()).await
    }

    /// Serves until told to stop; then everybody finishes what they began, and all of it is on the disk.
    pub async fn run_until(self, stop: impl Future<Output = ()>) -> io::Result<()> {
        let Bound { listener, admin, app } = self;
        tracing::info!(address = ?listener.local_addr().ok(), folder = %app.hall.data.display(), "serving");
        let mended = app.clone();
        tokio::spawn(async move { mended.mend().await });
        let tidying = tokio::spawn(registry::keep_tidy(app.hall.clone()));
        let archiving = tokio::spawn(archive::keep_tidy(app.hall.clone()));
        let watched = tokio::spawn(answer_operators(admin, app.clone()));
        tokio::select! {
            ended = accept_all(listener, &app) => ended?,
            () = stop => {}
        }
        archiving.abort();
        let stopped = leave(&app).await;
        tidying.abort();
        watched.abort();
        stopped
    }
}

async fn accept_all(listener: TcpListener, app: &App) -> io::Result<()> {
    let service = crate::app(app.clone());
    let connections = ConnectionSlots::new(
        app.hall.clock.clone(),
        app.config.most_connections.unwrap_or_else(connection_slots::as_many_as_fit),
    );
    loop {
        let (stream, peer) = match listener.accept().await {
            Ok(accepted) => accepted,
            Err(error) => {
                // Out of file descriptors, most likely: others have to leave first.
                tracing::warn!(%error, "a connection cannot be accepted");
                app.hall.clock.sleep(Duration::from_millis(50)).await;
                continue;
            }
        };
        if let Some(slot) = connections.admit(app.config.counts_for(peer.ip())).await {
            let watching = (app.hall.clock.clone(), app.hall.closing.subscribe());
            tokio::spawn(serve(stream, peer, slot, service.clone(), watching));
        }
    }
}

async fn answer_operators(admin: Option<TcpListener>, app: App) -> io::Result<()> {
    match admin {
        Some(admin) => axum::serve(admin, admin::routes(app)).await,
        None => Ok(()),
    }
}

/// Sees everybody off and writes what waits. Whoever takes too long is not waited for.
async fn leave(app: &App) -> io::Result<()> {
    tracing::info!(viewers = app.hall.tables.viewers(), "stopping");
    app.hall.closing.send_replace(true);
    let all_gone = app.hall.clock.timeout(FAREWELL, app.hall.closing.closed()).await.is_some();
    let stored = app.hall.store.close().await;
    tracing::info!(all_gone, "stopped");
    stored.map_err(|_| io::Error::other("not everything could be stored"))
}

async fn serve(
    stream: TcpStream,
    address: SocketAddr,
    slot: ConnectionSlot,
    guarded: Guarded,
    (clock, mut closing): (Clock, watch::Receiver<bool>),
) {
    // Moves are small and somebody waits for each.
    let _ = stream.set_nodelay(true);
    let (connected, connections) = (slot.connection.clone(), slot.connections.clone());
    let connection = Connection::new(stream, Some(slot), clock.clone());
    let peer = Peer { address, wire: connection.wire.clone(), connection: connected, connections };
    let service = service_fn(move |mut request: Request<Incoming>| {
        peer.connection.asks(clock.now_ms());
        request.extensions_mut().insert(peer.clone());
        let answer = guarded.clone().answer(request.map(Body::new));
        async { Ok::<_, Infallible>(answer.await) }
    });
    let serving = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(SLOWEST_HEAD)
        .max_buf_size(BUFFER)
        .max_headers(64)
        .serve_connection(TokioIo::new(connection), service)
        .with_upgrades();
    let mut serving = pin!(serving);
    // Whoever hangs up in the middle of a request has nobody left to be told.
    tokio::select! {
        _ = serving.as_mut() => return,
        _ = closing.wait_for(|closing| *closing) => serving.as_mut().graceful_shutdown(),
    }
    let _ = serving.await;
}
