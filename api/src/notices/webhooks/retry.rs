//! When a failed delivery is retried: exponential backoff for three days.

use chrono::{DateTime, TimeDelta, Utc};

/// How long a delivery is retried.
const MAX_RETRY_TIME: TimeDelta = TimeDelta::days(3);
/// The delay after the first failure in seconds; every further delay is three times as long.
const FIRST_DELAY_SECONDS: f64 = 5.0;
/// The longest delay in seconds.
const MAX_DELAY_SECONDS: f64 = 6.0 * 3600.0;
/// The number of failures in a row after which the backoff of a webhook grows no further.
const MAX_COUNTED_FAILURES: i32 = 12;

/// Returns when a failed delivery is retried, or `None` if it was retried for too long. `jitter` is a random number between 0 and 1, so that a
/// receiver that is back does not get all retries at once.
pub(super) fn next_attempt(
    since: DateTime<Utc>,
    now: DateTime<Utc>,
    before: i32,
    jitter: f64,
) -> Option<DateTime<Utc>> {
    let last = since + MAX_RETRY_TIME;
    if now >= last {
        return None;
    }
    let delay = (FIRST_DELAY_SECONDS * 3_f64.powi(before.clamp(0, 20))).min(MAX_DELAY_SECONDS)
        * (0.8 + 0.4 * jitter.clamp(0.0, 1.0));
    let next = now + TimeDelta::milliseconds((delay * 1000.0) as i64);
    Some(next.min(last))
}

/// Returns until when no delivery is sent to a webhook after failures in a row, so that a receiver that is down is not called for every
/// single notice.
pub(super) fn backoff_until(now: DateTime<Utc>, failures: i32) -> DateTime<Utc> {
    now + TimeDelta::seconds(5 * i64::from(failures.clamp(0, MAX_COUNTED_FAILURES)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn delays_grow_and_end_after_three_days() {
        let since = DateTime::UNIX_EPOCH;
        let mut now = since;
        let mut delays = Vec::new();
        while let Some(next) = next_attempt(since, now, delays.len() as i32, 0.5) {
            delays.push((next - now).num_seconds());
            now = next;
        }
        assert_eq!(now - since, MAX_RETRY_TIME, "the last attempt is at the very end");
        assert!((15..=30).contains(&delays.len()), "{delays:?}");
        let growing = delays.len() - 1;
        assert!(delays[..growing].is_sorted() && delays[0] == 5 && delays[growing - 1] == 21_600, "{delays:?}");
    }

    #[test]
    fn jitter_changes_a_delay_by_a_fifth() {
        let now = DateTime::UNIX_EPOCH;
        let delay = |jitter| (next_attempt(now, now, 3, jitter).unwrap() - now).num_seconds();
        assert_eq!((delay(0.0), delay(0.5), delay(1.0)), (108, 135, 162));
    }
}
