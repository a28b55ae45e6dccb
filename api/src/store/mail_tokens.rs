//! Tokens that prove an address, good once.

use chrono::{DateTime, Utc};
use diesel::{ExpressionMethods, OptionalExtension, QueryDsl, dsl::now as db_now, sql_types::Uuid as SqlUuid};
use diesel_async::{AsyncConnection, AsyncPgConnection, RunQueryDsl};

use super::{
    Store, StoreError, StoreResult,
    accounts::one,
    ids::{AccountId, MailId},
    json::JsonText,
    mails::{self, NewMail},
    schema::{accounts, mail_tokens, sessions},
};

/// Forgets every token of an account.
pub(super) async fn forget(connection: &mut AsyncPgConnection, account: AccountId) -> StoreResult<()> {
    diesel::delete(mail_tokens::table.filter(mail_tokens::account_id.eq(account))).execute(connection).await?;
    Ok(())
}

/// An address that was to be proven no longer is. A mail that somebody is sending may arrive all the same, so it counts for how many
/// may be asked for: else whoever asks again while the last one is under way could ask for ever.
pub(super) async fn withdraw_verification(connection: &mut AsyncPgConnection, account: AccountId) -> StoreResult<()> {
    forget_purpose(connection, account, "verification").await?;
    for statement in [
        "delete from mails where account_id = $1 and kind = 'verification' and sent_at is null and attempts = 0",
        "update mails set given_up_at = now(), reason = 'withdrawn'
            where account_id = $1 and kind = 'verification' and sent_at is null and given_up_at is null",
    ] {
        diesel::sql_query(statement).bind::<SqlUuid, _>(account).execute(connection).await?;
    }
    Ok(())
}

async fn forget_purpose(connection: &mut AsyncPgConnection, account: AccountId, purpose: &str) -> StoreResult<()> {
    diesel::delete(mail_tokens::table)
        .filter(mail_tokens::account_id.eq(account))
        .filter(mail_tokens::purpose.eq(purpose))
        .execute(connection)
        .await?;
    Ok(())
}

/// Takes a token: whose it is and which address it proves.
async fn spend(
    connection: &mut AsyncPgConnection,
    token_hash: &[u8],
    purpose: &str,
    now: DateTime<Utc>,
) -> StoreResult<(AccountId, String)> {
    let token: Option<(AccountId, String)> = diesel::delete(mail_tokens::table.find(token_hash))
        .filter(mail_tokens::purpose.eq(purpose))
        .filter(mail_tokens::expires_at.gt(now))
        .returning((mail_tokens::account_id, mail_tokens::email))
        .get_result(connection)
        .await
        .optional()?;
    let (account, email) = token.ok_or(StoreError::NotFound)?;
    forget_purpose(connection, account, purpose).await?;
    Ok((account, email))
}

impl Store {
    /// Remembers the hash of a token.
    pub async fn insert_mail_token(
        &self,
        token_hash: &[u8],
        account: AccountId,
        purpose: &str,
        email: &str,
        expires_at: DateTime<Utc>,
    ) -> StoreResult<()> {
        diesel::insert_into(mail_tokens::table)
            .values((
                mail_tokens::token_hash.eq(token_hash),
                mail_tokens::account_id.eq(account),
                mail_tokens::purpose.eq(purpose),
                mail_tokens::email.eq(email),
                mail_tokens::expires_at.eq(expires_at),
            ))
            .execute(&mut self.connection().await?)
            .await?;
        Ok(())
    }

    /// Wants an address proven. One that is not proven yet is shown at once; a proven one stays until the new one is.
    pub async fn ask_for_proof(&self, account: AccountId, email: &str, now: DateTime<Utc>) -> StoreResult<()> {
        let mut connection = self.connection().await?;
        connection
            .transaction::<_, StoreError, _>(async |tx| {
                // Before its mails and tokens: who deletes it does so too.
                let held = "select from accounts where id = $1 and deleted_at is null for no key update";
                if diesel::sql_query(held).bind::<SqlUuid, _>(account).execute(tx).await? == 0 {
                    return Err(StoreError::Gone);
                }
                withdraw_verification(tx, account).await?;
                diesel::update(accounts::table.find(account))
                    .filter(accounts::email_verified_at.is_null())
                    .set((accounts::email.eq(email), accounts::updated_at.eq(db_now)))
                    .execute(tx)
                    .await?;
                mails::queue(tx, &verification(account, email, now)).await
            })
            .await
    }

    /// Takes an address as proven by the token that was sent there. An address that another account has proven violates
    /// `accounts_verified_email_key`. Whoever had another proven address is told there.
    pub async fn prove_address(&self, token_hash: &[u8], now: DateTime<Utc>) -> StoreResult<()> {
        let mut connection = self.connection().await?;
        connection
            .transaction::<_, StoreError, _>(async |tx| {
                let (account, email) = spend(tx, token_hash, "verification", now).await?;
                let (before, proven): (Option<String>, Option<DateTime<Utc>>) = accounts::table
                    .find(account)
                    .filter(accounts::deleted_at.is_null())
                    .select((accounts::email, accounts::email_verified_at))
                    .for_update()
                    .first(tx)
                    .await?;
                let changed = diesel::update(accounts::table.find(account))
                    .set((
                        accounts::email.eq(&email),
                        accounts::email_verified_at.eq(now),
                        accounts::updated_at.eq(db_now),
                    ))
                    .execute(tx)
                    .await?;
                one(changed)?;
                match before.filter(|before| proven.is_some() && !before.eq_ignore_ascii_case(&email)) {
                    Some(before) => mails::queue(tx, &mail_to(account, "address_changed", &before, now)).await,
                    None => Ok(()),
                }
            })
            .await
    }

    /// Sets the password of whoever holds the token that was sent to their proven address, and ends every session.
    pub async fn reset_password(&self, token_hash: &[u8], password_hash: &str, now: DateTime<Utc>) -> StoreResult<()> {
        let mut connection = self.connection().await?;
        connection
            .transaction::<_, StoreError, _>(async |tx| {
                let (account, email) = spend(tx, token_hash, "password_reset", now).await?;
                let changed = diesel::update(accounts::table.find(account))
                    .filter(accounts::deleted_at.is_null())
                    .filter(accounts::email.eq(&email))
                    .filter(accounts::email_verified_at.is_not_null())
                    .set((accounts::password_hash.eq(password_hash), accounts::updated_at.eq(db_now)))
                    .execute(tx)
                    .await?;
                one(changed)?;
                diesel::delete(sessions::table.filter(sessions::account_id.eq(account))).execute(tx).await?;
                Ok(())
            })
            .await
    }

    /// Forgets tokens that nobody can use any more.
    pub async fn delete_expired_mail_tokens(&self, now: DateTime<Utc>) -> StoreResult<()> {
        diesel::delete(mail_tokens::table.filter(mail_tokens::expires_at.le(now)))
            .execute(&mut self.connection().await?)
            .await?;
        Ok(())
    }
}

/// A mail that lets somebody prove an address.
pub(super) fn verification(account: AccountId, email: &str, now: DateTime<Utc>) -> NewMail<'_> {
    mail_to(account, "verification", email, now)
}

fn mail_to<'a>(account: AccountId, kind: &'a str, recipient: &'a str, now: DateTime<Utc>) -> NewMail<'a> {
    NewMail {
        id: MailId::new(),
        account_id: Some(account),
        kind,
        recipient: Some(recipient),
        about: JsonText::of(&serde_json::Map::new()),
        created_at: now,
        due_at: now,
    }
}
