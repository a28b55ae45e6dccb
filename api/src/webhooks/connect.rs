//! Connecting to where a webhook leads. The address that is checked is the one that is connected to: a name is looked up once, so
//! that it cannot lead somewhere else a moment later.

use std::{io, net::SocketAddr, path::Path, sync::Arc, time::Duration};

use futures_util::{FutureExt, future::BoxFuture};
use tokio::{
    net::TcpStream,
    time::{Instant, sleep_until, timeout_at},
};
use tokio_rustls::{TlsConnector, client::TlsStream, rustls::pki_types::ServerName};
use url::{Host, Url};

use super::{addresses::Allowed, post::Refused};
use crate::tls;

/// Who says where names lead.
trait Names: Send + Sync {
    /// All addresses of a host, as they are at this moment.
    fn look_up<'a>(&'a self, name: &'a str, port: u16) -> BoxFuture<'a, io::Result<Vec<SocketAddr>>>;
}

/// The system.
struct System;

impl Names for System {
    fn look_up<'a>(&'a self, name: &'a str, port: u16) -> BoxFuture<'a, io::Result<Vec<SocketAddr>>> {
        async move { Ok(tokio::net::lookup_host((name, port)).await?.collect()) }.boxed()
    }
}

/// Opens connections.
#[derive(Clone)]
pub(super) struct Connector {
    allowed: Allowed,
    names: Arc<dyn Names>,
    tls: TlsConnector,
}

/// An open connection.
pub(super) enum Connection {
    Plain(TcpStream),
    Secure(Box<TlsStream<TcpStream>>),
}

impl Connector {
    /// Trusts the usual certificate authorities, and those in the file.
    pub(super) fn new(allowed: Allowed, ca_file: Option<&Path>) -> Result<Self, String> {
        let config = tls::client(ca_file, "SALON_WEBHOOKS_CA_FILE")?;
        Ok(Self { allowed, names: Arc::new(System), tls: TlsConnector::from(Arc::new(config)) })
    }

    /// Connects to the host of an address within so long.
    pub(super) async fn connect(&self, url: &Url, patience: Duration) -> Result<Connection, Refused> {
        let deadline = Instant::now() + patience;
        let addresses = self.addresses(url, deadline).await?;
        timeout_at(deadline, self.open(url, addresses)).await.map_err(|_| Refused::TimedOut)?
    }

    async fn open(&self, url: &Url, addresses: Vec<SocketAddr>) -> Result<Connection, Refused> {
        for address in addresses {
            if let Ok(stream) = TcpStream::connect(address).await {
                let _ = stream.set_nodelay(true);
                return self.secure(url, stream).await;
            }
        }
        Err(Refused::NoConnection)
    }

    /// Where the host is, as far as it is allowed. Of a name that leads nowhere this is said at the deadline and no sooner: a name
    /// that is unknown, one that nobody answers for and one of a private address are told neither by words nor by time.
    async fn addresses(&self, url: &Url, deadline: Instant) -> Result<Vec<SocketAddr>, Refused> {
        let port = url.port_or_known_default().ok_or(Refused::NoAddress)?;
        let (all, named) = match url.host().ok_or(Refused::NoAddress)? {
            Host::Ipv4(address) => (vec![(address, port).into()], false),
            Host::Ipv6(address) => (vec![(address, port).into()], false),
            Host::Domain(name) => {
                let found = timeout_at(deadline, self.names.look_up(name, port)).await;
                (found.ok().and_then(Result::ok).unwrap_or_default(), true)
            }
        };
        let allowed: Vec<_> = all.into_iter().filter(|address| self.allowed.allows(address.ip())).collect();
        if allowed.is_empty() {
            if named {
                sleep_until(deadline).await;
            }
            return Err(Refused::NoAddress);
        }
        Ok(allowed)
    }

    async fn secure(&self, url: &Url, stream: TcpStream) -> Result<Connection, Refused> {
        if url.scheme() == "http" {
            return Ok(Connection::Plain(stream));
        }
        let name = match url.host().ok_or(Refused::NoAddress)? {
            Host::Ipv4(address) => ServerName::from(std::net::IpAddr::from(address)),
            Host::Ipv6(address) => ServerName::from(std::net::IpAddr::from(address)),
            Host::Domain(name) => ServerName::try_from(name.to_owned()).map_err(|_| Refused::NoAddress)?,
        };
        let stream = self.tls.connect(name, stream).await.map_err(|error| Refused::NotTrusted(error.to_string()))?;
        Ok(Connection::Secure(Box::new(stream)))
    }
}

#[cfg(test)]
mod tests {
    use std::{
        net::IpAddr,
        sync::{
            Mutex,
            atomic::{AtomicUsize, Ordering},
        },
    };

    use tokio::net::TcpListener;

    use super::*;

    /// Where nothing is to be connected to.
    const SHORT: Duration = Duration::from_millis(50);
    /// Where something is.
    const LONG: Duration = Duration::from_secs(30);
    /// What operators may allow here; it stands for the public address of a host that means no harm.
    const HARMLESS: [u8; 4] = [127, 0, 0, 2];
    /// What nobody allowed.
    const INTERNAL: [u8; 4] = [127, 0, 0, 1];

    /// Answers a name with one list of addresses after the other, and with the last one from then on.
    struct Changing(Mutex<Vec<Vec<IpAddr>>>, AtomicUsize);

    impl Names for Changing {
        fn look_up<'a>(&'a self, _: &'a str, port: u16) -> BoxFuture<'a, io::Result<Vec<SocketAddr>>> {
            self.1.fetch_add(1, Ordering::SeqCst);
            let mut answers = self.0.lock().unwrap();
            let now = if answers.len() > 1 { answers.remove(0) } else { answers[0].clone() };
            std::future::ready(Ok(now.into_iter().map(|address| (address, port).into()).collect())).boxed()
        }
    }

    /// Listens on the port there, and counts who comes.
    async fn listen(address: [u8; 4], port: u16) -> (u16, Arc<AtomicUsize>) {
        let listener = TcpListener::bind((IpAddr::from(address), port)).await.unwrap();
        let (port, count) = (listener.local_addr().unwrap().port(), Arc::new(AtomicUsize::new(0)));
        let of_task = Arc::clone(&count);
        tokio::spawn(async move {
            while listener.accept().await.is_ok() {
                of_task.fetch_add(1, Ordering::SeqCst);
            }
        });
        (port, count)
    }

    fn connector(allowed: &str, answers: &[&[[u8; 4]]]) -> (Connector, Arc<Changing>) {
        let answers = answers.iter().map(|list| list.iter().copied().map(IpAddr::from).collect()).collect();
        let names = Arc::new(Changing(Mutex::new(answers), AtomicUsize::new(0)));
        let usual = Connector::new(allowed.parse().unwrap(), None).unwrap();
        (Connector { names: Arc::clone(&names) as Arc<dyn Names>, ..usual }, names)
    }

    /// Whoever connected was counted by the time a connection of ours was.
    async fn counted(port: u16, address: [u8; 4], count: &AtomicUsize) -> usize {
        let before = count.load(Ordering::SeqCst);
        let _own = TcpStream::connect((IpAddr::from(address), port)).await.unwrap();
        while count.load(Ordering::SeqCst) == before {
            tokio::task::yield_now().await;
        }
        count.load(Ordering::SeqCst) - 1
    }

    #[tokio::test]
    async fn a_name_that_leads_elsewhere_a_moment_later_is_connected_to_where_it_was_checked() {
        let (port, internal) = listen(INTERNAL, 0).await;
        let (_, harmless) = listen(HARMLESS, port).await;
        let url = Url::parse(&format!("http://rebinding.example.org:{port}/hook")).unwrap();
        let (connector, names) = connector("127.0.0.2", &[&[HARMLESS], &[INTERNAL]]);
        assert!(matches!(connector.connect(&url, LONG).await, Ok(Connection::Plain(_))));
        assert_eq!(names.1.load(Ordering::SeqCst), 1, "asked once: there is no second answer to go by");
        // The next delivery asks anew and is refused by the answer it gets.
        assert!(matches!(connector.connect(&url, SHORT).await, Err(Refused::NoAddress)));
        assert_eq!(names.1.load(Ordering::SeqCst), 2);
        assert_eq!(counted(port, HARMLESS, &harmless).await, 1);
        assert_eq!(counted(port, INTERNAL, &internal).await, 0, "nobody so much as knocked");
    }

    /// Knows no name, or gives no answer at all.
    struct Nothing {
        answers: bool,
    }

    impl Names for Nothing {
        fn look_up<'a>(&'a self, _: &'a str, _: u16) -> BoxFuture<'a, io::Result<Vec<SocketAddr>>> {
            if self.answers {
                std::future::ready(Err(io::Error::from(io::ErrorKind::NotFound))).boxed()
            } else {
                std::future::pending().boxed()
            }
        }
    }

    #[tokio::test]
    async fn a_private_name_an_unknown_one_and_one_without_an_answer_are_told_alike() {
        let url = Url::parse("http://intranet.example.org/hook").unwrap();
        let (private, _) = connector("false", &[&[INTERNAL]]);
        let (unknown, silent) = (Arc::new(Nothing { answers: true }), Arc::new(Nothing { answers: false }));
        let mut told = Vec::new();
        for names in [Arc::clone(&private.names), unknown, silent] {
            let (connector, asked) = (Connector { names, ..private.clone() }, Instant::now());
            told.push(connector.connect(&url, SHORT).await.err().map(|refused| refused.to_string()));
            assert!(asked.elapsed() >= SHORT, "said before its time: {told:?}");
        }
        assert!(told.iter().all(|it| it.is_some() && *it == told[0]), "{told:?}");
    }

    #[tokio::test]
    async fn of_several_addresses_only_those_are_tried_that_are_allowed() {
        let (port, internal) = listen(INTERNAL, 0).await;
        let url = Url::parse(&format!("http://both.example.org:{port}/hook")).unwrap();
        // Nobody listens at the harmless one: the other is no way out.
        let (connector, _) = connector("127.0.0.2", &[&[INTERNAL, HARMLESS]]);
        assert!(matches!(connector.connect(&url, LONG).await, Err(Refused::NoConnection)));
        assert_eq!(counted(port, INTERNAL, &internal).await, 0);
    }

    #[tokio::test]
    async fn unless_the_operator_allows_it_no_name_leads_to_loopback() {
        let (port, internal) = listen(INTERNAL, 0).await;
        let (lying, _) = connector("false", &[&[INTERNAL]]);
        let honest = Connector::new(Allowed::Public, None).unwrap();
        for (connector, name) in [(&lying, "hooks.example.org"), (&honest, "localhost"), (&honest, "127.0.0.1")] {
            for scheme in ["http", "https"] {
                let url = Url::parse(&format!("{scheme}://{name}:{port}/hook")).unwrap();
                assert!(matches!(connector.connect(&url, SHORT).await, Err(Refused::NoAddress)), "{url}");
            }
        }
        assert_eq!(counted(port, INTERNAL, &internal).await, 0);
        let (allowing, _) = connector("127.0.0.0/8", &[&[INTERNAL]]);
        let url = Url::parse(&format!("http://hooks.example.org:{port}/hook")).unwrap();
        assert!(allowing.connect(&url, LONG).await.is_ok(), "the receiver can be reached");
    }
}
