//! Authentication: from a bearer token to the account and its scopes.

use chrono::{DateTime, TimeDelta, Utc};

use crate::{
    accounts::{AccountError, Accounts, secrets},
    model::{
        ids::{AccessTokenId, AccountId, SessionId},
        scope::Scopes,
    },
};

/// The authenticated caller.
#[derive(Clone, Copy, Debug)]
pub struct Identity {
    /// The account.
    pub account: AccountId,
    /// The owner, if the account is an owned bot.
    pub owner: Option<AccountId>,
    /// What the caller may do.
    pub scopes: Scopes,
    /// How it authenticated.
    pub auth: AuthMethod,
    /// When the token expires; `None` for a personal access token, which is looked up in the database each time.
    pub expires_at: Option<DateTime<Utc>>,
}

/// How a caller authenticated.
#[derive(Clone, Copy, Debug)]
pub enum AuthMethod {
    /// With the access token of a session.
    Session(SessionId),
    /// With a personal access token.
    AccessToken(AccessTokenId),
}

/// Checks a bearer token of either kind. A JWT costs no query; a personal access token costs one.
pub async fn authenticate(accounts: &Accounts, token: &str) -> Result<Identity, AccountError> {
    if token.starts_with(secrets::ACCESS_TOKEN) {
        return authenticate_access_token(accounts, token).await;
    }
    let claims = accounts.keys.verify(token).await?;
    if accounts.revoked.contains(claims.sid) {
        return Err(AccountError::InvalidToken);
    }
    // An owned bot has no sessions.
    Ok(Identity {
        account: claims.sub,
        owner: None,
        scopes: Scopes::ALL,
        auth: AuthMethod::Session(claims.sid),
        expires_at: DateTime::from_timestamp(claims.exp, 0),
    })
}

/// Checks in the database that the session of the caller has not ended, for operations with lasting effects: another server may have
/// ended it, and this server may not know yet. Personal access tokens are looked up at every request.
pub async fn verify_session(accounts: &Accounts, caller: &Identity) -> Result<(), AccountError> {
    match caller.auth {
        AuthMethod::Session(session) if accounts.store.is_signed_in(caller.account, session).await? => Ok(()),
        AuthMethod::Session(_) => Err(AccountError::InvalidToken),
        AuthMethod::AccessToken(_) => Ok(()),
    }
}

async fn authenticate_access_token(accounts: &Accounts, token: &str) -> Result<Identity, AccountError> {
    let holder = match accounts.store.token_holder(&secrets::hash(token)).await.map_err(AccountError::from) {
        Err(AccountError::NotFound) => return Err(AccountError::InvalidToken),
        other => other?,
    };
    // Once a minute: a bot that polls should not cause a write at every poll.
    if holder.last_used_at.is_none_or(|used| Utc::now() - used > TimeDelta::minutes(1)) {
        accounts.store.record_access_token_use(holder.id).await?;
    }
    Ok(Identity {
        account: holder.account_id,
        owner: holder.owner_id,
        scopes: Scopes::from_stored(&holder.scopes),
        auth: AuthMethod::AccessToken(holder.id),
        expires_at: None,
    })
}
