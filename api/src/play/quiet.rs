//! How long those who follow something may trust that nothing happened while nobody called.

use std::time::{Duration, Instant};

/// Looked for again after that long even if nobody called: should a call ever get lost, it is late and not never.
const ANYWAY: Duration = Duration::from_secs(300);
/// Up to so much later, so that a thousand streams opened together do not all look together for ever after.
const APART: Duration = Duration::from_secs(60);

/// Whether everything there was has been told, unless somebody called since. While it lasts, nobody asks the database anything.
#[derive(Debug, Default)]
pub(crate) struct Quiet(Option<Instant>);

impl Quiet {
    /// Whether it lasts.
    pub(crate) fn lasts(&self) -> bool {
        self.0.is_some_and(|until| Instant::now() < until)
    }

    /// Everything was told.
    pub(crate) fn begin(&mut self) {
        let later = ANYWAY + APART.mul_f64(rand::random());
        self.0 = Instant::now().checked_add(later);
    }

    /// Somebody called, or it was long enough.
    pub(crate) fn end(&mut self) {
        self.0 = None;
    }
}
