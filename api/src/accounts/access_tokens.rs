//! Personal access tokens: create, list, revoke.

use chrono::{DateTime, Datelike, Utc};

use crate::{
    accounts::{
        AccountError, Accounts,
        authenticate::{AuthMethod, Identity},
        secrets,
    },
    model::{
        ids::{AccessTokenId, AccountId},
        scope::Scopes,
        texts::Label,
    },
    store::{AccessTokenRow, Credential, NewAccessToken, StoreError},
};

/// The maximum number of tokens of an account.
const MAX_TOKENS: i64 = 100;

/// A request for a token.
#[derive(Debug)]
pub struct AccessTokenRequest {
    /// The name its owner gives it.
    pub label: Label,
    /// What it may do.
    pub scopes: Scopes,
    /// When it expires; if absent, never, or together with the token that creates it.
    pub expires_at: Option<DateTime<Utc>>,
}

/// A personal access token, without its secret.
#[derive(Clone, Debug)]
pub struct AccessTokenInfo {
    /// The id.
    pub id: AccessTokenId,
    /// The name its owner gave it.
    pub label: String,
    /// What it may do.
    pub scopes: Scopes,
    /// When it was created.
    pub created_at: DateTime<Utc>,
    /// When it expires, or `None` if it does not.
    pub expires_at: Option<DateTime<Utc>>,
    /// When it was last used, with a precision of a minute.
    pub last_used_at: Option<DateTime<Utc>>,
}

impl From<AccessTokenRow> for AccessTokenInfo {
    fn from(row: AccessTokenRow) -> Self {
        Self {
            id: row.id,
            label: row.label,
            scopes: Scopes::from_stored(&row.scopes),
            created_at: row.created_at,
            expires_at: row.expires_at,
            last_used_at: row.last_used_at,
        }
    }
}

/// Creates a token. Returns it with its secret, which cannot be read again.
pub async fn create_access_token(
    accounts: &Accounts,
    caller: &Identity,
    request: &AccessTokenRequest,
) -> Result<(AccessTokenInfo, String), AccountError> {
    if !request.scopes.within(caller.scopes) {
        return Err(AccountError::ScopeTooWide);
    }
    let now = Utc::now();
    if request.expires_at.is_some_and(|expiry| expiry <= now) {
        return Err(AccountError::ExpiryInPast);
    }
    // RFC 3339 has four digits for a year.
    if request.expires_at.is_some_and(|expiry| expiry.year() > 9999) {
        return Err(AccountError::ExpiryTooFar);
    }
    let expires_at = limit_expiry(accounts, caller, request.expires_at).await?;
    // Two concurrent requests may both pass; the limit need not be exact.
    if accounts.store.count_access_tokens(caller.account).await? >= MAX_TOKENS {
        return Err(AccountError::TooManyTokens);
    }
    let secret = secrets::generate(secrets::ACCESS_TOKEN);
    let token = NewAccessToken {
        id: AccessTokenId::new(),
        account_id: caller.account,
        label: request.label.as_str(),
        token_hash: &secrets::hash(&secret),
        scopes: &request.scopes.to_stored(),
        // The time that was compared with the expiry, not the time of the insertion.
        created_at: now,
        expires_at,
    };
    let created_with = match caller.auth {
        AuthMethod::Session(session) => Credential::Session(session),
        AuthMethod::AccessToken(token) => Credential::AccessToken(token),
    };
    let row = accounts.store.insert_access_token(&token, created_with).await?;
    Ok((row.into(), secret))
}

/// Returns the requested expiry, but no later than that of the token that creates it: otherwise an expiring token could be renewed
/// without end.
async fn limit_expiry(
    accounts: &Accounts,
    caller: &Identity,
    requested: Option<DateTime<Utc>>,
) -> Result<Option<DateTime<Utc>>, AccountError> {
    let AuthMethod::AccessToken(parent) = caller.auth else { return Ok(requested) };
    let parent_expiry = accounts.store.access_token_expiry(parent).await.map_err(|error| match error {
        // It was revoked after the request was authenticated.
        StoreError::NotFound => AccountError::InvalidToken,
        other => other.into(),
    })?;
    Ok(requested.into_iter().chain(parent_expiry).min())
}

/// Returns the tokens of an account that are older than `before`, newest first.
pub async fn list_access_tokens(
    accounts: &Accounts,
    account: AccountId,
    before: Option<AccessTokenId>,
    limit: i64,
) -> Result<Vec<AccessTokenInfo>, AccountError> {
    let rows = accounts.store.access_tokens_of(account, before, limit).await?;
    Ok(rows.into_iter().map(AccessTokenInfo::from).collect())
}

/// Returns the given tokens that are still valid.
pub async fn valid_access_tokens(
    accounts: &Accounts,
    ids: &[AccessTokenId],
) -> Result<Vec<AccessTokenId>, AccountError> {
    Ok(accounts.store.active_tokens(ids).await?)
}

/// Revokes a token, with immediate effect.
pub async fn revoke_access_token(
    accounts: &Accounts,
    account: AccountId,
    id: AccessTokenId,
) -> Result<(), AccountError> {
    Ok(accounts.store.delete_access_token(account, id).await?)
}
