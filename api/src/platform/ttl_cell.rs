//! A cached value: one lookup at a time, its result reused for a second.

use std::time::Duration;

use tokio::{sync::Mutex, time::Instant};

/// How long a value is reused.
const TTL: Duration = Duration::from_secs(1);

/// A value that is loaded again when it is too old.
#[derive(Debug)]
pub struct TtlCell<T> {
    ttl: Duration,
    /// The value with the time at which it was loaded, if it was.
    loaded: Mutex<Option<(Instant, T)>>,
}

impl<T> Default for TtlCell<T> {
    fn default() -> Self {
        Self { ttl: TTL, loaded: Mutex::new(None) }
    }
}

impl<T: Clone> TtlCell<T> {
    /// Returns the cached value, or loads it. Callers meanwhile wait for the result; if the loading caller is cancelled, the next one
    /// loads.
    pub async fn get_or_load(&self, load: impl Future<Output = T>) -> T {
        let mut last = self.loaded.lock().await;
        if let Some((at, value)) = &*last
            && at.elapsed() < self.ttl
        {
            return value.clone();
        }
        let value = load.await;
        *last = Some((Instant::now(), value.clone()));
        value
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicU32, Ordering::SeqCst};

    use super::*;

    #[tokio::test]
    async fn concurrent_callers_share_one_lookup_until_it_expires() {
        // A lifetime that ends only when the test says so.
        let mut cell = TtlCell { ttl: Duration::from_secs(3600), ..TtlCell::default() };
        let loads = AtomicU32::new(0);
        let load = async || {
            tokio::time::sleep(Duration::from_millis(20)).await;
            loads.fetch_add(1, SeqCst)
        };
        let all = futures_util::future::join_all((0..100).map(|_| cell.get_or_load(load()))).await;
        assert_eq!((all, loads.load(SeqCst)), (vec![0; 100], 1));
        cell.ttl = Duration::ZERO;
        assert_eq!(cell.get_or_load(load()).await, 1);
    }

    #[tokio::test]
    async fn a_cancelled_lookup_is_repeated_by_the_next_caller() {
        let cell = TtlCell::default();
        let never = cell.get_or_load(std::future::pending());
        assert!(tokio::time::timeout(Duration::from_millis(20), never).await.is_err());
        assert_eq!(cell.get_or_load(std::future::ready(7)).await, 7);
    }
}
