//! Connecting to where a webhook leads. The address that is checked is the one that is connected to: a name is looked up once, so
//! that it cannot lead somewhere else a moment later.

use std::{net::SocketAddr, path::Path, sync::Arc};

use tokio::net::TcpStream;
use tokio_rustls::{
    TlsConnector,
    client::TlsStream,
    rustls::{
        ClientConfig, RootCertStore,
        crypto::ring,
        pki_types::{CertificateDer, ServerName, pem::PemObject},
    },
};
use url::{Host, Url};

use super::{addresses::Allowed, post::Refused};

/// Opens connections.
#[derive(Clone)]
pub(super) struct Connector {
    allowed: Allowed,
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
        let mut roots = RootCertStore::from_iter(webpki_roots::TLS_SERVER_ROOTS.iter().cloned());
        if let Some(file) = ca_file {
            let unusable =
                |why: &dyn std::fmt::Display| format!("cannot use {} (SALON_WEBHOOKS_CA_FILE): {why}", file.display());
            for certificate in CertificateDer::pem_file_iter(file).map_err(|error| unusable(&error))? {
                let certificate = certificate.map_err(|error| unusable(&error))?;
                roots.add(certificate).map_err(|error| unusable(&error))?;
            }
        }
        let config = ClientConfig::builder_with_provider(Arc::new(ring::default_provider()))
            .with_safe_default_protocol_versions()
            .map_err(|error| error.to_string())?
            .with_root_certificates(roots)
            .with_no_client_auth();
        Ok(Self { allowed, tls: TlsConnector::from(Arc::new(config)) })
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
            Host::Domain(name) => {
                tokio::net::lookup_host((name, port)).await.map_err(|_| Refused::NoAddress)?.collect()
            }
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
