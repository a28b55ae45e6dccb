//! Another password, and an end to every sign-in made with the old one.

use super::{AccountError, Accounts, Password, Secret, SignedIn, hashers::Place, sessions};
use crate::store::{AccountRow, LivingTokens, PasswordChange, StoreError, ids::AccountId};

/// A change of the password, as asked for.
#[derive(Debug)]
pub struct PasswordOrder {
    /// As it is.
    pub current: Secret,
    /// As it shall be.
    pub new: Password,
    /// Whether the account's personal access tokens end as well.
    pub revoke_access_tokens: bool,
    /// Whether those of its bots do.
    pub revoke_bot_tokens: bool,
}

/// Changes the password after checking the current one, ends all sessions and begins a new one for the caller. Also tells which
/// tokens still let in.
pub async fn change_password(
    accounts: &Accounts,
    id: AccountId,
    order: &PasswordOrder,
) -> Result<(SignedIn, LivingTokens), AccountError> {
    let place = accounts.passwords.place().await?;
    let old_hash = confirm_in(accounts, &place, id, &order.current).await?.password_hash.unwrap_or_default();
    let new_hash = accounts.passwords.hash(&place, &order.new).await?;
    let (session, token_hash, signed_in) = sessions::prepare(accounts, id)?;
    let change = PasswordChange {
        account: id,
        old_hash: &old_hash,
        new_hash: &new_hash,
        session: &session,
        token_hash: &token_hash,
        revoke_access_tokens: order.revoke_access_tokens,
        revoke_bot_tokens: order.revoke_bot_tokens,
    };
    let left = accounts.store.change_password(&change).await.map_err(|error| match error {
        // Changed between the check and now, so what was given is no longer the current one.
        StoreError::NotFound => AccountError::WrongPassword,
        other => other.into(),
    })?;
    accounts.revoked.refresh().await;
    Ok((signed_in, left))
}

/// The account, if `password` is its password.
pub(super) async fn confirm(accounts: &Accounts, id: AccountId, password: &Secret) -> Result<AccountRow, AccountError> {
    confirm_in(accounts, &accounts.passwords.place().await?, id, password).await
}

async fn confirm_in(
    accounts: &Accounts,
    place: &Place,
    id: AccountId,
    password: &Secret,
) -> Result<AccountRow, AccountError> {
    let account = super::show_account(accounts, id).await?;
    let right = accounts.passwords.verify(place, password, account.password_hash.as_deref()).await?;
    if right { Ok(account) } else { Err(AccountError::WrongPassword) }
}
