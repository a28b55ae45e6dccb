//! Faults for tests: a worker that panics.

use std::{
    str::FromStr,
    sync::{
        Arc,
        atomic::{AtomicU32, Ordering},
    },
};

/// Makes a worker panic when it starts or at a named point of its work, a given number of times or always.
#[derive(Clone, Debug)]
pub struct TestFault {
    worker: String,
    left: Option<Arc<AtomicU32>>,
}

impl FromStr for TestFault {
    type Err = &'static str;

    /// `NAME` panics every time, `NAME:COUNT` the first `COUNT` times.
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let (worker, left) = match text.split_once(':') {
            None => (text, None),
            Some((worker, count)) => {
                let count: u32 = count.parse().map_err(|_| "expected a number of panics after the colon")?;
                (worker, Some(Arc::new(AtomicU32::new(count))))
            }
        };
        if worker.is_empty() {
            Err("expected the name of a worker")
        } else {
            Ok(Self { worker: worker.to_owned(), left })
        }
    }
}

impl TestFault {
    /// Panics if this is the worker, or the point of its work, that is named here, and panics are left.
    #[expect(clippy::panic, reason = "only if a test sets it")]
    pub fn panic_if_named(&self, worker: &str) {
        let consume = |left: &Arc<AtomicU32>| {
            left.fetch_update(Ordering::Relaxed, Ordering::Relaxed, |left| left.checked_sub(1)).is_ok()
        };
        if self.worker == worker && self.left.as_ref().is_none_or(consume) {
            panic!("a test makes the worker {worker} panic");
        }
    }
}
