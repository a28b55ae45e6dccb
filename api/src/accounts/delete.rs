//! Deletes an account. Its row stays, anonymised, because games of other accounts refer to it.

use crate::{
    accounts::{AccountError, Accounts, change_password::confirm},
    model::{ids::AccountId, texts::SubmittedSecret},
    store::StoreError,
};

/// A confirmed deletion: by the password of the account, or by the owner of a bot.
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

/// Confirms a deletion by the password.
pub async fn confirm_deletion(
    accounts: &Accounts,
    id: AccountId,
    password: &SubmittedSecret,
) -> Result<ConfirmedDeletion, AccountError> {
    confirm(accounts, id, password).await?;
    Ok(ConfirmedDeletion { account: id, by_itself: true })
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
