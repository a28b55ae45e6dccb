//! Measures how long a thread waited for a core, so that background work can pause while requests need the cores.

use std::time::{Duration, Instant};

use rustix::time::{ClockId, clock_gettime};

/// Measures the wait of one thread, from its start. Time in which the thread sleeps or waits for a lock counts as well.
#[derive(Debug)]
pub struct CoreWait {
    start: Instant,
    start_cpu: Duration,
}

impl CoreWait {
    /// Starts measuring the calling thread.
    pub fn start() -> Self {
        Self { start: Instant::now(), start_cpu: thread_cpu_time() }
    }

    /// How long the calling thread has not run since the start.
    pub fn waited(&self) -> Duration {
        self.start.elapsed().saturating_sub(thread_cpu_time().saturating_sub(self.start_cpu))
    }
}

fn thread_cpu_time() -> Duration {
    Duration::try_from(clock_gettime(ClockId::ThreadCPUTime)).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn time_without_a_core_counts_and_computing_does_not() {
        let wait = CoreWait::start();
        std::thread::sleep(Duration::from_millis(20));
        assert!(wait.waited() >= Duration::from_millis(15), "{wait:?}");

        // True on every machine, however busy: of the time that passed, the part that was computed is not counted.
        let begun = Instant::now();
        let (wait, begin) = (CoreWait::start(), thread_cpu_time());
        while thread_cpu_time() < begin + Duration::from_millis(20) {}
        let computed = thread_cpu_time().saturating_sub(begin);
        let waited = wait.waited();
        let most = begun.elapsed().saturating_sub(computed);
        assert!(waited <= most, "{waited:?} of at most {most:?}");
    }
}
