//! From a bearer token to who is calling and what they may do.

use chrono::{DateTime, TimeDelta, Utc};

use super::{AccountError, Accounts, Scopes, secrets};
use crate::store::ids::{AccessTokenId, AccountId, SessionId};

/// Who is calling.
#[derive(Clone, Copy, Debug)]
pub struct Identity {
    /// The account.
    pub account: AccountId,
    /// Who answers for it, if it is a bot that somebody brought along.
    pub owner: Option<AccountId>,
    /// What the call may do.
    pub scopes: Scopes,
    /// How it came in.
    pub via: Via,
    /// When that ends by itself; what lets in only until it is revoked is looked up in the database.
    pub until: Option<DateTime<Utc>>,
}

/// How a call came in.
#[derive(Clone, Copy, Debug)]
pub enum Via {
    /// With an access token of a sign-in.
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
    // Nobody signs in to a bot that has an owner.
    Ok(Identity {
        account: claims.sub,
        owner: None,
        scopes: Scopes::ALL,
        via: Via::Session(claims.sid),
        until: DateTime::from_timestamp(claims.exp, 0),
    })
}

/// Looks whether the session of a call goes on, for what outlasts it: it may have been ended a moment ago by another server, of which
/// this one has not heard. A personal access token was looked up when the call came in.
pub async fn must_be_signed_in(accounts: &Accounts, caller: &Identity) -> Result<(), AccountError> {
    match caller.via {
        Via::Session(session) if accounts.store.is_signed_in(caller.account, session).await? => Ok(()),
        Via::Session(_) => Err(AccountError::InvalidToken),
        Via::AccessToken(_) => Ok(()),
    }
}

async fn authenticate_access_token(accounts: &Accounts, token: &str) -> Result<Identity, AccountError> {
    let holder = match accounts.store.token_holder(&secrets::hash(token)).await.map_err(AccountError::from) {
        Err(AccountError::NotFound) => return Err(AccountError::InvalidToken),
        other => other?,
    };
    // To the minute: a bot that polls should not write a row at every poll.
    if holder.last_used_at.is_none_or(|used| Utc::now() - used > TimeDelta::minutes(1)) {
        accounts.store.touch_access_token(holder.id).await?;
    }
    Ok(Identity {
        account: holder.account_id,
        owner: holder.owner_id,
        scopes: Scopes::from_stored(&holder.scopes),
        via: Via::AccessToken(holder.id),
        until: None,
    })
}
