//! Single-use tokens that are sent by mail: they verify an address or allow a new password.

use chrono::{DateTime, Utc};
use diesel::{
    ExpressionMethods, Insertable, OptionalExtension, QueryDsl, dsl::now as db_now, sql_types::Uuid as SqlUuid,
};
use diesel_async::{AsyncConnection, AsyncPgConnection, RunQueryDsl};

use crate::{
    model::{
        ids::{AccountId, MailId},
        mail::{MailKind, TokenPurpose},
    },
    store::{
        Store,
        accounts::account_rows::require_one_row,
        error::{StoreError, StoreResult},
        json::JsonText,
        notices::mails::{self, NewMail},
        schema::{accounts, mail_tokens, sessions},
    },
};

/// A token to insert.
#[derive(Insertable)]
#[diesel(table_name = mail_tokens)]
pub struct NewMailToken<'a> {
    /// SHA-256 of the token.
    pub token_hash: &'a [u8],
    /// The account it is for.
    pub account_id: AccountId,
    /// What it allows.
    pub purpose: TokenPurpose,
    /// The address it is sent to.
    pub email: &'a str,
    /// When it expires.
    pub expires_at: DateTime<Utc>,
}

/// Deletes every token of an account.
pub(in crate::store) async fn delete_of_account(
    connection: &mut AsyncPgConnection,
    account: AccountId,
) -> StoreResult<()> {
    diesel::delete(mail_tokens::table.filter(mail_tokens::account_id.eq(account))).execute(connection).await?;
    Ok(())
}

/// Cancels the verification of an address. A mail that a server is sending may still arrive, so it is kept and counts for the limit of
/// requests: otherwise repeated requests during sending would never reach the limit.
pub(in crate::store) async fn cancel_verification(
    connection: &mut AsyncPgConnection,
    account: AccountId,
) -> StoreResult<()> {
    delete_tokens(connection, account, TokenPurpose::Verification).await?;
    for statement in [
        "delete from mails where account_id = $1 and kind = 'verification' and sent_at is null and attempts = 0",
        "update mails set given_up_at = now(), reason = 'withdrawn'
            where account_id = $1 and kind = 'verification' and sent_at is null and given_up_at is null",
    ] {
        diesel::sql_query(statement).bind::<SqlUuid, _>(account).execute(connection).await?;
    }
    Ok(())
}

async fn delete_tokens(
    connection: &mut AsyncPgConnection,
    account: AccountId,
    purpose: TokenPurpose,
) -> StoreResult<()> {
    diesel::delete(mail_tokens::table)
        .filter(mail_tokens::account_id.eq(account))
        .filter(mail_tokens::purpose.eq(purpose))
        .execute(connection)
        .await?;
    Ok(())
}

/// Deletes a valid token and all others of the same account and purpose. Returns the account and the address.
async fn consume_token(
    connection: &mut AsyncPgConnection,
    token_hash: &[u8],
    purpose: TokenPurpose,
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
    delete_tokens(connection, account, purpose).await?;
    Ok((account, email))
}

impl Store {
    /// Inserts a token.
    pub async fn insert_mail_token(&self, token: &NewMailToken<'_>) -> StoreResult<()> {
        diesel::insert_into(mail_tokens::table).values(token).execute(&mut self.connection().await?).await?;
        Ok(())
    }

    /// Starts the verification of an address. It replaces an unverified address at once; a verified one stays until the new one is verified.
    pub async fn request_verification(&self, account: AccountId, email: &str, now: DateTime<Utc>) -> StoreResult<()> {
        let mut connection = self.connection().await?;
        connection
            .transaction::<_, StoreError, _>(async |tx| {
                // The account is locked before its mails and tokens, in the same order as when it is deleted.
                let lock = "select from accounts where id = $1 and deleted_at is null for no key update";
                if diesel::sql_query(lock).bind::<SqlUuid, _>(account).execute(tx).await? == 0 {
                    return Err(StoreError::Gone);
                }
                cancel_verification(tx, account).await?;
                diesel::update(accounts::table.find(account))
                    .filter(accounts::email_verified_at.is_null())
                    .set((accounts::email.eq(email), accounts::updated_at.eq(db_now)))
                    .execute(tx)
                    .await?;
                mails::insert_mail(tx, &verification(account, email, now)).await
            })
            .await
    }

    /// Verifies an address with the token that was sent there. An address that another account has verified violates
    /// `accounts_verified_email_key`. If the account had another verified address, a mail goes there.
    pub async fn verify_address(&self, token_hash: &[u8], now: DateTime<Utc>) -> StoreResult<()> {
        let mut connection = self.connection().await?;
        connection
            .transaction::<_, StoreError, _>(async |tx| {
                let (account, email) = consume_token(tx, token_hash, TokenPurpose::Verification, now).await?;
                let (before, verified): (Option<String>, Option<DateTime<Utc>>) = accounts::table
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
                require_one_row(changed)?;
                match before.filter(|before| verified.is_some() && !before.eq_ignore_ascii_case(&email)) {
                    Some(before) => {
                        mails::insert_mail(tx, &mail_to(account, MailKind::AddressChanged, &before, now)).await
                    }
                    None => Ok(()),
                }
            })
            .await
    }

    /// Sets a new password with the token that was sent to the verified address of the account, and ends all its sessions.
    pub async fn reset_password(&self, token_hash: &[u8], password_hash: &str, now: DateTime<Utc>) -> StoreResult<()> {
        let mut connection = self.connection().await?;
        connection
            .transaction::<_, StoreError, _>(async |tx| {
                let (account, email) = consume_token(tx, token_hash, TokenPurpose::PasswordReset, now).await?;
                let changed = diesel::update(accounts::table.find(account))
                    .filter(accounts::deleted_at.is_null())
                    .filter(accounts::email.eq(&email))
                    .filter(accounts::email_verified_at.is_not_null())
                    .set((accounts::password_hash.eq(password_hash), accounts::updated_at.eq(db_now)))
                    .execute(tx)
                    .await?;
                require_one_row(changed)?;
                diesel::delete(sessions::table.filter(sessions::account_id.eq(account))).execute(tx).await?;
                Ok(())
            })
            .await
    }

    /// Deletes expired tokens.
    pub async fn delete_expired_mail_tokens(&self, now: DateTime<Utc>) -> StoreResult<()> {
        diesel::delete(mail_tokens::table.filter(mail_tokens::expires_at.le(now)))
            .execute(&mut self.connection().await?)
            .await?;
        Ok(())
    }
}

/// Returns the mail that verifies an address.
pub(in crate::store) fn verification(account: AccountId, email: &str, now: DateTime<Utc>) -> NewMail<'_> {
    mail_to(account, MailKind::Verification, email, now)
}

fn mail_to<'a>(account: AccountId, kind: MailKind, recipient: &'a str, now: DateTime<Utc>) -> NewMail<'a> {
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
