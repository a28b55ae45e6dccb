//! A rate that all callers of a server share, for what costs the database something before it is known who asks.

use std::{num::NonZeroU32, sync::Arc, time::Duration};

use governor::{DefaultDirectRateLimiter, Quota, RateLimiter};

use super::AccountError;

/// A request that cannot be worked on waits at least so long, and at most twice as long, before it is refused. Refused at once, a
/// client that tries again at once would cost more than one that waits.
const WAIT: Duration = Duration::from_millis(500);
/// How often a waiting request tries.
const TRIES: u32 = 2;

/// The rate, or none.
#[derive(Clone)]
pub struct Throttle(Option<Arc<DefaultDirectRateLimiter>>);

impl Throttle {
    /// So many a minute, a second's worth of them at once; 0 for no limit.
    pub fn per_minute(figure: u32) -> Self {
        Self(NonZeroU32::new(figure).map(|figure| {
            let burst = NonZeroU32::new(figure.get() / 60).unwrap_or(NonZeroU32::MIN);
            Arc::new(RateLimiter::direct(Quota::per_minute(figure).allow_burst(burst)))
        }))
    }

    /// Waits a moment for its turn.
    pub(super) async fn pass(&self) -> Result<(), AccountError> {
        let Some(limiter) = &self.0 else { return Ok(()) };
        for _ in 0..TRIES {
            if limiter.check().is_ok() {
                return Ok(());
            }
            tokio::time::sleep(patience() / TRIES).await;
        }
        Err(AccountError::Busy)
    }
}

/// How long a request waits for its turn. Not the same for all: those that came together would be refused together, and come again
/// as a wave that others have to wait for.
pub(super) fn patience() -> Duration {
    WAIT + WAIT.mul_f64(rand::random())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[actix_web::test]
    async fn a_second_s_worth_passes_and_what_is_beyond_is_refused() {
        let throttle = Throttle::per_minute(1);
        assert!(throttle.pass().await.is_ok());
        assert!(matches!(throttle.pass().await, Err(AccountError::Busy)));
        let none = Throttle::per_minute(0);
        for _ in 0..1000 {
            assert!(none.pass().await.is_ok());
        }
    }
}
