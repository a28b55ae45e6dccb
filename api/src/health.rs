//! Whether the database can serve requests.

use crate::store::Store;

/// Why the database cannot serve requests.
#[derive(Clone, Debug, thiserror::Error)]
pub enum NotReady {
    /// It does not answer.
    #[error("the database does not answer: {0}")]
    NoAnswer(String),
    /// The table of migrations cannot be read.
    #[error("the migrations cannot be read: {0}")]
    NoMigrations(String),
    /// Its schema is older than this build.
    #[error("migrations are pending: {0}")]
    Pending(String),
}

/// Checks that the database answers and that its schema is that of this build.
pub async fn check_database(store: &Store) -> Result<(), NotReady> {
    store.ping().await.map_err(|error| NotReady::NoAnswer(error.to_string()))?;
    let pending = store.pending_migrations().await.map_err(|error| NotReady::NoMigrations(error.to_string()))?;
    if pending.is_empty() { Ok(()) } else { Err(NotReady::Pending(pending.join(", "))) }
}
