//! A new account.

use super::{
    AccountError, AccountKind, Accounts, DisplayName, Email, Locale, Name, Password, SignedIn, TimeZone, sessions,
};
use crate::store::{AccountRow, NewAccount, ids::AccountId};

/// What somebody tells about themselves when they come.
#[derive(Debug)]
pub struct Registration {
    /// The public handle.
    pub name: Name,
    /// Checked at every sign-in.
    pub password: Password,
    /// What others read; the handle if there is none.
    pub display_name: Option<DisplayName>,
    /// Private. Nobody learns whether another account has it: it counts for nothing until it is proven.
    pub email: Option<Email>,
    /// Language of what they read.
    pub locale: Locale,
    /// Where they live.
    pub time_zone: Option<TimeZone>,
}

/// Makes the account and signs it in. An address gets a mail with which it can be proven.
pub async fn register_account(
    accounts: &Accounts,
    registration: &Registration,
) -> Result<(AccountRow, SignedIn), AccountError> {
    let place = accounts.passwords.place().await?;
    let hash = accounts.passwords.hash(&place, &registration.password).await?;
    let id = AccountId::new();
    let name = registration.name.as_str();
    let account = NewAccount {
        id,
        kind: AccountKind::Person.as_str(),
        name,
        display_name: registration.display_name.as_ref().map_or(name, DisplayName::as_str),
        email: registration.email.as_ref().map(Email::as_str),
        password_hash: Some(&hash),
        locale: registration.locale.as_str(),
        time_zone: registration.time_zone.as_ref().map_or("UTC", TimeZone::as_str),
        owner_id: None,
    };
    let (session, token_hash, signed_in) = sessions::prepare(accounts, id)?;
    accounts
        .store
        .insert_account(&account, &session, &token_hash, accounts.clock.now())
        .await
        .map_err(|error| if error.violates("accounts_name_key") { AccountError::NameTaken } else { error.into() })?;
    Ok((accounts.store.account(id).await?, signed_in))
}
