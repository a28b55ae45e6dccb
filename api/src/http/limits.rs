//! Rate limits: how often an address and an account may ask.
//!
//! Built on `governor` itself rather than `actix-governor`: a request counts for the account it is known to be of, and otherwise
//! for its address, and a refusal is a problem document with the standard headers. The counts are kept in each server, so behind a
//! balancer the figures are per server: they guard against floods, they are no quota to be sold.

use std::{
    hash::Hash,
    net::{IpAddr, Ipv6Addr},
    num::{NonZeroU32, NonZeroUsize},
    sync::{Arc, Mutex, PoisonError},
    time::Duration,
};

use actix_web::{
    HttpMessage, HttpRequest,
    http::header::{HeaderName, HeaderValue},
};
use governor::{
    Quota, RateLimiter,
    clock::{Clock, DefaultClock},
    middleware::StateInformationMiddleware,
    state::keyed::DefaultKeyedStateStore,
};

use lru::LruCache;

use super::problem::ApiError;
use crate::{accounts::Identity, config::Config, store::ids::AccountId};

/// How many more guesses a name takes than an address: enough that nobody is locked out by one stranger.
const NAME_FACTOR: u32 = 4;

/// Tokens that are remembered to have let somebody in, the most recently used.
const KNOWN: usize = 100_000;

/// All limits of a server.
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
}

/// What is left after a request that passed, or how long to wait after one that did not.
#[derive(Clone, Copy, Debug)]
pub struct Verdict {
    /// Requests a minute.
    pub limit: u32,
    /// Requests left now.
    pub remaining: u32,
    /// Seconds until all are there again, or until the next one may come if none is left.
    pub reset: u64,
}

impl Limits {
    /// As configured; a figure of 0 is no limit.
    pub fn new(config: &Config) -> Self {
        Self {
            address: Limiter::new(config.rate_limit_address),
            account: Limiter::new(config.rate_limit_account),
            token: Limiter::new(config.rate_limit_account),
            known: Arc::new(Mutex::new(LruCache::new(NonZeroUsize::new(KNOWN).unwrap_or(NonZeroUsize::MIN)))),
            bots: Limiter::new(config.rate_limit_bots),
            sign_in_address: Limiter::new(config.rate_limit_sign_in),
            sign_in_name: Limiter::new(config.rate_limit_sign_in.saturating_mul(NAME_FACTOR)),
            talk: Limiter::new(config.rate_limit_talk),
            invitations: Limiter::new(config.rate_limit_invitations),
            hints: Limiter::new(config.rate_limit_hints),
        }
    }

    /// Counts a request from an address that no token tells whose it is.
    pub fn address(&self, address: IpAddr) -> Result<Option<Verdict>, ApiError> {
        self.address.check(&network(address))
    }

    /// Counts a request of an account. A bot counts for its owner too, so that a hundred bots are not a hundred budgets; one that
    /// is refused does not, so that it takes nothing from the others.
    pub fn account(&self, caller: &Identity) -> Result<Option<Verdict>, ApiError> {
        let own = self.account.check(&caller.account)?;
        let shared = caller.owner.map_or(Ok(None), |owner| self.bots.check(&owner))?;
        Ok(Verdict::tightest(own, shared))
    }

    /// Counts a request with a personal access token that has let somebody in before: who floods with one is refused without
    /// asking the database, and takes nothing from others at the same address. It may come as often as its account, so nobody is
    /// refused who would not be anyway. Any other token says nothing, and made-up ones are not even remembered.
    pub fn known_token(&self, hash: &[u8; 32]) -> Result<bool, ApiError> {
        let known = self.known.lock().unwrap_or_else(PoisonError::into_inner).get(hash).is_some();
        if known {
            self.token.check(hash)?;
        }
        Ok(known)
    }

    /// Remembers whether a token lets somebody in.
    pub fn remember_token(&self, hash: [u8; 32], lets_in: bool) {
        let mut known = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        if lets_in {
            if known.put(hash, ()).is_none() {
                // The request that made it known counts as well.
                let _ = self.token.check(&hash);
            }
        } else {
            known.pop(&hash);
        }
    }

    /// Counts a password check from an address.
    pub fn sign_in_address(&self, address: IpAddr) -> Result<Option<Verdict>, ApiError> {
        self.sign_in_address.check(&network(address))
    }

    /// Counts a password check for a name, whether it exists or not.
    pub fn sign_in_name(&self, name: &str) -> Result<Option<Verdict>, ApiError> {
        self.sign_in_name.check(&name.to_ascii_lowercase())
    }

    /// Counts a message of an account; what bots say, their owner says.
    pub fn talk(&self, caller: &Identity) -> Result<Option<Verdict>, ApiError> {
        self.talk.check(&caller.owner.unwrap_or(caller.account))
    }

    /// Counts an invitation by an account; whom bots invite, their owner invites.
    pub fn invitation(&self, caller: &Identity) -> Result<Option<Verdict>, ApiError> {
        self.invitations.check(&caller.owner.unwrap_or(caller.account))
    }

    /// Counts a hint for an account; what bots are told, their owner is told.
    pub fn hint(&self, caller: &Identity) -> Result<Option<Verdict>, ApiError> {
        self.hints.check(&caller.owner.unwrap_or(caller.account))
    }

    /// Forgets who has not asked for a while, for as long as it is polled.
    pub async fn keep_small(self) {
        loop {
            tokio::time::sleep(Duration::from_secs(60)).await;
            self.address.forget();
            self.account.forget();
            self.token.forget();
            self.bots.forget();
            self.sign_in_address.forget();
            self.sign_in_name.forget();
            self.talk.forget();
            self.invitations.forget();
            self.hints.forget();
        }
    }
}

impl Verdict {
    /// The tighter of two, where there are two.
    pub fn tightest(one: Option<Self>, other: Option<Self>) -> Option<Self> {
        match (one, other) {
            (Some(one), Some(other)) => Some(if other.remaining < one.remaining { other } else { one }),
            (one, other) => one.or(other),
        }
    }

    /// Notes that a request counted for a limit of its own kind too: its answer tells the tightest of all.
    pub fn note(request: &HttpRequest, verdict: Option<Self>) {
        let mut extensions = request.extensions_mut();
        let before = extensions.get::<Self>().copied();
        if let Some(tightest) = Self::tightest(before, verdict) {
            extensions.insert(tightest);
        }
    }

    /// The tightest that was noted for a request.
    pub fn noted(request: &HttpRequest) -> Option<Self> {
        request.extensions().get::<Self>().copied()
    }

    /// `RateLimit-*`.
    pub fn headers(&self) -> [(HeaderName, HeaderValue); 3] {
        [
            (HeaderName::from_static("ratelimit-limit"), self.limit.into()),
            (HeaderName::from_static("ratelimit-remaining"), self.remaining.into()),
            (HeaderName::from_static("ratelimit-reset"), self.reset.into()),
        ]
    }
}

type Keyed<K> = RateLimiter<K, DefaultKeyedStateStore<K>, DefaultClock, StateInformationMiddleware>;

/// One limit for each key, or none.
struct Limiter<K: Hash + Eq + Clone>(Option<Arc<(u32, Keyed<K>)>>);

impl<K: Hash + Eq + Clone> Clone for Limiter<K> {
    fn clone(&self) -> Self {
        Self(self.0.clone())
    }
}

impl<K: Hash + Eq + Clone> Limiter<K> {
    fn new(per_minute: u32) -> Self {
        Self(NonZeroU32::new(per_minute).map(|figure| {
            let limiter = RateLimiter::keyed(Quota::per_minute(figure));
            Arc::new((per_minute, limiter.with_middleware::<StateInformationMiddleware>()))
        }))
    }

    fn check(&self, key: &K) -> Result<Option<Verdict>, ApiError> {
        let Some((limit, limiter)) = self.0.as_deref() else {
            return Ok(None);
        };
        let limit = *limit;
        match limiter.check_key(key) {
            Ok(state) => {
                let remaining = state.remaining_burst_capacity();
                let spent = u64::from(limit.saturating_sub(remaining));
                let reset = (spent * 60).div_ceil(u64::from(limit));
                Ok(Some(Verdict { limit, remaining, reset }))
            }
            Err(until) => {
                let wait = until.wait_time_from(DefaultClock::default().now());
                let reset = wait.as_secs() + 1;
                Err(ApiError::rate_limited(&Verdict { limit, remaining: 0, reset }))
            }
        }
    }

    fn forget(&self) {
        if let Some((_, limiter)) = self.0.as_deref() {
            limiter.retain_recent();
            limiter.shrink_to_fit();
        }
    }
}

/// A household has one IPv4 address but a whole /64 of IPv6.
pub(super) fn network(address: IpAddr) -> IpAddr {
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

    #[test]
    fn the_limit_is_each_keys_own_and_zero_is_none() {
        let limiter = Limiter::new(2);
        assert_eq!(limiter.check(&"a").unwrap().unwrap().remaining, 1);
        assert_eq!(limiter.check(&"a").unwrap().unwrap().remaining, 0);
        assert!(limiter.check(&"a").is_err());
        assert!(limiter.check(&"b").is_ok());
        assert!(Limiter::new(0).check(&"a").unwrap().is_none());
    }

    #[test]
    fn an_ipv6_network_counts_as_one() {
        let parse = |text: &str| network(text.parse().unwrap());
        assert_eq!(parse("2001:db8:1:2:3::4"), parse("2001:db8:1:2:ffff::1"));
        assert_ne!(parse("2001:db8:1:2::1"), parse("2001:db8:1:3::1"));
        assert_eq!(parse("::ffff:10.0.0.1"), parse("10.0.0.1"));
    }
}
