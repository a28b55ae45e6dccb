//! Access tokens of sessions: JWTs signed with a key from the database that every server shares.

use std::{
    collections::{HashMap, HashSet},
    sync::{Arc, LazyLock, PoisonError, RwLock},
    time::{Duration, Instant},
};

use chrono::{DateTime, Utc};
use jsonwebtoken::{Algorithm, DecodingKey, EncodingKey, Header, Validation};
use serde::{Deserialize, Serialize};

use super::{AccountError, signature};
use crate::store::{
    Store, StoreError,
    ids::{AccountId, SessionId, SigningKeyId},
};

const ISSUER: &str = "salon";
/// How often every server looks whether keys were rotated or accounts deleted.
const RELOAD: Duration = Duration::from_secs(30);
/// How soon it may look again because of a token with a key it does not know; forged ones must not become a load.
const RELOAD_ON_UNKNOWN: Duration = Duration::from_secs(2);
/// How much longer than its tokens a retired key is kept: other servers sign with it until they look.
const SLACK: Duration = Duration::from_secs(300);

/// What a token has to be; made once, since it is asked for with every request.
static VALIDATION: LazyLock<Validation> = LazyLock::new(|| {
    let mut validation = Validation::new(Algorithm::HS256);
    validation.set_issuer(&[ISSUER]);
    validation.set_required_spec_claims(&["exp", "iss", "sub"]);
    validation.leeway = 0;
    validation
});

/// The keys, as last seen in the database.
#[derive(Clone)]
pub struct Keys {
    store: Store,
    life: Duration,
    ring: Arc<RwLock<Arc<Ring>>>,
}

struct Ring {
    signing: (SigningKeyId, EncodingKey),
    verifying: HashMap<String, DecodingKey>,
    /// Accounts that are gone while tokens of theirs could still be alive.
    deleted: HashSet<AccountId>,
    loaded: Instant,
}

/// What an access token says.
#[derive(Debug, Serialize, Deserialize)]
pub(super) struct Claims {
    pub(super) iss: String,
    pub(super) sub: AccountId,
    pub(super) sid: SessionId,
    pub(super) iat: i64,
    pub(super) exp: i64,
}

impl Keys {
    /// Loads the keys and makes the first one if there is none. Tokens live for `life`.
    pub async fn load(store: Store, life: Duration) -> Result<Self, AccountError> {
        signature::install();
        store.ensure_signing_key(SigningKeyId::new(), &rand::random::<[u8; 32]>()).await?;
        let ring = Ring::load(&store, life).await?;
        Ok(Self { store, life, ring: Arc::new(RwLock::new(Arc::new(ring))) })
    }

    /// Follows rotations for as long as it is polled.
    pub async fn keep_fresh(self) {
        loop {
            tokio::time::sleep(RELOAD).await;
            if let Err(error) = self.reload().await {
                tracing::warn!(%error, "signing keys not reloaded");
            }
        }
    }

    /// A token for a session that ends then, and when it expires. A session that expired by itself is not among the revoked ones,
    /// so no token may outlive it.
    pub(super) fn sign(
        &self,
        sub: AccountId,
        sid: SessionId,
        session_ends: DateTime<Utc>,
    ) -> Result<(String, DateTime<Utc>), AccountError> {
        let now = Utc::now();
        let expires = session_ends.min(now + self.life);
        let claims = Claims { iss: ISSUER.to_owned(), sub, sid, iat: now.timestamp(), exp: expires.timestamp() };
        let ring = self.ring();
        let (kid, key) = &ring.signing;
        let header = Header { kid: Some(kid.to_string()), ..Header::new(Algorithm::HS256) };
        jsonwebtoken::encode(&header, &claims, key)
            .map(|token| (token, expires))
            .map_err(|error| AccountError::Internal(error.to_string()))
    }

    /// What a token says, if one of our keys signed it and it is not too old, by what it says itself and by the life of tokens here.
    pub(super) async fn verify(&self, token: &str) -> Result<Claims, AccountError> {
        let kid = jsonwebtoken::decode_header(token).ok().and_then(|header| header.kid);
        let kid = kid.ok_or(AccountError::InvalidToken)?;
        let mut ring = self.ring();
        if !ring.verifying.contains_key(&kid) && ring.loaded.elapsed() > RELOAD_ON_UNKNOWN {
            self.reload().await?;
            ring = self.ring();
        }
        let key = ring.verifying.get(&kid).ok_or(AccountError::InvalidToken)?;
        let claims: Claims =
            jsonwebtoken::decode(token, key, &VALIDATION).map_err(|_| AccountError::InvalidToken)?.claims;
        let refused = !is_of_age(claims.iat, Utc::now().timestamp(), self.life) || ring.deleted.contains(&claims.sub);
        if refused { Err(AccountError::InvalidToken) } else { Ok(claims) }
    }

    /// Whether an account is gone, as far as this server has heard, while tokens of its could still be alive.
    pub fn is_gone(&self, account: AccountId) -> bool {
        self.ring().deleted.contains(&account)
    }

    /// No access token is honoured for longer than this after it was signed, whichever server signed it and however long it
    /// was to live there: what revokes it may be forgotten then.
    pub fn longest_life(&self) -> Duration {
        self.life + SLACK
    }

    /// Keys retired before this have no living tokens.
    pub(super) fn oldest_of_use(&self) -> DateTime<Utc> {
        oldest_of_use(self.life)
    }

    /// Looks at once, for what must not wait.
    pub(super) async fn reload(&self) -> Result<(), AccountError> {
        let fresh = Arc::new(Ring::load(&self.store, self.life).await?);
        *self.ring.write().unwrap_or_else(PoisonError::into_inner) = fresh;
        Ok(())
    }

    fn ring(&self) -> Arc<Ring> {
        Arc::clone(&self.ring.read().unwrap_or_else(PoisonError::into_inner))
    }
}

/// Whether a token signed then may be honoured by a server whose tokens live for `life`. One from before the life was shortened may
/// say otherwise, but its revocation may be forgotten. The slack is for clocks of other servers.
fn is_of_age(signed: i64, now: i64, life: Duration) -> bool {
    let seconds = |time: Duration| i64::try_from(time.as_secs()).unwrap_or(i64::MAX);
    let age = now.saturating_sub(signed);
    // One more, since the time of signing is cut to the second.
    age <= seconds(life).saturating_add(1) && age >= -seconds(SLACK)
}

fn oldest_of_use(life: Duration) -> DateTime<Utc> {
    Utc::now() - life - SLACK
}

impl Ring {
    async fn load(store: &Store, life: Duration) -> Result<Self, AccountError> {
        let rows = store.signing_keys(oldest_of_use(life)).await?;
        let active = rows
            .iter()
            .find(|row| row.retired_at.is_none())
            .ok_or_else(|| StoreError::Corrupt("no active signing key".to_owned()))?;
        Ok(Self {
            signing: (active.id, EncodingKey::from_secret(&active.secret)),
            deleted: store.accounts_deleted_since(oldest_of_use(life)).await?.into_iter().collect(),
            verifying: rows.iter().map(|row| (row.id.to_string(), DecodingKey::from_secret(&row.secret))).collect(),
            loaded: Instant::now(),
        })
    }
}

/// Signs with a new key from now on; what older ones signed is honoured until it expires, unless told otherwise.
pub async fn rotate_keys(store: &Store, revoke_old: bool) -> Result<SigningKeyId, AccountError> {
    let id = SigningKeyId::new();
    store.rotate_signing_key(id, &rand::random::<[u8; 32]>(), revoke_old).await?;
    Ok(id)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_token_is_honoured_for_no_longer_than_its_revocation_is_remembered() {
        let (life, now) = (Duration::from_secs(900), 1_800_000_000);
        for age in [0, 1, 900, -1, -300] {
            assert!(is_of_age(now - age, now, life), "{age}");
        }
        // Signed where tokens live for a day, or by a clock that is wrong.
        for age in [902, 1200, 86_000, -301, -86_400] {
            assert!(!is_of_age(now - age, now, life), "{age}");
        }
        assert!(!is_of_age(i64::MIN, now, life) && !is_of_age(i64::MAX, now, life));
        assert!(is_of_age(0, now, Duration::MAX));
    }
}
