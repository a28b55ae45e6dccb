//! The order in which everything is told: that of transactions, also after a dump was restored into another cluster.

use diesel::{
    QueryableByName,
    sql_types::{BigInt, Bool, Integer, Nullable},
};
use diesel_async::{AsyncConnection, AsyncPgConnection, RunQueryDsl, SimpleAsyncConnection};

use super::{Store, StoreError, StoreResult};

/// How far above all that were ever given they go on: more than any cluster counts between two looks at how far it is, and than
/// between a dump and the last cursor that was given after it.
const GAP: i64 = 1 << 32;

/// A cluster, and the how manieth history of it this is: whoever goes back to a backup begins another one, and counts numbers
/// again that were given before.
#[derive(Clone, Copy, PartialEq, Eq, QueryableByName)]
struct Cluster {
    #[diesel(sql_type = BigInt)]
    cluster: i64,
    #[diesel(sql_type = Integer)]
    timeline: i32,
}

#[derive(QueryableByName)]
struct Counting {
    /// Where it was counted before, if that is known.
    #[diesel(sql_type = Nullable<BigInt>)]
    cluster: Option<i64>,
    #[diesel(sql_type = Nullable<Integer>)]
    timeline: Option<i32>,
    #[diesel(sql_type = BigInt)]
    reached: i64,
    /// What this cluster gives by itself.
    #[diesel(sql_type = BigInt)]
    own: i64,
    /// The same with what was added to it.
    #[diesel(sql_type = BigInt)]
    horizon: i64,
}

impl Counting {
    fn before(&self) -> Option<Cluster> {
        self.cluster.zip(self.timeline).map(|(cluster, timeline)| Cluster { cluster, timeline })
    }
}

const COUNTING: &str = "
    select cluster, timeline, reached::text::bigint as reached,
        pg_snapshot_xmin(pg_current_snapshot())::text::bigint as own, tx_horizon()::text::bigint as horizon
    from transactions where id for update";

/// The cluster this is, if whoever asks may know.
async fn this_cluster(connection: &mut AsyncPgConnection) -> StoreResult<Option<Cluster>> {
    let may = diesel::dsl::sql::<Bool>(
        "has_function_privilege('pg_control_system()', 'execute') and has_function_privilege('pg_control_checkpoint()', 'execute')",
    );
    if !diesel::select(may).get_result::<bool>(connection).await? {
        return Ok(None);
    }
    let told = diesel::sql_query(
        "select system_identifier as cluster, timeline_id as timeline from pg_control_system(), pg_control_checkpoint()",
    );
    Ok(Some(told.get_result(connection).await?))
}

/// Notes where transactions are counted and how far they are. In a cluster that counts from elsewhere it lets them go on above all
/// that were ever given. To be called while nobody else serves this database for the first time, under the lock of migrations.
pub(super) async fn go_on(connection: &mut AsyncPgConnection) -> StoreResult<()> {
    let added = connection
        .transaction(async |connection| {
            let cluster = this_cluster(connection).await?;
            let now: Counting = diesel::sql_query(COUNTING).get_result(connection).await?;
            let elsewhere = now.before().zip(cluster).is_some_and(|(before, now)| before != now);
            let added = (elsewhere || now.reached > now.horizon).then(|| now.reached + GAP - now.own);
            if let Some(added) = added {
                connection.batch_execute(&counted_with(added)).await?;
            }
            diesel::sql_query(
                "update transactions set cluster = coalesce($1, cluster), timeline = coalesce($2, timeline),
                    reached = greatest(reached, tx_horizon())",
            )
            .bind::<Nullable<BigInt>, _>(cluster.map(|it| it.cluster))
            .bind::<Nullable<Integer>, _>(cluster.map(|it| it.timeline))
            .execute(connection)
            .await?;
            Ok::<_, StoreError>(added)
        })
        .await?;
    if let Some(added) = added {
        tracing::warn!(
            added,
            "this database was counted in another cluster, or went back to a backup: what is told goes on after all that was"
        );
    }
    Ok(())
}

/// The functions that everything asks, with this much added.
fn counted_with(added: i64) -> String {
    format!(
        "create or replace function tx_now() returns xid8 language sql stable parallel restricted as $$
            select (pg_current_xact_id()::text::bigint + {added})::text::xid8
        $$;
        create or replace function tx_horizon() returns xid8 language sql stable parallel safe as $$
            select (pg_snapshot_xmin(pg_current_snapshot())::text::bigint + {added})::text::xid8
        $$;"
    )
}

impl Store {
    /// Notes how far transactions are, for whoever goes on with a dump of this database.
    pub async fn note_transactions(&self) -> StoreResult<()> {
        diesel::sql_query("update transactions set reached = greatest(reached, tx_horizon())")
            .execute(&mut self.connection().await?)
            .await?;
        Ok(())
    }
}
