//! What accounts want by mail, and when their digests are due.

use chrono::{DateTime, Utc};
use diesel::{
    ExpressionMethods, QueryDsl, Queryable, QueryableByName, Selectable, SelectableHelper,
    sql_types::{BigInt, SmallInt, Text, Timestamptz, Uuid as SqlUuid},
};
use diesel_async::{AsyncConnection, AsyncPgConnection, RunQueryDsl};

use super::{
    Store, StoreError, StoreResult,
    accounts::one,
    ids::{AccountId, MailId},
    json::JsonText,
    mails::{self, NewMail},
    schema::mail_settings,
};

/// What an account wants by mail.
#[derive(Clone, Debug, Queryable, Selectable)]
#[diesel(table_name = mail_settings)]
pub struct MailSettingsRow {
    /// `at_once`, `quiet`, `digest` or `none`.
    pub turns: String,
    /// How long a decision may wait before it is told.
    pub quiet_minutes: i32,
    /// In the account's time zone.
    pub digest_hour: i16,
    /// Whether invitations are told.
    pub invitations: bool,
    /// Whether finished games are told.
    pub results: bool,
    /// Ends all of it.
    pub unsubscribe: String,
}

/// An account whose digest is due.
#[derive(Clone, Debug, QueryableByName)]
pub struct DigestRow {
    /// Whose.
    #[diesel(sql_type = SqlUuid)]
    pub account_id: AccountId,
    /// In the account's time zone.
    #[diesel(sql_type = SmallInt)]
    pub digest_hour: i16,
    /// IANA name.
    #[diesel(sql_type = Text)]
    pub time_zone: String,
}

/// Forgets what an account wanted.
pub(super) async fn forget(connection: &mut AsyncPgConnection, account: AccountId) -> StoreResult<()> {
    diesel::delete(mail_settings::table.find(account)).execute(connection).await?;
    Ok(())
}

impl Store {
    /// What a living account wants, the usual if it never said.
    pub async fn mail_settings(&self, account: AccountId) -> StoreResult<MailSettingsRow> {
        let mut connection = self.connection().await?;
        diesel::sql_query(
            "insert into mail_settings (account_id) select id from accounts where id = $1 and deleted_at is null
                and not exists (select from mail_settings where account_id = $1) for share
            on conflict do nothing",
        )
        .bind::<SqlUuid, _>(account)
        .execute(&mut connection)
        .await?;
        Ok(mail_settings::table.find(account).select(MailSettingsRow::as_select()).first(&mut connection).await?)
    }

    /// Replaces what an account wants. `digest_at` is the next digest, if there are any.
    pub async fn change_mail_settings(
        &self,
        account: AccountId,
        settings: &MailSettingsRow,
        digest_at: Option<DateTime<Utc>>,
    ) -> StoreResult<()> {
        let changed = diesel::update(mail_settings::table.find(account))
            .set((
                mail_settings::turns.eq(&settings.turns),
                mail_settings::quiet_minutes.eq(settings.quiet_minutes),
                mail_settings::digest_hour.eq(settings.digest_hour),
                mail_settings::digest_at.eq(digest_at),
                mail_settings::invitations.eq(settings.invitations),
                mail_settings::results.eq(settings.results),
            ))
            .execute(&mut self.connection().await?)
            .await?;
        one(changed)
    }

    /// Moves the next digest of an account that gets any.
    pub async fn move_digest(&self, account: AccountId, digest_at: DateTime<Utc>) -> StoreResult<()> {
        diesel::update(mail_settings::table.find(account))
            .filter(mail_settings::digest_at.is_not_null())
            .set(mail_settings::digest_at.eq(digest_at))
            .execute(&mut self.connection().await?)
            .await?;
        Ok(())
    }

    /// Whether this ends somebody's mails.
    pub async fn knows_unsubscribe(&self, token: &str) -> StoreResult<()> {
        let settings = mail_settings::table.filter(mail_settings::unsubscribe.eq(token));
        let _: AccountId = settings.select(mail_settings::account_id).first(&mut self.connection().await?).await?;
        Ok(())
    }

    /// Ends somebody's mails about games.
    pub async fn unsubscribe(&self, token: &str) -> StoreResult<()> {
        let changed = diesel::update(mail_settings::table.filter(mail_settings::unsubscribe.eq(token)))
            .set((
                mail_settings::turns.eq("none"),
                mail_settings::digest_at.eq(None::<DateTime<Utc>>),
                mail_settings::invitations.eq(false),
                mail_settings::results.eq(false),
            ))
            .execute(&mut self.connection().await?)
            .await?;
        one(changed)
    }

    /// Writes the digests that are due, and when the next ones are. Says how many.
    pub async fn queue_digests(
        &self,
        now: DateTime<Utc>,
        limit: i64,
        next: fn(&DigestRow, DateTime<Utc>) -> DateTime<Utc>,
    ) -> StoreResult<usize> {
        let mut connection = self.connection().await?;
        connection
            .transaction::<_, StoreError, _>(async |tx| {
                let due: Vec<DigestRow> = diesel::sql_query(
                    "select s.account_id, s.digest_hour, a.time_zone
                    from mail_settings s join accounts a on a.id = s.account_id
                    where s.digest_at <= $1 order by s.digest_at limit $2 for update of s skip locked",
                )
                .bind::<Timestamptz, _>(now)
                .bind::<BigInt, _>(limit)
                .load(tx)
                .await?;
                for row in &due {
                    let mail = NewMail {
                        id: MailId::new(),
                        account_id: Some(row.account_id),
                        kind: "digest",
                        recipient: None,
                        about: JsonText::of(&serde_json::Map::new()),
                        created_at: now,
                        due_at: now,
                    };
                    mails::queue(tx, &mail).await?;
                    diesel::update(mail_settings::table.find(row.account_id))
                        .set(mail_settings::digest_at.eq(next(row, now)))
                        .execute(tx)
                        .await?;
                }
                Ok(due.len())
            })
            .await
    }
}
