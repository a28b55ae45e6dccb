//! Runs the embedded migrations, under a lock so that several servers may start at once.

use std::collections::BTreeSet;

use diesel::{
    QueryDsl,
    migration::{Migration, MigrationSource},
    pg::Pg,
};
use diesel_async::{AsyncMigrationHarness, AsyncPgConnection, RunQueryDsl};
use diesel_migrations::{EmbeddedMigrations, MigrationHarness, embed_migrations};

use crate::store::{
    Store,
    endpoint::Endpoint,
    error::{StoreError, StoreResult},
    schema::__diesel_schema_migrations,
    transaction_order,
};

const MIGRATIONS: EmbeddedMigrations = embed_migrations!("../migrations");

/// The advisory lock that all servers use for migrations. The number is arbitrary.
const MIGRATION_LOCK: i64 = 0x5A10_0001;

/// Runs pending migrations and returns their versions. Needs a multi-threaded runtime.
pub async fn run(endpoint: &Endpoint) -> StoreResult<Vec<String>> {
    let run = under_lock(endpoint, |harness| {
        harness
            .run_pending_migrations(MIGRATIONS)
            .map(|versions| versions.iter().map(ToString::to_string).collect())
            .map_err(|error| StoreError::Corrupt(format!("migration failed: {error}")))
    })
    .await?;
    continue_transaction_order(endpoint).await?;
    Ok(run)
}

/// Makes new transactions come after all stored ones, also if the database was restored from a dump since a server last used it.
pub async fn continue_transaction_order(endpoint: &Endpoint) -> StoreResult<()> {
    transaction_order::continue_order(&mut locked(endpoint).await?).await
}

/// Reverts the newest `count` migrations and returns their versions, newest first.
pub async fn revert(endpoint: &Endpoint, count: u16) -> StoreResult<Vec<String>> {
    under_lock(endpoint, |harness| {
        let mut reverted = Vec::new();
        for _ in 0..count {
            let applied = harness.applied_migrations().map_err(|error| StoreError::Corrupt(error.to_string()))?;
            if applied.is_empty() {
                break;
            }
            let version = harness
                .revert_last_migration(MIGRATIONS)
                .map_err(|error| StoreError::Corrupt(format!("reverting failed: {error}")))?;
            reverted.push(version.to_string());
        }
        Ok(reverted)
    })
    .await
}

/// The lock belongs to the connection, so it is released when the connection closes.
async fn under_lock<T>(
    endpoint: &Endpoint,
    work: impl FnOnce(&mut AsyncMigrationHarness<AsyncPgConnection>) -> StoreResult<T>,
) -> StoreResult<T> {
    work(&mut AsyncMigrationHarness::new(locked(endpoint).await?))
}

async fn locked(endpoint: &Endpoint) -> StoreResult<AsyncPgConnection> {
    let mut connection = endpoint.connect().await.map_err(|error| StoreError::Unavailable(error.to_string()))?;
    diesel::sql_query(format!("select pg_advisory_lock({MIGRATION_LOCK})")).execute(&mut connection).await?;
    Ok(connection)
}

impl Store {
    /// Returns the migrations that this build has and the database lacks.
    pub async fn pending_migrations(&self) -> StoreResult<Vec<String>> {
        let known: BTreeSet<String> = MigrationSource::<Pg>::migrations(&MIGRATIONS)
            .map_err(|error| StoreError::Corrupt(error.to_string()))?
            .iter()
            .map(|migration| migration.name().version().to_string())
            .collect();
        let applied: Vec<String> = __diesel_schema_migrations::table
            .select(__diesel_schema_migrations::version)
            .load(&mut self.connection().await?)
            .await?;
        // The database may have more: during a rolling update a newer build has migrated it while this one still serves.
        Ok(known.difference(&applied.into_iter().collect()).cloned().collect())
    }
}
