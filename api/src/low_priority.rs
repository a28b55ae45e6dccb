//! Threads that must not slow requests down: they run at a lower priority than everything else in the process.

/// How much nicer than requests such a thread is: where both want a core, it gets about a tenth of it.
pub const NICER: i32 = 10;

/// Lowers the priority of the calling thread; `name` is for the log.
pub fn lower_priority(name: &str) {
    // On Linux this is about the thread alone. Where it is not allowed, the work is still to be done.
    if let Err(error) = rustix::process::nice(NICER) {
        tracing::warn!(%error, name, "a background thread runs at the priority of requests");
    }
}
