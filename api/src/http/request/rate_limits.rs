//! Rate limits per address and per account, built on `governor`: a request counts for its account if that is known, otherwise for its
//! address. Each server counts separately: the limits protect against floods, they are not a quota.

use std::{
    hash::Hash,
    net::{IpAddr, Ipv6Addr},
    num::{NonZeroU32, NonZeroUsize},
    sync::{Arc, Mutex, PoisonError},
};

use actix_web::{
    HttpMessage, HttpRequest,
    http::header::{HeaderName, HeaderValue},
};
use governor::{
    Quota, RateLimiter, clock::Clock, middleware::StateInformationMiddleware, state::keyed::DefaultKeyedStateStore,
};

use lru::LruCache;

use crate::{
    accounts::Identity, config::Config, http::answer::problem::ApiError, model::ids::AccountId,
    platform::rate_clock::RateClock,
};

/// A name may have this many times the sign-ins of an address, so that one stranger cannot lock an account out.
const NAME_FACTOR: u32 = 4;

/// The most valid personal access tokens to remember; the least recently used are dropped.
const MAX_KNOWN_TOKENS: usize = 100_000;

/// All rate limits of a server; cheap to clone.
#[derive(Clone)]
pub struct Limits {
    address: Limiter<IpAddr>,
    account: Limiter<AccountId>,
    token: Limiter<[u8; 32]>,
    known: Arc<Mutex<LruCache<[u8; 32], ()>>>,
    bots: Limiter<AccountId>,
    sign_in_address: Limiter<IpAddr>,
    sign_in_name: Limiter<String>,
    talk: Limiter<AccountId>,
    invitations: Limiter<AccountId>,
    hints: Limiter<AccountId>,
    guests: Limiter<IpAddr>,
}

/// The state of a limit after a request: how many requests are left, or how long to wait.
#[derive(Clone, Copy, Debug)]
pub struct RateLimitStatus {
    /// The limit, in requests a minute; for new guests, in requests an hour.
    pub limit: u32,
    /// Requests left.
    pub remaining: u32,
    /// Seconds until the limit is fully reset, or until the next request is allowed if none is left.
    pub reset: u64,
}

impl Limits {
    /// The configured limits; 0 means no limit.
    pub fn new(config: &Config, clock: &RateClock) -> Self {
        Self {
            address: Limiter::per_minute(config.limits.rate_limit_address, clock),
            account: Limiter::per_minute(config.limits.rate_limit_account, clock),
            token: Limiter::per_minute(config.limits.rate_limit_account, clock),
            known: Arc::new(Mutex::new(LruCache::new(
                NonZeroUsize::new(MAX_KNOWN_TOKENS).unwrap_or(NonZeroUsize::MIN),
            ))),
            bots: Limiter::per_minute(config.limits.rate_limit_bots, clock),
            sign_in_address: Limiter::per_minute(config.limits.rate_limit_sign_in, clock),
            sign_in_name: Limiter::per_minute(config.limits.rate_limit_sign_in.saturating_mul(NAME_FACTOR), clock),
            talk: Limiter::per_minute(config.limits.rate_limit_talk, clock),
            invitations: Limiter::per_minute(config.limits.rate_limit_invitations, clock),
            hints: Limiter::per_minute(config.limits.rate_limit_hints, clock),
            guests: Limiter::per_hour(config.guests.guests_per_address, clock),
        }
    }

    /// Counts a request of an unknown caller for its address.
    pub fn address(&self, address: IpAddr) -> Result<Option<RateLimitStatus>, ApiError> {
        self.address.check(&network(address))
    }

    /// Counts a request for its account. Requests of bots also count for a limit that all bots of an owner share, unless the bot's own
    /// limit refuses them.
    pub fn account(&self, caller: &Identity) -> Result<Option<RateLimitStatus>, ApiError> {
        let own = self.account.check(&caller.account)?;
        let shared = caller.owner.map_or(Ok(None), |owner| self.bots.check(&owner))?;
        Ok(RateLimitStatus::tightest(own, shared))
    }

    /// Counts a request with a personal access token that was valid before, and returns whether it was. A flood with one token is
    /// refused without a query and without affecting others at the same address. The limit is that of an account, which would refuse
    /// the same requests. Unknown tokens are not counted here and not remembered.
    pub fn known_token(&self, hash: &[u8; 32]) -> Result<bool, ApiError> {
        let known = self.known.lock().unwrap_or_else(PoisonError::into_inner).get(hash).is_some();
        if known {
            self.token.check(hash)?;
        }
        Ok(known)
    }

    /// Remembers a valid token, or forgets an invalid one.
    pub fn remember_token(&self, hash: [u8; 32], valid: bool) {
        let mut known = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        if valid {
            if known.put(hash, ()).is_none() {
                // The first request with the token counts as well.
                let _ = self.token.check(&hash);
            }
        } else {
            known.pop(&hash);
        }
    }

    /// Counts a password check from an address.
    pub fn sign_in_address(&self, address: IpAddr) -> Result<Option<RateLimitStatus>, ApiError> {
        self.sign_in_address.check(&network(address))
    }

    /// Counts a password check for a name, whether it exists or not.
    pub fn sign_in_name(&self, name: &str) -> Result<Option<RateLimitStatus>, ApiError> {
        self.sign_in_name.check(&name.to_ascii_lowercase())
    }

    /// Counts a message; those of bots count for their owner.
    pub fn talk(&self, caller: &Identity) -> Result<Option<RateLimitStatus>, ApiError> {
        self.talk.check(&caller.owner.unwrap_or(caller.account))
    }

    /// Counts an invitation; those of bots count for their owner.
    pub fn invitation(&self, caller: &Identity) -> Result<Option<RateLimitStatus>, ApiError> {
        self.invitations.check(&caller.owner.unwrap_or(caller.account))
    }

    /// Counts a hint; those of bots count for their owner.
    pub fn hint(&self, caller: &Identity) -> Result<Option<RateLimitStatus>, ApiError> {
        self.hints.check(&caller.owner.unwrap_or(caller.account))
    }

    /// Counts a new guest from an address.
    pub fn guest(&self, address: IpAddr) -> Result<Option<RateLimitStatus>, ApiError> {
        self.guests.check(&network(address))
    }

    /// Drops the counters of callers that may do as much as a new one, so that memory stays bounded.
    pub fn evict_idle(&self) {
        self.address.evict();
        self.account.evict();
        self.token.evict();
        self.bots.evict();
        self.sign_in_address.evict();
        self.sign_in_name.evict();
        self.talk.evict();
        self.invitations.evict();
        self.hints.evict();
        self.guests.evict();
    }
}

impl RateLimitStatus {
    /// Returns the one with fewer requests left.
    pub fn tightest(one: Option<Self>, other: Option<Self>) -> Option<Self> {
        match (one, other) {
            (Some(one), Some(other)) => Some(if other.remaining < one.remaining { other } else { one }),
            (one, other) => one.or(other),
        }
    }

    /// Records that a request also counted for another limit: the answer has the headers of the tightest.
    pub fn record(request: &HttpRequest, status: Option<Self>) {
        let mut extensions = request.extensions_mut();
        let before = extensions.get::<Self>().copied();
        if let Some(tightest) = Self::tightest(before, status) {
            extensions.insert(tightest);
        }
    }

    /// Returns the tightest that was recorded for a request.
    pub fn recorded(request: &HttpRequest) -> Option<Self> {
        request.extensions().get::<Self>().copied()
    }

    /// Returns the `RateLimit-*` headers.
    pub fn headers(&self) -> [(HeaderName, HeaderValue); 3] {
        [
            (HeaderName::from_static("ratelimit-limit"), self.limit.into()),
            (HeaderName::from_static("ratelimit-remaining"), self.remaining.into()),
            (HeaderName::from_static("ratelimit-reset"), self.reset.into()),
        ]
    }
}

type Keyed<K> = RateLimiter<K, DefaultKeyedStateStore<K>, RateClock, StateInformationMiddleware>;

/// One limit per key, or no limit.
struct Limiter<K: Hash + Eq + Clone>(Option<Arc<KeyedLimit<K>>>);

struct KeyedLimit<K: Hash + Eq + Clone> {
    limit: u32,
    /// The time for which the limit is.
    seconds: u64,
    limiter: Keyed<K>,
    clock: RateClock,
}

impl<K: Hash + Eq + Clone> KeyedLimit<K> {
    /// A limit of the quota's burst for this many seconds.
    fn new(quota: Quota, seconds: u64, clock: &RateClock) -> Self {
        let limiter = RateLimiter::dashmap_with_clock(quota, clock.clone()).with_middleware();
        Self { limit: quota.burst_size().get(), seconds, limiter, clock: clock.clone() }
    }
}

impl<K: Hash + Eq + Clone> Clone for Limiter<K> {
    fn clone(&self) -> Self {
        Self(self.0.clone())
    }
}

impl<K: Hash + Eq + Clone> Limiter<K> {
    fn per_minute(limit: u32, clock: &RateClock) -> Self {
        Self(NonZeroU32::new(limit).map(|limit| Arc::new(KeyedLimit::new(Quota::per_minute(limit), 60, clock))))
    }

    fn per_hour(limit: u32, clock: &RateClock) -> Self {
        Self(NonZeroU32::new(limit).map(|limit| Arc::new(KeyedLimit::new(Quota::per_hour(limit), 3600, clock))))
    }

    fn check(&self, key: &K) -> Result<Option<RateLimitStatus>, ApiError> {
        let Some(KeyedLimit { limit, seconds, limiter, clock }) = self.0.as_deref() else {
            return Ok(None);
        };
        let limit = *limit;
        match limiter.check_key(key) {
            Ok(state) => {
                let remaining = state.remaining_burst_capacity();
                let spent = u64::from(limit.saturating_sub(remaining));
                let reset = (spent * seconds).div_ceil(u64::from(limit));
                Ok(Some(RateLimitStatus { limit, remaining, reset }))
            }
            Err(until) => {
                let wait = until.wait_time_from(clock.now());
                let reset = wait.as_secs() + 1;
                Err(ApiError::rate_limited(&RateLimitStatus { limit, remaining: 0, reset }))
            }
        }
    }

    fn evict(&self) {
        if let Some(KeyedLimit { limiter, .. }) = self.0.as_deref() {
            limiter.retain_recent();
            limiter.shrink_to_fit();
        }
    }
}

/// Returns the address itself, or the /64 network of an IPv6 address: one connection usually has a whole network.
pub(in crate::http) fn network(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V4(address) => IpAddr::V4(address),
        IpAddr::V6(address) => {
            let [a, b, c, d, ..] = address.segments();
            IpAddr::V6(Ipv6Addr::new(a, b, c, d, 0, 0, 0, 0))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::platform::clock::Clock;

    #[test]
    fn each_key_has_its_own_limit_and_zero_means_none() {
        let clock = RateClock::new(&Clock::new(None));
        let limiter = Limiter::per_minute(2, &clock);
        assert_eq!(limiter.check(&"a").unwrap().unwrap().remaining, 1);
        assert_eq!(limiter.check(&"a").unwrap().unwrap().remaining, 0);
        assert!(limiter.check(&"a").is_err());
        assert!(limiter.check(&"b").is_ok());
        assert!(Limiter::per_minute(0, &clock).check(&"a").unwrap().is_none());
    }

    #[test]
    fn an_ipv6_network_counts_as_one() {
        let parse = |text: &str| network(text.parse().unwrap());
        assert_eq!(parse("2001:db8:1:2:3::4"), parse("2001:db8:1:2:ffff::1"));
        assert_ne!(parse("2001:db8:1:2::1"), parse("2001:db8:1:3::1"));
        assert_eq!(parse("::ffff:10.0.0.1"), parse("10.0.0.1"));
    }
}
