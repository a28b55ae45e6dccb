//! Personal access tokens: make, list, revoke.

use chrono::{DateTime, Datelike, Utc};

use super::{AccountError, Accounts, Identity, Label, Scopes, Via, secrets};
use crate::store::{
    AccessTokenRow, MadeWith, NewAccessToken, StoreError,
    ids::{AccessTokenId, AccountId},
};

/// How many tokens an account may have.
const MOST: i64 = 100;

/// The token somebody asks for.
#[derive(Debug)]
pub struct TokenOrder {
    /// What they call it.
    pub label: Label,
    /// What it may do.
    pub scopes: Scopes,
    /// When it stops working; if absent, never, or with the token it is made with.
    pub expires_at: Option<DateTime<Utc>>,
}

/// Makes a token and returns its secret, this once.
pub async fn create_access_token(
    accounts: &Accounts,
    caller: &Identity,
    order: &TokenOrder,
) -> Result<(AccessTokenRow, String), AccountError> {
    if !order.scopes.within(caller.scopes) {
        return Err(AccountError::ScopeTooWide);
    }
    let now = Utc::now();
    if order.expires_at.is_some_and(|expiry| expiry <= now) {
        return Err(AccountError::ExpiryInPast);
    }
    // RFC 3339 has four digits for a year.
    if order.expires_at.is_some_and(|expiry| expiry.year() > 9999) {
        return Err(AccountError::ExpiryTooFar);
    }
    let expires_at = within_life(accounts, caller, order.expires_at).await?;
    // Two at the same instant may both pass: the bound keeps lists short, nothing depends on its exactness.
    if accounts.store.count_access_tokens(caller.account).await? >= MOST {
        return Err(AccountError::TooManyTokens);
    }
    let secret = secrets::mint(secrets::ACCESS_TOKEN);
    let token = NewAccessToken {
        id: AccessTokenId::new(),
        account_id: caller.account,
        label: order.label.as_str(),
        token_hash: &secrets::hash(&secret),
        scopes: &order.scopes.to_stored(),
        // What was compared with the expiry, and not when the database gets to it.
        created_at: now,
        expires_at,
    };
    let made_with = match caller.via {
        Via::Session(session) => MadeWith::Session(session),
        Via::AccessToken(token) => MadeWith::AccessToken(token),
    };
    let row = accounts.store.insert_access_token(&token, made_with).await?;
    Ok((row, secret))
}

/// No later than the token it is made with: else one that ends could go on for ever as its own child.
async fn within_life(
    accounts: &Accounts,
    caller: &Identity,
    asked: Option<DateTime<Utc>>,
) -> Result<Option<DateTime<Utc>>, AccountError> {
    let Via::AccessToken(parent) = caller.via else { return Ok(asked) };
    let end = accounts.store.end_of_access_token(parent).await.map_err(|error| match error {
        // Revoked this moment.
        StoreError::NotFound => AccountError::InvalidToken,
        other => other.into(),
    })?;
    Ok(asked.into_iter().chain(end).min())
}

/// Tokens of an account, newest first, those older than `before`.
pub async fn list_access_tokens(
    accounts: &Accounts,
    account: AccountId,
    before: Option<AccessTokenId>,
    limit: i64,
) -> Result<Vec<AccessTokenRow>, AccountError> {
    Ok(accounts.store.access_tokens_of(account, before, limit).await?)
}

/// Revokes a token at once.
pub async fn revoke_access_token(
    accounts: &Accounts,
    account: AccountId,
    id: AccessTokenId,
) -> Result<(), AccountError> {
    Ok(accounts.store.delete_access_token(account, id).await?)
}
