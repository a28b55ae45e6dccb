//! Connects to the host of a webhook. A name is resolved once, and the address that was checked is the one that is connected to: this prevents
//! DNS rebinding.

use std::{io, net::SocketAddr, path::Path, sync::Arc, time::Duration};

use futures_util::{FutureExt, future::BoxFuture};
use tokio::{
    net::TcpStream,
    time::{Instant, sleep_until, timeout_at},
};
use tokio_rustls::{TlsConnector, client::TlsStream, rustls::pki_types::ServerName};
use url::{Host, Url};

use crate::{
    model::delivery_failure::DeliveryFailure,
    platform::{private_networks::AllowedNetworks, tls},
};

/// Resolves names.
trait Resolver: Send + Sync {
    /// Returns all current addresses of a host.
    fn resolve<'a>(&'a self, name: &'a str, port: u16) -> BoxFuture<'a, io::Result<Vec<SocketAddr>>>;
}

/// The resolver of the operating system.
struct SystemResolver;

impl Resolver for SystemResolver {
    fn resolve<'a>(&'a self, name: &'a str, port: u16) -> BoxFuture<'a, io::Result<Vec<SocketAddr>>> {
        async move { Ok(tokio::net::lookup_host((name, port)).await?.collect()) }.boxed()
    }
}

/// Opens connections.
#[derive(Clone)]
pub(super) struct Connector {
    allowed: AllowedNetworks,
    resolver: Arc<dyn Resolver>,
    tls: TlsConnector,
}

/// An open connection to a receiver.
pub(super) enum WebhookConnection {
    Plain(TcpStream),
    Tls(Box<TlsStream<TcpStream>>),
}

impl Connector {
    /// Creates a connector that trusts the certificate authorities of the system and those in the file.
    pub(super) fn new(allowed: AllowedNetworks, ca_file: Option<&Path>) -> Result<Self, String> {
        let config = tls::client(ca_file, "SALON_WEBHOOKS_CA_FILE")?;
        Ok(Self { allowed, resolver: Arc::new(SystemResolver), tls: TlsConnector::from(Arc::new(config)) })
    }

    /// Connects to the host of a URL within the timeout.
    pub(super) async fn connect(&self, url: &Url, timeout: Duration) -> Result<WebhookConnection, DeliveryFailure> {
        let deadline = Instant::now() + timeout;
        let addresses = self.addresses(url, deadline).await?;
        timeout_at(deadline, self.open(url, addresses)).await.map_err(|_| DeliveryFailure::TimedOut)?
    }

    async fn open(&self, url: &Url, addresses: Vec<SocketAddr>) -> Result<WebhookConnection, DeliveryFailure> {
        for address in addresses {
            if let Ok(stream) = TcpStream::connect(address).await {
                let _ = stream.set_nodelay(true);
                return self.secure(url, stream).await;
            }
        }
        Err(DeliveryFailure::NoConnection)
    }

    /// Returns the allowed addresses of the host. If a name has none, this fails at the deadline and not earlier: otherwise text or time would
    /// reveal whether a name is unknown, unanswered, or has a private address.
    async fn addresses(&self, url: &Url, deadline: Instant) -> Result<Vec<SocketAddr>, DeliveryFailure> {
        let port = url.port_or_known_default().ok_or(DeliveryFailure::NoAddress)?;
        let (all, named) = match url.host().ok_or(DeliveryFailure::NoAddress)? {
            Host::Ipv4(address) => (vec![(address, port).into()], false),
            Host::Ipv6(address) => (vec![(address, port).into()], false),
            Host::Domain(name) => {
                let found = timeout_at(deadline, self.resolver.resolve(name, port)).await;
                (found.ok().and_then(Result::ok).unwrap_or_default(), true)
            }
        };
        let allowed: Vec<_> = all.into_iter().filter(|address| self.allowed.allows(address.ip())).collect();
        if allowed.is_empty() {
            if named {
                sleep_until(deadline).await;
            }
            return Err(DeliveryFailure::NoAddress);
        }
        Ok(allowed)
    }

    async fn secure(&self, url: &Url, stream: TcpStream) -> Result<WebhookConnection, DeliveryFailure> {
        if url.scheme() == "http" {
            return Ok(WebhookConnection::Plain(stream));
        }
        let name = match url.host().ok_or(DeliveryFailure::NoAddress)? {
            Host::Ipv4(address) => ServerName::from(std::net::IpAddr::from(address)),
            Host::Ipv6(address) => ServerName::from(std::net::IpAddr::from(address)),
            Host::Domain(name) => ServerName::try_from(name.to_owned()).map_err(|_| DeliveryFailure::NoAddress)?,
        };
        let stream =
            self.tls.connect(name, stream).await.map_err(|error| DeliveryFailure::NotTrusted(error.to_string()))?;
        Ok(WebhookConnection::Tls(Box::new(stream)))
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

    /// A timeout for connections that fail.
    const SHORT_TIMEOUT: Duration = Duration::from_millis(50);
    /// A timeout for connections that succeed.
    const LONG_TIMEOUT: Duration = Duration::from_secs(30);
    /// An allowed address; it stands for a public one.
    const ALLOWED: [u8; 4] = [127, 0, 0, 2];
    /// An address that is not allowed.
    const INTERNAL: [u8; 4] = [127, 0, 0, 1];

    /// Resolves a name to one list of addresses after the other, and repeats the last one. Counts the queries.
    struct ChangingResolver(Mutex<Vec<Vec<IpAddr>>>, AtomicUsize);

    impl Resolver for ChangingResolver {
        fn resolve<'a>(&'a self, _: &'a str, port: u16) -> BoxFuture<'a, io::Result<Vec<SocketAddr>>> {
            self.1.fetch_add(1, Ordering::SeqCst);
            let mut answers = self.0.lock().unwrap();
            let now = if answers.len() > 1 { answers.remove(0) } else { answers[0].clone() };
            std::future::ready(Ok(now.into_iter().map(|address| (address, port).into()).collect())).boxed()
        }
    }

    /// Listens on an address and counts connections.
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

    fn connector(allowed: &str, answers: &[&[[u8; 4]]]) -> (Connector, Arc<ChangingResolver>) {
        let answers = answers.iter().map(|list| list.iter().copied().map(IpAddr::from).collect()).collect();
        let resolver = Arc::new(ChangingResolver(Mutex::new(answers), AtomicUsize::new(0)));
        let usual = Connector::new(allowed.parse().unwrap(), None).unwrap();
        (Connector { resolver: Arc::clone(&resolver) as Arc<dyn Resolver>, ..usual }, resolver)
    }

    /// Returns how many connections were counted. An own connection, which is not included, ensures that earlier ones have been accepted.
    async fn counted(port: u16, address: [u8; 4], count: &AtomicUsize) -> usize {
        let before = count.load(Ordering::SeqCst);
        let _own = TcpStream::connect((IpAddr::from(address), port)).await.unwrap();
        while count.load(Ordering::SeqCst) == before {
            tokio::task::yield_now().await;
        }
        count.load(Ordering::SeqCst) - 1
    }

    #[tokio::test]
    async fn a_rebound_name_is_connected_to_the_checked_address() {
        let (port, internal) = listen(INTERNAL, 0).await;
        let (_, allowed) = listen(ALLOWED, port).await;
        let url = Url::parse(&format!("http://rebinding.example.org:{port}/hook")).unwrap();
        let (connector, resolver) = connector("127.0.0.2", &[&[ALLOWED], &[INTERNAL]]);
        assert!(matches!(connector.connect(&url, LONG_TIMEOUT).await, Ok(WebhookConnection::Plain(_))));
        assert_eq!(resolver.1.load(Ordering::SeqCst), 1, "the name is resolved once");
        // The next delivery resolves the name again, and the new address is refused.
        assert!(matches!(connector.connect(&url, SHORT_TIMEOUT).await, Err(DeliveryFailure::NoAddress)));
        assert_eq!(resolver.1.load(Ordering::SeqCst), 2);
        assert_eq!(counted(port, ALLOWED, &allowed).await, 1);
        assert_eq!(counted(port, INTERNAL, &internal).await, 0, "no connection was attempted");
    }

    /// Knows no name, or never answers.
    struct FailingResolver {
        answers: bool,
    }

    impl Resolver for FailingResolver {
        fn resolve<'a>(&'a self, _: &'a str, _: u16) -> BoxFuture<'a, io::Result<Vec<SocketAddr>>> {
            if self.answers {
                std::future::ready(Err(io::Error::from(io::ErrorKind::NotFound))).boxed()
            } else {
                std::future::pending().boxed()
            }
        }
    }

    #[tokio::test]
    async fn private_unknown_and_unanswered_names_fail_alike() {
        let url = Url::parse("http://intranet.example.org/hook").unwrap();
        let (private, _) = connector("false", &[&[INTERNAL]]);
        let (unknown, silent) =
            (Arc::new(FailingResolver { answers: true }), Arc::new(FailingResolver { answers: false }));
        let mut errors = Vec::new();
        for resolver in [Arc::clone(&private.resolver), unknown, silent] {
            let (connector, asked) = (Connector { resolver, ..private.clone() }, Instant::now());
            errors.push(connector.connect(&url, SHORT_TIMEOUT).await.err().map(|error| error.to_string()));
            assert!(asked.elapsed() >= SHORT_TIMEOUT, "failed before the timeout: {errors:?}");
        }
        assert!(errors.iter().all(|it| it.is_some() && *it == errors[0]), "{errors:?}");
    }

    #[tokio::test]
    async fn only_allowed_addresses_of_a_name_are_tried() {
        let (port, internal) = listen(INTERNAL, 0).await;
        let url = Url::parse(&format!("http://both.example.org:{port}/hook")).unwrap();
        // The allowed address refuses connections, and the other one is not tried instead.
        let (connector, _) = connector("127.0.0.2", &[&[INTERNAL, ALLOWED]]);
        assert!(matches!(connector.connect(&url, LONG_TIMEOUT).await, Err(DeliveryFailure::NoConnection)));
        assert_eq!(counted(port, INTERNAL, &internal).await, 0);
    }

    #[tokio::test]
    async fn loopback_is_refused_unless_the_operator_allows_it() {
        let (port, internal) = listen(INTERNAL, 0).await;
        let (lying, _) = connector("false", &[&[INTERNAL]]);
        let honest = Connector::new(AllowedNetworks::Public, None).unwrap();
        for (connector, name) in [(&lying, "hooks.example.org"), (&honest, "localhost"), (&honest, "127.0.0.1")] {
            for scheme in ["http", "https"] {
                let url = Url::parse(&format!("{scheme}://{name}:{port}/hook")).unwrap();
                assert!(
                    matches!(connector.connect(&url, SHORT_TIMEOUT).await, Err(DeliveryFailure::NoAddress)),
                    "{url}"
                );
            }
        }
        assert_eq!(counted(port, INTERNAL, &internal).await, 0);
        let (allowing, _) = connector("127.0.0.0/8", &[&[INTERNAL]]);
        let url = Url::parse(&format!("http://hooks.example.org:{port}/hook")).unwrap();
        assert!(allowing.connect(&url, LONG_TIMEOUT).await.is_ok(), "the receiver can be reached");
    }
}
