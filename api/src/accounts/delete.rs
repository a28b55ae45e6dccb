//! The end of an account. Its row stays, nameless, because other people's games point to it.

use super::{AccountError, Accounts, Secret, change_password::confirm};
use crate::store::{StoreError, ids::AccountId};

/// An account of which somebody who may has said that it shall go: with the password, or as the owner of a bot.
#[derive(Clone, Copy, Debug)]
pub struct Leaving {
    account: AccountId,
    /// Whether that was the account itself.
    itself: bool,
}

impl Leaving {
    /// A bot whose owner says so.
    pub(super) fn bot(account: AccountId) -> Self {
        Self { account, itself: false }
    }

    /// Which account.
    pub fn account(self) -> AccountId {
        self.account
    }
}

/// Checks the password of somebody who wants to go.
pub async fn confirm_deletion(accounts: &Accounts, id: AccountId, password: &Secret) -> Result<Leaving, AccountError> {
    confirm(accounts, id, password).await?;
    Ok(Leaving { account: id, itself: true })
}

/// Strips the account, and the bots it brought along, of everything personal and closes every way in. Games come first, see
/// `play::leave_all_games`: whoever is interrupted in between can still sign in and go on, and whoever has sat down somewhere in
/// between has to leave again.
pub async fn delete_account(accounts: &Accounts, leaving: Leaving) -> Result<(), AccountError> {
    let gone = accounts.store.anonymise_account(leaving.account).await.map_err(|error| match error {
        // The same was asked for twice: its token has ended with the account.
        StoreError::NotFound if leaving.itself => AccountError::InvalidToken,
        other => other.into(),
    })?;
    if !gone {
        return Err(AccountError::StillPlaying);
    }
    // Access tokens are not looked up: this server learns at once that those of the account are void, the others are told.
    accounts.revoked.refresh().await;
    accounts.keys.reload().await
}
