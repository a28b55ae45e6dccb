//! The delay before a failed worker is restarted.

use std::time::Duration;

/// The delay before the first restart.
const FIRST_DELAY: Duration = Duration::from_millis(100);
/// The longest delay, without jitter.
const MAX_DELAY: Duration = Duration::from_secs(30);
/// The number of doublings after which the delay stays at its maximum.
const MAX_DOUBLINGS: u32 = 9;

/// Returns the delay after this number of consecutive failures: it doubles with each, plus random jitter of up to a quarter, so that
/// workers that failed together do not restart together.
pub(super) fn delay(failures: u32) -> Duration {
    let doublings = failures.saturating_sub(1).min(MAX_DOUBLINGS);
    let delay = FIRST_DELAY.saturating_mul(1 << doublings).min(MAX_DELAY);
    delay + delay.mul_f64(0.25 * rand::random::<f64>())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_delay_doubles_up_to_its_limit() {
        for (failures, min) in [(1, 100), (2, 200), (3, 400), (9, 25_600), (10, 30_000), (u32::MAX, 30_000)] {
            let min = Duration::from_millis(min);
            let delay = delay(failures);
            assert!(delay >= min && delay <= min.mul_f64(1.25), "{failures}: {delay:?}");
        }
    }
}
