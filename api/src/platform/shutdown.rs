//! Stops a server without losing a request: readiness fails, connections close after their answers, new connections are refused,
//! accepted requests are finished.

use std::{
    net::{SocketAddr, TcpListener},
    sync::{
        Arc,
        atomic::{AtomicUsize, Ordering},
    },
    time::Duration,
};

use actix_web::dev::Extensions;
use socket2::{Domain, Protocol, Socket, Type};
use tokio::time::{Instant, sleep};

/// Connections that the kernel queues until the server accepts them.
const BACKLOG: i32 = 1024;
/// The longest wait for open connections to close. Idle ones do not close.
const MAX_CLOSE_WAIT: Duration = Duration::from_secs(1);
/// How long no connection may be open before all count as served: accepted connections may not have reached a worker yet.
const QUIET_PERIOD: Duration = Duration::from_millis(100);
/// How often open connections are counted.
const POLL_INTERVAL: Duration = Duration::from_millis(10);

/// The phases of a server.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ServerPhase {
    /// It accepts requests.
    Serving,
    /// It accepts requests but is not ready, and closes each connection after its answer.
    Draining,
    /// It accepts no new connections, and streams end.
    Stopping,
}

/// The number of open connections.
#[derive(Clone, Debug, Default)]
pub struct Connections(Arc<AtomicUsize>);

/// An open connection; dropping it ends its count.
struct OpenConnection(Arc<AtomicUsize>);

impl Connections {
    /// Counts a connection until its data is dropped.
    pub fn count(&self, data: &mut Extensions) {
        self.0.fetch_add(1, Ordering::Relaxed);
        data.insert(OpenConnection(Arc::clone(&self.0)));
    }

    /// Waits until no connection has been open for `QUIET_PERIOD`, `MAX_CLOSE_WAIT` at most.
    pub async fn wait_until_closed(&self) {
        let begun = Instant::now();
        let mut quiet = QuietPeriod::default();
        while begun.elapsed() < MAX_CLOSE_WAIT && !quiet.is_over(self.0.load(Ordering::Relaxed), Instant::now()) {
            sleep(POLL_INTERVAL).await;
        }
    }
}

/// Since when no connection has been open, as far as it was looked at. A busy machine may look rarely.
#[derive(Default)]
struct QuietPeriod {
    since: Option<Instant>,
}

impl QuietPeriod {
    /// Takes note of the number of open connections, and returns whether none has been open for `QUIET_PERIOD`.
    fn is_over(&mut self, open: usize, now: Instant) -> bool {
        self.since = if open > 0 { None } else { self.since.or(Some(now)) };
        self.since.is_some_and(|since| now.duration_since(since) >= QUIET_PERIOD)
    }
}

impl Drop for OpenConnection {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Ordering::Relaxed);
    }
}

/// The socket on which a server listens, a duplicate of the one that accepts.
pub struct ListeningSocket(Socket);

impl ListeningSocket {
    /// Listens on the address. Also returns the listener that accepts connections.
    pub fn open(address: SocketAddr) -> std::io::Result<(Self, TcpListener)> {
        let socket = Socket::new(Domain::for_address(address), Type::STREAM, Some(Protocol::TCP))?;
        socket.set_reuse_address(true)?;
        socket.bind(&address.into())?;
        socket.listen(BACKLOG)?;
        socket.set_nonblocking(true)?;
        let listener = socket.try_clone()?.into();
        Ok((Self(socket), listener))
    }

    /// Makes the kernel ignore new connections, while queued ones are still accepted. Closing the socket instead would reset queued
    /// connections. A client whose connection is ignored retries within a second and is refused then.
    #[cfg(target_os = "linux")]
    pub fn refuse_new_connections(&self) {
        use socket2::SockFilter;
        // Classic BPF on TCP segments: those with SYN in byte 13, the flags, are dropped.
        let load_flags = SockFilter::new(0x30, 0, 0, 13);
        let if_syn = SockFilter::new(0x45, 0, 1, 0x02);
        let (drop_it, pass_it) = (SockFilter::new(0x06, 0, 0, 0), SockFilter::new(0x06, 0, 0, u32::MAX));
        if let Err(error) = self.0.attach_filter(&[load_flags, if_syn, drop_it, pass_it]) {
            tracing::warn!(%error, "cannot filter new connections; late ones may be reset");
        }
    }

    /// Has no effect: only Linux supports it.
    #[cfg(not(target_os = "linux"))]
    pub fn refuse_new_connections(&self) {}
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_quiet_period_begins_when_no_open_connection_is_seen() {
        let begun = Instant::now();
        let after = |millis| begun + Duration::from_millis(millis);
        let mut quiet = QuietPeriod::default();
        assert!(!quiet.is_over(1, begun));
        assert!(!quiet.is_over(1, after(500)), "still open, however rarely it was looked at");
        assert!(!quiet.is_over(0, after(900)), "closed at an unknown time since");
        assert!(!quiet.is_over(0, after(999)));
        assert!(quiet.is_over(0, after(1000)));
    }

    #[actix_web::test]
    async fn waiting_for_open_connections_is_bounded() {
        let connections = Connections::default();
        let mut data = Extensions::new();
        connections.count(&mut data);
        let begun = Instant::now();
        connections.wait_until_closed().await;
        assert!(begun.elapsed() >= MAX_CLOSE_WAIT);
        drop(data);
        assert_eq!(connections.0.load(Ordering::Relaxed), 0);
        connections.wait_until_closed().await;
    }

    #[cfg(target_os = "linux")]
    #[test]
    fn refusing_new_connections_keeps_queued_ones() {
        use std::net::TcpStream;
        // At an address that no other test uses, so that none takes the port once it is closed.
        let (listening, listener) = ListeningSocket::open("127.0.0.77:0".parse().unwrap()).unwrap();
        let address = listener.local_addr().unwrap();
        let before = TcpStream::connect(address).unwrap();
        listening.refuse_new_connections();
        assert!(TcpStream::connect_timeout(&address, Duration::from_millis(200)).is_err());
        let (_, peer) = listener.accept().unwrap();
        assert_eq!(peer, before.local_addr().unwrap());
        drop((listening, listener));
        assert!(TcpStream::connect(address).is_err());
    }
}
