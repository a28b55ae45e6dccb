//! What many may ask for at once, and what costs something to find out: found out once, and good for a moment.

use std::time::Duration;

use tokio::{sync::Mutex, time::Instant};

/// How long it is good.
const MOMENT: Duration = Duration::from_secs(1);

/// Something that was found out lately, or not yet.
#[derive(Debug)]
pub struct Lately<T>(Mutex<Option<(Instant, T)>>);

impl<T> Default for Lately<T> {
    fn default() -> Self {
        Self(Mutex::new(None))
    }
}

impl<T: Clone> Lately<T> {
    /// What was found out within the last moment, or else what this finds out. Who asks meanwhile waits for it; if whoever finds it
    /// out gives up, the next one does.
    pub async fn or(&self, find_out: impl Future<Output = T>) -> T {
        let mut last = self.0.lock().await;
        if let Some((at, known)) = &*last
            && at.elapsed() < MOMENT
        {
            return known.clone();
        }
        let known = find_out.await;
        *last = Some((Instant::now(), known.clone()));
        known
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicU32, Ordering::SeqCst};

    use super::*;

    #[tokio::test]
    async fn what_many_ask_for_at_once_is_found_out_once_and_anew_after_a_moment() {
        let (lately, asked) = (Lately::default(), AtomicU32::new(0));
        let find_out = async || {
            tokio::time::sleep(Duration::from_millis(20)).await;
            asked.fetch_add(1, SeqCst)
        };
        let all = futures_util::future::join_all((0..100).map(|_| lately.or(find_out()))).await;
        assert_eq!((all, asked.load(SeqCst)), (vec![0; 100], 1));
        tokio::time::sleep(MOMENT).await;
        assert_eq!(lately.or(find_out()).await, 1);
    }

    #[tokio::test]
    async fn who_gives_up_leaves_it_to_the_next() {
        let lately = Lately::default();
        let never = lately.or(std::future::pending());
        assert!(tokio::time::timeout(Duration::from_millis(20), never).await.is_err());
        assert_eq!(lately.or(std::future::ready(7)).await, 7);
    }
}
