//! When to try again.

use chrono::{DateTime, TimeDelta, Utc};

/// For so long a delivery is tried.
const PATIENCE: TimeDelta = TimeDelta::days(3);
/// The pause after the first failure; each one after that is three times as long.
const FIRST: f64 = 5.0;
/// No pause is longer.
const LONGEST: f64 = 6.0 * 3600.0;
/// After so many failures in a row a webhook rests the longest.
const RESTS: i32 = 12;

/// When a delivery that failed is tried again; `None` when it has been tried for too long. `chance` is between 0 and 1: nobody
/// is to be called by everything at once when they are back.
pub(super) fn next_attempt(
    since: DateTime<Utc>,
    now: DateTime<Utc>,
    before: i32,
    chance: f64,
) -> Option<DateTime<Utc>> {
    let last = since + PATIENCE;
    if now >= last {
        return None;
    }
    let pause = (FIRST * 3_f64.powi(before.clamp(0, 20))).min(LONGEST) * (0.8 + 0.4 * chance.clamp(0.0, 1.0));
    let next = now + TimeDelta::milliseconds((pause * 1000.0) as i64);
    Some(next.min(last))
}

/// Until when a webhook rests after failures in a row, whatever else is due there: a receiver that is down is not called for
/// every single item.
pub(super) fn rested(now: DateTime<Utc>, failures: i32) -> DateTime<Utc> {
    now + TimeDelta::seconds(5 * i64::from(failures.clamp(0, RESTS)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pauses_grow_and_end_after_three_days() {
        let since = DateTime::UNIX_EPOCH;
        let mut now = since;
        let mut pauses = Vec::new();
        while let Some(next) = next_attempt(since, now, pauses.len() as i32, 0.5) {
            pauses.push((next - now).num_seconds());
            now = next;
        }
        assert_eq!(now - since, PATIENCE, "the last attempt is at the very end");
        assert!((15..=30).contains(&pauses.len()), "{pauses:?}");
        let growing = pauses.len() - 1;
        assert!(pauses[..growing].is_sorted() && pauses[0] == 5 && pauses[growing - 1] == 21_600, "{pauses:?}");
    }

    #[test]
    fn chance_moves_a_pause_by_a_fifth() {
        let now = DateTime::UNIX_EPOCH;
        let pause = |chance| (next_attempt(now, now, 3, chance).unwrap() - now).num_seconds();
        assert_eq!((pause(0.0), pause(0.5), pause(1.0)), (108, 135, 162));
    }
}
