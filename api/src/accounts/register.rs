//! Registers an account.

use crate::{
    accounts::{
        AccountError, Accounts,
        account::Account,
        sessions::{self, SignedIn},
    },
    model::{
        account_ref::AccountKind,
        ids::AccountId,
        texts::{DisplayName, Email, Locale, Name, Password, TimeZone},
    },
    store::NewAccount,
};

/// The data of a new account.
#[derive(Debug)]
pub struct Registration {
    /// The public handle.
    pub name: Name,
    /// The password.
    pub password: Password,
    /// The name shown to others; the handle if absent.
    pub display_name: Option<DisplayName>,
    /// The private e-mail address. It has no effect until it is verified, so the answer does not show whether another account has it.
    pub email: Option<Email>,
    /// The language of texts.
    pub locale: Locale,
    /// The time zone; UTC if absent.
    pub time_zone: Option<TimeZone>,
}

/// Creates the account and a session. Sends a mail that verifies the address, if there is one.
pub async fn register_account(
    accounts: &Accounts,
    registration: &Registration,
) -> Result<(Account, SignedIn), AccountError> {
    let slot = accounts.passwords.reserve().await?;
    let hash = accounts.passwords.hash(&slot, &registration.password).await?;
    let id = AccountId::new();
    let name = registration.name.as_str();
    let account = NewAccount {
        id,
        kind: AccountKind::Person,
        name,
        display_name: registration.display_name.as_ref().map_or(name, DisplayName::as_str),
        email: registration.email.as_ref().map(Email::as_str),
        password_hash: Some(&hash),
        locale: registration.locale,
        time_zone: registration.time_zone.as_ref().map_or("UTC", TimeZone::as_str),
        owner_id: None,
        guest: false,
    };
    let (session, token_hash, signed_in) = sessions::prepare(accounts, id)?;
    accounts
        .store
        .insert_account(&account, &session, &token_hash, accounts.clock.now())
        .await
        .map_err(|error| if error.violates("accounts_name_key") { AccountError::NameTaken } else { error.into() })?;
    Ok((accounts.store.account(id).await?.try_into()?, signed_in))
}
