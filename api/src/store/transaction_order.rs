//! Feeds and streams are ordered by transaction id. This keeps new ids above all stored ones, also after a dump was restored into another
//! PostgreSQL cluster, which counts from its own number.

use diesel::{
    QueryableByName,
    sql_types::{BigInt, Bool, Integer, Nullable},
};
use diesel_async::{AsyncConnection, AsyncPgConnection, RunQueryDsl, SimpleAsyncConnection};

use crate::store::{
    Store,
    error::{StoreError, StoreResult},
};

/// Distance between the highest recorded id and the first new one in another cluster. It exceeds the number of transactions between two
/// recordings, and between a dump and the last cursor that clients got after it.
const ID_GAP: i64 = 1 << 32;

/// A PostgreSQL cluster and its timeline. Restoring a physical backup begins a new timeline, which uses ids again that were used before.
#[derive(Clone, Copy, PartialEq, Eq, QueryableByName)]
struct ClusterTimeline {
    #[diesel(sql_type = BigInt)]
    cluster: i64,
    #[diesel(sql_type = Integer)]
    timeline: i32,
}

#[derive(QueryableByName)]
struct RecordedIds {
    /// The cluster that gave the recorded ids, if known.
    #[diesel(sql_type = Nullable<BigInt>)]
    cluster: Option<i64>,
    #[diesel(sql_type = Nullable<Integer>)]
    timeline: Option<i32>,
    #[diesel(sql_type = BigInt)]
    reached: i64,
    /// The current id of this cluster.
    #[diesel(sql_type = BigInt)]
    own: i64,
    /// The current id with the offset of this database.
    #[diesel(sql_type = BigInt)]
    horizon: i64,
}

impl RecordedIds {
    fn recorded_cluster(&self) -> Option<ClusterTimeline> {
        self.cluster.zip(self.timeline).map(|(cluster, timeline)| ClusterTimeline { cluster, timeline })
    }
}

const RECORDED_IDS: &str = "
    select cluster, timeline, reached::text::bigint as reached,
        pg_snapshot_xmin(pg_current_snapshot())::text::bigint as own, tx_horizon()::text::bigint as horizon
    from transactions where id for update";

/// Returns the current cluster, or `None` if this database role may not read it.
async fn current_cluster(connection: &mut AsyncPgConnection) -> StoreResult<Option<ClusterTimeline>> {
    let may = diesel::dsl::sql::<Bool>(
        "has_function_privilege('pg_control_system()', 'execute') and has_function_privilege('pg_control_checkpoint()', 'execute')",
    );
    if !diesel::select(may).get_result::<bool>(connection).await? {
        return Ok(None);
    }
    let cluster = diesel::sql_query(
        "select system_identifier as cluster, timeline_id as timeline from pg_control_system(), pg_control_checkpoint()",
    );
    Ok(Some(cluster.get_result(connection).await?))
}

/// Records the cluster and its highest transaction id. In another cluster, or after going back to a backup, it adds an offset to new ids
/// so that they come after all stored ones. Must be called under the migration lock, before the database is served.
pub(super) async fn continue_order(connection: &mut AsyncPgConnection) -> StoreResult<()> {
    let offset = connection
        .transaction(async |connection| {
            let cluster = current_cluster(connection).await?;
            let now: RecordedIds = diesel::sql_query(RECORDED_IDS).get_result(connection).await?;
            let moved = now.recorded_cluster().zip(cluster).is_some_and(|(before, now)| before != now);
            let offset = (moved || now.reached > now.horizon).then(|| now.reached + ID_GAP - now.own);
            if let Some(offset) = offset {
                connection.batch_execute(&functions_with_offset(offset)).await?;
            }
            diesel::sql_query(
                "update transactions set cluster = coalesce($1, cluster), timeline = coalesce($2, timeline),
                    reached = greatest(reached, tx_horizon())",
            )
            .bind::<Nullable<BigInt>, _>(cluster.map(|it| it.cluster))
            .bind::<Nullable<Integer>, _>(cluster.map(|it| it.timeline))
            .execute(connection)
            .await?;
            Ok::<_, StoreError>(offset)
        })
        .await?;
    if let Some(offset) = offset {
        tracing::warn!(
            offset,
            "the database was moved to another cluster or restored from a backup; new transaction ids get an offset, so that feeds stay in order"
        );
    }
    Ok(())
}

/// The SQL functions that return transaction ids, with this offset added.
fn functions_with_offset(offset: i64) -> String {
    format!(
        "create or replace function tx_now() returns xid8 language sql stable parallel restricted as $$
            select (pg_current_xact_id()::text::bigint + {offset})::text::xid8
        $$;
        create or replace function tx_horizon() returns xid8 language sql stable parallel safe as $$
            select (pg_snapshot_xmin(pg_current_snapshot())::text::bigint + {offset})::text::xid8
        $$;"
    )
}

impl Store {
    /// Records the highest transaction id, for a server that continues with a dump of this database.
    pub async fn record_transaction_horizon(&self) -> StoreResult<()> {
        diesel::sql_query("update transactions set reached = greatest(reached, tx_horizon())")
            .execute(&mut self.connection().await?)
            .await?;
        Ok(())
    }
}
