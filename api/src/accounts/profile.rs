//! Reads and changes the profile of an account.

use crate::{
    accounts::{AccountError, Accounts, account::Account, mail_settings::move_digest},
    model::{
        ids::AccountId,
        texts::{DisplayName, Email, Locale, Name, TimeZone},
    },
    store::{AccountRow, ProfileChange, StoreError},
};

/// A change of a profile; `None` leaves a value unchanged.
#[derive(Debug)]
pub struct ProfileUpdate {
    /// The name shown to others.
    pub display_name: Option<DisplayName>,
    /// The e-mail address; `Some(None)` removes it.
    pub email: Option<Option<Email>>,
    /// The language of texts.
    pub locale: Option<Locale>,
    /// The time zone.
    pub time_zone: Option<TimeZone>,
}

/// Returns the caller's own account. If it was deleted, its access token is invalid, even before it expires.
pub async fn show_account(accounts: &Accounts, id: AccountId) -> Result<Account, AccountError> {
    Ok(account_row(accounts, id).await?.try_into()?)
}

/// Returns the stored row, with the password hash.
pub(super) async fn account_row(accounts: &Accounts, id: AccountId) -> Result<AccountRow, AccountError> {
    accounts.store.account(id).await.map_err(|error| match error {
        StoreError::NotFound => AccountError::InvalidToken,
        other => other.into(),
    })
}

/// Returns any account by its handle.
pub async fn show_named_account(accounts: &Accounts, name: &Name) -> Result<Account, AccountError> {
    Ok(accounts.store.account_named(name.as_str()).await?.try_into()?)
}

/// Changes a profile and returns the account.
pub async fn update_account(
    accounts: &Accounts,
    id: AccountId,
    update: &ProfileUpdate,
) -> Result<Account, AccountError> {
    let before = show_account(accounts, id).await?;
    let email = update.email.as_ref().map(|email| email.as_ref().map(Email::as_str));
    let email_changes = email.is_some_and(|email| email != before.email.as_deref());
    // A mail to this address could set a password, and bots have none.
    if before.owner.is_some() && email.is_some_and(|email| email.is_some()) {
        return Err(AccountError::NotForBots);
    }
    if before.guest && email.is_some_and(|email| email.is_some()) {
        return Err(AccountError::NotForGuests);
    }
    let change = ProfileChange {
        display_name: update.display_name.as_ref().map(DisplayName::as_str),
        email,
        email_verified_at: email_changes.then_some(None),
        locale: update.locale,
        time_zone: update.time_zone.as_ref().map(TimeZone::as_str),
    };
    accounts.store.change_profile(id, &change, accounts.clock.now()).await.map_err(|error| match error {
        // It was deleted meanwhile.
        StoreError::NotFound => AccountError::InvalidToken,
        other => other.into(),
    })?;
    accounts.locales.forget(id);
    if change.time_zone.is_some() {
        move_digest(accounts, id).await?;
    }
    show_account(accounts, id).await
}
