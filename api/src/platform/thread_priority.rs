//! Lowers the priority of threads, so that they do not slow down requests.

/// Added to the nice value: a thread with it gets about a tenth of a core that a request also needs.
pub const NICE_INCREMENT: i32 = 10;

/// Lowers the priority of the calling thread; `name` is for the log.
pub fn lower_priority(name: &str) {
    // On Linux this changes only the calling thread. If it is not permitted, the work continues at normal priority.
    if let Err(error) = rustix::process::nice(NICE_INCREMENT) {
        tracing::warn!(%error, name, "cannot lower the priority of a background thread");
    }
}
