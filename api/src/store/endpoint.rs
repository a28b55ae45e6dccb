//! Where the database is, and how it is spoken to.

use std::{path::Path, sync::Arc};

use diesel::{ConnectionError, ConnectionResult};
use diesel_async::{AsyncPgConnection, SimpleAsyncConnection};
use tokio_postgres::{Config, NoTls, config::SslMode};
use tokio_postgres_rustls::MakeRustlsConnect;

use crate::tls;

/// Every table is looked into by its keys, however small it was when a statement was planned, and no statement runs long enough
/// to be worth compiling.
const SETTINGS: &str = "set enable_seqscan = off; set jit = off";

/// An address that can be connected to.
#[derive(Clone)]
pub struct Endpoint {
    config: Arc<Config>,
    /// Where the address asks for TLS. Asked for, it is checked who answers, as `verify-full` does elsewhere: encryption to whoever
    /// happens to answer keeps nothing secret.
    tls: Option<MakeRustlsConnect>,
}

impl Endpoint {
    /// Reads an address such as `postgres://user:password@host/database?sslmode=require`; a file may name further authorities.
    pub fn new(url: &str, ca_file: Option<&Path>) -> Result<Self, String> {
        let asked = ["verify-full", "verify-ca"]
            .iter()
            .fold(url.to_owned(), |url, mode| url.replace(&format!("sslmode={mode}"), "sslmode=require"));
        // What is wrong with it is told without it: it holds a password.
        let config: Config = asked.parse().map_err(|error| format!("DATABASE_URL is not an address: {error}"))?;
        let tls = match config.get_ssl_mode() {
            SslMode::Require => Some(MakeRustlsConnect::new(tls::client(ca_file, "SALON_DATABASE_CA")?)),
            _ if ca_file.is_some() => {
                return Err(
                    "SALON_DATABASE_CA says whom to trust, but DATABASE_URL does not ask for TLS: add sslmode=require"
                        .to_owned(),
                );
            }
            _ => None,
        };
        Ok(Self { config: Arc::new(config), tls })
    }

    /// Connects; the connection is driven by a task on the runtime that is current.
    pub(super) async fn connect(&self) -> ConnectionResult<AsyncPgConnection> {
        let mut connection = match &self.tls {
            Some(tls) => {
                let (client, connection) = self.config.connect(tls.clone()).await.map_err(refused)?;
                AsyncPgConnection::try_from_client_and_connection(client, connection).await?
            }
            None => {
                let (client, connection) = self.config.connect(NoTls).await.map_err(refused)?;
                AsyncPgConnection::try_from_client_and_connection(client, connection).await?
            }
        };
        connection.batch_execute(SETTINGS).await.map_err(ConnectionError::CouldntSetupConfiguration)?;
        Ok(connection)
    }
}

/// With its cause, which tells what is wrong: a certificate, a password, nobody there.
fn refused(error: tokio_postgres::Error) -> ConnectionError {
    let cause = std::error::Error::source(&error).map(|cause| format!(": {cause}")).unwrap_or_default();
    ConnectionError::BadConnection(format!("{error}{cause}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tls_is_used_where_it_is_asked_for() {
        let secured = |url: &str| Endpoint::new(url, None).map(|endpoint| endpoint.tls.is_some());
        for mode in ["require", "verify-full", "verify-ca"] {
            assert_eq!(secured(&format!("postgres://salon@db.example.org/salon?sslmode={mode}")), Ok(true), "{mode}");
        }
        for url in ["postgres:///salon?host=/tmp/socket", "postgres://salon@localhost/salon?sslmode=disable"] {
            assert_eq!(secured(url), Ok(false), "{url}");
        }
    }

    #[test]
    fn a_wrong_address_is_refused_without_telling_it() {
        let refused = Endpoint::new("postgres://salon:s3cret@db/salon?sslmode=perhaps", None).err().expect("a refusal");
        assert!(refused.starts_with("DATABASE_URL is not an address") && !refused.contains("s3cret"), "{refused}");
        let file = Path::new("/nowhere.pem");
        let refused = Endpoint::new("postgres://db/salon?sslmode=require", Some(file)).err().expect("a refusal");
        assert!(refused.contains("SALON_DATABASE_CA"), "{refused}");
        let refused = Endpoint::new("postgres://db/salon", Some(file)).err().expect("a refusal");
        assert!(refused.contains("sslmode=require"), "{refused}");
    }
}
