//! The address of the database, and how connections to it are made.

use std::{path::Path, sync::Arc};

use diesel::{ConnectionError, ConnectionResult};
use diesel_async::{AsyncPgConnection, SimpleAsyncConnection};
use tokio_postgres::{Config, NoTls, config::SslMode};
use tokio_postgres_rustls::MakeRustlsConnect;

use crate::platform::tls;

/// Statements are planned once and kept, often while tables are small: index scans are right for both. No statement runs long enough for
/// JIT compilation to pay off.
const SESSION_SETTINGS: &str = "set enable_seqscan = off; set jit = off";

/// The address of a database.
#[derive(Clone)]
pub struct Endpoint {
    config: Arc<Config>,
    /// Set if the address asks for TLS. The certificate is always verified, as with `verify-full`: encryption to an unverified server
    /// protects nothing.
    tls: Option<MakeRustlsConnect>,
}

impl Endpoint {
    /// Parses an address such as `postgres://user:password@host/database?sslmode=require`. `ca_file` names additional certificate
    /// authorities. Returns a message for the operator on failure.
    pub fn new(url: &str, ca_file: Option<&Path>) -> Result<Self, String> {
        let asked = ["verify-full", "verify-ca"]
            .iter()
            .fold(url.to_owned(), |url, mode| url.replace(&format!("sslmode={mode}"), "sslmode=require"));
        // The message does not contain the address, which may hold a password.
        let config: Config =
            asked.parse().map_err(|error| format!("DATABASE_URL is not a PostgreSQL address: {error}"))?;
        let tls = match config.get_ssl_mode() {
            SslMode::Require => Some(MakeRustlsConnect::new(tls::client(ca_file, "SALON_DATABASE_CA")?)),
            _ if ca_file.is_some() => {
                return Err(
                    "SALON_DATABASE_CA is set, but DATABASE_URL does not ask for TLS: add sslmode=require".to_owned()
                );
            }
            _ => None,
        };
        Ok(Self { config: Arc::new(config), tls })
    }

    /// Connects; the connection is driven by a task on the current runtime.
    pub(super) async fn connect(&self) -> ConnectionResult<AsyncPgConnection> {
        let mut connection = match &self.tls {
            Some(tls) => {
                let (client, connection) = self.config.connect(tls.clone()).await.map_err(connection_error)?;
                AsyncPgConnection::try_from_client_and_connection(client, connection).await?
            }
            None => {
                let (client, connection) = self.config.connect(NoTls).await.map_err(connection_error)?;
                AsyncPgConnection::try_from_client_and_connection(client, connection).await?
            }
        };
        connection.batch_execute(SESSION_SETTINGS).await.map_err(ConnectionError::CouldntSetupConfiguration)?;
        Ok(connection)
    }
}

/// Converts an error with its cause, which names the problem: a certificate, a password, no server.
fn connection_error(error: tokio_postgres::Error) -> ConnectionError {
    let cause = std::error::Error::source(&error).map(|cause| format!(": {cause}")).unwrap_or_default();
    ConnectionError::BadConnection(format!("{error}{cause}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tls_is_used_if_the_address_asks_for_it() {
        let secured = |url: &str| Endpoint::new(url, None).map(|endpoint| endpoint.tls.is_some());
        for mode in ["require", "verify-full", "verify-ca"] {
            assert_eq!(secured(&format!("postgres://salon@db.example.org/salon?sslmode={mode}")), Ok(true), "{mode}");
        }
        for url in ["postgres:///salon?host=/tmp/socket", "postgres://salon@localhost/salon?sslmode=disable"] {
            assert_eq!(secured(url), Ok(false), "{url}");
        }
    }

    #[test]
    fn errors_do_not_contain_the_address() {
        let refused = Endpoint::new("postgres://salon:s3cret@db/salon?sslmode=perhaps", None).err().expect("a refusal");
        assert!(
            refused.starts_with("DATABASE_URL is not a PostgreSQL address") && !refused.contains("s3cret"),
            "{refused}"
        );
        let file = Path::new("/nowhere.pem");
        let refused = Endpoint::new("postgres://db/salon?sslmode=require", Some(file)).err().expect("a refusal");
        assert!(refused.contains("SALON_DATABASE_CA"), "{refused}");
        let refused = Endpoint::new("postgres://db/salon", Some(file)).err().expect("a refusal");
        assert!(refused.contains("sslmode=require"), "{refused}");
    }
}
