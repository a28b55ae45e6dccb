//! The end of an account. Its row stays, nameless, because other people's games point to it.

use super::{AccountError, Accounts, Secret, change_password::confirm};
use crate::store::ids::AccountId;

/// Strips the account of everything personal after checking the password.
pub async fn delete_account(accounts: &Accounts, id: AccountId, password: &Secret) -> Result<(), AccountError> {
    confirm(accounts, id, password).await?;
    Ok(accounts.store.anonymise_account(id).await?)
}
