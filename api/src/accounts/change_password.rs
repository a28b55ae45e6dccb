//! Another password, and an end to every sign-in made with the old one.

use super::{AccountError, Accounts, Password, Secret, SignedIn, hashers::Place, sessions};
use crate::store::{AccountRow, StoreError, ids::AccountId};

/// Changes the password after checking the current one, ends all sessions and begins a new one for the caller.
pub async fn change_password(
    accounts: &Accounts,
    id: AccountId,
    current: &Secret,
    new: &Password,
) -> Result<SignedIn, AccountError> {
    let place = accounts.passwords.place().await?;
    let old_hash = confirm_in(accounts, &place, id, current).await?.password_hash.unwrap_or_default();
    let new_hash = accounts.passwords.hash(&place, new).await?;
    let (session, token_hash, signed_in) = sessions::prepare(accounts, id)?;
    let changed = accounts.store.change_password(id, &old_hash, &new_hash, &session, &token_hash).await;
    changed.map_err(|error| match error {
        // Somebody changed it between the check and now, so what was given is no longer the current one.
        StoreError::NotFound => AccountError::WrongPassword,
        other => other.into(),
    })?;
    Ok(signed_in)
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
