//! Opens the database: an external one, or a private PostgreSQL.

use salon_postgres::{Cluster, Settings};

use super::Failure;
use crate::{
    config::Config,
    store::{Endpoint, Store},
};

/// The database in use, until this is dropped.
pub struct Database {
    /// Its address.
    pub endpoint: Endpoint,
    /// The private PostgreSQL, stopped when this is dropped.
    cluster: Option<Cluster>,
}

impl Drop for Database {
    fn drop(&mut self) {
        if let Some(cluster) = self.cluster.take() {
            cluster.stop();
        }
    }
}

/// Opens the external database of the settings, or else the private one in the data directory, which it starts if necessary.
pub async fn open_database(config: &Config) -> Result<Database, Failure> {
    if let Some(url) = config.database.external_database() {
        return Ok(Database { endpoint: Endpoint::new(url, config.database.database_ca.as_deref())?, cluster: None });
    }
    let mut settings = Settings::new(&config.database.data_dir);
    settings.bin_dir = config.database.postgres_programs();
    settings.options.push(("max_connections".to_owned(), config.database.private_connections().to_string()));
    settings.report = |notice| tracing::info!(%notice, "private PostgreSQL");
    let cluster = tokio::task::spawn_blocking(move || Cluster::start(&settings)).await??;
    let endpoint = Endpoint::new(&cluster.url(salon_postgres::DATABASE), None)?;
    Ok(Database { endpoint, cluster: Some(cluster) })
}

/// Creates a connection pool for the database.
pub fn open_store(config: &Config, database: &Database) -> Result<Store, Failure> {
    let size = config.database.pool_size.into();
    Ok(Store::new(&database.endpoint, size, config.database.pool_wait)?)
}
