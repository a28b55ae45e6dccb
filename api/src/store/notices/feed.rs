//! Feeds: the notices of accounts.

use chrono::{DateTime, Utc};
use diesel::{
    QueryableByName,
    sql_types::{Array, BigInt, Bool, Jsonb, Nullable, Text, Timestamptz, Uuid as SqlUuid},
};
use diesel_async::{AsyncPgConnection, RunQueryDsl};

use crate::{
    model::{
        feed_cursor::FeedCursor,
        feed_filter::FeedFilter,
        ids::{AccountId, GameId},
        notices::NoticeFor,
    },
    store::{Store, error::StoreResult, json::JsonText},
};

/// A notice in a feed.
#[derive(Clone, Debug, QueryableByName)]
pub struct FeedRow {
    /// The transaction that wrote it.
    #[diesel(sql_type = BigInt)]
    pub tx: i64,
    /// Its number.
    #[diesel(sql_type = BigInt)]
    pub id: i64,
    /// When it happened.
    #[diesel(sql_type = Timestamptz)]
    pub at: DateTime<Utc>,
    /// The notice.
    #[diesel(sql_type = Jsonb)]
    pub body: JsonText,
    /// Whether it was marked as read.
    #[diesel(sql_type = Bool)]
    pub read: bool,
    /// Whether no other notice can appear before it any more.
    #[diesel(sql_type = Bool)]
    complete: bool,
}

/// The notices after a cursor.
#[derive(Debug)]
pub struct FeedAfter {
    /// Notices before which no other can appear any more, the oldest first.
    pub complete: Vec<FeedRow>,
    /// Whether there are more that a running transaction holds back.
    pub held_back: bool,
}

/// Selects the columns of [`FeedRow`]. A transaction that began earlier may still commit later, so only notices older than every running
/// transaction are complete.
const SELECT_NOTICES: &str = "select tx::text::bigint as tx, id, at, body, read_at is not null as read,
        tx < tx_horizon() as complete from feed where account_id = $1";

/// The SQL condition of a filter. `read_at is null` is written as in the partial index, so that the planner uses it.
fn condition(filter: &FeedFilter) -> &'static str {
    if filter.unread { "($2 is null or kind = any($2)) and read_at is null" } else { "($2 is null or kind = any($2))" }
}

/// Inserts notices in the caller's transaction, and puts their accounts into the outbox.
pub(in crate::store) async fn insert_notices(
    connection: &mut AsyncPgConnection,
    at: DateTime<Utc>,
    notices: &[NoticeFor],
) -> StoreResult<()> {
    if notices.is_empty() {
        return Ok(());
    }
    let accounts: Vec<AccountId> = notices.iter().map(|item| item.account).collect();
    let kinds: Vec<&str> = notices.iter().map(|item| item.notice.kind()).collect();
    let games: Vec<Option<GameId>> = notices.iter().map(|item| item.notice.game()).collect();
    let bodies: Vec<JsonText> = notices.iter().map(|item| JsonText::of(&item.notice)).collect();
    diesel::sql_query(
        "with inserted as (
            insert into feed (account_id, kind, game_id, body, at)
            select i.account_id, i.kind, i.game_id, i.body, $5 from unnest($1, $2, $3, $4) as i (account_id, kind, game_id, body)
        )
        insert into outbox (account_id) select distinct unnest($1)",
    )
    .bind::<Array<SqlUuid>, _>(accounts)
    .bind::<Array<Text>, _>(kinds)
    .bind::<Array<Nullable<SqlUuid>>, _>(games)
    .bind::<Array<Jsonb>, _>(bodies)
    .bind::<Timestamptz, _>(at)
    .execute(connection)
    .await?;
    Ok(())
}

/// Deletes the feed, webhooks and invitations of an account.
pub(in crate::store) async fn delete_of_account(
    connection: &mut AsyncPgConnection,
    account: AccountId,
) -> StoreResult<()> {
    for statement in [
        "delete from webhooks where account_id = $1",
        "delete from invitations where account_id = $1 or from_id = $1",
        "delete from feed where account_id = $1",
    ] {
        diesel::sql_query(statement).bind::<SqlUuid, _>(account).execute(connection).await?;
    }
    Ok(())
}

impl Store {
    /// Inserts notices in a transaction of their own.
    pub async fn insert_notices(&self, at: DateTime<Utc>, notices: &[NoticeFor]) -> StoreResult<()> {
        insert_notices(&mut *self.connection().await?, at, notices).await
    }

    /// Returns the notices after a cursor, the oldest first.
    pub async fn feed_after(
        &self,
        account: AccountId,
        after: FeedCursor,
        filter: &FeedFilter,
        limit: i64,
    ) -> StoreResult<FeedAfter> {
        let condition = condition(filter);
        let mut complete: Vec<FeedRow> = diesel::sql_query(format!(
            "{SELECT_NOTICES} and {condition} and tx >= $3::text::xid8 and (tx, id) > ($3::text::xid8, $4) order by feed.tx, id limit $5"
        ))
        .bind::<SqlUuid, _>(account)
        .bind::<Nullable<Array<Text>>, _>(filter.kinds.as_ref())
        .bind::<BigInt, _>(after.tx)
        .bind::<BigInt, _>(after.id)
        .bind::<BigInt, _>(limit)
        .load(&mut self.connection().await?)
        .await?;
        let visible = complete.iter().take_while(|row| row.complete).count();
        let held_back = visible < complete.len();
        complete.truncate(visible);
        Ok(FeedAfter { complete, held_back })
    }

    /// Returns the newest notices, or the newest before a cursor, the oldest of them first.
    pub async fn feed_before(
        &self,
        account: AccountId,
        before: Option<FeedCursor>,
        filter: &FeedFilter,
        limit: i64,
    ) -> StoreResult<Vec<FeedRow>> {
        let before = before.unwrap_or(FeedCursor { tx: i64::MAX, id: i64::MAX });
        let condition = condition(filter);
        let mut rows: Vec<FeedRow> = diesel::sql_query(format!(
            "{SELECT_NOTICES} and {condition} and tx < tx_horizon()
                and tx <= $3::text::xid8 and (tx, id) < ($3::text::xid8, $4) order by feed.tx desc, id desc limit $5"
        ))
        .bind::<SqlUuid, _>(account)
        .bind::<Nullable<Array<Text>>, _>(filter.kinds.as_ref())
        .bind::<BigInt, _>(before.tx)
        .bind::<BigInt, _>(before.id)
        .bind::<BigInt, _>(limit)
        .load(&mut self.connection().await?)
        .await?;
        rows.reverse();
        Ok(rows)
    }

    /// Returns how many notices of each kind are unread.
    pub async fn unread_by_kind(&self, account: AccountId) -> StoreResult<Vec<(String, i64)>> {
        #[derive(QueryableByName)]
        struct UnreadCount {
            #[diesel(sql_type = Text)]
            kind: String,
            #[diesel(sql_type = BigInt)]
            count: i64,
        }
        let counts: Vec<UnreadCount> = diesel::sql_query(
            "select kind, count(*) as count from feed where account_id = $1 and read_at is null group by kind",
        )
        .bind::<SqlUuid, _>(account)
        .load(&mut self.connection().await?)
        .await?;
        Ok(counts.into_iter().map(|it| (it.kind, it.count)).collect())
    }

    /// Marks all notices up to a cursor as read.
    pub async fn mark_read_up_to(&self, account: AccountId, cursor: FeedCursor, at: DateTime<Utc>) -> StoreResult<()> {
        diesel::sql_query(
            "update feed set read_at = $4 where account_id = $1 and read_at is null
                and tx <= $2::text::xid8 and (tx, id) <= ($2::text::xid8, $3)",
        )
        .bind::<SqlUuid, _>(account)
        .bind::<BigInt, _>(cursor.tx)
        .bind::<BigInt, _>(cursor.id)
        .bind::<Timestamptz, _>(at)
        .execute(&mut self.connection().await?)
        .await?;
        Ok(())
    }

    /// Marks single notices as read.
    pub async fn mark_read(&self, account: AccountId, cursors: &[FeedCursor], at: DateTime<Utc>) -> StoreResult<()> {
        let (transactions, ids): (Vec<i64>, Vec<i64>) = cursors.iter().map(|cursor| (cursor.tx, cursor.id)).unzip();
        diesel::sql_query(
            "update feed f set read_at = $4 from unnest($2, $3) as i (tx, id)
            where f.account_id = $1 and f.tx = i.tx::text::xid8 and f.id = i.id and f.read_at is null",
        )
        .bind::<SqlUuid, _>(account)
        .bind::<Array<BigInt>, _>(transactions)
        .bind::<Array<BigInt>, _>(ids)
        .bind::<Timestamptz, _>(at)
        .execute(&mut self.connection().await?)
        .await?;
        Ok(())
    }

    /// Deletes notices older than `oldest`, looking at the `limit` notices of the oldest transactions. Returns how many it deleted. An index
    /// on the time would find them directly, but it would slow down every move.
    pub async fn delete_old_notices(&self, oldest: DateTime<Utc>, limit: i64) -> StoreResult<i64> {
        let rows = diesel::sql_query(
            "delete from feed where ctid = any(array(
                select ctid from (select ctid, at from feed order by tx, id limit $2) f where f.at < $1
            ))",
        )
        .bind::<Timestamptz, _>(oldest)
        .bind::<BigInt, _>(limit)
        .execute(&mut self.connection().await?)
        .await?;
        Ok(rows as i64)
    }
}
