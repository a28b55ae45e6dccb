//! The schema of this build: embedded migrations, run under a lock so that several servers may start at once.

use std::collections::BTreeSet;

use diesel::{
    QueryDsl,
    migration::{Migration, MigrationSource},
    pg::Pg,
};
use diesel_async::{AsyncMigrationHarness, AsyncPgConnection, RunQueryDsl};
use diesel_migrations::{EmbeddedMigrations, MigrationHarness, embed_migrations};

use super::{Endpoint, Store, StoreError, StoreResult, schema::__diesel_schema_migrations, transactions};

const MIGRATIONS: EmbeddedMigrations = embed_migrations!("../migrations");

/// Any number will do, as long as every server takes the same.
const LOCK: i64 = 0x5A10_0001;

/// Runs what is pending; returns the versions that were run. Needs a multi-threaded runtime.
pub async fn run(endpoint: &Endpoint) -> StoreResult<Vec<String>> {
    let run = under_lock(endpoint, |harness| {
        harness
            .run_pending_migrations(MIGRATIONS)
            .map(|versions| versions.iter().map(ToString::to_string).collect())
            .map_err(|error| StoreError::Corrupt(format!("migration failed: {error}")))
    })
    .await?;
    take_up(endpoint).await?;
    Ok(run)
}

/// Goes on with a database as this build knows it, which may have been restored from a dump since it was last served.
pub async fn take_up(endpoint: &Endpoint) -> StoreResult<()> {
    transactions::go_on(&mut locked(endpoint).await?).await
}

/// Undoes the newest `count` migrations; returns their versions, newest first.
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

/// The lock belongs to the connection, so it goes with it, whatever happens.
async fn under_lock<T>(
    endpoint: &Endpoint,
    work: impl FnOnce(&mut AsyncMigrationHarness<AsyncPgConnection>) -> StoreResult<T>,
) -> StoreResult<T> {
    work(&mut AsyncMigrationHarness::new(locked(endpoint).await?))
}

async fn locked(endpoint: &Endpoint) -> StoreResult<AsyncPgConnection> {
    let mut connection = endpoint.connect().await.map_err(|error| StoreError::Unavailable(error.to_string()))?;
    diesel::sql_query(format!("select pg_advisory_lock({LOCK})")).execute(&mut connection).await?;
    Ok(connection)
}

impl Store {
    /// Versions this build knows and the database lacks.
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
        // A newer build may have added to the schema while this one still serves: that is how a rolling update looks.
        Ok(known.difference(&applied.into_iter().collect()).cloned().collect())
    }
}
