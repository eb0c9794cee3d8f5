//! How does the service meet the network? One listener, small buffers, and no patience with slow headers.

use std::io;
use std::net::SocketAddr;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::extract::Request;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::net::{TcpListener, TcpSocket, TcpStream};
use tokio::sync::Semaphore;
use tower_service::Service;

use crate::limits::MOST_CONNECTIONS;
use crate::request::Peer;
use crate::tables::registry;
use crate::wire::Connection;
use crate::{App, app};

/// Also how long an idle connection is kept.
const SLOWEST_HEADERS: Duration = Duration::from_secs(30);
const BUFFER: usize = 16 * 1024;
/// So many may knock at once, as they do when a server comes back: the next would have to knock again a second later.
const WAITING: u32 = 4096;

/// A service that has its address and waits to run.
pub struct Bound {
    listener: TcpListener,
    app: App,
}

/// Opens the data folder and the listener; shared_parts nothing.
pub async fn bind(listen: SocketAddr, data: &Path) -> io::Result<Bound> {
    bind_app(listen, App::open(data)?)
}

/// The same for a service that stands already.
pub fn bind_app(listen: SocketAddr, app: App) -> io::Result<Bound> {
    Ok(Bound { listener: listener(listen)?, app })
}

fn listener(listen: SocketAddr) -> io::Result<TcpListener> {
    let socket = if listen.is_ipv4() { TcpSocket::new_v4() } else { TcpSocket::new_v6() }?;
    // Where this is allowed, a restarted server need not wait for its old connections to be forgotten.
    #[cfg(unix)]
    socket.set_reuseaddr(true)?;
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

    /// Serves until the process ends.
    pub async fn run(self) -> io::Result<()> {
        tokio::spawn(registry::keep_tidy(self.app.clone()));
        let router = app(self.app);
        let places = Arc::new(Semaphore::new(MOST_CONNECTIONS));
        loop {
            let place = places.clone().acquire_owned().await.map_err(io::Error::other)?;
            let (stream, peer) = match self.listener.accept().await {
                Ok(accepted) => accepted,
                Err(_) => {
                    // Out of file descriptors, most likely: others have to leave first.
                    tokio::time::sleep(Duration::from_millis(50)).await;
                    continue;
                }
            };
            let router = router.clone();
            tokio::spawn(async move {
                serve(stream, peer, router).await;
                drop(place);
            });
        }
    }
}

async fn serve(stream: TcpStream, address: SocketAddr, router: Router) {
    // Moves are small and somebody waits for each.
    let _ = stream.set_nodelay(true);
    let connection = Connection::new(stream);
    let peer = Peer { address, wire: connection.wire.clone() };
    let service = service_fn(move |mut request: Request<Incoming>| {
        request.extensions_mut().insert(peer.clone());
        router.clone().call(request)
    });
    let serving = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(SLOWEST_HEADERS)
        .max_buf_size(BUFFER)
        .max_headers(64)
        .serve_connection(TokioIo::new(connection), service)
        .with_upgrades();
    // Whoever hangs up in the middle of a request has nobody left to be told.
    let _ = serving.await;
}
