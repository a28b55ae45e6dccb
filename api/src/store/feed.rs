//! What accounts are told.

use chrono::{DateTime, Utc};
use diesel::{
    QueryableByName,
    sql_types::{Array, BigInt, Bool, Jsonb, Nullable, Text, Timestamptz, Uuid as SqlUuid},
};
use diesel_async::{AsyncPgConnection, RunQueryDsl};

use super::{
    Store, StoreResult,
    ids::{AccountId, GameId},
    json::JsonText,
};
use crate::feed::{FeedFilter, NewsFor, Place};

/// An item of a feed.
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
    /// What happened.
    #[diesel(sql_type = Jsonb)]
    pub body: JsonText,
    /// Whether it was marked as read.
    #[diesel(sql_type = Bool)]
    pub read: bool,
    /// Whether nothing can appear before it any more.
    #[diesel(sql_type = Bool)]
    complete: bool,
}

/// What comes after a place in a feed.
#[derive(Debug)]
pub struct FeedAfter {
    /// Items before which nothing can appear any more, the oldest first.
    pub complete: Vec<FeedRow>,
    /// Whether there is more that has to wait for an older transaction to end.
    pub held_back: bool,
}

/// What is told of an item. A transaction that began earlier may still commit later, so only what is older than every running one
/// is complete.
const ITEM: &str = "select tx::text::bigint as tx, id, at, body, read_at is not null as read,
        tx < tx_horizon() as complete from feed where account_id = $1";

/// In the words of the index where only unread items are wanted.
fn chosen(filter: &FeedFilter) -> &'static str {
    if filter.unread { "($2 is null or kind = any($2)) and read_at is null" } else { "($2 is null or kind = any($2))" }
}

/// Writes news within somebody's transaction, and lets those they are for look again after it.
pub(super) async fn insert_news(
    connection: &mut AsyncPgConnection,
    at: DateTime<Utc>,
    news: &[NewsFor],
) -> StoreResult<()> {
    if news.is_empty() {
        return Ok(());
    }
    let accounts: Vec<AccountId> = news.iter().map(|item| item.account).collect();
    let kinds: Vec<&str> = news.iter().map(|item| item.news.kind()).collect();
    let games: Vec<Option<GameId>> = news.iter().map(|item| item.news.game()).collect();
    let bodies: Vec<JsonText> = news.iter().map(|item| JsonText::of(&item.news)).collect();
    diesel::sql_query(
        "with told as (
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

/// Removes everything an account was told, and everything that tells it elsewhere.
pub(super) async fn forget_account(connection: &mut AsyncPgConnection, account: AccountId) -> StoreResult<()> {
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
    /// Tells accounts something that happened apart from any game's transaction.
    pub async fn tell(&self, at: DateTime<Utc>, news: &[NewsFor]) -> StoreResult<()> {
        insert_news(&mut *self.connection().await?, at, news).await
    }

    /// Items after a place, the oldest first.
    pub async fn feed_after(
        &self,
        account: AccountId,
        after: Place,
        filter: &FeedFilter,
        limit: i64,
    ) -> StoreResult<FeedAfter> {
        let chosen = chosen(filter);
        let mut complete: Vec<FeedRow> = diesel::sql_query(format!(
            "{ITEM} and {chosen} and tx >= $3::text::xid8 and (tx, id) > ($3::text::xid8, $4) order by feed.tx, id limit $5"
        ))
        .bind::<SqlUuid, _>(account)
        .bind::<Nullable<Array<Text>>, _>(filter.kinds.as_ref())
        .bind::<BigInt, _>(after.tx)
        .bind::<BigInt, _>(after.id)
        .bind::<BigInt, _>(limit)
        .load(&mut self.connection().await?)
        .await?;
        let told = complete.iter().take_while(|row| row.complete).count();
        let held_back = told < complete.len();
        complete.truncate(told);
        Ok(FeedAfter { complete, held_back })
    }

    /// The newest items, or the newest before a place, the oldest of them first.
    pub async fn feed_before(
        &self,
        account: AccountId,
        before: Option<Place>,
        filter: &FeedFilter,
        limit: i64,
    ) -> StoreResult<Vec<FeedRow>> {
        let before = before.unwrap_or(Place { tx: i64::MAX, id: i64::MAX });
        let chosen = chosen(filter);
        let mut rows: Vec<FeedRow> = diesel::sql_query(format!(
            "{ITEM} and {chosen} and tx < tx_horizon()
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

    /// How many items of each kind were not marked as read.
    pub async fn unread_by_kind(&self, account: AccountId) -> StoreResult<Vec<(String, i64)>> {
        #[derive(QueryableByName)]
        struct Count {
            #[diesel(sql_type = Text)]
            kind: String,
            #[diesel(sql_type = BigInt)]
            count: i64,
        }
        let counts: Vec<Count> = diesel::sql_query(
            "select kind, count(*) as count from feed where account_id = $1 and read_at is null group by kind",
        )
        .bind::<SqlUuid, _>(account)
        .load(&mut self.connection().await?)
        .await?;
        Ok(counts.into_iter().map(|it| (it.kind, it.count)).collect())
    }

    /// Marks everything up to a place.
    pub async fn mark_read_up_to(&self, account: AccountId, place: Place, at: DateTime<Utc>) -> StoreResult<()> {
        diesel::sql_query(
            "update feed set read_at = $4 where account_id = $1 and read_at is null
                and tx <= $2::text::xid8 and (tx, id) <= ($2::text::xid8, $3)",
        )
        .bind::<SqlUuid, _>(account)
        .bind::<BigInt, _>(place.tx)
        .bind::<BigInt, _>(place.id)
        .bind::<Timestamptz, _>(at)
        .execute(&mut self.connection().await?)
        .await?;
        Ok(())
    }

    /// Marks single items.
    pub async fn mark_read(&self, account: AccountId, places: &[Place], at: DateTime<Utc>) -> StoreResult<()> {
        let (transactions, ids): (Vec<i64>, Vec<i64>) = places.iter().map(|place| (place.tx, place.id)).unzip();
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

    /// Deletes those among so many of the oldest items that are older than `oldest`; returns how many there were. The oldest are
    /// those of the oldest transactions: an index on the time alone would cost every move more than it is worth here.
    pub async fn forget_feed(&self, oldest: DateTime<Utc>, limit: i64) -> StoreResult<i64> {
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
