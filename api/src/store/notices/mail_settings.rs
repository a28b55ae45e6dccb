//! Mail settings of accounts, and when their digests are due.

use chrono::{DateTime, Utc};
use diesel::{
    ExpressionMethods, QueryDsl, Queryable, QueryableByName, Selectable, SelectableHelper,
    sql_types::{BigInt, SmallInt, Text, Timestamptz, Uuid as SqlUuid},
};
use diesel_async::{AsyncConnection, AsyncPgConnection, RunQueryDsl};

use crate::{
    model::{
        ids::{AccountId, MailId},
        mail::{MailKind, TurnMails},
    },
    store::{
        Store,
        accounts::account_rows::require_one_row,
        error::{StoreError, StoreResult},
        json::JsonText,
        notices::mails::{self, NewMail},
        schema::mail_settings,
    },
};

/// The mail settings of an account.
#[derive(Clone, Debug, Queryable, Selectable)]
#[diesel(table_name = mail_settings)]
pub struct MailSettingsRow {
    /// When turns are mailed.
    pub turns: TurnMails,
    /// For `quiet`: how long a decision waits before it is mailed.
    pub quiet_minutes: i32,
    /// The hour of the digest, in the account's time zone.
    pub digest_hour: i16,
    /// Whether invitations are mailed.
    pub invitations: bool,
    /// Whether results are mailed.
    pub results: bool,
    /// The token of the unsubscribe link.
    pub unsubscribe: String,
}

/// An account whose digest is due.
#[derive(Clone, Debug, QueryableByName)]
pub struct DigestRow {
    /// The account.
    #[diesel(sql_type = SqlUuid)]
    pub account_id: AccountId,
    /// The hour of the digest, in the account's time zone.
    #[diesel(sql_type = SmallInt)]
    pub digest_hour: i16,
    /// IANA name.
    #[diesel(sql_type = Text)]
    pub time_zone: String,
}

/// Deletes the mail settings of an account.
pub(in crate::store) async fn delete_of_account(
    connection: &mut AsyncPgConnection,
    account: AccountId,
) -> StoreResult<()> {
    diesel::delete(mail_settings::table.find(account)).execute(connection).await?;
    Ok(())
}

impl Store {
    /// Returns the mail settings of an account, and stores the defaults if it has none.
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

    /// Replaces the mail settings of an account. `digest_at` is when its next digest is due, if it gets digests.
    pub async fn change_mail_settings(
        &self,
        account: AccountId,
        settings: &MailSettingsRow,
        digest_at: Option<DateTime<Utc>>,
    ) -> StoreResult<()> {
        let changed = diesel::update(mail_settings::table.find(account))
            .set((
                mail_settings::turns.eq(settings.turns),
                mail_settings::quiet_minutes.eq(settings.quiet_minutes),
                mail_settings::digest_hour.eq(settings.digest_hour),
                mail_settings::digest_at.eq(digest_at),
                mail_settings::invitations.eq(settings.invitations),
                mail_settings::results.eq(settings.results),
            ))
            .execute(&mut self.connection().await?)
            .await?;
        require_one_row(changed)
    }

    /// Moves the next digest of an account, if it gets digests.
    pub async fn move_digest(&self, account: AccountId, digest_at: DateTime<Utc>) -> StoreResult<()> {
        diesel::update(mail_settings::table.find(account))
            .filter(mail_settings::digest_at.is_not_null())
            .set(mail_settings::digest_at.eq(digest_at))
            .execute(&mut self.connection().await?)
            .await?;
        Ok(())
    }

    /// Checks that an unsubscribe token exists; `StoreError::NotFound` if not.
    pub async fn check_unsubscribe_token(&self, token: &str) -> StoreResult<()> {
        let settings = mail_settings::table.filter(mail_settings::unsubscribe.eq(token));
        let _: AccountId = settings.select(mail_settings::account_id).first(&mut self.connection().await?).await?;
        Ok(())
    }

    /// Turns off all mails about games for the account with this unsubscribe token.
    pub async fn unsubscribe(&self, token: &str) -> StoreResult<()> {
        let changed = diesel::update(mail_settings::table.filter(mail_settings::unsubscribe.eq(token)))
            .set((
                mail_settings::turns.eq(TurnMails::None),
                mail_settings::digest_at.eq(None::<DateTime<Utc>>),
                mail_settings::invitations.eq(false),
                mail_settings::results.eq(false),
            ))
            .execute(&mut self.connection().await?)
            .await?;
        require_one_row(changed)
    }

    /// Queues due digests and schedules the next ones. Returns how many it queued.
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
                        kind: MailKind::Digest,
                        recipient: None,
                        about: JsonText::of(&serde_json::Map::new()),
                        created_at: now,
                        due_at: now,
                    };
                    mails::insert_mail(tx, &mail).await?;
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
