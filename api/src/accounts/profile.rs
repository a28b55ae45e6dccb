//! Show and change what an account says about itself.

use super::{AccountError, Accounts, DisplayName, Email, Locale, Name, TimeZone};
use crate::{
    mail,
    store::{AccountRow, ProfileChange, StoreError, ids::AccountId},
};

/// What is to change; `None` leaves a thing as it is.
#[derive(Debug)]
pub struct ProfileOrder {
    /// What others read.
    pub display_name: Option<DisplayName>,
    /// `Some(None)` removes it.
    pub email: Option<Option<Email>>,
    /// Language of what they read.
    pub locale: Option<Locale>,
    /// Where they live.
    pub time_zone: Option<TimeZone>,
}

/// The caller's own account. An access token outlives the account it was made for by some minutes: then it is invalid.
pub async fn show_account(accounts: &Accounts, id: AccountId) -> Result<AccountRow, AccountError> {
    accounts.store.account(id).await.map_err(|error| match error {
        StoreError::NotFound => AccountError::InvalidToken,
        other => other.into(),
    })
}

/// Anybody's account, by its handle.
pub async fn show_named_account(accounts: &Accounts, name: &Name) -> Result<AccountRow, AccountError> {
    Ok(accounts.store.account_named(name.as_str()).await?)
}

/// Changes a profile and shows what became of it.
pub async fn update_account(
    accounts: &Accounts,
    id: AccountId,
    order: &ProfileOrder,
) -> Result<AccountRow, AccountError> {
    let before = show_account(accounts, id).await?;
    let email = order.email.as_ref().map(|email| email.as_ref().map(Email::as_str));
    let email_changes = email.is_some_and(|email| email != before.email.as_deref());
    // What is sent there would let somebody sign in.
    if before.owner_id.is_some() && email.is_some_and(|email| email.is_some()) {
        return Err(AccountError::NotForBots);
    }
    let change = ProfileChange {
        display_name: order.display_name.as_ref().map(DisplayName::as_str),
        email,
        email_verified_at: email_changes.then_some(None),
        locale: order.locale.map(Locale::as_str),
        time_zone: order.time_zone.as_ref().map(TimeZone::as_str),
    };
    accounts.store.change_profile(id, &change, accounts.clock.now()).await.map_err(|error| match error {
        // It was deleted this moment.
        StoreError::NotFound => AccountError::InvalidToken,
        other => other.into(),
    })?;
    if change.time_zone.is_some() {
        mail::move_digest(accounts, id).await?;
    }
    show_account(accounts, id).await
}
