//! Follows stored rows: waits for a change, reads, and waits again. All streams and long polls use it.

use std::time::{Duration, Instant};

use tokio::{sync::watch, time::timeout};

/// A follower reads again after this time even without a signal, so that a lost signal only delays it.
const RECHECK_INTERVAL: Duration = Duration::from_secs(300);
/// Added at random, so that streams opened together do not read together.
const RECHECK_JITTER: Duration = Duration::from_secs(60);

/// The first and the longest pause between reads while rows are held back.
const HELD_BACK_POLL: (Duration, Duration) = (Duration::from_millis(5), Duration::from_millis(100));

/// What a read found.
pub(crate) enum Found<T> {
    /// New items.
    Items(T),
    /// Nothing new.
    Nothing,
    /// Rows that become visible when all older transactions have ended. There is no signal for that, so they are polled.
    HeldBack,
}

/// Tells a follower when to read. A follower that has read everything does not query the database until a signal comes.
pub(crate) struct ChangeListener {
    subscribe: Box<dyn Fn() -> watch::Receiver<()> + Send>,
    changes: watch::Receiver<()>,
    /// No read is needed before this time, unless a signal comes.
    up_to_date_until: Option<Instant>,
}

impl ChangeListener {
    /// Subscribes now: changes from here on are not missed.
    pub(crate) fn new(subscribe: impl Fn() -> watch::Receiver<()> + Send + 'static) -> Self {
        let changes = subscribe();
        Self { subscribe: Box::new(subscribe), changes, up_to_date_until: None }
    }

    /// Reads until something is found; returns `None` after `max_wait`.
    pub(crate) async fn next<T, E>(
        &mut self,
        max_wait: Duration,
        mut read: impl AsyncFnMut() -> Result<Found<T>, E>,
    ) -> Result<Option<T>, E> {
        let begun = Instant::now();
        let (mut pause, max_pause) = HELD_BACK_POLL;
        loop {
            let left = max_wait.saturating_sub(begun.elapsed());
            if !self.needs_read(left).await {
                return Ok(None);
            }
            match read().await? {
                Found::Items(items) => return Ok(Some(items)),
                Found::Nothing => self.set_up_to_date(),
                Found::HeldBack if left.is_zero() => return Ok(None),
                Found::HeldBack => {
                    self.changed(pause.min(left)).await;
                    pause = (pause * 2).min(max_pause);
                }
            }
        }
    }

    /// Waits until a read is needed, for `max` at most; returns whether it is.
    async fn needs_read(&mut self, max: Duration) -> bool {
        if self.up_to_date_until.is_some_and(|until| Instant::now() < until) && !self.changed(max).await {
            return false;
        }
        self.up_to_date_until = None;
        self.changes.mark_unchanged();
        true
    }

    /// The follower has read everything there was.
    fn set_up_to_date(&mut self) {
        self.up_to_date_until = Instant::now().checked_add(RECHECK_INTERVAL + RECHECK_JITTER.mul_f64(rand::random()));
    }

    /// Waits for a signal, for `max` at most; returns whether one came.
    async fn changed(&mut self, max: Duration) -> bool {
        match timeout(max, self.changes.changed()).await {
            Ok(Ok(())) => true,
            // The topic was removed while it seemed to have no subscriber.
            Ok(Err(_)) => {
                self.changes = (self.subscribe)();
                true
            }
            Err(_) => false,
        }
    }
}
