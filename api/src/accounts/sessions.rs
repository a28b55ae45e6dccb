//! Sign in, refresh, sign out.

use chrono::{DateTime, Utc};

use super::{AccountError, Accounts, Secret, secrets};
use crate::store::{
    AccountRow, NewSession, Rotation, StoreError,
    ids::{AccountId, SessionId},
};

/// What a client gets to hold. The refresh token is good once.
#[derive(Clone)]
pub struct SignedIn {
    /// JWT for the `Authorization` header.
    pub access_token: String,
    /// When it expires.
    pub expires_at: DateTime<Utc>,
    /// To be traded for the next pair.
    pub refresh_token: String,
    /// When that expires.
    pub refresh_expires_at: DateTime<Utc>,
}

/// Checks name and password. A name that does not exist takes as long and says the same as a wrong password.
pub async fn sign_in(accounts: &Accounts, name: &str, password: &Secret) -> Result<SignedIn, AccountError> {
    let place = accounts.passwords.place().await?;
    let account = match accounts.store.account_named(&name.to_ascii_lowercase()).await {
        Ok(account) => Some(account),
        Err(StoreError::NotFound) => None,
        Err(error) => return Err(error.into()),
    };
    let stored = account.as_ref().and_then(|account| account.password_hash.as_deref());
    let right = accounts.passwords.verify(&place, password, stored).await?;
    match account {
        Some(AccountRow { id, password_hash: Some(checked), .. }) if right => begin(accounts, id, &checked).await,
        Some(_) | None => Err(AccountError::WrongCredentials),
    }
}

/// Trades a refresh token for a new pair. One that was spent before was copied by somebody: nobody keeps the session.
pub async fn refresh_session(accounts: &Accounts, token: &Secret) -> Result<SignedIn, AccountError> {
    let hash = secrets::hash(token.as_str());
    // Tokens that are not good have a rate of their own: they cannot use up that of good ones.
    let good = accounts.store.is_refresh_token_good(&hash).await?;
    let rate = if good { &accounts.refreshes } else { &accounts.refused_refreshes };
    rate.pass().await?;
    let refresh_token = secrets::mint(secrets::REFRESH_TOKEN);
    let refresh_expires_at = Utc::now() + accounts.refresh_life;
    let rotation =
        accounts.store.rotate_refresh_token(&hash, &secrets::hash(&refresh_token), refresh_expires_at).await?;
    match rotation {
        Rotation::Rotated(session) => {
            let (access_token, expires_at) = accounts.keys.sign(session.account_id, session.id, refresh_expires_at)?;
            Ok(SignedIn { access_token, expires_at, refresh_token, refresh_expires_at })
        }
        Rotation::Reused(session) => {
            accounts.revoked.add([session]);
            tracing::warn!(%session, "spent refresh token presented, session revoked");
            Err(AccountError::InvalidRefreshToken)
        }
        Rotation::Unknown => Err(AccountError::InvalidRefreshToken),
    }
}

/// Ends a session. One that has ended already is no error.
pub async fn sign_out(accounts: &Accounts, account: AccountId, session: SessionId) -> Result<(), AccountError> {
    match accounts.store.delete_session(account, session).await {
        Ok(()) | Err(StoreError::NotFound) => {
            accounts.revoked.add([session]);
            Ok(())
        }
        Err(error) => Err(error.into()),
    }
}

/// Ends all sessions of an account.
pub async fn sign_out_everywhere(accounts: &Accounts, account: AccountId) -> Result<(), AccountError> {
    accounts.store.delete_sessions(account).await?;
    accounts.revoked.refresh().await;
    Ok(())
}

/// Begins a session for an account whose password was checked.
async fn begin(accounts: &Accounts, account: AccountId, checked: &str) -> Result<SignedIn, AccountError> {
    let (session, token_hash, signed_in) = prepare(accounts, account)?;
    accounts.store.insert_session(&session, &token_hash, checked).await.map_err(|error| match error {
        // Changed since, or the account is gone.
        StoreError::NotFound => AccountError::WrongCredentials,
        other => other.into(),
    })?;
    Ok(signed_in)
}

/// A session to be stored, the hash of its refresh token, and what the client gets once it is.
pub(super) fn prepare(
    accounts: &Accounts,
    account_id: AccountId,
) -> Result<(NewSession, [u8; 32], SignedIn), AccountError> {
    let id = SessionId::new();
    let refresh_token = secrets::mint(secrets::REFRESH_TOKEN);
    let refresh_expires_at = Utc::now() + accounts.refresh_life;
    let (access_token, expires_at) = accounts.keys.sign(account_id, id, refresh_expires_at)?;
    let session = NewSession { id, account_id, expires_at: refresh_expires_at };
    let token_hash = secrets::hash(&refresh_token);
    let signed_in = SignedIn { access_token, expires_at, refresh_token, refresh_expires_at };
    Ok((session, token_hash, signed_in))
}
