//! How does the service meet the network? One listener, small buffers, and no patience with slow heads.

use std::io;
use std::net::SocketAddr;
use std::path::Path;
use std::time::Duration;

use axum::Router;
use axum::extract::Request;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::net::{TcpListener, TcpSocket, TcpStream};
use tower_service::Service;

use crate::guests::{self, Guests, Place};
use crate::house::House;
use crate::request::Peer;
use crate::tables::registry;
use crate::wire::Connection;
use crate::{App, app, archive};

/// Also how long an idle connection is kept.
const SLOWEST_HEAD: Duration = Duration::from_secs(10);
const BUFFER: usize = 16 * 1024;
/// So much the system keeps for a connection until it is read; more than the longest page.
const UNREAD: u32 = 128 * 1024;
/// So many may knock at once, as they do when a server comes back: the next would have to knock again a second later.
const WAITING: u32 = 4096;

/// A service that has its address and waits to run.
pub struct Bound {
    listener: TcpListener,
    app: App,
}

/// Opens the data folder and the listener; loads nothing.
pub async fn bind(listen: SocketAddr, data: &Path) -> io::Result<Bound> {
    bind_house(listen, data, House::default()).await
}

/// The same as whoever runs it wants it.
pub async fn bind_house(listen: SocketAddr, data: &Path, house: House) -> io::Result<Bound> {
    let app = App::with_house(data, games::GAMES, house)?;
    Ok(Bound { listener: listener(listen)?, app })
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

    /// Serves until the process ends.
    pub async fn run(self) -> io::Result<()> {
        tokio::spawn(registry::keep_tidy(self.app.clone()));
        tokio::spawn(archive::keep_tidy(self.app.clone()));
        let most = self.app.house.most_connections.unwrap_or_else(guests::as_many_as_fit);
        let guests = Guests::new(most);
        let house = self.app.house.clone();
        let router = app(self.app);
        loop {
            let (stream, peer) = match self.listener.accept().await {
                Ok(accepted) => accepted,
                Err(_) => {
                    // Out of file descriptors, most likely: others have to leave first.
                    tokio::time::sleep(Duration::from_millis(50)).await;
                    continue;
                }
            };
            if let Some(place) = guests.admit(house.counts_for(peer.ip())).await {
                tokio::spawn(serve(stream, peer, place, router.clone()));
            }
        }
    }
}

async fn serve(stream: TcpStream, address: SocketAddr, place: Place, router: Router) {
    // Moves are small and somebody waits for each.
    let _ = stream.set_nodelay(true);
    let guest = place.guest.clone();
    let connection = Connection::new(stream, Some(place));
    let peer = Peer { address, wire: connection.wire.clone(), guest };
    let service = service_fn(move |mut request: Request<Incoming>| {
        peer.guest.asks();
        request.extensions_mut().insert(peer.clone());
        router.clone().call(request)
    });
    let serving = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(SLOWEST_HEAD)
        .max_buf_size(BUFFER)
        .max_headers(64)
        .serve_connection(TokioIo::new(connection), service)
        .with_upgrades();
    // Whoever hangs up in the middle of a request has nobody left to be told.
    let _ = serving.await;
}
