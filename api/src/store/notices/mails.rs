//! The queue of mails, and for a limited time those that were sent.

use chrono::{DateTime, Utc};
use diesel::{
    ExpressionMethods, Insertable, QueryDsl, Queryable, QueryableByName, Selectable, SelectableHelper,
    dsl::{count_star, sql},
    sql_types::{BigInt, Bool, Jsonb, Nullable, SmallInt, Text, Timestamptz, Uuid as SqlUuid},
};
use diesel_async::{AsyncPgConnection, RunQueryDsl};

use crate::{
    model::{
        ids::{AccountId, MailId},
        mail::MailKind,
    },
    store::{Store, error::StoreResult, json::JsonText, schema::mails},
};

/// A mail to insert.
#[derive(Debug, Insertable)]
#[diesel(table_name = mails)]
pub struct NewMail<'a> {
    /// Its id.
    pub id: MailId,
    /// The account it is for; none if only an address is known.
    pub account_id: Option<AccountId>,
    /// What it is about.
    pub kind: MailKind,
    /// The address; without it, the verified address of the account when the mail is sent.
    pub recipient: Option<&'a str>,
    /// Its data.
    pub about: JsonText,
    /// When it was queued.
    pub created_at: DateTime<Utc>,
    /// When it is due.
    pub due_at: DateTime<Utc>,
}

/// A mail that is claimed for sending.
#[derive(Clone, Debug, QueryableByName)]
pub struct MailRow {
    /// Its id.
    #[diesel(sql_type = SqlUuid)]
    pub id: MailId,
    /// The account it is for.
    #[diesel(sql_type = Nullable<SqlUuid>)]
    pub account_id: Option<AccountId>,
    /// What it is about.
    #[diesel(sql_type = Text)]
    pub kind: MailKind,
    /// The address.
    #[diesel(sql_type = Nullable<Text>)]
    pub recipient: Option<String>,
    /// Its data.
    #[diesel(sql_type = Jsonb)]
    pub about: JsonText,
    /// When it was queued.
    #[diesel(sql_type = Timestamptz)]
    pub created_at: DateTime<Utc>,
    /// When it was due.
    #[diesel(sql_type = Timestamptz)]
    pub due_at: DateTime<Utc>,
    /// The number of attempts, with this one.
    #[diesel(sql_type = SmallInt)]
    pub attempts: i16,
}

/// A mail as its account may see it.
#[derive(Clone, Debug, Queryable, Selectable)]
#[diesel(table_name = mails)]
pub struct MailLogRow {
    /// What it is about.
    pub kind: MailKind,
    /// The address, if it is not the verified address of the account.
    pub recipient: Option<String>,
    /// When it was queued.
    pub created_at: DateTime<Utc>,
    /// When it is due.
    pub due_at: DateTime<Utc>,
    /// When it was sent.
    pub sent_at: Option<DateTime<Utc>>,
    /// When the server gave up sending it.
    pub given_up_at: Option<DateTime<Utc>>,
}

/// Queues a mail in the caller's transaction.
pub(in crate::store) async fn insert_mail(connection: &mut AsyncPgConnection, mail: &NewMail<'_>) -> StoreResult<()> {
    diesel::insert_into(mails::table).values(mail).execute(connection).await?;
    Ok(())
}

/// Deletes the mails of an account.
pub(in crate::store) async fn delete_of_account(
    connection: &mut AsyncPgConnection,
    account: AccountId,
) -> StoreResult<()> {
    diesel::delete(mails::table.filter(mails::account_id.eq(account))).execute(connection).await?;
    Ok(())
}

impl Store {
    /// Queues a mail.
    pub async fn queue_mail(&self, mail: &NewMail<'_>) -> StoreResult<()> {
        insert_mail(&mut *self.connection().await?, mail).await
    }

    /// Claims due mails with a lease until `until`.
    pub async fn claim_mails(&self, now: DateTime<Utc>, until: DateTime<Utc>, limit: i64) -> StoreResult<Vec<MailRow>> {
        Ok(diesel::sql_query(
            "update mails set claimed_until = $2, attempts = attempts + 1 where id = any(array(
                select id from mails
                where due_at <= $1 and sent_at is null and given_up_at is null
                    and (claimed_until is null or claimed_until <= $1)
                order by due_at limit $3 for update skip locked
            )) returning id, account_id, kind, recipient, about, created_at, due_at, attempts",
        )
        .bind::<Timestamptz, _>(now)
        .bind::<Timestamptz, _>(until)
        .bind::<BigInt, _>(limit)
        .load(&mut self.connection().await?)
        .await?)
    }

    /// Marks a mail as sent, also if it was cancelled during sending, and deletes its data.
    pub async fn mark_mail_sent(&self, id: MailId, account: Option<AccountId>, now: DateTime<Utc>) -> StoreResult<()> {
        diesel::update(mails::table.find(id))
            .set((
                mails::sent_at.eq(now),
                mails::given_up_at.eq(None::<DateTime<Utc>>),
                mails::account_id.eq(account),
                mails::claimed_until.eq(None::<DateTime<Utc>>),
                mails::about.eq(JsonText::of(&serde_json::Map::new())),
            ))
            .execute(&mut self.connection().await?)
            .await?;
        Ok(())
    }

    /// Schedules another attempt.
    pub async fn reschedule_mail(&self, id: MailId, due_at: DateTime<Utc>, reason: &str) -> StoreResult<()> {
        diesel::update(mails::table.find(id))
            .set((mails::due_at.eq(due_at), mails::claimed_until.eq(None::<DateTime<Utc>>), mails::reason.eq(reason)))
            .execute(&mut self.connection().await?)
            .await?;
        Ok(())
    }

    /// Marks a mail as failed for good, and deletes its data.
    pub async fn mark_mail_failed(&self, id: MailId, now: DateTime<Utc>, reason: &str) -> StoreResult<()> {
        diesel::update(mails::table.find(id))
            .set((
                mails::given_up_at.eq(now),
                mails::claimed_until.eq(None::<DateTime<Utc>>),
                mails::reason.eq(reason),
                mails::about.eq(JsonText::of(&serde_json::Map::new())),
            ))
            .execute(&mut self.connection().await?)
            .await?;
        Ok(())
    }

    /// Deletes a mail that is not needed any more.
    pub async fn delete_mail(&self, id: MailId) -> StoreResult<()> {
        diesel::delete(mails::table.find(id)).execute(&mut self.connection().await?).await?;
        Ok(())
    }

    /// Returns how many mails were sent to this address since then.
    pub async fn count_mails_to(&self, recipient: &str, since: DateTime<Utc>) -> StoreResult<i64> {
        Ok(mails::table
            .filter(sql::<Bool>("lower(mails.recipient) = lower(").bind::<Text, _>(recipient.to_owned()).sql(")"))
            .filter(mails::sent_at.ge(since))
            .select(count_star())
            .first(&mut self.connection().await?)
            .await?)
    }

    /// Returns how many mails of a kind were queued for an account since then.
    pub async fn count_mails_of(&self, account: AccountId, kind: MailKind, since: DateTime<Utc>) -> StoreResult<i64> {
        Ok(mails::table
            .filter(mails::account_id.eq(account))
            .filter(mails::kind.eq(kind))
            .filter(mails::created_at.ge(since))
            .select(count_star())
            .first(&mut self.connection().await?)
            .await?)
    }

    /// Returns the stored mails of an account, the newest first.
    pub async fn mails_of(&self, account: AccountId) -> StoreResult<Vec<MailLogRow>> {
        Ok(mails::table
            .filter(mails::account_id.eq(account))
            .order(mails::created_at.desc())
            .select(MailLogRow::as_select())
            .load(&mut self.connection().await?)
            .await?)
    }

    /// Deletes sent and failed mails that were queued before this time.
    pub async fn delete_old_mails(&self, before: DateTime<Utc>) -> StoreResult<()> {
        diesel::delete(mails::table)
            .filter(mails::created_at.lt(before))
            .filter(sql::<Bool>("(mails.sent_at is not null or mails.given_up_at is not null)"))
            .execute(&mut self.connection().await?)
            .await?;
        Ok(())
    }
}
