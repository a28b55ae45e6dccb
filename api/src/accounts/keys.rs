//! Access tokens of sessions, and other signed claims: JWTs signed with a key from the database that every server shares.

use std::{
    collections::{HashMap, HashSet},
    sync::{Arc, LazyLock, PoisonError, RwLock},
    time::{Duration, Instant},
};

use chrono::{DateTime, Utc};
use jsonwebtoken::{Algorithm, DecodingKey, EncodingKey, Header, Validation, errors::ErrorKind};
use serde::{Deserialize, Serialize, de::DeserializeOwned};

use crate::{
    accounts::{AccountError, signature},
    model::ids::{AccountId, SessionId, SigningKeyId},
    store::{Store, StoreError},
};

const ISSUER: &str = "salon";
/// How often every server reads which keys were rotated and which accounts were deleted.
pub const KEY_RELOAD_INTERVAL: Duration = Duration::from_secs(30);
/// The minimum time between reloads caused by tokens with an unknown key, so that forged tokens do not load the database.
const MIN_RELOAD_INTERVAL: Duration = Duration::from_secs(2);
/// Kept in addition to the lifetime of tokens: other servers sign with a retired key until they reload, and their clocks may differ.
const CLOCK_TOLERANCE: Duration = Duration::from_secs(300);

/// How tokens are validated; built once, because every request needs it.
static VALIDATION: LazyLock<Validation> = LazyLock::new(|| {
    let mut validation = Validation::new(Algorithm::HS256);
    validation.set_required_spec_claims(&["exp", "iss", "sub"]);
    validation.leeway = 0;
    validation
});

/// Claims that this server signs. Each kind has an issuer of its own, so that none is accepted in the place of another.
pub(super) trait SignedClaims: Serialize + DeserializeOwned {
    /// The issuer.
    const ISSUER: &'static str;

    /// The issuer that the claims name.
    fn issuer(&self) -> &str;

    /// When they were signed, in seconds since 1970.
    fn signed_at(&self) -> i64;

    /// The account that they are about.
    fn account(&self) -> AccountId;
}

/// Why signed claims are refused.
#[derive(Debug)]
pub(super) enum VerifyError {
    /// They were valid, but have expired.
    Expired,
    /// They are malformed or forged, or the account was deleted.
    Invalid,
    /// The keys could not be read.
    Failed(AccountError),
}

impl From<VerifyError> for AccountError {
    fn from(error: VerifyError) -> Self {
        match error {
            VerifyError::Expired | VerifyError::Invalid => Self::InvalidToken,
            VerifyError::Failed(error) => error,
        }
    }
}

/// The keys, as last read from the database.
#[derive(Clone)]
pub struct Keys {
    store: Store,
    life: Duration,
    ring: Arc<RwLock<Arc<KeyRing>>>,
}

struct KeyRing {
    signing: (SigningKeyId, EncodingKey),
    verifying: HashMap<String, DecodingKey>,
    /// Deleted accounts whose tokens may not have expired yet.
    deleted: HashSet<AccountId>,
    loaded: Instant,
}

/// The claims of an access token.
#[derive(Debug, Serialize, Deserialize)]
pub(super) struct Claims {
    pub(super) iss: String,
    pub(super) sub: AccountId,
    pub(super) sid: SessionId,
    pub(super) iat: i64,
    pub(super) exp: i64,
}

impl SignedClaims for Claims {
    const ISSUER: &'static str = ISSUER;

    fn issuer(&self) -> &str {
        &self.iss
    }

    fn signed_at(&self) -> i64 {
        self.iat
    }

    fn account(&self) -> AccountId {
        self.sub
    }
}

impl Keys {
    /// Loads the keys; creates the first one if there is none. Tokens expire after `life`.
    pub async fn load(store: Store, life: Duration) -> Result<Self, AccountError> {
        signature::install();
        store.ensure_signing_key(SigningKeyId::new(), &rand::random::<[u8; 32]>()).await?;
        let ring = KeyRing::load(&store, life).await?;
        Ok(Self { store, life, ring: Arc::new(RwLock::new(Arc::new(ring))) })
    }

    /// Returns a token for a session that ends at `session_ends`, and when the token expires: never later than the session, since an
    /// expired session is not in the list of revoked ones.
    pub(super) fn sign(
        &self,
        sub: AccountId,
        sid: SessionId,
        session_ends: DateTime<Utc>,
    ) -> Result<(String, DateTime<Utc>), AccountError> {
        let now = Utc::now();
        let expires = session_ends.min(now + self.life);
        let claims = Claims { iss: ISSUER.to_owned(), sub, sid, iat: now.timestamp(), exp: expires.timestamp() };
        Ok((self.sign_claims(&claims)?, expires))
    }

    /// Signs claims with the active key.
    pub(super) fn sign_claims<C: SignedClaims>(&self, claims: &C) -> Result<String, AccountError> {
        let ring = self.ring();
        let (kid, key) = &ring.signing;
        let header = Header { kid: Some(kid.to_string()), ..Header::new(Algorithm::HS256) };
        jsonwebtoken::encode(&header, claims, key).map_err(|error| AccountError::Internal(error.to_string()))
    }

    /// Returns the claims of an access token.
    pub(super) async fn verify(&self, token: &str) -> Result<Claims, AccountError> {
        Ok(self.verify_claims(token).await?)
    }

    /// Returns claims if a known key signed them and they have not expired, by their own time and by this server's lifetime of tokens.
    pub(super) async fn verify_claims<C: SignedClaims>(&self, token: &str) -> Result<C, VerifyError> {
        let kid = jsonwebtoken::decode_header(token).ok().and_then(|header| header.kid);
        let kid = kid.ok_or(VerifyError::Invalid)?;
        let mut ring = self.ring();
        if !ring.verifying.contains_key(&kid) && ring.loaded.elapsed() > MIN_RELOAD_INTERVAL {
            self.reload().await.map_err(VerifyError::Failed)?;
            ring = self.ring();
        }
        let key = ring.verifying.get(&kid).ok_or(VerifyError::Invalid)?;
        // The signature is checked before the times.
        let decoded = jsonwebtoken::decode::<C>(token, key, &VALIDATION).map_err(|error| match error.kind() {
            ErrorKind::ExpiredSignature => VerifyError::Expired,
            _ => VerifyError::Invalid,
        });
        let claims = decoded?.claims;
        let valid = claims.issuer() == C::ISSUER
            && is_recent(claims.signed_at(), Utc::now().timestamp(), self.life)
            && !ring.deleted.contains(&claims.account());
        if valid { Ok(claims) } else { Err(VerifyError::Invalid) }
    }

    /// Returns the lifetime of access tokens.
    pub(super) fn token_life(&self) -> Duration {
        self.life
    }

    /// Whether an account was deleted recently, as far as this server knows.
    pub fn is_deleted(&self, account: AccountId) -> bool {
        self.ring().deleted.contains(&account)
    }

    /// Returns the age after which no server accepts an access token, whatever it claims. Revocations need not be kept for longer.
    pub fn max_token_age(&self) -> Duration {
        self.life + CLOCK_TOLERANCE
    }

    /// Returns the time before which retired keys have no valid tokens.
    pub(super) fn key_cutoff(&self) -> DateTime<Utc> {
        key_cutoff(self.life)
    }

    /// Reads the keys from the database.
    pub(crate) async fn reload(&self) -> Result<(), AccountError> {
        let fresh = Arc::new(KeyRing::load(&self.store, self.life).await?);
        *self.ring.write().unwrap_or_else(PoisonError::into_inner) = fresh;
        Ok(())
    }

    fn ring(&self) -> Arc<KeyRing> {
        Arc::clone(&self.ring.read().unwrap_or_else(PoisonError::into_inner))
    }
}

/// Whether a server whose tokens live for `life` accepts a token signed at `signed`. A token from before the lifetime was shortened may
/// claim more, but its revocation may have been deleted. The tolerance is for differing clocks.
fn is_recent(signed: i64, now: i64, life: Duration) -> bool {
    let seconds = |time: Duration| i64::try_from(time.as_secs()).unwrap_or(i64::MAX);
    let age = now.saturating_sub(signed);
    // One more, because the time of signing is truncated to the second.
    age <= seconds(life).saturating_add(1) && age >= -seconds(CLOCK_TOLERANCE)
}

fn key_cutoff(life: Duration) -> DateTime<Utc> {
    Utc::now() - life - CLOCK_TOLERANCE
}

impl KeyRing {
    async fn load(store: &Store, life: Duration) -> Result<Self, AccountError> {
        let rows = store.signing_keys(key_cutoff(life)).await?;
        let active = rows
            .iter()
            .find(|row| row.retired_at.is_none())
            .ok_or_else(|| StoreError::Corrupt("no active signing key".to_owned()))?;
        Ok(Self {
            signing: (active.id, EncodingKey::from_secret(&active.secret)),
            deleted: store.accounts_deleted_since(key_cutoff(life)).await?.into_iter().collect(),
            verifying: rows.iter().map(|row| (row.id.to_string(), DecodingKey::from_secret(&row.secret))).collect(),
            loaded: Instant::now(),
        })
    }
}

/// Creates a new signing key and returns its id. Tokens of older keys stay valid until they expire, unless `revoke_old`.
pub async fn rotate_keys(store: &Store, revoke_old: bool) -> Result<SigningKeyId, AccountError> {
    let id = SigningKeyId::new();
    store.rotate_signing_key(id, &rand::random::<[u8; 32]>(), revoke_old).await?;
    Ok(id)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_token_is_refused_once_its_revocation_may_be_deleted() {
        let (life, now) = (Duration::from_secs(900), 1_800_000_000);
        for age in [0, 1, 900, -1, -300] {
            assert!(is_recent(now - age, now, life), "{age}");
        }
        // Signed by a server with a longer lifetime, or with a wrong clock.
        for age in [902, 1200, 86_000, -301, -86_400] {
            assert!(!is_recent(now - age, now, life), "{age}");
        }
        assert!(!is_recent(i64::MIN, now, life) && !is_recent(i64::MAX, now, life));
        assert!(is_recent(0, now, Duration::MAX));
    }
}
