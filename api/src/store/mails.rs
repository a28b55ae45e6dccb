//! Mails that wait to be sent, and for a while those that were.

use chrono::{DateTime, Utc};
use diesel::{
    ExpressionMethods, Insertable, QueryDsl, Queryable, QueryableByName, Selectable, SelectableHelper,
    dsl::{count_star, sql},
    sql_types::{BigInt, Bool, Jsonb, Nullable, SmallInt, Text, Timestamptz, Uuid as SqlUuid},
};
use diesel_async::{AsyncPgConnection, RunQueryDsl};

use super::{
    Store, StoreResult,
    ids::{AccountId, MailId},
    json::JsonText,
    schema::mails,
};

/// A mail to be.
#[derive(Debug, Insertable)]
#[diesel(table_name = mails)]
pub struct NewMail<'a> {
    /// Its id.
    pub id: MailId,
    /// Whom it is for; none where only an address is known so far.
    pub account_id: Option<AccountId>,
    /// What it says.
    pub kind: &'a str,
    /// Where it goes; the account's proven address at that moment if absent.
    pub recipient: Option<&'a str>,
    /// What it is about.
    pub about: JsonText,
    /// When it was wanted.
    pub created_at: DateTime<Utc>,
    /// Not to be sent before.
    pub due_at: DateTime<Utc>,
}

/// A mail that is to be sent now.
#[derive(Clone, Debug, QueryableByName)]
pub struct MailRow {
    /// Its id.
    #[diesel(sql_type = SqlUuid)]
    pub id: MailId,
    /// Whom it is for.
    #[diesel(sql_type = Nullable<SqlUuid>)]
    pub account_id: Option<AccountId>,
    /// What it says.
    #[diesel(sql_type = Text)]
    pub kind: String,
    /// Where it goes.
    #[diesel(sql_type = Nullable<Text>)]
    pub recipient: Option<String>,
    /// What it is about.
    #[diesel(sql_type = Jsonb)]
    pub about: JsonText,
    /// When it was wanted.
    #[diesel(sql_type = Timestamptz)]
    pub created_at: DateTime<Utc>,
    /// When it was to be sent.
    #[diesel(sql_type = Timestamptz)]
    pub due_at: DateTime<Utc>,
    /// The how manieth attempt this is.
    #[diesel(sql_type = SmallInt)]
    pub attempts: i16,
}

/// What is told about a mail to whom it is for.
#[derive(Clone, Debug, Queryable, Selectable)]
#[diesel(table_name = mails)]
pub struct MailLogRow {
    /// What it says.
    pub kind: String,
    /// Where it goes, if not to the account's proven address.
    pub recipient: Option<String>,
    /// When it was wanted.
    pub created_at: DateTime<Utc>,
    /// Not sent before.
    pub due_at: DateTime<Utc>,
    /// When it was sent.
    pub sent_at: Option<DateTime<Utc>>,
    /// When it was given up.
    pub given_up_at: Option<DateTime<Utc>>,
}

/// Writes a mail down within somebody's transaction.
pub(super) async fn queue(connection: &mut AsyncPgConnection, mail: &NewMail<'_>) -> StoreResult<()> {
    diesel::insert_into(mails::table).values(mail).execute(connection).await?;
    Ok(())
}

/// Forgets the mails of an account that goes, also those to its address.
pub(super) async fn forget(connection: &mut AsyncPgConnection, account: AccountId) -> StoreResult<()> {
    diesel::delete(mails::table.filter(mails::account_id.eq(account))).execute(connection).await?;
    Ok(())
}

impl Store {
    /// Writes a mail down.
    pub async fn queue_mail(&self, mail: &NewMail<'_>) -> StoreResult<()> {
        queue(&mut *self.connection().await?, mail).await
    }

    /// Takes mails that are due. Nobody else takes them until then.
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

    /// It is on its way, even if it was withdrawn meanwhile; what it was about is no longer needed.
    pub async fn mail_sent(&self, id: MailId, account: Option<AccountId>, now: DateTime<Utc>) -> StoreResult<()> {
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

    /// It is tried again later.
    pub async fn mail_later(&self, id: MailId, due_at: DateTime<Utc>, reason: &str) -> StoreResult<()> {
        diesel::update(mails::table.find(id))
            .set((mails::due_at.eq(due_at), mails::claimed_until.eq(None::<DateTime<Utc>>), mails::reason.eq(reason)))
            .execute(&mut self.connection().await?)
            .await?;
        Ok(())
    }

    /// It is never sent.
    pub async fn mail_given_up(&self, id: MailId, now: DateTime<Utc>, reason: &str) -> StoreResult<()> {
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

    /// Nobody needs it any more.
    pub async fn drop_mail(&self, id: MailId) -> StoreResult<()> {
        diesel::delete(mails::table.find(id)).execute(&mut self.connection().await?).await?;
        Ok(())
    }

    /// How many mails that somebody asked for were sent to an address since then.
    pub async fn count_mails_to(&self, recipient: &str, since: DateTime<Utc>) -> StoreResult<i64> {
        Ok(mails::table
            .filter(sql::<Bool>("lower(mails.recipient) = lower(").bind::<Text, _>(recipient.to_owned()).sql(")"))
            .filter(mails::sent_at.ge(since))
            .select(count_star())
            .first(&mut self.connection().await?)
            .await?)
    }

    /// How many mails of a kind an account has wanted since then.
    pub async fn count_mails_of(&self, account: AccountId, kind: &str, since: DateTime<Utc>) -> StoreResult<i64> {
        Ok(mails::table
            .filter(mails::account_id.eq(account))
            .filter(mails::kind.eq(kind))
            .filter(mails::created_at.ge(since))
            .select(count_star())
            .first(&mut self.connection().await?)
            .await?)
    }

    /// The mails of an account that are remembered, the newest first.
    pub async fn mails_of(&self, account: AccountId) -> StoreResult<Vec<MailLogRow>> {
        Ok(mails::table
            .filter(mails::account_id.eq(account))
            .order(mails::created_at.desc())
            .select(MailLogRow::as_select())
            .load(&mut self.connection().await?)
            .await?)
    }

    /// Forgets mails that came to an end before this moment.
    pub async fn forget_mails(&self, before: DateTime<Utc>) -> StoreResult<()> {
        diesel::delete(mails::table)
            .filter(mails::created_at.lt(before))
            .filter(sql::<Bool>("(mails.sent_at is not null or mails.given_up_at is not null)"))
            .execute(&mut self.connection().await?)
            .await?;
        Ok(())
    }
}
