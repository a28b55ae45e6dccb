//! Scans all feeds once, in order, for notices that accounts want by mail.

use chrono::{DateTime, Utc};
use diesel::{
    OptionalExtension, QueryableByName,
    sql_types::{BigInt, Bool, Integer, Jsonb, Nullable, Text, Timestamptz, Uuid as SqlUuid},
};
use diesel_async::{AsyncConnection, AsyncPgConnection, RunQueryDsl};

use crate::{
    model::{ids::AccountId, mail::TurnMails},
    store::{
        Store,
        error::{StoreError, StoreResult},
        json::JsonText,
        notices::mails::{self, NewMail},
    },
};

/// A notice with the mail settings of its account.
#[derive(Clone, Debug, QueryableByName)]
pub struct MailableNoticeRow {
    /// Its transaction.
    #[diesel(sql_type = BigInt)]
    pub tx: i64,
    /// Its number.
    #[diesel(sql_type = BigInt)]
    pub id: i64,
    /// The account it is for.
    #[diesel(sql_type = SqlUuid)]
    pub account_id: AccountId,
    /// When it happened.
    #[diesel(sql_type = Timestamptz)]
    pub at: DateTime<Utc>,
    /// The notice; none for accounts without a verified address.
    #[diesel(sql_type = Nullable<Jsonb>)]
    pub body: Option<JsonText>,
    /// When turns are mailed.
    #[diesel(sql_type = Text)]
    pub turns: TurnMails,
    /// For `quiet`: how long a decision waits before it is mailed.
    #[diesel(sql_type = Integer)]
    pub quiet_minutes: i32,
    /// Whether invitations are mailed.
    #[diesel(sql_type = Bool)]
    pub invitations: bool,
    /// Whether results are mailed.
    #[diesel(sql_type = Bool)]
    pub results: bool,
}

/// Which work there is for the mailer.
#[derive(Clone, Copy, Debug, QueryableByName)]
pub struct PendingMailWork {
    /// Notices that were not scanned yet.
    #[diesel(sql_type = Bool)]
    pub feed: bool,
    /// Digests that are due.
    #[diesel(sql_type = Bool)]
    pub digests: bool,
    /// Mails that are due.
    #[diesel(sql_type = Bool)]
    pub mails: bool,
}

/// The last scanned notice.
#[derive(QueryableByName)]
struct Cursor {
    #[diesel(sql_type = BigInt)]
    tx: i64,
    #[diesel(sql_type = BigInt)]
    id: i64,
}

/// The result of a scan.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FeedScan {
    /// The number of rows read, without those of accounts that get no mail; 0 at the end of the feeds.
    Read(usize),
    /// Another server has the lock.
    Locked,
}

impl Store {
    /// Returns which work there is. It is polled often, so it locks nothing.
    pub async fn pending_mail_work(&self, now: DateTime<Utc>) -> StoreResult<PendingMailWork> {
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

    /// Reads the next notices of all feeds and queues the mails that `wanted` makes of them, in one transaction: every notice is scanned
    /// exactly once, also if several servers scan or one dies.
    pub async fn queue_mails_from_feed(
        &self,
        limit: i64,
        now: DateTime<Utc>,
        wanted: fn(&MailableNoticeRow, DateTime<Utc>) -> Option<NewMail<'static>>,
    ) -> StoreResult<FeedScan> {
        let mut connection = self.connection().await?;
        connection
            .transaction::<_, StoreError, _>(async |tx| {
                let cursor = "select tx::text::bigint as tx, id from mail_cursor for update skip locked";
                let Some(cursor) = diesel::sql_query(cursor).get_result::<Cursor>(tx).await.optional()? else {
                    return Ok(FeedScan::Locked);
                };
                let notices = read(tx, &cursor, limit).await?;
                let mails: Vec<NewMail<'static>> = notices.iter().filter_map(|notice| wanted(notice, now)).collect();
                for mail in &mails {
                    mails::insert_mail(tx, mail).await?;
                }
                if let Some(last) = notices.last() {
                    diesel::sql_query("update mail_cursor set tx = $1::text::xid8, id = $2")
                        .bind::<BigInt, _>(last.tx)
                        .bind::<BigInt, _>(last.id)
                        .execute(tx)
                        .await?;
                }
                Ok(FeedScan::Read(notices.len()))
            })
            .await
    }
}

/// Returns the notices after the cursor that are older than every running transaction: no other can appear before them any more. Only
/// accounts with a verified address are included, and the last notice of any account, because the cursor moves to it.
async fn read(connection: &mut AsyncPgConnection, after: &Cursor, limit: i64) -> StoreResult<Vec<MailableNoticeRow>> {
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
