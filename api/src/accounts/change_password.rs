//! Changes a password and ends all sessions.

use crate::{
    accounts::{
        AccountError, Accounts,
        hash_threads::QueueSlot,
        sessions::{self, SignedIn},
    },
    model::{
        ids::AccountId,
        texts::{Password, SubmittedSecret},
    },
    store::{AccountRow, PasswordChange, StoreError},
};

/// A request to change the password.
#[derive(Debug)]
pub struct PasswordChangeRequest {
    /// The current password.
    pub current: SubmittedSecret,
    /// The new password.
    pub new: Password,
    /// Whether to revoke the account's personal access tokens too.
    pub revoke_access_tokens: bool,
    /// Whether to revoke the tokens of its bots too.
    pub revoke_bot_tokens: bool,
}

/// How many tokens still work after a change of the password.
#[derive(Clone, Copy, Debug)]
pub struct RemainingTokens {
    /// Personal access tokens of the account.
    pub own: i64,
    /// Tokens of the bots it owns.
    pub bots: i64,
}

/// Checks the current password, changes it, ends all sessions and begins a new one for the caller. Also returns how many tokens are
/// still valid.
pub async fn change_password(
    accounts: &Accounts,
    id: AccountId,
    request: &PasswordChangeRequest,
) -> Result<(SignedIn, RemainingTokens), AccountError> {
    let slot = accounts.passwords.reserve().await?;
    let old_hash = confirm_in(accounts, &slot, id, &request.current).await?.password_hash.unwrap_or_default();
    let new_hash = accounts.passwords.hash(&slot, &request.new).await?;
    let (session, token_hash, signed_in) = sessions::prepare(accounts, id)?;
    let change = PasswordChange {
        account: id,
        old_hash: &old_hash,
        new_hash: &new_hash,
        session: &session,
        token_hash: &token_hash,
        revoke_access_tokens: request.revoke_access_tokens,
        revoke_bot_tokens: request.revoke_bot_tokens,
    };
    let left = accounts.store.change_password(&change).await.map_err(|error| match error {
        // It was changed after the check, so the given password is no longer the current one.
        StoreError::NotFound => AccountError::WrongPassword,
        other => other.into(),
    })?;
    accounts.revoked.refresh().await;
    Ok((signed_in, RemainingTokens { own: left.own, bots: left.bots }))
}

/// Returns the account if `password` is its password.
pub(super) async fn confirm(
    accounts: &Accounts,
    id: AccountId,
    password: &SubmittedSecret,
) -> Result<AccountRow, AccountError> {
    confirm_in(accounts, &accounts.passwords.reserve().await?, id, password).await
}

async fn confirm_in(
    accounts: &Accounts,
    slot: &QueueSlot,
    id: AccountId,
    password: &SubmittedSecret,
) -> Result<AccountRow, AccountError> {
    let account = crate::accounts::profile::account_row(accounts, id).await?;
    let right = accounts.passwords.verify(slot, password, account.password_hash.as_deref()).await?;
    if right { Ok(account) } else { Err(AccountError::WrongPassword) }
}
