//! Going over what accounts were told, once, for those who want it by mail.

use chrono::{DateTime, Utc};
use diesel::{
    OptionalExtension, QueryableByName,
    sql_types::{BigInt, Bool, Integer, Jsonb, Nullable, Text, Timestamptz, Uuid as SqlUuid},
};
use diesel_async::{AsyncConnection, AsyncPgConnection, RunQueryDsl};

use super::{Store, StoreError, StoreResult, ids::AccountId, json::JsonText, mails, mails::NewMail};

/// Something an account was told, with what it wants by mail.
#[derive(Clone, Debug, QueryableByName)]
pub struct ToldRow {
    /// Its transaction.
    #[diesel(sql_type = BigInt)]
    pub tx: i64,
    /// Its place there.
    #[diesel(sql_type = BigInt)]
    pub id: i64,
    /// Who was told.
    #[diesel(sql_type = SqlUuid)]
    pub account_id: AccountId,
    /// When.
    #[diesel(sql_type = Timestamptz)]
    pub at: DateTime<Utc>,
    /// What; none for accounts without a proven address.
    #[diesel(sql_type = Nullable<Jsonb>)]
    pub body: Option<JsonText>,
    /// How turns are told.
    #[diesel(sql_type = Text)]
    pub turns: String,
    /// How long a decision may wait before it is told.
    #[diesel(sql_type = Integer)]
    pub quiet_minutes: i32,
    /// Whether invitations are told.
    #[diesel(sql_type = Bool)]
    pub invitations: bool,
    /// Whether finished games are told.
    #[diesel(sql_type = Bool)]
    pub results: bool,
}

/// What there is to do about mails.
#[derive(Clone, Copy, Debug, QueryableByName)]
pub struct MailWaits {
    /// Something told that was not gone over.
    #[diesel(sql_type = Bool)]
    pub feed: bool,
    /// Digests to be written.
    #[diesel(sql_type = Bool)]
    pub digests: bool,
    /// Mails to be sent.
    #[diesel(sql_type = Bool)]
    pub mails: bool,
}

/// How far the mails have come.
#[derive(QueryableByName)]
struct Cursor {
    #[diesel(sql_type = BigInt)]
    tx: i64,
    #[diesel(sql_type = BigInt)]
    id: i64,
}

/// What became of a look at the feed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MailFeed {
    /// So many items were read, those that nobody wants by mail left out; none if there were none.
    Read(usize),
    /// Another server is at it.
    Taken,
}

impl Store {
    /// What there is to do: asked all the time, so without locking anything.
    pub async fn mail_waits(&self, now: DateTime<Utc>) -> StoreResult<MailWaits> {
        let query = diesel::sql_query(
            "select exists (
                select from feed f where f.tx >= c.tx and (f.tx, f.id) > (c.tx, c.id)
                    and f.tx < tx_horizon()
            ) as feed, exists (
                select from mail_settings where digest_at <= $1
            ) as digests, exists (
                select from mails where due_at <= $1 and sent_at is null and given_up_at is null
                    and (claimed_until is null or claimed_until <= $1)
            ) as mails from mail_cursor c",
        );
        Ok(query.bind::<Timestamptz, _>(now).get_result(&mut self.connection().await?).await?)
    }

    /// Goes over the next items of all feeds and writes the mails that `wanted` makes of them, in one transaction: no item is
    /// skipped and none leads to two mails, however many servers do this and wherever they die.
    pub async fn mail_feed(
        &self,
        limit: i64,
        now: DateTime<Utc>,
        wanted: fn(&ToldRow, DateTime<Utc>) -> Option<NewMail<'static>>,
    ) -> StoreResult<MailFeed> {
        let mut connection = self.connection().await?;
        connection
            .transaction::<_, StoreError, _>(async |tx| {
                let cursor = "select tx::text::bigint as tx, id from mail_cursor for update skip locked";
                let Some(cursor) = diesel::sql_query(cursor).get_result::<Cursor>(tx).await.optional()? else {
                    return Ok(MailFeed::Taken);
                };
                let told = read(tx, &cursor, limit).await?;
                let mails: Vec<NewMail<'static>> = told.iter().filter_map(|told| wanted(told, now)).collect();
                for mail in &mails {
                    mails::queue(tx, mail).await?;
                }
                if let Some(last) = told.last() {
                    diesel::sql_query("update mail_cursor set tx = $1::text::xid8, id = $2")
                        .bind::<BigInt, _>(last.tx)
                        .bind::<BigInt, _>(last.id)
                        .execute(tx)
                        .await?;
                }
                Ok(MailFeed::Read(told.len()))
            })
            .await
    }
}

/// What comes after the cursor and is older than every running transaction: nothing can appear before it any more. Told are only
/// accounts with a proven address, and the last item whosoever it is, since it is where the cursor goes.
async fn read(connection: &mut AsyncPgConnection, after: &Cursor, limit: i64) -> StoreResult<Vec<ToldRow>> {
    Ok(diesel::sql_query(
        "select f.tx::text::bigint as tx, f.id, f.account_id, f.at, case when a.id is not null then f.body end as body,
            coalesce(s.turns, 'quiet') as turns, coalesce(s.quiet_minutes, 60) as quiet_minutes,
            coalesce(s.invitations, true) as invitations, coalesce(s.results, true) as results
        from (
            select *, lead(id) over (order by tx, id) is null as is_last from (
                select tx, id, account_id, at, body from feed
                where tx >= $1::text::xid8 and (tx, id) > ($1::text::xid8, $2) and tx < tx_horizon()
                order by tx, id limit $3
            ) next
        ) f
        left join accounts a on a.id = f.account_id and a.email_verified_at is not null and a.deleted_at is null
        left join mail_settings s on s.account_id = a.id
        where a.id is not null or f.is_last
        order by f.tx, f.id",
    )
    .bind::<BigInt, _>(after.tx)
    .bind::<BigInt, _>(after.id)
    .bind::<BigInt, _>(limit)
    .load(connection)
    .await?)
}
