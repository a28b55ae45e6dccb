//! A rate limit that all callers of a server share, for requests that query the database before the caller is known.

use std::{num::NonZeroU32, sync::Arc, time::Duration};

use governor::{
    Quota, RateLimiter,
    middleware::NoOpMiddleware,
    nanos::Nanos,
    state::{InMemoryState, NotKeyed},
};

use crate::{accounts::AccountError, platform::rate_clock::RateClock};

/// The shortest wait before a request is refused; the longest is twice that. A client that is refused without a wait and retries at once
/// would cost more than one that waits.
const MIN_WAIT: Duration = Duration::from_millis(500);
/// Attempts of a waiting request.
const MAX_ATTEMPTS: u32 = 2;

type DirectRateLimiter = RateLimiter<NotKeyed, InMemoryState, RateClock, NoOpMiddleware<Nanos>>;

/// A rate limit, or no limit.
#[derive(Clone)]
pub struct SharedRateLimit(Option<Arc<DirectRateLimiter>>);

impl SharedRateLimit {
    /// Allows `count` requests a minute, a sixtieth of them at once; 0 for no limit.
    pub fn per_minute(count: u32, clock: &RateClock) -> Self {
        Self(NonZeroU32::new(count).map(|count| {
            let burst = NonZeroU32::new(count.get() / 60).unwrap_or(NonZeroU32::MIN);
            let quota = Quota::per_minute(count).allow_burst(burst);
            Arc::new(RateLimiter::direct_with_clock(quota, clock.clone()))
        }))
    }

    /// Waits for permission; fails with `Busy` if there is none in time.
    pub(super) async fn acquire(&self) -> Result<(), AccountError> {
        let Some(limiter) = &self.0 else { return Ok(()) };
        for _ in 0..MAX_ATTEMPTS {
            if limiter.check().is_ok() {
                return Ok(());
            }
            tokio::time::sleep(queue_timeout() / MAX_ATTEMPTS).await;
        }
        Err(AccountError::Busy)
    }
}

/// Returns how long a request waits in a queue. It is random: otherwise requests that came together would be refused together, and their
/// retries would come together too.
pub(super) fn queue_timeout() -> Duration {
    MIN_WAIT + MIN_WAIT.mul_f64(rand::random())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::platform::clock::Clock;

    #[actix_web::test]
    async fn requests_beyond_the_burst_are_refused() {
        let clock = RateClock::new(&Clock::new(None));
        let limit = SharedRateLimit::per_minute(1, &clock);
        assert!(limit.acquire().await.is_ok());
        assert!(matches!(limit.acquire().await, Err(AccountError::Busy)));
        let none = SharedRateLimit::per_minute(0, &clock);
        for _ in 0..1000 {
            assert!(none.acquire().await.is_ok());
        }
    }
}
