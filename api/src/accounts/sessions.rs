//! Sessions: sign in, refresh, sign out.

use chrono::{DateTime, Utc};

use crate::{
    accounts::{AccountError, Accounts, secrets},
    model::{
        ids::{AccountId, SessionId},
        texts::SubmittedSecret,
    },
    store::{AccountRow, NewSession, Rotation, SessionRow, StoreError, Successor},
};

/// The tokens of a session.
#[derive(Clone)]
pub struct SignedIn {
    /// A JWT for the `Authorization` header.
    pub access_token: String,
    /// When the access token expires.
    pub expires_at: DateTime<Utc>,
    /// Exchanged for the next pair of tokens.
    pub refresh_token: String,
    /// When the refresh token expires.
    pub refresh_expires_at: DateTime<Utc>,
}

/// A session of an account, without its tokens.
#[derive(Clone, Copy, Debug)]
pub struct SessionInfo {
    /// The id.
    pub id: SessionId,
    /// When it began.
    pub created_at: DateTime<Utc>,
    /// When it was last refreshed.
    pub refreshed_at: DateTime<Utc>,
    /// When it ends unless it is refreshed.
    pub expires_at: DateTime<Utc>,
}

impl From<SessionRow> for SessionInfo {
    fn from(row: SessionRow) -> Self {
        Self { id: row.id, created_at: row.created_at, refreshed_at: row.refreshed_at, expires_at: row.expires_at }
    }
}

/// Checks name and password and begins a session. An unknown name takes as long as a wrong password and gives the same error.
pub async fn sign_in(accounts: &Accounts, name: &str, password: &SubmittedSecret) -> Result<SignedIn, AccountError> {
    let slot = accounts.passwords.reserve().await?;
    let account = match accounts.store.account_named(&name.to_ascii_lowercase()).await {
        Ok(account) => Some(account),
        Err(StoreError::NotFound) => None,
        Err(error) => return Err(error.into()),
    };
    let stored = account.as_ref().and_then(|account| account.password_hash.as_deref());
    let correct = accounts.passwords.verify(&slot, password, stored).await?;
    match account {
        Some(AccountRow { id, password_hash: Some(checked), .. }) if correct => begin(accounts, id, &checked).await,
        Some(_) | None => Err(AccountError::WrongCredentials),
    }
}

/// Exchanges a refresh token for a new pair of tokens. Repeated soon, it gets the same refresh token again, or the newest one if that was
/// used in the meantime. A token that is used later was copied, so its session is revoked.
pub async fn refresh_session(accounts: &Accounts, token: &SubmittedSecret) -> Result<SignedIn, AccountError> {
    let hash = secrets::hash(token.as_str());
    // Unknown tokens have a limit of their own, so that they cannot exhaust that of others. A token that was used long ago is known: a
    // flood of made-up ones must not keep it from ending its session.
    let known = accounts.store.is_refresh_token_known(&hash).await?;
    let limit = if known { &accounts.refreshes } else { &accounts.refused_refreshes };
    limit.acquire().await?;
    let key = rand::random::<[u8; 32]>();
    let refresh_token = secrets::successor(token.as_str(), &key)?;
    let successor =
        Successor { key: &key, hash: &secrets::hash(&refresh_token), expires_at: Utc::now() + accounts.refresh_life };
    match accounts.store.rotate_refresh_token(&hash, successor).await? {
        Rotation::Rotated(session) => continued(accounts, &session, refresh_token),
        Rotation::Repeated(session, exchanges) => {
            let newest = secrets::newest(token.as_str(), &exchanges.keys, &exchanges.unused)?;
            let newest = newest.ok_or_else(|| AccountError::Internal("a refresh token has no successor".to_owned()))?;
            continued(accounts, &session, newest)
        }
        Rotation::Reused(session) => {
            accounts.revoked.add([session]);
            tracing::warn!(%session, "refresh token used twice; session revoked");
            Err(AccountError::InvalidRefreshToken)
        }
        Rotation::TooOften => Err(AccountError::RefreshedTooOften),
        Rotation::Unknown => Err(AccountError::InvalidRefreshToken),
    }
}

/// Ends a session. Succeeds also if it has ended already.
pub async fn sign_out(accounts: &Accounts, account: AccountId, session: SessionId) -> Result<(), AccountError> {
    match accounts.store.delete_session(account, session).await {
        Ok(()) | Err(StoreError::NotFound) => {
            accounts.revoked.add([session]);
            Ok(())
        }
        Err(error) => Err(error.into()),
    }
}

/// Ends the session of a refresh token. Succeeds also if there is none.
pub async fn sign_out_with(accounts: &Accounts, token: &SubmittedSecret) -> Result<(), AccountError> {
    let ended = accounts.store.delete_session_of_refresh_token(&secrets::hash(token.as_str())).await?;
    accounts.revoked.add(ended);
    Ok(())
}

/// Ends all sessions of an account.
pub async fn sign_out_everywhere(accounts: &Accounts, account: AccountId) -> Result<(), AccountError> {
    accounts.store.delete_sessions(account).await?;
    accounts.revoked.refresh().await;
    Ok(())
}

/// Returns the tokens of a session that was refreshed.
fn continued(accounts: &Accounts, session: &SessionRow, refresh_token: String) -> Result<SignedIn, AccountError> {
    let refresh_expires_at = session.expires_at;
    let (access_token, expires_at) = accounts.keys.sign(session.account_id, session.id, refresh_expires_at)?;
    Ok(SignedIn { access_token, expires_at, refresh_token, refresh_expires_at })
}

/// Begins a session for an account whose password was checked.
async fn begin(accounts: &Accounts, account: AccountId, checked: &str) -> Result<SignedIn, AccountError> {
    let (session, token_hash, signed_in) = prepare(accounts, account)?;
    accounts.store.insert_session(&session, &token_hash, checked).await.map_err(|error| match error {
        // The password was changed or the account deleted since the check.
        StoreError::NotFound => AccountError::WrongCredentials,
        other => other.into(),
    })?;
    Ok(signed_in)
}

/// Returns a session to be stored, the hash of its refresh token, and the tokens for the client.
pub(super) fn prepare(
    accounts: &Accounts,
    account_id: AccountId,
) -> Result<(NewSession, [u8; 32], SignedIn), AccountError> {
    let id = SessionId::new();
    let refresh_token = secrets::generate(secrets::REFRESH_TOKEN);
    let refresh_expires_at = Utc::now() + accounts.refresh_life;
    let (access_token, expires_at) = accounts.keys.sign(account_id, id, refresh_expires_at)?;
    let session = NewSession { id, account_id, expires_at: refresh_expires_at };
    let token_hash = secrets::hash(&refresh_token);
    let signed_in = SignedIn { access_token, expires_at, refresh_token, refresh_expires_at };
    Ok((session, token_hash, signed_in))
}
