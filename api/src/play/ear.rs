//! Waiting to be called by those who follow something, and how long they may trust that nothing happened while nobody called.

use std::time::{Duration, Instant};

use tokio::{sync::watch, time::timeout};

/// Looked for again after that long even if nobody called: should a call ever get lost, it is late and not never.
const ANYWAY: Duration = Duration::from_secs(300);
/// Up to so much later, so that a thousand streams opened together do not all look together for ever after.
const APART: Duration = Duration::from_secs(60);

/// Hears whether there is something to look for. While nobody calls, whoever has been told everything asks the database nothing.
pub(crate) struct Ear {
    subscribe: Box<dyn Fn() -> watch::Receiver<()> + Send>,
    called: watch::Receiver<()>,
    /// Until when everything there was has been told, unless somebody calls.
    quiet_until: Option<Instant>,
}

impl Ear {
    /// Hears those calls, from now on.
    pub(crate) fn new(subscribe: impl Fn() -> watch::Receiver<()> + Send + 'static) -> Self {
        let called = subscribe();
        Self { subscribe: Box::new(subscribe), called, quiet_until: None }
    }

    /// Waits until it is worth looking; false if it was not within so long.
    pub(crate) async fn is_worth_looking(&mut self, most: Duration) -> bool {
        if self.quiet_until.is_some_and(|until| Instant::now() < until) && !self.is_called(most).await {
            return false;
        }
        self.quiet_until = None;
        self.called.mark_unchanged();
        true
    }

    /// Everything there was has been told.
    pub(crate) fn all_was_told(&mut self) {
        self.quiet_until = Instant::now().checked_add(ANYWAY + APART.mul_f64(rand::random()));
    }

    /// Waits for a call; says whether there was one.
    pub(crate) async fn is_called(&mut self, most: Duration) -> bool {
        match timeout(most, self.called.changed()).await {
            Ok(Ok(())) => true,
            // Forgotten by who calls, because nobody seemed to listen.
            Ok(Err(_)) => {
                self.called = (self.subscribe)();
                true
            }
            Err(_) => false,
        }
    }
}
