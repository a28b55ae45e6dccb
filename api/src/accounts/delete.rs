//! Deletes an account. Its row stays, anonymised, because games of other accounts refer to it.

use std::time::Duration;

use crate::{
    accounts::{AccountError, Accounts, change_password::confirm},
    model::{ids::AccountId, texts::SubmittedSecret},
    store::StoreError,
};

/// A confirmed deletion: by the account itself, by the owner of a bot, or because a guest was not used.
#[derive(Clone, Copy, Debug)]
pub struct ConfirmedDeletion {
    account: AccountId,
    /// Whether the account itself confirmed it.
    by_itself: bool,
}

impl ConfirmedDeletion {
    /// The deletion of a bot, confirmed by its owner.
    pub(super) fn bot(account: AccountId) -> Self {
        Self { account, by_itself: false }
    }

    /// Returns the account to be deleted.
    pub fn account(self) -> AccountId {
        self.account
    }
}

/// Confirms a deletion by the password. A guest has none: its sessions end now, because a registration that came before the deletion is
/// complete would give it one.
pub async fn confirm_deletion(
    accounts: &Accounts,
    id: AccountId,
    password: Option<&SubmittedSecret>,
) -> Result<ConfirmedDeletion, AccountError> {
    match password {
        Some(password) => drop(confirm(accounts, id, password).await?),
        None if accounts.store.sign_out_guest(id).await? => accounts.revoked.refresh().await,
        None => return Err(AccountError::PasswordMissing),
    }
    Ok(ConfirmedDeletion { account: id, by_itself: true })
}

/// Returns guests that were not used for this time and do not play a running game against people.
pub async fn unused_guests(
    accounts: &Accounts,
    unused_for: Duration,
    limit: i64,
) -> Result<Vec<AccountId>, AccountError> {
    Ok(accounts.store.unused_guests(unused_for, limit).await?)
}

/// Ends the sessions of a guest that was not used for this time, lets it leave its open tables, and confirms its deletion; `None` if it was
/// used meanwhile, or if another account began a game with it.
pub async fn confirm_guest_deletion(
    accounts: &Accounts,
    guest: AccountId,
    unused_for: Duration,
) -> Result<Option<ConfirmedDeletion>, AccountError> {
    let unused = accounts.store.sign_out_unused_guest(guest, unused_for).await?;
    Ok(unused.then_some(ConfirmedDeletion { account: guest, by_itself: false }))
}

/// Removes all personal data of the account and of its bots, and revokes all sessions and tokens. The caller leaves all games before,
/// see `play::leave_all_games`: if it is interrupted in between, the account can still sign in and repeat it. Fails if the account has
/// joined a table since.
pub async fn delete_account(accounts: &Accounts, deletion: ConfirmedDeletion) -> Result<(), AccountError> {
    let anonymised = accounts.store.anonymise_account(deletion.account).await.map_err(|error| match error {
        // A repeated request: the account and its token are already deleted.
        StoreError::NotFound if deletion.by_itself => AccountError::InvalidToken,
        other => other.into(),
    })?;
    if !anonymised {
        return Err(AccountError::StillPlaying);
    }
    // Access tokens are verified without a query, so this server updates its caches now; the others are notified.
    accounts.revoked.refresh().await;
    accounts.keys.reload().await
}
