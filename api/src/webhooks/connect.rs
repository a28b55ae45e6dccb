//! Connecting to where a webhook leads. The address that is checked is the one that is connected to: a name is looked up once, so
//! that it cannot lead somewhere else a moment later.

use std::{io, net::SocketAddr, path::Path, sync::Arc};

use futures_util::{FutureExt, future::BoxFuture};
use tokio::net::TcpStream;
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

    /// Connects to the host of an address.
    pub(super) async fn connect(&self, url: &Url) -> Result<Connection, Refused> {
        let addresses = self.addresses(url).await?;
        let mut failure = Refused::NoAddress;
        for address in addresses {
            match TcpStream::connect(address).await {
                Ok(stream) => {
                    let _ = stream.set_nodelay(true);
                    return self.secure(url, stream).await;
                }
                Err(_) => failure = Refused::NoConnection,
            }
        }
        Err(failure)
    }

    /// Where the host is, as far as it is allowed.
    async fn addresses(&self, url: &Url) -> Result<Vec<SocketAddr>, Refused> {
        let port = url.port_or_known_default().ok_or(Refused::NoAddress)?;
        let all: Vec<SocketAddr> = match url.host().ok_or(Refused::NoAddress)? {
            Host::Ipv4(address) => vec![(address, port).into()],
            Host::Ipv6(address) => vec![(address, port).into()],
            Host::Domain(name) => self.names.look_up(name, port).await.map_err(|_| Refused::NoAddress)?,
        };
        if all.is_empty() {
            return Err(Refused::NoAddress);
        }
        let allowed: Vec<_> = all.into_iter().filter(|address| self.allowed.allows(address.ip())).collect();
        if allowed.is_empty() { Err(Refused::Forbidden) } else { Ok(allowed) }
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
        assert!(matches!(connector.connect(&url).await, Ok(Connection::Plain(_))));
        assert_eq!(names.1.load(Ordering::SeqCst), 1, "asked once: there is no second answer to go by");
        // The next delivery asks anew and is refused by the answer it gets.
        assert!(matches!(connector.connect(&url).await, Err(Refused::Forbidden)));
        assert_eq!(names.1.load(Ordering::SeqCst), 2);
        assert_eq!(counted(port, HARMLESS, &harmless).await, 1);
        assert_eq!(counted(port, INTERNAL, &internal).await, 0, "nobody so much as knocked");
    }

    #[tokio::test]
    async fn of_several_addresses_only_those_are_tried_that_are_allowed() {
        let (port, internal) = listen(INTERNAL, 0).await;
        let url = Url::parse(&format!("http://both.example.org:{port}/hook")).unwrap();
        // Nobody listens at the harmless one: the other is no way out.
        let (connector, _) = connector("127.0.0.2", &[&[INTERNAL, HARMLESS]]);
        assert!(matches!(connector.connect(&url).await, Err(Refused::NoConnection)));
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
                assert!(matches!(connector.connect(&url).await, Err(Refused::Forbidden)), "{url}");
            }
        }
        assert_eq!(counted(port, INTERNAL, &internal).await, 0);
        let (allowing, _) = connector("127.0.0.0/8", &[&[INTERNAL]]);
        let url = Url::parse(&format!("http://hooks.example.org:{port}/hook")).unwrap();
        assert!(allowing.connect(&url).await.is_ok(), "there is somebody to be reached");
    }
}
