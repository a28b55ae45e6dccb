//! The end of an account. Its row stays, nameless, because other people's games point to it.

use super::{AccountError, Accounts, Secret, change_password::confirm};
use crate::store::ids::AccountId;

/// An account of which somebody who may has said that it shall go: with the password, or as the owner of a bot.
#[derive(Debug)]
pub struct Leaving(pub(super) AccountId);

/// Checks the password of somebody who wants to go.
pub async fn confirm_deletion(accounts: &Accounts, id: AccountId, password: &Secret) -> Result<Leaving, AccountError> {
    confirm(accounts, id, password).await?;
    Ok(Leaving(id))
}

/// Strips the account, and the bots it brought along, of everything personal and closes every way in. Games come first, see `play::leave_all_games`: whoever
/// is interrupted in between can still sign in and go on.
pub async fn delete_account(accounts: &Accounts, leaving: &Leaving) -> Result<(), AccountError> {
    accounts.store.anonymise_account(leaving.0).await?;
    // Access tokens are not looked up: this server learns at once that those of the account are void, the others soon.
    accounts.keys.reload().await
}
