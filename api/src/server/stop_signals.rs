//! SIGTERM and SIGINT.

use tokio::signal::unix::{Signal, SignalKind, signal};

use super::Failure;

/// Receives SIGTERM and SIGINT once it is created; no later signal is lost or ends the process.
pub(super) struct StopSignals {
    terminate: Signal,
    interrupt: Signal,
}

impl StopSignals {
    pub(super) fn listen() -> Result<Self, Failure> {
        let listen = |kind| signal(kind).map_err(|error| format!("cannot listen to signals: {error}"));
        Ok(Self { terminate: listen(SignalKind::terminate())?, interrupt: listen(SignalKind::interrupt())? })
    }

    /// Waits for the next signal and returns its kind.
    pub(super) async fn next(&mut self) -> SignalKind {
        tokio::select! {
            _ = self.terminate.recv() => SignalKind::terminate(),
            _ = self.interrupt.recv() => SignalKind::interrupt(),
        }
    }
}
