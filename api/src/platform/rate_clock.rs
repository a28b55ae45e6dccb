//! The clock of rate limits: monotonic, or the one that a test sets.

use std::time::Instant;

use governor::{clock::Clock as GovernorClock, nanos::Nanos};

use crate::platform::clock::Clock;

/// The clock of rate limits. The clock of games is not monotonic, so only a test can replace the system's monotonic clock by it.
#[derive(Clone, Debug)]
pub enum RateClock {
    /// The time since the server started, by the system's monotonic clock.
    Monotonic(Instant),
    /// The time that a test sets.
    Test(Clock),
}

impl RateClock {
    /// Follows the clock of games if a test sets that, otherwise the system's monotonic clock.
    pub fn new(clock: &Clock) -> Self {
        if clock.is_test_clock() { Self::Test(clock.clone()) } else { Self::Monotonic(Instant::now()) }
    }
}

impl GovernorClock for RateClock {
    type Instant = Nanos;

    fn now(&self) -> Nanos {
        match self {
            Self::Monotonic(start) => start.elapsed().into(),
            Self::Test(clock) => Nanos::new(clock.now().timestamp_nanos_opt().unwrap_or_default().unsigned_abs()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_a_test_clock_can_stop_the_time_of_limits() {
        let running = RateClock::new(&Clock::new(None));
        let begin = running.now();
        std::thread::sleep(std::time::Duration::from_millis(1));
        assert!(running.now() > begin);
        let file = std::env::temp_dir().join(format!("salon-rate-clock-{}", std::process::id()));
        std::fs::write(&file, "@1000").unwrap();
        let stopped = RateClock::new(&Clock::new(Some(file.clone())));
        assert_eq!((stopped.now(), stopped.now()), (Nanos::new(1_000_000_000_000), Nanos::new(1_000_000_000_000)));
        std::fs::remove_file(file).unwrap();
    }
}
