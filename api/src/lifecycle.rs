//! How a server stops without losing a request: readiness fails first, answers end their connections, no new connection is let in,
//! what was let in is finished.

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

/// Connections the kernel keeps for the server until it takes them.
const BACKLOG: i32 = 1024;
/// Longest wait for open connections to end by themselves. One that is idle does not know that it should.
const SETTLE: Duration = Duration::from_secs(1);
/// So long nothing may be open before all that came is taken as served: connections may still be on their way to a worker.
const QUIET: Duration = Duration::from_millis(100);
/// How often it is looked whether anything is open.
const POLL_INTERVAL: Duration = Duration::from_millis(10);

/// Where a server is on its way from start to end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    /// It takes requests.
    Serving,
    /// It still does, but says that it is not ready and closes each connection after its answer.
    Draining,
    /// It takes no new connections; streams say goodbye.
    Stopping,
}

/// How many connections are open.
#[derive(Clone, Debug, Default)]
pub struct Connections(Arc<AtomicUsize>);

/// One of them, for as long as this is kept.
struct Open(Arc<AtomicUsize>);

impl Connections {
    /// Counts a connection for as long as its data is kept.
    pub fn count(&self, data: &mut Extensions) {
        self.0.fetch_add(1, Ordering::Relaxed);
        data.insert(Open(Arc::clone(&self.0)));
    }

    /// Waits until none has been open for a moment, but not for idle ones.
    pub async fn settle(&self) {
        let begun = Instant::now();
        let mut quiet_since = begun;
        while begun.elapsed() < SETTLE && quiet_since.elapsed() < QUIET {
            if self.0.load(Ordering::Relaxed) > 0 {
                quiet_since = Instant::now();
            }
            sleep(POLL_INTERVAL).await;
        }
    }
}

impl Drop for Open {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Ordering::Relaxed);
    }
}

/// The socket a server listens on, kept beside the one that accepts.
pub struct ListeningSocket(Socket);

impl ListeningSocket {
    /// Listens; returns what accepts connections too.
    pub fn open(address: SocketAddr) -> std::io::Result<(Self, TcpListener)> {
        let socket = Socket::new(Domain::for_address(address), Type::STREAM, Some(Protocol::TCP))?;
        socket.set_reuse_address(true)?;
        socket.bind(&address.into())?;
        socket.listen(BACKLOG)?;
        socket.set_nonblocking(true)?;
        let listener = socket.try_clone()?.into();
        Ok((Self(socket), listener))
    }

    /// Lets the kernel ignore new connections, while those it has begun with are still accepted. Closing the socket instead would
    /// reset what waits to be accepted. A client whose connection is ignored tries again within a second and is refused by then.
    #[cfg(target_os = "linux")]
    pub fn refuse_new_connections(&self) {
        use socket2::SockFilter;
        // Classic BPF on TCP segments: those with SYN in byte 13, the flags, are dropped.
        let load_flags = SockFilter::new(0x30, 0, 0, 13);
        let if_syn = SockFilter::new(0x45, 0, 1, 0x02);
        let (drop_it, pass_it) = (SockFilter::new(0x06, 0, 0, 0), SockFilter::new(0x06, 0, 0, u32::MAX));
        if let Err(error) = self.0.attach_filter(&[load_flags, if_syn, drop_it, pass_it]) {
            tracing::warn!(%error, "connections that come at the very end may be reset");
        }
    }

    /// Only Linux can.
    #[cfg(not(target_os = "linux"))]
    pub fn refuse_new_connections(&self) {}
}

#[cfg(test)]
mod tests {
    use super::*;

    #[actix_web::test]
    async fn settling_waits_for_what_is_open_but_not_without_end() {
        let connections = Connections::default();
        let mut data = Extensions::new();
        connections.count(&mut data);
        let begun = Instant::now();
        connections.settle().await;
        assert!(begun.elapsed() >= SETTLE);
        drop(data);
        assert_eq!(connections.0.load(Ordering::Relaxed), 0);
        connections.settle().await;
    }

    #[cfg(target_os = "linux")]
    #[test]
    fn a_socket_that_refuses_new_connections_still_accepts_those_in_its_queue() {
        use std::net::TcpStream;
        let (listening, listener) = ListeningSocket::open("127.0.0.1:0".parse().unwrap()).unwrap();
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
